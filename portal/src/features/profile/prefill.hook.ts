import type { CvFinding } from '@prentice/contract';
import { useState } from 'react';
import { proposalsOf, withFindings, type Added, type Proposal } from './cv.proposal.ts';
import type { Saving } from './saving.hook.ts';

/** What is sure and overwrites nothing is ticked from the start; it can be unticked. */
const tickedFirst = ({ effect, missing }: Proposal): boolean => effect === 'new' && missing.length === 0;
const complete = ({ missing }: Proposal, added: Added): boolean => missing.every((key) => Boolean(added[key]));

/** What a CV proposes for a profile: what of it is ticked, what was added to it, and whether it was taken over. */
export function usePrefill(findings: CvFinding[], saving: Saving) {
  const [before] = useState(saving.values);
  const [proposals] = useState(() => proposalsOf(findings, before));
  const [ticks, setTicks] = useState(() => proposals.map(tickedFirst));
  const [added, setAdded] = useState<Added[]>(() => proposals.map(() => ({})));
  const [strict, setStrict] = useState(false);
  const [taken, setTaken] = useState(0);
  const chosen = proposals.flatMap((proposal, at) => (ticks[at] ? [{ proposal, added: added[at] ?? {} }] : []));
  return {
    proposals,
    ticks,
    added,
    /** Whether what is missing is shown. */
    strict,
    count: chosen.length,
    /** How many were taken over; none at first. */
    taken,
    tick: (at: number, on: boolean) => setTicks(ticks.with(at, on)),
    add: (at: number, more: Added) => setAdded(added.with(at, more)),
    confirm: (): void => {
      if (!chosen.every((one) => complete(one.proposal, one.added))) return setStrict(true);
      const wanted = chosen.map((one) => ({ finding: one.proposal.finding, added: one.added }));
      saving.set(withFindings(saving.values, wanted));
      setTaken(chosen.length);
    },
    undo: (): void => {
      const { visibility: _kept, ...rest } = before;
      saving.set(rest);
    },
  };
}
