import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts what each key spends of one budget. */
export interface RateLimiter {
  /** @throws RateLimiterRes when the budget of the key is spent */
  consume(key: string): Promise<unknown>;
}

/** Where budgets are counted. */
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
