/** What pages of both applications do in a browser beside calling the API. */
export * from './prefetch.ts';
export * from './reload-on-new-build.ts';
export * from './save-file.ts';
