import type { StorageOperation } from '../storage/operation.ts';

/** A point in a journal to go back to. */
export interface Mark {
  readonly operations: number;
  readonly undo: number;
}

/**
 * Changes made in memory and not yet in the file: what to write, and how to take each back. A command that fails half
 * way goes back to its mark; a group that cannot be written is taken back whole.
 */
export class Journal {
  #operations: StorageOperation[] = [];
  #undo: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.#operations.length === 0 && this.#undo.length === 0;
  }

  /** Notes one change; `undo` must restore memory exactly as it was before it. */
  note(operation: StorageOperation | undefined, undo?: () => void): void {
    if (operation) this.#operations.push(operation);
    if (undo) this.#undo.push(undo);
  }

  mark(): Mark {
    return { operations: this.#operations.length, undo: this.#undo.length };
  }

  /** Takes back everything since the mark, latest first. */
  rollback(mark: Mark): void {
    while (this.#undo.length > mark.undo) this.#undo.pop()?.();
    this.#operations.length = mark.operations;
  }

  /** Hands over what is to be written; call `settle` or `rollback` to the start afterwards. */
  get operations(): readonly StorageOperation[] {
    return this.#operations;
  }

  /** Forgets the noted changes: everything is in the file, there is nothing to take back any more. */
  settle(): void {
    this.#operations = [];
    this.#undo = [];
  }
}
