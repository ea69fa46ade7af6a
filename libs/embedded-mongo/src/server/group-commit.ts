import type { Engine } from '../engine/engine.ts';

interface Pending {
  readonly document: Uint8Array;
  readonly respond: (document: Uint8Array) => void;
  readonly failed: (error: unknown) => Uint8Array;
}

/**
 * Writes all that commands changed in one turn of the event loop as one group, and answers them afterwards. Anyone who
 * read in the same turn waits too, since it may have seen what is not written yet.
 */
export class GroupCommit {
  readonly #engine: Engine;
  #pending: Pending[] = [];
  #scheduled = false;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Answers with `document` once everything before is in the file; with what `failed` makes when it cannot be. */
  whenWritten(document: Uint8Array, respond: Pending['respond'], failed: Pending['failed']): void {
    if (this.#engine.journal.isEmpty) {
      respond(document);
      return;
    }
    this.#pending.push({ document, respond, failed });
    this.request();
  }

  request(): void {
    if (this.#scheduled || this.#engine.journal.isEmpty) return;
    this.#scheduled = true;
    setImmediate(() => this.#flush());
  }

  #flush(): void {
    this.#scheduled = false;
    const group = this.#pending;
    this.#pending = [];
    try {
      this.#engine.flush();
    } catch (error) {
      for (const { respond, failed } of group) respond(failed(error));
      return;
    }
    for (const { respond, document } of group) respond(document);
  }
}
