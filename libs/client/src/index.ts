export * from './client.ts';
export { retryWhileOverloaded } from './overload-retry.ts';
export { readServerEvents, type ServerEvent } from './live/event-stream.ts';
