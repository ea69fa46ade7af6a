import { AppError, type RateClass } from '@prentice/contract';
import { Inject, Injectable } from '@nestjs/common';
import { RateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import { AttemptLimiter } from '../../auth/attempt-limiter.ts';
import { SETTINGS, type Settings } from '../../config/settings.ts';

/** Counts what each key spends of one budget. */
export interface RateLimiter {
  /** @throws RateLimiterRes or AppError RATE_LIMITED when the budget of the key is spent */
  consume(key: string): Promise<unknown>;
}

/** Counts requests against budgets. */
export abstract class RateLimitStore {
  /** @param name the budget's, unique  @param seconds after which it is full again */
  abstract limiter(name: string, points: number, seconds: number): RateLimiter;
}

/** Counts in the memory of this process. */
export class InProcessRateLimitStore extends RateLimitStore {
  limiter(name: string, points: number, duration: number): RateLimiter {
    return new RateLimiterMemory({ keyPrefix: name, points, duration });
  }
}

/** Counts in the database, for processes that share nothing else: a small write for each request. */
@Injectable()
export class DatabaseRateLimitStore extends RateLimitStore {
  constructor(private readonly attemptLimiter: AttemptLimiter) {
    super();
  }

  limiter(name: string, attempts: number, seconds: number): RateLimiter {
    const limit = { name: `requests ${name}`, attempts, windowMs: seconds * 1_000 };
    return { consume: (key) => this.attemptLimiter.consume(limit, key) };
  }
}

/** Whom a request is counted for. */
export interface Payer {
  /** A user, a session, a device or an address. */
  readonly key: string;
  /** Whether it is an address, which may be that of a whole campus. */
  readonly isAddress: boolean;
}

/** So many requests per seconds, for each payer; and for each address where that differs. */
type Budget = readonly [points: number, seconds: number, pointsOfAddress?: number];

/** Classes of requests: those of operations, and pages that have to be made. */
type BudgetName = RateClass | 'page';

const budgets: Readonly<Record<BudgetName, Budget>> = {
  read: [600, 60],
  search: [240, 60],
  write: [120, 60],
  upload: [20, 60],
  export: [10, 60],
  auth: [60, 60],
  /* Each page that is opened renews the session. Only callers without a valid session are counted by address. */
  session: [120, 60, 600],
  mail: [10, 600],
  report: [5, 600],
  page: [600, 60],
};

/** Spends the request budgets of callers. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiter>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly store: RateLimitStore,
  ) {}

  /** @throws AppError RATE_LIMITED when the budget of this class is spent. */
  async consume(rate: BudgetName, payer: Payer): Promise<void> {
    if (!this.settings.RATE_LIMITS) return;
    try {
      await this.limiter(rate, payer).consume(payer.key);
    } catch (spent) {
      if (!(spent instanceof RateLimiterRes)) throw spent;
      throw new AppError('RATE_LIMITED', { seconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)) });
    }
  }

  private limiter(rate: BudgetName, { isAddress }: Payer): RateLimiter {
    const name = `${rate} ${isAddress ? 'address' : 'payer'}`;
    const limiter = this.limiters.get(name);
    if (limiter) return limiter;
    const [points, duration, pointsOfAddress = points] = budgets[rate];
    const created = this.store.limiter(name, isAddress ? pointsOfAddress : points, duration);
    this.limiters.set(name, created);
    return created;
  }
}
