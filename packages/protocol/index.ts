export * from './messages.ts';
export * from './your-move.ts';
export * from './http.ts';
export * from './patch.ts';
export * from './social.ts';
export * from './bench.ts';
export * from './lines.ts';
export * from './clock.ts';
