import { Refusal } from '@prentice/contract';
import { settlesBy } from './settles-by.ts';

/**
 * Lets those who want the same thing act one after the other, in the order they came. It holds within one process and spares
 * the database their collisions; between processes the database decides.
 */
export class Line {
  private readonly ends = new Map<string, Promise<unknown>>();

  /**
   * Acts when everybody before who wants one of these names is done, however that ended. All names are taken at once, so that
   * two who want several can never wait for each other.
   * @param until instant of `performance.now()` by which the turn must have come
   * @throws Refusal OVERLOADED when it has not; nothing was done then
   */
  async after<T>(names: readonly string[], act: () => Promise<T>, until = Infinity): Promise<T> {
    const before = names.flatMap((name) => this.ends.get(name) ?? []);
    const mine = before.length === 0 ? act() : turn(before, until).then(act);
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

async function turn(before: readonly Promise<unknown>[], until: number): Promise<void> {
  const isInTime = await settlesBy(Promise.all(before), until);
  if (!isInTime || performance.now() > until) throw new Refusal('OVERLOADED');
}
