import { setImmediate } from 'node:timers/promises';
import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { hasRedisServer, NO_REDIS_SERVER, RedisServer } from '@prentice/testing/redis';
import type { Queue } from 'bull';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { InProcessJobQueue } from '../../src/platform/jobs/in-process-job-queue.ts';
import { JobQueue, type JobHandler, type JobOutcome } from '../../src/platform/jobs/job-queue.port.ts';
import { jobQueues, type JobQueueDefinition, type JobQueueName } from '../../src/platform/jobs/job-queues.ts';
import { BullJobQueue } from '../../src/platform/redis/bull-job-queue.ts';
import { RedisConnections } from '../../src/platform/redis/redis-connections.ts';
import { RedisModule } from '../../src/platform/redis/redis.module.ts';
import { skipReason } from '../support/skip-reason.ts';

/** As the product has them, but with waits that a test can bear. */
const quick = { concurrency: 3, attempts: 3, backoffMs: 20 };
const definitions: Record<JobQueueName, JobQueueDefinition> = {
  outbox: quick,
  deliveries: quick,
  announcements: quick,
  'cv-readings': quick,
  matches: quick,
  'cv-analyses': quick,
  'cv-tests': quick,
  maintenance: quick,
  schedules: quick,
};

interface Fixture {
  /* As they take the jobs of any queue: what these say is of no matter here. */
  readonly queue: InProcessJobQueue | BullJobQueue;
  readonly close: () => Promise<void>;
}

/** Milliseconds in which adding a job returns, also on a busy machine. */
const AT_ONCE_MS = 50;

let prefixes = 0;

async function bullFixture(redis: RedisServer, prefix = `test:${process.pid}:${++prefixes}`): Promise<Fixture> {
  const context: INestApplicationContext = await NestFactory.createApplicationContext(
    RedisModule.register(redis.url, prefix),
    { logger: false },
  );
  const names = Object.keys(jobQueues) as JobQueueName[];
  const queues = new Map(names.map((name) => [name, context.get<Queue>(getQueueToken(name), { strict: false })]));
  const connections = context.get(RedisConnections, { strict: false });
  const queue = new BullJobQueue(connections, queues, definitions);
  await vi.waitUntil(() => connections.isAvailable, 5_000);
  return { queue, close: () => context.close() };
}

const settled = (queue: JobQueue): JobOutcome[] => {
  const outcomes: JobOutcome[] = [];
  queue.onOutcome((outcome) => outcomes.push(outcome));
  return outcomes;
};

/** What every adapter promises. */
function contractTests(make: () => Promise<Fixture>): void {
  let fixture: Fixture;
  afterEach(async () => {
    await fixture.queue.stop(1_000);
    await fixture.close();
  });

  async function started(handler: JobHandler): Promise<Fixture['queue']> {
    fixture = await make();
    fixture.queue.process('deliveries', handler);
    fixture.queue.start();
    return fixture.queue;
  }

  it('hands each job to its handler, with its data', async () => {
    const seen: string[] = [];
    const queue = await started(async ({ data }) => void seen.push(data['name'] ?? ''));
    const outcomes = settled(queue);
    for (const name of ['one', 'two', 'three']) queue.add('deliveries', { name });
    await vi.waitUntil(() => outcomes.length === 3);
    expect(seen.toSorted()).toEqual(['one', 'three', 'two']);
    expect(outcomes.map(({ error }) => error)).toEqual([null, null, null]);
  });

  it('works on as many jobs at a time as the queue says and on no more, and counts them until they end', async () => {
    let running = 0;
    let most = 0;
    const finishes: (() => void)[] = [];
    const queue = await started(async () => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => finishes.push(resolve));
      running--;
    });
    const outcomes = settled(queue);
    for (let count = 0; count < 10; count++) queue.add('deliveries');
    await vi.waitUntil(() => running === quick.concurrency, 5_000);
    await vi.waitUntil(async () => (await queue.depthOf('deliveries')) === 10, 5_000);
    for (let count = 0; count < 10; count++) {
      await vi.waitUntil(() => finishes.length > count, 5_000);
      finishes[count]?.();
    }
    await vi.waitUntil(() => outcomes.length === 10, 5_000);
    expect(most).toBe(quick.concurrency);
    await vi.waitUntil(async () => (await queue.depthOf('deliveries')) === 0, 5_000);
  });

  it('tries a job that fails again after a wait, and then says with what it failed for good', async () => {
    const attempts: number[] = [];
    const queue = await started(async ({ attempt }) => {
      attempts.push(attempt);
      throw new Error('The database is gone.');
    });
    const outcomes = settled(queue);
    queue.add('deliveries', { name: 'hopeless' });
    await vi.waitUntil(() => outcomes.length === 1, 15_000);
    expect(attempts).toEqual([1, 2, 3]);
    expect(outcomes[0]).toMatchObject({ queue: 'deliveries', data: { name: 'hopeless' }, attempts: 3 });
    expect(outcomes[0]?.error?.message).toBe('The database is gone.');
  });

  it('says that a job is done when a later try succeeds', async () => {
    const queue = await started(async ({ attempt }) => {
      if (attempt === 1) throw new Error('Not yet.');
    });
    const outcomes = settled(queue);
    queue.add('deliveries');
    await vi.waitUntil(() => outcomes.length === 1, 10_000);
    expect(outcomes[0]).toMatchObject({ attempts: 2, error: null });
  });

  it('keeps one of several jobs with one id while it waits or runs, and takes the next one afterwards', async () => {
    let runs = 0;
    let finish: () => void = () => undefined;
    const queue = await started(async () => {
      runs++;
      await new Promise<void>((resolve) => (finish = resolve));
    });
    const outcomes = settled(queue);
    queue.add('deliveries', {}, { id: 'same' });
    await vi.waitUntil(() => runs === 1);
    queue.add('deliveries', {}, { id: 'same' });
    queue.add('deliveries', {}, { id: 'other' });
    await vi.waitUntil(() => runs === 2);
    const [finishOther] = [finish];
    finishOther();
    await vi.waitUntil(() => outcomes.length === 1);
    expect(runs).toBe(2);
  });

  it('shows how far a job has come while it runs', async () => {
    let finish: () => void = () => undefined;
    const queue = await started(async ({ reportProgress }) => {
      reportProgress(40);
      await new Promise<void>((resolve) => (finish = resolve));
    });
    queue.add('deliveries', {}, { id: 'long' });
    await vi.waitUntil(async () => (await queue.progressOf('deliveries', 'long')) === 40);
    const outcomes = settled(queue);
    finish();
    await vi.waitUntil(() => outcomes.length === 1);
    await vi.waitFor(async () => expect(await queue.progressOf('deliveries', 'long')).toBeNull());
  });

  it('lets what runs end before it stops, takes no more, and waits no longer than it may', async () => {
    let ended = 0;
    const finishes: (() => void)[] = [];
    const queue = await started(async () => {
      await new Promise<void>((resolve) => finishes.push(resolve));
      ended++;
    });
    queue.add('deliveries');
    await vi.waitUntil(() => finishes.length === 1);
    let isStopped = false;
    const stopping = queue.stop(3_000).then(() => (isStopped = true));
    await setImmediate();
    expect(isStopped).toBe(false);
    finishes[0]?.();
    await stopping;
    expect(ended).toBe(1);
    queue.add('deliveries');
    const began = performance.now();
    await queue.stop(100);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(finishes).toHaveLength(1);
  });
}

describe('the job queue of one process', () => {
  contractTests(async () => ({ queue: new InProcessJobQueue(definitions), close: async () => undefined }));
});

describe.skipIf(!hasRedisServer)(`the job queue on Redis${skipReason(!hasRedisServer, NO_REDIS_SERVER)}`, () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(() => redis.stop());

  contractTests(() => bullFixture(redis));

  it('is shared by processes: a job goes to one of them, and an id counts for all', async () => {
    const prefix = `test:${process.pid}:shared`;
    const fixtures = [await bullFixture(redis, prefix), await bullFixture(redis, prefix)];
    const seen: string[] = [];
    for (const { queue } of fixtures) {
      queue.process('schedules', async ({ id }) => void seen.push(id));
      queue.start();
    }
    for (let index = 0; index < 20; index++)
      fixtures[index % 2]?.queue.add('schedules', {}, { id: `job-${index % 10}-${index}` });
    await vi.waitUntil(() => seen.length >= 20, 10_000);
    expect(new Set(seen).size).toBe(20);
    for (const { queue, close } of fixtures) await queue.stop(1_000).then(close);
  });
});

describe.skipIf(!hasRedisServer)(
  `the job queue, when Redis fails,${skipReason(!hasRedisServer, NO_REDIS_SERVER)}`,
  () => {
    let redis: RedisServer;
    let fixture: Fixture;
    let seen: string[] = [];
    beforeAll(async () => {
      redis = await RedisServer.start();
      fixture = await bullFixture(redis);
      fixture.queue.process('deliveries', async ({ data }) => void seen.push(data['name'] ?? ''));
      fixture.queue.start();
    });
    afterEach(() => (seen = []));
    afterAll(async () => {
      await fixture.queue.stop(500);
      await fixture.close();
      await redis.stop();
    });

    const addedWithin = (name: string) => {
      const began = performance.now();
      fixture.queue.add('deliveries', { name });
      return performance.now() - began;
    };
    const arrives = (name: string) => vi.waitUntil(() => seen.includes(name), 20_000);

    it('works on jobs itself while Redis is frozen, and through Redis again afterwards', async () => {
      redis.freeze();
      onTestFinished(() => redis.thaw());
      expect(addedWithin('frozen')).toBeLessThan(AT_ONCE_MS);
      await arrives('frozen');
      expect(addedWithin('still frozen')).toBeLessThan(AT_ONCE_MS);
      await arrives('still frozen');
      redis.thaw();
      expect(addedWithin('thawed')).toBeLessThan(AT_ONCE_MS);
      await arrives('thawed');
    }, 60_000);

    it('works on jobs itself while Redis is stopped, and through Redis when it runs again', async () => {
      await redis.stop();
      expect(addedWithin('stopped')).toBeLessThan(AT_ONCE_MS);
      await arrives('stopped');
      await redis.startAgain();
      expect(addedWithin('started')).toBeLessThan(AT_ONCE_MS);
      await arrives('started');
    }, 60_000);

    it('continues after everything in Redis was deleted', async () => {
      await redis.flush();
      expect(addedWithin('flushed')).toBeLessThan(AT_ONCE_MS);
      await arrives('flushed');
    }, 60_000);

    it('stops within its time although Redis is frozen', async () => {
      const other = await bullFixture(redis);
      other.queue.process('deliveries', async () => undefined);
      other.queue.start();
      redis.freeze();
      onTestFinished(() => redis.thaw());
      const began = performance.now();
      await other.queue.stop(1_000);
      await other.close();
      expect(performance.now() - began).toBeLessThan(3_000);
    }, 60_000);
  },
);
