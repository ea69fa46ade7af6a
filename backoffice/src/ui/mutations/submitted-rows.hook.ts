import type { BulkReply } from '@prentice/contract';
import { useState, useSyncExternalStore } from 'react';

/** Returns the records of a call about many for which it worked, or did not. */
export const idsByOutcome = ({ results }: BulkReply, worked: boolean): string[] =>
  results.filter(({ ok }) => ok === worked).map(({ id }) => id);

interface Versioned {
  readonly id: string;
  readonly version: number;
}

type Versions = ReadonlyMap<string, number>;

/** Keeps which rows were submitted, for the screens that share it. */
export class SubmittedRowsStore {
  versions: Versions = new Map();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly change = (next: (before: Versions) => Versions): void => {
    this.versions = next(this.versions);
    for (const listener of this.listeners) listener();
  };
}

/**
 * Returns the rows that were submitted for a change, each in its version then: it may be submitted again once the list has a
 * newer one.
 * @param shared what other screens show of them too; without it the screen has its own
 */
export function useSubmittedRows(shared?: SubmittedRowsStore) {
  const [store] = useState(() => shared ?? new SubmittedRowsStore());
  const versions = useSyncExternalStore(store.subscribe, () => store.versions);
  const { change: setVersions } = store;
  const unmark = (ids: readonly string[]) =>
    setVersions((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return {
    /* Who may not change a record sees no version of it, and has submitted none. */
    isSubmitted: ({ id, version }: Partial<Versioned> & { id: string }): boolean =>
      version !== undefined && versions.get(id) === version,
    markSubmitted: (rows: readonly Versioned[]) =>
      setVersions((before) => new Map([...before, ...rows.map(({ id, version }) => [id, version] as const)])),
    takeBack: unmark,
    /** Returns the reply of a call; the rows that it refuses may be submitted again, all when it fails. */
    settle: async (ids: readonly string[], sent: Promise<BulkReply>): Promise<BulkReply> => {
      try {
        const reply = await sent;
        unmark(idsByOutcome(reply, false));
        return reply;
      } catch (failure) {
        unmark(ids);
        throw failure;
      }
    },
  };
}

export type SubmittedRows = ReturnType<typeof useSubmittedRows>;
