import type { BulkReply } from '@prentice/contract';
import { useState, useSyncExternalStore } from 'react';
import { ExternalStore } from './external-store.ts';

/** Returns the records of a call about many for which it worked, or did not. */
export const idsByOutcome = ({ results }: BulkReply, worked: boolean): string[] =>
  results.filter(({ ok }) => ok === worked).map(({ id }) => id);

interface Versioned {
  readonly id: string;
  readonly version: number;
}

type Versions = ReadonlyMap<string, number>;

/** Keeps which rows were submitted, for the screens that share it. */
export class SubmittedRowsStore extends ExternalStore<Versions> {
  constructor() {
    super(new Map());
  }
}

/**
 * Returns the rows that were submitted for a change, each in its version then: it may be submitted again once the list has a
 * newer one.
 * @param shared what other screens show of them too; without it the screen has its own
 */
export function useSubmittedRows(shared?: SubmittedRowsStore) {
  const [store] = useState(() => shared ?? new SubmittedRowsStore());
  const versions = useSyncExternalStore(store.subscribe, () => store.value);
  const { change: setVersions } = store;
  const unmark = (ids: readonly string[]) =>
    setVersions((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return {
    /* A row without a version is of somebody who may only read it: they cannot have submitted it. */
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
