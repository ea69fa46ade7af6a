export * from './client.ts';
export * from './browser.ts';
