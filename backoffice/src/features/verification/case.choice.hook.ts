import { useState } from 'react';
import type { ReviewedCase } from './case.types.ts';

type Listed = Pick<ReviewedCase, 'id' | 'version'>;

const near = (cases: readonly Listed[], id: string | undefined, step: 1 | -1): string | undefined => {
  const at = cases.findIndex((one) => one.id === id);
  return cases[Math.max(0, Math.min(cases.length - 1, at + step))]?.id;
};

interface Choice {
  readonly id: string | undefined;
  /** Where it stood first without having been chosen; it goes when another list is asked for. */
  readonly firstOf?: string | undefined;
  /** Decided here, each as it was before: the list may not know yet. */
  readonly decided: readonly Listed[];
}

const begun = (): Choice => ({ id: window.location.hash.slice(1) || undefined, decided: [] });

const isDecided = (one: Listed, decided: readonly Listed[]): boolean =>
  decided.some(({ id, version }) => id === one.id && one.version <= version);

/** Of the other cases the next one that is not decided yet, from the top again after the last. */
function after(cases: readonly Listed[], id: string, decided: readonly Listed[]): string | undefined {
  const from = cases.findIndex((one) => one.id === id);
  const others = [...cases.slice(from + 1), ...cases.slice(0, Math.max(0, from))];
  return others.find((one) => !isDecided(one, decided))?.id;
}

/**
 * Which case of the queue is looked at: the one that the address names, even when the filters leave it out, else the first.
 * It stays when the list moves on under it, so that no key is meant for one case and reaches another. After a decision about
 * it, it is the next one, and nobody's once the queue is empty.
 * @param list says which list this is: its filters and order; undefined until the cases of that list are there
 */
export function useCaseChoice(cases: readonly Listed[], list: string | undefined) {
  const [choice, setChoice] = useState<Choice>(begun);
  const { id, firstOf, decided } = choice;
  const isNew = list !== undefined && firstOf !== undefined && firstOf !== list;
  const isGone = isNew && !cases.some((one) => one.id === id);
  const first = cases.find((one) => !isDecided(one, decided))?.id;
  const current = isGone ? first : (id ?? first);
  /* What stands first is held on to as soon as it shows. */
  if (current !== id || isNew) setChoice({ id: current, firstOf: list ?? '', decided });
  const choose = (next: string | undefined) => setChoice((now) => ({ id: next, decided: now.decided }));
  return {
    current,
    choose,
    next: () => choose(near(cases, current, 1)),
    previous: () => choose(near(cases, current, -1)),
    /** The answer may come when another one is looked at, which stays. */
    decided: (one: Listed) =>
      setChoice((now) => {
        const known = [...now.decided, one];
        return now.id === one.id ? { id: after(cases, one.id, known), decided: known } : { ...now, decided: known };
      }),
  };
}
