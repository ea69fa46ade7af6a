/** A value outside of components, for `useSyncExternalStore`: several screens share it, and it outlives them. */
export class ExternalStore<Value> {
  value: Value;
  private readonly listeners = new Set<() => void>();

  constructor(initial: Value) {
    this.value = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly change = (next: (before: Value) => Value): void => {
    this.value = next(this.value);
    for (const listener of this.listeners) listener();
  };
}
