export * from './clauses.ts';
export * from './contest.ts';
export * from './judge.ts';
export * from './locomotive.ts';
export * from './seen.ts';
export * from './style.ts';
export * from './table.ts';
