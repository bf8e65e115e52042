import tseslint from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';

const impure = [
  { name: 'Date', message: 'Packages have no clock; take the time as an argument.' },
  { name: 'performance', message: 'Packages have no clock; take the time as an argument.' },
];
const impureCalls = [
  { object: 'Math', property: 'random', message: 'Randomness comes from Rng alone.' },
  { property: 'localeCompare', message: 'Sort by code points; locales differ between machines.' },
  { property: 'toLocaleString', message: 'Formatting belongs to the edge.' },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'bench/rivals/**', 'data/**'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what you need, not for a time.',
        },
      ],
    },
  },
  {
    files: ['packages/**/*.ts'],
    ignores: ['**/*.test.ts', '**/*.node.ts'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': ['error', ...impureCalls],
    },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
