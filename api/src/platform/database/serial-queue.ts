import { AppError } from '@prentice/contract';

/**
 * Resolves with true once a promise has settled, or with false at an instant of `performance.now()` if that comes
 * first.
 */
export async function settlesBefore(promise: Promise<unknown>, until: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  if (until === Infinity) return settled;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), Math.max(0, until - performance.now()));
  });
  const isInTime = await Promise.race([settled, timeout]);
  clearTimeout(timer);
  return isInTime;
}

/**
 * Runs tasks that share a name one after the other, in the order of their calls. It holds within one process and spares
 * the database their collisions; between processes the database decides.
 */
export class SerialQueue {
  private readonly ends = new Map<string, Promise<unknown>>();

  /**
   * Runs a task when all earlier tasks with one of these names have settled. All names are taken at once, so that
   * two who want several can never wait for each other.
   * @param until instant of `performance.now()` by which the task must have started
   * @throws AppError OVERLOADED when it could not start in time; the task has not run then
   */
  async run<T>(names: readonly string[], act: () => Promise<T>, until = Infinity): Promise<T> {
    const before = names.flatMap((name) => this.ends.get(name) ?? []);
    const result = before.length === 0 ? act() : waitForTurn(before, until).then(act);
    /* A caller that gave up waiting is passed over when those before are done, not earlier. */
    const end = Promise.allSettled([result, ...before]);
    for (const name of names) this.ends.set(name, end);
    try {
      return await result;
    } finally {
      void end.then(() => {
        for (const name of names) if (this.ends.get(name) === end) this.ends.delete(name);
      });
    }
  }
}

async function waitForTurn(before: readonly Promise<unknown>[], until: number): Promise<void> {
  const isInTime = await settlesBefore(Promise.all(before), until);
  if (!isInTime || performance.now() > until) throw new AppError('OVERLOADED');
}

/**
 * Runs the same task for many who want it: callers that ask while it runs share the next run with all others who do, so
 * that each gets a run that began after the asking. Runs for one key follow one another.
 */
export class CoalescingRunner {
  private readonly next = new Map<string, Promise<void>>();
  private readonly last = new Map<string, Promise<void>>();

  run(key: string, task: () => Promise<void>): Promise<void> {
    const waiting = this.next.get(key);
    if (waiting) return waiting;
    const run = this.after(key, task);
    this.next.set(key, run);
    return run;
  }

  private async after(key: string, task: () => Promise<void>): Promise<void> {
    await this.last.get(key)?.catch(() => undefined);
    const run = this.next.get(key);
    this.next.delete(key);
    if (!run) return task();
    this.last.set(key, run);
    try {
      await task();
    } finally {
      if (this.last.get(key) === run) this.last.delete(key);
    }
  }
}

/** Writes items together that come while an earlier write is under way, so that many small writes become a few. */
export class GroupCommit<Item> {
  private items: Item[] = [];
  private next: Promise<void> | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly write: (items: readonly Item[]) => Promise<void>) {}

  /** Adds an item to the next write. The promise settles with that write. */
  add(item: Item): Promise<void> {
    this.items.push(item);
    return (this.next ??= this.flush());
  }

  private async flush(): Promise<void> {
    await this.last.catch(() => undefined);
    const items = this.items;
    this.items = [];
    this.next = undefined;
    this.last = this.write(items);
    await this.last;
  }
}
