import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../src/platform/clock/clock.ts';
import { JobQueue } from '../src/platform/jobs/job-queue.port.ts';
import { TestActors, type TestActor } from './test-actors.ts';
import { startTestApp, type TestApp } from './test-app.ts';

describe('a background job', () => {
  let api: TestApp;
  let admin: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    admin = await new TestActors(api).admin();
  });
  afterAll(() => api.close());

  /** What its queue says of a job, as when it has tried it for the last time. */
  const ends = (error: Error | null) => {
    const queue: object = api.app.get(JobQueue);
    const outcome = { queue: 'schedules', data: { job: 'applications.reminders' }, attempts: 3, error };
    Reflect.get(queue, 'settle').call(queue, outcome);
  };
  const failed = async () => (await admin.client.failedEvents.list()).jobs;

  it('that failed for good is shown to administrators with its reason, until it succeeds', async () => {
    ends(new Error('mia@x.example could not be written to'));
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1));
    ends(new Error('mia@x.example could not be written to'));
    await vi.waitFor(async () => expect((await failed())[0]?.attempts).toBe(6));
    expect((await failed())[0]).toMatchObject({
      job: 'applications.reminders',
      lastError: '… could not be written to',
    });
    api.clock.advance(MINUTE);
    ends(null);
    await vi.waitFor(async () => expect(await failed()).toEqual([]));
  });
});
