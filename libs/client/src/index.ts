export * from './client.ts';
export * from './browser-session.ts';
export * from './error-response.ts';
export * from './unsent-input.ts';
