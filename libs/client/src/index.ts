export * from './client.ts';
export * from './browser.ts';
export * from './refusal.reading.ts';
export * from './typed.words.ts';
