import { AppError } from '@prentice/contract';
import { settlesBy } from './settles-by.ts';

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
    const mine = before.length === 0 ? act() : waitForTurn(before, until).then(act);
    /* Whoever gave up waiting is passed over when those before are done, not earlier. */
    const end = Promise.allSettled([mine, ...before]);
    for (const name of names) this.ends.set(name, end);
    try {
      return await mine;
    } finally {
      void end.then(() => {
        for (const name of names) if (this.ends.get(name) === end) this.ends.delete(name);
      });
    }
  }
}

async function waitForTurn(before: readonly Promise<unknown>[], until: number): Promise<void> {
  const isInTime = await settlesBy(Promise.all(before), until);
  if (!isInTime || performance.now() > until) throw new AppError('OVERLOADED');
}
