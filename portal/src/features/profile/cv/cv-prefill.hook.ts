import type { CvFinding } from '@prentice/contract';
import { useState } from 'react';
import { createProposals, applyFindings, type ProposalAdditions, type CvProposal } from './cv-proposal.ts';
import type { ProfileAutosave } from '../autosave/profile-autosave.hook.ts';

/** Returns whether a proposal is ticked at first: it is complete and overwrites nothing. */
const isTickedByDefault = ({ effect, missing }: CvProposal): boolean => effect === 'new' && missing.length === 0;
const isComplete = ({ missing }: CvProposal, added: ProposalAdditions): boolean =>
  missing.every((key) => Boolean(added[key]));

/** Manages the proposals of a CV: which are ticked, what was added, and whether they were applied. */
export function useCvPrefill(findings: CvFinding[], saving: ProfileAutosave) {
  const [before] = useState(saving.values);
  const [proposals] = useState(() => createProposals(findings, before));
  const [ticks, setTicks] = useState(() => proposals.map(isTickedByDefault));
  const [added, setAdded] = useState<ProposalAdditions[]>(() => proposals.map(() => ({})));
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
    add: (at: number, more: ProposalAdditions) => setAdded(added.with(at, more)),
    confirm: (): void => {
      if (!chosen.every((one) => isComplete(one.proposal, one.added))) return setStrict(true);
      const wanted = chosen.map((one) => ({ finding: one.proposal.finding, added: one.added }));
      saving.set(applyFindings(saving.values, wanted));
      setTaken(chosen.length);
    },
    undo: (): void => {
      const { visibility: _kept, ...rest } = before;
      saving.set(rest);
    },
  };
}
