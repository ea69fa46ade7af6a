export * from './autosave.ts';
export * from './draft-store.ts';
export * from './clear-drafts.ts';
export * from './version-differences.ts';
