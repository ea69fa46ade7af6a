export * from './account.builder.ts';
export * from './posting.builder.ts';
