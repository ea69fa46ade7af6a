import { AppError, type RateClass } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { SETTINGS, type Settings } from '../config/settings.ts';

/** Requests per seconds, for each user or, without one, each address. */
const budgets: Readonly<Record<RateClass, readonly [points: number, seconds: number]>> = {
  read: [600, 60],
  search: [240, 60],
  write: [120, 60],
  upload: [20, 60],
  export: [10, 60],
  auth: [60, 60],
  mail: [10, 600],
  report: [5, 600],
};

/** Spends the request budgets of callers. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<RateClass, RateLimiterMemory>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** @throws AppError RATE_LIMITED when the budget of this class is spent. */
  async consume(rate: RateClass, key: string): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    try {
      await this.limiter(rate).consume(key);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) });
    }
  }

  private limiter(rate: RateClass): RateLimiterMemory {
    const known = this.limiters.get(rate);
    if (known) return known;
    const [points, duration] = budgets[rate];
    const created = new RateLimiterMemory({ points, duration });
    this.limiters.set(rate, created);
    return created;
  }
}
