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

const noSleep =
  'Tests wait for an event (`until` of testkit/until.node.ts), or set the clock; they never sleep.';
const timer = "CallExpression[callee.name='setTimeout'][arguments.length>1]";
/** A wait for an array that nobody else has. */
const standing = 'TemplateElement[value.raw=/Atomics[.]wait[(]new /]';
const everywhere = [
  "CallExpression[callee.property.name='waitForTimeout']",
  'CallExpression[callee.name=/^(sleep|delay)$/]',
  'ImportDeclaration[source.value=/timers.promises/]',
  "CallExpression[callee.object.name='Atomics'][callee.property.name='wait'] > NewExpression.arguments:first-child",
];
const asSleeps = (...selectors) => selectors.map((selector) => ({ selector, message: noSleep }));
const sleeps = asSleeps(...everywhere, `NewExpression[callee.name='Promise'] ${timer}`);
// A helper that keeps its timer sets a limit to a wait for an event, and clears it when that comes.
const sleepsOfHelpers = asSleeps(
  ...everywhere,
  standing,
  `NewExpression[callee.name='Promise'] :not(VariableDeclarator) > ${timer}`,
);
const noEval =
  'The policy of the pages lets an expression be read once, and no second time: give a function, `() => …`.';
const readAgain = ['Literal[value!=/^[(]/]', 'TemplateLiteral[quasis.0.value.raw!=/^[(]/]'].map((text) => ({
  selector: `CallExpression[callee.property.name='waitForFunction'] > ${text}.arguments:first-child`,
  message: noEval,
}));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', 'bench/rivals/**', 'data/**'] },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-duplicate-imports': 'error',
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
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...sleeps, ...asSleeps(standing), ...readAgain],
    },
  },
  {
    files: ['**/testing/**/*.{ts,tsx}', '**/*.node.ts', 'packages/testkit/**/*.ts'],
    // `until` itself asks about what tells nobody when it happens.
    ignores: ['**/*.test.ts', 'packages/testkit/until.node.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sleepsOfHelpers] },
  },
  {
    // Its thread stands still: that is what the printer is tested with.
    files: ['apps/server/print/printer.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...sleeps, ...readAgain] },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
