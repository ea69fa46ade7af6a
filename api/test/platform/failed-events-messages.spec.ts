import { consumedEvents, eventConsumers, scheduledJobs } from '@prentice/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Events } from '../../src/platform/events/events.service.ts';
import { JobScheduler } from '../../src/platform/jobs/job-scheduler.service.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let api: TestApp;
let jobs: string[];
beforeAll(async () => {
  const schedule = vi.spyOn(JobScheduler.prototype, 'schedule');
  api = await startTestApp();
  jobs = schedule.mock.calls.map(([name]) => name);
  schedule.mockRestore();
});
afterAll(() => api.close());

/* The back office has words for the contract's names, and shows whatever else there is by its bare name. */
it('failed events are listed by consumer and event names that the contract knows', () => {
  const registered = api.app.get(Events).consumers();
  expect(registered.map(({ name }) => name).toSorted()).toEqual([...eventConsumers]);
  const awaited = new Set(registered.flatMap(({ types }) => types));
  expect([...awaited].toSorted()).toEqual([...consumedEvents]);
});

it('failed jobs are listed by names that the contract knows, and it knows no others', () => {
  expect(jobs.toSorted()).toEqual(Object.keys(scheduledJobs).toSorted());
});
