import { useState } from 'react';
import type { ReviewedCase } from './case.types.ts';

const near = (cases: readonly ReviewedCase[], id: string | undefined, step: 1 | -1): string | undefined => {
  const at = cases.findIndex((one) => one.id === id);
  return cases[Math.max(0, Math.min(cases.length - 1, at + step))]?.id;
};

/**
 * Which case of the queue is looked at: the one that the address names, even when the filters leave it out, else the
 * first. After a decision it is the next one, and nobody's once the queue is empty.
 */
export function useCaseChoice(cases: readonly ReviewedCase[]) {
  const [chosen, choose] = useState<string | undefined>(() => window.location.hash.slice(1) || undefined);
  const current = chosen ?? cases[0]?.id;
  return {
    current,
    choose,
    next: () => choose(near(cases, current, 1)),
    previous: () => choose(near(cases, current, -1)),
    decided: () => {
      const next = near(cases, current, 1);
      choose(next === current ? undefined : next);
    },
  };
}
