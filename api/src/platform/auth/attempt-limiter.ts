import { createHash } from 'node:crypto';
import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { AppError } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { CollectionDefinition } from '../database/collection-definition.ts';
import { Clock } from '../clock/clock.ts';
import { SETTINGS, type Settings } from '../config/settings.ts';
import { Database } from '../database/database.service.ts';
import { isDuplicateKeyError } from '../database/driver-error.ts';

/** Attempts of one key within one window of time. */
export const Attempts = defineEntity({
  name: 'Attempts',
  tableName: 'attempts',
  properties: {
    _id: p.string().primary(),
    count: p.integer(),
    expiresAt: p.datetime().$type<Date>(),
  },
});
/** A counter as it is stored. */
type AttemptsRow = InferEntity<typeof Attempts>;

export const attemptsCollection: CollectionDefinition = {
  entity: Attempts,
  personal: { export: null, erasure: 'expire', why: 'Digests of addresses, for hours.' },
  indexes: [{ key: { expiresAt: 1 }, name: 'attempts_ttl', expireAfterSeconds: 0 }],
};

/** So many attempts within so many milliseconds. */
export interface AttemptLimit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/**
 * Counts attempts in the database, so that all processes and a restart share the count. An attempt is counted by one
 * atomic step before it is made: attempts sent at the same moment cannot all see the same number.
 */
@Injectable()
export class AttemptLimiter {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  private get rows() {
    return this.database.collection<AttemptsRow>(Attempts);
  }

  /**
   * Counts one attempt of a key, such as an address or an account.
   * @throws AppError RATE_LIMITED with the seconds until the next window when the allowance is spent
   */
  async consume(limit: AttemptLimit, key: string): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    const { id, ends } = this.counter(limit, key);
    if ((await this.increment(id, new Date(ends))) <= limit.attempts) return;
    throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil((ends - this.clock.now().getTime()) / 1000)) });
  }

  /** Gives a key its whole allowance back, after it has proven itself. */
  async reset(limit: AttemptLimit, key: string): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    await this.rows.deleteOne({ _id: this.counter(limit, key).id });
  }

  private counter({ name, windowMs }: AttemptLimit, key: string): { id: string; ends: number } {
    const turn = Math.floor(this.clock.now().getTime() / windowMs);
    const digest = createHash('sha256').update(key).digest('base64url');
    return { id: `${name}:${digest}:${turn}`, ends: (turn + 1) * windowMs };
  }

  private async increment(_id: string, expiresAt: Date): Promise<number> {
    const count = () =>
      this.rows.findOneAndUpdate(
        { _id },
        { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
        { upsert: true, returnDocument: 'after' },
      );
    try {
      return (await count())?.count ?? 1;
    } catch (error) {
      /* Two first attempts at once: one of them made the counter, so the second try finds it. */
      if (!isDuplicateKeyError(error)) throw error;
      return (await count())?.count ?? 1;
    }
  }
}
