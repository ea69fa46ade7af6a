import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { caseViews, ViewOf } from '@prentice/contract';

/** A case as reviewers see it. */
export type ReviewedCase = ViewOf<typeof caseViews.reviewer>;
export type CaseCheck = ReviewedCase['checks'][number];

type ListedCase = Pick<ReviewedCase, 'id' | 'version'>;

const neighbourOf = (cases: readonly ListedCase[], id: string | undefined, step: 1 | -1): string | undefined => {
  const index = cases.findIndex((verificationCase) => verificationCase.id === id);
  return cases[Math.max(0, Math.min(cases.length - 1, index + step))]?.id;
};

interface CaseSelection {
  readonly id: string | undefined;
  /** Where it stood first without having been chosen; it goes when another list is asked for. */
  readonly firstOf?: string | undefined;
  /** Decided here, each as it was before: the list may not know yet. */
  readonly decided: readonly ListedCase[];
}

const initialSelection = (): CaseSelection => ({ id: window.location.hash.slice(1) || undefined, decided: [] });

const isDecided = (verificationCase: ListedCase, decided: readonly ListedCase[]): boolean =>
  decided.some(({ id, version }) => id === verificationCase.id && verificationCase.version <= version);

/** Returns, of the other cases the next one that is not decided yet, from the top again after the last. */
function nextUndecidedCase(
  cases: readonly ListedCase[],
  id: string,
  decided: readonly ListedCase[],
): string | undefined {
  const from = cases.findIndex((verificationCase) => verificationCase.id === id);
  const others = [...cases.slice(from + 1), ...cases.slice(0, Math.max(0, from))];
  return others.find((verificationCase) => !isDecided(verificationCase, decided))?.id;
}

/**
 * Keeps the open case in the address, so that it can be sent to a colleague, and opens the one that the address changes
 * to.
 */
export function useCaseInAddress(current: string | undefined, choose: (id: string) => void): void {
  const { pathname, hash, search } = useLocation();
  const navigate = useNavigate();
  const named = hash.slice(1);
  const written = useRef(named);
  const follow = useEffectEvent(() => {
    if (named && named !== written.current && named !== current) choose(named);
    written.current = named;
  });
  const write = useEffectEvent(() => {
    /* This screen still shows while the next one loads, and must not call the reader back. */
    const isLeft = window.location.pathname !== pathname;
    if (!current || written.current === current || isLeft) return;
    written.current = current;
    void navigate({ search, hash: current }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => follow(), [named]);
  useEffect(() => write(), [current, search]);
}

/**
 * Returns which case of the queue is looked at: the one that the address names, even when the filters leave it out, else the
 * first. It stays when the list moves on under it, so that no key is meant for one case and reaches another. After a
 * decision about it, it is the next one, and nobody's once the queue is empty.
 * @param list says which list this is: its filters and order; undefined until the cases of that list are there
 */
export function useSelectedCase(cases: readonly ListedCase[], list: string | undefined) {
  const [choice, setChoice] = useState<CaseSelection>(initialSelection);
  const { id, firstOf, decided } = choice;
  const isNew = list !== undefined && firstOf !== undefined && firstOf !== list;
  const isGone = isNew && !cases.some((verificationCase) => verificationCase.id === id);
  const first = cases.find((verificationCase) => !isDecided(verificationCase, decided))?.id;
  const current = isGone ? first : (id ?? first);
  /* What is first is held on to as soon as it shows. */
  if (current !== id || isNew) setChoice({ id: current, firstOf: list ?? '', decided });
  const choose = (next: string | undefined) => setChoice((now) => ({ id: next, decided: now.decided }));
  return {
    current,
    choose,
    next: () => choose(neighbourOf(cases, current, 1)),
    previous: () => choose(neighbourOf(cases, current, -1)),
    /** The answer may come when another one is looked at, which stays. */
    decided: (verificationCase: ListedCase) =>
      setChoice((now) => {
        const decidedCases = [...now.decided, verificationCase];
        return now.id === verificationCase.id
          ? { id: nextUndecidedCase(cases, verificationCase.id, decidedCases), decided: decidedCases }
          : { ...now, decided: decidedCases };
      }),
    /** One whose decision was taken back is looked at again. */
    undone: ({ id: undoneId }: ListedCase) =>
      setChoice((now) => ({ id: undoneId, decided: now.decided.filter((decidedCase) => decidedCase.id !== undoneId) })),
  };
}
