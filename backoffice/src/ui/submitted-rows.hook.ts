import type { BulkReply } from '@prentice/contract';
import { useState } from 'react';

/** The records of a call about many for which it worked, or did not. */
export const idsByOutcome = ({ results }: BulkReply, worked: boolean): string[] =>
  results.filter(({ ok }) => ok === worked).map(({ id }) => id);

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The rows that were given away for a move, each as it was then: it may be moved again once the list has it anew. */
export function useSubmittedRows() {
  const [versions, setGiven] = useState<ReadonlyMap<string, number>>(new Map());
  const takeBack = (ids: readonly string[]) =>
    setGiven((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  return {
    isGiven: ({ id, version }: Versioned): boolean => versions.get(id) === version,
    give: (rows: readonly Versioned[]) =>
      setGiven((before) => new Map([...before, ...rows.map(({ id, version }) => [id, version] as const)])),
    takeBack,
    /** The reply to the call that rows were given to. Those that it refuses may be moved again, all when it fails. */
    answered: async (ids: readonly string[], sent: Promise<BulkReply>): Promise<BulkReply> => {
      try {
        const reply = await sent;
        takeBack(idsByOutcome(reply, false));
        return reply;
      } catch (failure) {
        takeBack(ids);
        throw failure;
      }
    },
  };
}

export type SubmittedRows = ReturnType<typeof useSubmittedRows>;
