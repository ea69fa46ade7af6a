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
