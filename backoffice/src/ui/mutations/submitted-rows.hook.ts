import type { BulkReply } from '@prentice/contract';
import { useState } from 'react';

/** Returns the records of a call about many for which it worked, or did not. */
export const idsByOutcome = ({ results }: BulkReply, worked: boolean): string[] =>
  results.filter(({ ok }) => ok === worked).map(({ id }) => id);

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Returns the rows that were submitted for a change, each in its version then: it may be submitted again once the list has a
 * newer one.
 */
export function useSubmittedRows() {
  const [versions, setVersions] = useState<ReadonlyMap<string, number>>(new Map());
  const unmark = (ids: readonly string[]) =>
    setVersions((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return {
    isSubmitted: ({ id, version }: Versioned): boolean => versions.get(id) === version,
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
