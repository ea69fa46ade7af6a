import { BullModule, getQueueToken } from '@nestjs/bull';
import { Global, Module, type DynamicModule } from '@nestjs/common';
import type { Queue, QueueOptions } from 'bull';
import { ProcessSignals } from '../events/process-signals.port.ts';
import { RateLimitStore } from '../http/load/rate-limits.ts';
import { JobQueue, type JobData } from '../jobs/job-queue.port.ts';
import { jobQueueNames } from '../jobs/job-queues.ts';
import { BullJobQueue } from './bull-job-queue.ts';
import { RedisConnections } from './redis-connections.ts';
import { RedisProcessSignals } from './redis-process-signals.ts';
import { RedisRateLimitStore } from './redis-rate-limit-store.ts';

/**
 * Milliseconds without a sign of life after which a job is given to another process, and between two looks for such
 * jobs.
 */
const LOCK_MS = 30_000;
const STALLED_MS = 15_000;
const RETRY_MS = 1_000;

/** Returns the options of Bull. All queues of a process share two connections; each needs one more to wait for jobs. */
function bullOptions(redis: RedisConnections): QueueOptions & { skipVersionCheck: boolean } {
  const subscriber = redis.open('subscriber');
  return {
    prefix: `${redis.prefix}:jobs`,
    skipVersionCheck: true,
    createClient: (type) => {
      if (type === 'bclient') return redis.open('blocking');
      return type === 'subscriber' ? subscriber : redis.commands;
    },
    settings: {
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      retryProcessDelay: RETRY_MS,
      /* A job that only says "look" does no harm when it is repeated. */
      maxStalledCount: 10,
    },
  };
}

/**
 * Takes two things from a queue that would end badly without Redis: the library closes it at the end of the process and
 * waits for Redis however long that takes (`BullJobQueue.stop` closes it), and it names the connection for lists of
 * Redis' clients by a command whose failure nobody catches, which ends a process.
 */
function withoutPitfalls(queue: Queue<JobData>): Queue<JobData> {
  return Object.assign(queue, { onApplicationShutdown: async () => undefined, setWorkerName: () => undefined });
}

/** Makes the queue. Nest hands the queues over in the order of their names. */
function makeJobQueue(redis: RedisConnections, ...queues: Queue<JobData>[]): BullJobQueue {
  const byName = jobQueueNames.map((name, index) => {
    const queue = queues[index];
    if (!queue) throw new Error(`The queue ${name} was not registered.`);
    return [name, withoutPitfalls(queue)] as const;
  });
  return new BullJobQueue(redis, new Map(byName));
}

@Global()
@Module({})
class RedisConnectionsModule {
  static register(url: string, prefix: string): DynamicModule {
    const connections = { provide: RedisConnections, useFactory: () => new RedisConnections(url, prefix) };
    return { module: RedisConnectionsModule, providers: [connections], exports: [RedisConnections] };
  }
}

/** Provides jobs, signals and rate limits of several processes, through Redis. */
@Global()
@Module({})
export class RedisModule {
  /** @param prefix what the names of all keys begin with, so that several installations can share one Redis */
  static register(url: string, prefix: string): DynamicModule {
    return {
      module: RedisModule,
      imports: [
        RedisConnectionsModule.register(url, prefix),
        BullModule.forRootAsync({ inject: [RedisConnections], useFactory: bullOptions }),
        BullModule.registerQueue(...jobQueueNames.map((name) => ({ name }))),
      ],
      providers: [
        {
          provide: JobQueue,
          inject: [RedisConnections, ...jobQueueNames.map((name) => getQueueToken(name))],
          useFactory: makeJobQueue,
        },
        {
          provide: ProcessSignals,
          inject: [RedisConnections],
          useFactory: (redis: RedisConnections) => new RedisProcessSignals(redis),
        },
        {
          provide: RateLimitStore,
          inject: [RedisConnections],
          useFactory: (redis: RedisConnections) => new RedisRateLimitStore(redis),
        },
      ],
      exports: [JobQueue, ProcessSignals, RateLimitStore],
    };
  }
}
