import { setTimeout as after } from 'node:timers/promises';

interface Entry<T> {
  readonly value: T;
  readonly countedAt: number;
  /** Milliseconds that the count took. */
  readonly took: number;
}

/** At most one part in so many of all time is spent on counting the same value. */
const SHARE = 20;

export interface CacheTimes {
  /** Milliseconds for which a value is fresh. */
  readonly fresh: number;
  /** Milliseconds after that for which they are still served, while new ones are counted. */
  readonly stale: number;
  /** Milliseconds that a caller waits when there is no value yet. */
  readonly patience: number;
}

/**
 * Caches metrics that are expensive to count in the process: a repeated request within their time costs
 * nothing, and those who ask at the same moment share one count. Metrics that took long to count are kept longer. A
 * count that fails keeps nothing.
 */
export class MetricsCache<Key, T> {
  private readonly entries = new Map<Key, Entry<T>>();
  private readonly pendingCounts = new Map<Key, Promise<T>>();

  constructor(
    private readonly times: CacheTimes,
    private readonly now: () => number,
  ) {}

  /** @returns null when there are none yet and the count takes longer than the patience; it continues all the same */
  async read(key: Key, count: () => Promise<T>): Promise<T | null> {
    const entry = this.entries.get(key);
    const age = entry ? Math.abs(this.now() - entry.countedAt) : Infinity;
    const freshFor = Math.max(this.times.fresh, (entry?.took ?? 0) * SHARE);
    if (entry && age < freshFor) return entry.value;
    const counting = this.countOnce(key, count);
    if (!entry || age >= freshFor + this.times.stale)
      return Promise.race([counting, after(this.times.patience, null, { ref: false })]);
    counting.catch(() => undefined);
    return entry.value;
  }

  private countOnce(key: Key, count: () => Promise<T>): Promise<T> {
    const running = this.pendingCounts.get(key);
    if (running) return running;
    const countedAt = this.now();
    const counting = count()
      .then((value) => {
        this.entries.set(key, { value, countedAt, took: this.now() - countedAt });
        return value;
      })
      .finally(() => this.pendingCounts.delete(key));
    this.pendingCounts.set(key, counting);
    return counting;
  }
}
