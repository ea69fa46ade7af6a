/**
 * Lets those who want the same thing act one after the other, in the order they came. It holds within one process and spares
 * the database their collisions; between processes the database decides.
 */
export class Line {
  private readonly ends = new Map<string, Promise<unknown>>();

  /** Acts when everybody before is done, however that ended. */
  async after<T>(name: string, act: () => Promise<T>): Promise<T> {
    const mine = (this.ends.get(name) ?? Promise.resolve()).then(act);
    const end = mine.catch(() => undefined);
    this.ends.set(name, end);
    try {
      return await mine;
    } finally {
      if (this.ends.get(name) === end) this.ends.delete(name);
    }
  }
}
