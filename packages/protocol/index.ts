export * from './messages.ts';
export * from './patch.ts';
