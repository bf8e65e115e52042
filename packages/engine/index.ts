export * from './contract.ts';
export * from './random.ts';
export * from './play.ts';
export * from './history.ts';
export * from './error.ts';
export * from './read.ts';
export * from './record.ts';
export * from './count.ts';
