import { hasRedisServer, NO_REDIS_SERVER, RedisServer } from '@prentice/testing/redis';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RateLimiter } from '../../src/platform/http/load/rate-limits.ts';
import { RedisConnections } from '../../src/platform/redis/redis-connections.ts';
import { RedisProcessSignals } from '../../src/platform/redis/redis-process-signals.ts';
import { RedisRateLimitStore } from '../../src/platform/redis/redis-rate-limit-store.ts';
import { startTestApp } from '../support/test-app.ts';
import { skipReason } from '../support/skip-reason.ts';

const POINTS = 5;
/** Milliseconds that a request may wait for Redis, with room for a busy machine. */
const PATIENCE_MS = 200;

describe.skipIf(!hasRedisServer)(`processes on one Redis${skipReason(!hasRedisServer, NO_REDIS_SERVER)}`, () => {
  let redis: RedisServer;
  let connections: RedisConnections[] = [];
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterEach(() => {
    for (const connection of connections) connection.close();
    connections = [];
  });
  afterAll(() => redis.stop());

  async function connect(prefix: string): Promise<RedisConnections> {
    const connection = new RedisConnections(redis.url, prefix);
    connections.push(connection);
    await vi.waitUntil(() => connection.isAvailable, 5_000);
    return connection;
  }
  const limiterOf = async (prefix: string): Promise<RateLimiter> =>
    new RedisRateLimitStore(await connect(prefix)).limiter('write', POINTS, 60);

  it('count what a caller spends together', async () => {
    const limiters = [await limiterOf('together'), await limiterOf('together')];
    for (let count = 0; count < POINTS; count++) await limiters[count % 2]?.consume('mia');
    for (const limiter of limiters) await expect(limiter.consume('mia')).rejects.toBeInstanceOf(RateLimiterRes);
    await expect(limiters[0]?.consume('noah')).resolves.toBeUndefined();
  });

  it('count each for itself while Redis is frozen, and no request waits for it', async () => {
    const limiter = await limiterOf('frozen');
    redis.freeze();
    try {
      let longest = 0;
      for (let count = 0; count < POINTS; count++) {
        const began = performance.now();
        await limiter.consume('mia');
        longest = Math.max(longest, performance.now() - began);
      }
      expect(longest).toBeLessThan(PATIENCE_MS);
      await expect(limiter.consume('mia')).rejects.toBeInstanceOf(RateLimiterRes);
    } finally {
      redis.thaw();
    }
  });

  it('continue from their own count when Redis ends, and count together again when it is back', async () => {
    const limiter = await limiterOf('ended');
    for (let count = 0; count < POINTS - 1; count++) await limiter.consume('mia');
    await redis.stop();
    await limiter.consume('mia');
    await expect(limiter.consume('mia')).rejects.toBeInstanceOf(RateLimiterRes);
    await redis.startAgain();
    await vi.waitUntil(() => connections[0]?.isAvailable, 10_000);
    await expect(limiter.consume('mia')).resolves.toBeUndefined();
  }, 30_000);

  it('hear of what the others say, also after Redis was away, and not of themselves', async () => {
    const [first, other] = [await connect('signals'), await connect('signals')].map(
      (connection) => new RedisProcessSignals(connection),
    );
    let heard = 0;
    let ownCount = 0;
    other?.on('events', () => heard++);
    first?.on('events', () => ownCount++);
    await vi.waitUntil(() => {
      first?.send('events');
      return heard > 1;
    }, 10_000);
    const ownAtFirst = ownCount;
    await redis.stop();
    first?.send('events');
    await redis.startAgain();
    await vi.waitUntil(() => connections.every(({ isAvailable }) => isAvailable), 10_000);
    const before = heard;
    await vi.waitUntil(() => {
      first?.send('events');
      return heard > before + 1;
    }, 10_000);
    /* Only that it may have missed something. */
    expect(ownCount - ownAtFirst).toBeLessThanOrEqual(1);
  }, 30_000);

  it('stay ready without Redis, and say that they work without it', async () => {
    const api = await startTestApp({ REDIS_URL: redis.url });
    const redisStatus = async () => (await api.client().health.ready()).redis;
    try {
      await vi.waitFor(async () => expect(await redisStatus()).toBe('ok'), 10_000);
      await redis.stop();
      await vi.waitFor(async () => expect(await redisStatus()).toBe('degraded'), 10_000);
      expect(await api.client().health.ready()).toMatchObject({ status: 'degraded', database: 'ok' });
      await redis.startAgain();
      await vi.waitFor(async () => expect(await redisStatus()).toBe('ok'), 10_000);
    } finally {
      await api.close();
    }
  }, 60_000);
});
