import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { FailedJobs } from '../../src/platform/jobs/failed-jobs.service.ts';
import { InProcessJobQueue } from '../../src/platform/jobs/in-process-job-queue.ts';
import { jobQueues, type JobQueueName } from '../../src/platform/jobs/job-queues.ts';
import { TestActors, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('a background job', () => {
  let api: TestApp;
  let admin: TestActor;
  let error: Error | null = null;
  /* As in the product, but its second and third try follow at once. */
  const queue = new InProcessJobQueue({ ...jobQueues, schedules: { concurrency: 1, attempts: 3, backoffMs: 0 } });
  beforeAll(async () => {
    api = await startTestApp();
    admin = await new TestActors(api).admin();
    new FailedJobs(api.database, api.clock, queue).onModuleInit();
    queue.process('schedules', async () => {
      if (error) throw error;
    });
    queue.start();
  });
  afterAll(async () => {
    await queue.stop(1_000);
    await api.close();
  });

  const runs = (failure: Error | null) => {
    error = failure;
    queue.add('schedules', { job: 'applications.reminders' });
  };
  const failed = async () => (await admin.client.failedEvents.list()).jobs;

  it('that failed for good is shown to administrators with its reason, until it succeeds', async () => {
    runs(new Error('mia@x.example could not be written to'));
    await vi.waitFor(async () => expect(await failed()).toHaveLength(1));
    runs(new Error('mia@x.example could not be written to'));
    await vi.waitFor(async () => expect((await failed())[0]?.attempts).toBe(6));
    expect((await failed())[0]).toMatchObject({
      job: 'applications.reminders',
      lastError: '… could not be written to',
    });
    api.clock.advance(MINUTE);
    runs(null);
    await vi.waitFor(async () => expect(await failed()).toEqual([]));
  });

  it('that no longer exists, or has another name by now, is forgotten at the next start', async () => {
    const jobs = api.app.get(FailedJobs);
    const fail = (queue: JobQueueName, data = {}) => jobs.note({ queue, data, attempts: 1, error: new Error('late') });
    await fail('schedules', { job: 'internships.clock' });
    await fail('schedules', { job: 'internships.publication' });
    await fail('deliveries');
    await jobs.onApplicationBootstrap();
    expect((await failed()).map(({ job }) => job).toSorted()).toEqual(['deliveries', 'internships.publication']);
  });
});
