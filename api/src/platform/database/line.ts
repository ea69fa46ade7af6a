/**
 * Lets those who want the same thing act one after the other, in the order they came. It holds within one process and spares
 * the database their collisions; between processes the database decides.
 */
export class Line {
  private readonly ends = new Map<string, Promise<unknown>>();

  /**
   * Acts when everybody before who wants one of these names is done, however that ended. All names are taken at once, so that
   * two who want several can never wait for each other.
   */
  async after<T>(names: readonly string[], act: () => Promise<T>): Promise<T> {
    const before = names.flatMap((name) => this.ends.get(name) ?? []);
    const mine = before.length === 0 ? act() : Promise.all(before).then(act);
    const end = mine.then(
      () => undefined,
      () => undefined,
    );
    for (const name of names) this.ends.set(name, end);
    try {
      return await mine;
    } finally {
      for (const name of names) if (this.ends.get(name) === end) this.ends.delete(name);
    }
  }
}
