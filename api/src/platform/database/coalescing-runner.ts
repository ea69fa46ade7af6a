/**
 * Runs the same task for many who want it: whoever asks while it runs shares the next run with all others who do, so that each
 * gets a run that began after the asking. Runs for one key follow one another.
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
