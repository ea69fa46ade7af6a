import { consumedEvents, eventConsumers } from '@prentice/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Events } from '../src/platform/events/events.service.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let api: TestApp;
beforeAll(async () => void (api = await startTestApp()));
afterAll(() => api.close());

/* The back office has words for the contract's names, and shows whatever else there is by its bare name. */
it('failed events are listed by consumer and event names that the contract knows', () => {
  const registered = api.app.get(Events).consumers();
  expect(registered.map(({ name }) => name).toSorted()).toEqual([...eventConsumers]);
  const awaited = new Set(registered.flatMap(({ types }) => types));
  expect([...awaited].toSorted()).toEqual([...consumedEvents]);
});
