export * from './account.builder.ts';
