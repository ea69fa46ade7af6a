import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FixedClock, HOUR, MINUTE } from '../../src/platform/clock/clock.ts';
import { SETTINGS, type Settings } from '../../src/platform/config/settings.ts';
import { FailedJobs } from '../../src/platform/jobs/failed-jobs.service.ts';
import { InProcessJobQueue } from '../../src/platform/jobs/in-process-job-queue.ts';
import type { JobOutcome } from '../../src/platform/jobs/job-queue.port.ts';
import { jobQueues } from '../../src/platform/jobs/job-queues.ts';
import { type Job, JobLease, JobScheduler } from '../../src/platform/jobs/job-scheduler.service.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const NAME = 'news.publication';

/** A job that says when it has started, and runs until `finish` is called. */
function longJob() {
  const { promise: stillBusy, resolve: finish } = Promise.withResolvers<void>();
  const { promise: hasStarted, resolve: markStarted } = Promise.withResolvers<void>();
  const run = async (): Promise<void> => {
    markStarted();
    await stillBusy;
  };
  return { run, hasStarted, finish };
}

describe('a scheduled job', () => {
  let api: TestApp;
  beforeAll(async () => void (api = await startTestApp()));
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.database.collection(JobLease).deleteMany({});
  });

  /**
   * A process with a queue of its own on the one database, which tries each job once.
   * @param clock its own; the database's is that of `api`
   */
  function startProcess(run: Job, clock = api.clock) {
    const queue = new InProcessJobQueue({ ...jobQueues, schedules: { concurrency: 4, attempts: 1, backoffMs: 1 } });
    const settings: Settings = api.app.get<Settings>(SETTINGS);
    const jobs = new JobScheduler(api.database, clock, queue, api.app.get(FailedJobs), settings);
    const outcomes: JobOutcome[] = [];
    queue.onOutcome((outcome) => void outcomes.push(outcome));
    jobs.schedule(NAME, HOUR, run);
    jobs.onModuleInit();
    queue.start();
    const request = (due: Date) => queue.add('schedules', { job: NAME, due: due.toISOString() });
    const idle = () => queue.stop(10_000);
    return { outcomes, request, idle };
  }

  it('runs once for each time that it is due, whichever process hears of it', async () => {
    const run = vi.fn<Job>(async () => undefined);
    const due = api.clock.now();
    for (const time of [due, due, new Date(due.getTime() + HOUR)]) {
      api.clock.set(time);
      const [entry, other] = [startProcess(run), startProcess(run)];
      entry.request(time);
      await entry.idle();
      other.request(time);
      await other.idle();
    }
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('that another process is running is left to it, and nothing is said of how that went', async () => {
    const job = longJob();
    const busy = startProcess(() =>
      job.run().then(() => {
        throw new Error('It could not be done.');
      }),
    );
    const run = vi.fn<Job>(async () => undefined);
    const other = startProcess(run);
    const due = api.clock.now();
    busy.request(due);
    await job.hasStarted;
    other.request(due);
    await other.idle();
    expect(run).not.toHaveBeenCalled();
    expect(other.outcomes).toEqual([]);
    job.finish();
    await busy.idle();
    expect(busy.outcomes.map(({ error }) => error?.message)).toEqual(['It could not be done.']);
  });

  it.each([HOUR, -HOUR])('is not taken from a process whose clock is %i ms off, and is done once', async (offset) => {
    const job = longJob();
    const slow = vi.fn<Job>(job.run);
    const off = new FixedClock(new Date(api.clock.now().getTime() + offset));
    const busy = startProcess(slow, off);
    const due = api.clock.now();
    busy.request(due);
    await job.hasStarted;
    const run = vi.fn<Job>(async () => undefined);
    const during = startProcess(run);
    during.request(due);
    await during.idle();
    job.finish();
    await busy.idle();
    api.clock.advance(MINUTE);
    for (const clock of [off, api.clock]) {
      const afterwards = startProcess(run, clock);
      afterwards.request(due);
      await afterwards.idle();
    }
    expect(slow).toHaveBeenCalledTimes(1);
    expect(run).not.toHaveBeenCalled();
  });

  it('that stood still until another process took it does not end what that one does', async () => {
    const [frozenJob, nextJob] = [longJob(), longJob()];
    const frozen = startProcess(frozenJob.run);
    const due = api.clock.now();
    frozen.request(due);
    await frozenJob.hasStarted;
    api.clock.advance(2 * MINUTE);
    const next = startProcess(nextJob.run);
    next.request(due);
    await nextJob.hasStarted;
    frozenJob.finish();
    await frozen.idle();
    const run = vi.fn<Job>(async () => undefined);
    const third = startProcess(run);
    third.request(due);
    await third.idle();
    nextJob.finish();
    await next.idle();
    expect(run).not.toHaveBeenCalled();
  });

  it('that failed is free at once for the next process that tries it', async () => {
    const failing = startProcess(() => Promise.reject(new Error('Not now.')));
    const due = api.clock.now();
    failing.request(due);
    await failing.idle();
    const run = vi.fn<Job>(async () => undefined);
    const other = startProcess(run);
    other.request(due);
    await other.idle();
    expect(run).toHaveBeenCalledTimes(1);
    expect(other.outcomes.map(({ error }) => error)).toEqual([null]);
  });
});
