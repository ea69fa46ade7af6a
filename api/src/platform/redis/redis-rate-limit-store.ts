import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitStore, type RateLimiter } from '../http/load/rate-limits.ts';
import type { RedisConnections } from './redis-connections.ts';

/** Milliseconds that a request waits for Redis at most. */
const TIMEOUT_MS = 50;

const timedOut = Symbol('late');

/**
 * Counts for all processes together, and in this one as well: while Redis does not answer within a few milliseconds,
 * the count of this process decides.
 */
class SharedRateLimiter implements RateLimiter {
  private readonly own: RateLimiterMemory;
  private readonly shared: RateLimiterRedis;

  constructor(
    private readonly redis: RedisConnections,
    name: string,
    points: number,
    duration: number,
  ) {
    this.own = new RateLimiterMemory({ keyPrefix: name, points, duration });
    const keyPrefix = `${redis.prefix}:rate:${name}`;
    this.shared = new RateLimiterRedis({ storeClient: redis.commands, keyPrefix, points, duration });
  }

  async consume(key: string): Promise<unknown> {
    const localResult = this.own.consume(key);
    if (!this.redis.isAvailable) return localResult;
    /* It is only asked when Redis does not say anything. */
    localResult.catch(() => undefined);
    try {
      if ((await this.askRedis(key)) !== timedOut) return undefined;
      this.redis.noteFailure(new Error(`no reply within ${TIMEOUT_MS} ms`));
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      this.redis.noteFailure(error);
    }
    return localResult;
  }

  private async askRedis(key: string): Promise<unknown> {
    const sharedResult = this.shared.consume(key);
    sharedResult.catch(() => undefined);
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<typeof timedOut>((resolve) => {
      timer = setTimeout(() => resolve(timedOut), TIMEOUT_MS);
    });
    try {
      return await Promise.race([sharedResult, timeout]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Counts budgets in Redis. */
export class RedisRateLimitStore extends RateLimitStore {
  constructor(private readonly redis: RedisConnections) {
    super();
  }

  limiter(name: string, points: number, seconds: number): RateLimiter {
    return new SharedRateLimiter(this.redis, name, points, seconds);
  }
}
