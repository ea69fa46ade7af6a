import { useState } from 'react';

interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The rows that were given away for a move, each as it was then: it may be moved again once the list has it anew. */
export function useGivenAway() {
  const [given, setGiven] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    isGiven: ({ id, version }: Versioned): boolean => given.get(id) === version,
    give: (rows: readonly Versioned[]) =>
      setGiven((before) => new Map([...before, ...rows.map(({ id, version }) => [id, version] as const)])),
    takeBack: (ids: readonly string[]) =>
      setGiven((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
  };
}

export type GivenAway = ReturnType<typeof useGivenAway>;
