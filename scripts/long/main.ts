import { PARTS } from './parts.ts';

const [name = '', ...args] = process.argv.slice(2);
const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined;
if (!part) {
  console.error(name === '' ? 'npm run long <part>:' : `${name}: expected one of these:`);
  for (const [each, { usage, what }] of Object.entries(PARTS))
    console.error(`  ${`${each} ${usage}`.trim()}\n      ${what}`);
  process.exit(1);
}
process.exit((await part.run(args)) ? 0 : 1);
