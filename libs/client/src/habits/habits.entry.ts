export * from './ahead.ts';
export * from './current.build.ts';
