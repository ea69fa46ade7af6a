interface Entry<T> {
  readonly value: T;
  readonly countedAt: number;
}

export interface KeepingTimes {
  /** Milliseconds for which figures are served as they are. */
  readonly fresh: number;
  /** Milliseconds after that for which they are still served, while new ones are counted. */
  readonly stale: number;
}

/**
 * Figures whose count grows with the records of a period, kept in the process: whoever asks again within their time costs
 * nothing, and those who ask at the same moment share one count. A count that fails keeps nothing.
 */
export class KeptFigures<Key, T> {
  private readonly entries = new Map<Key, Entry<T>>();
  private readonly counting = new Map<Key, Promise<T>>();

  constructor(
    private readonly times: KeepingTimes,
    private readonly now: () => number,
  ) {}

  async read(key: Key, count: () => Promise<T>): Promise<T> {
    const kept = this.entries.get(key);
    const age = kept ? Math.abs(this.now() - kept.countedAt) : Infinity;
    if (kept && age < this.times.fresh) return kept.value;
    const fresh = this.counted(key, count);
    if (!kept || age >= this.times.fresh + this.times.stale) return fresh;
    fresh.catch(() => undefined);
    return kept.value;
  }

  private counted(key: Key, count: () => Promise<T>): Promise<T> {
    const running = this.counting.get(key);
    if (running) return running;
    const countedAt = this.now();
    const counting = count()
      .then((value) => {
        this.entries.set(key, { value, countedAt });
        return value;
      })
      .finally(() => this.counting.delete(key));
    this.counting.set(key, counting);
    return counting;
  }
}
