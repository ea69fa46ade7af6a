export * from './prefetch.ts';
export * from './reload-on-new-build.ts';
