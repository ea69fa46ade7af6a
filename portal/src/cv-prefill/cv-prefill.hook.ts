import type { CvFinding, InternUpdate } from '@prentice/contract';
import { useState } from 'react';
import {
  createProposals,
  applyFindings,
  invalidFields,
  type ProposalAdditions,
  type CvProposal,
} from './cv-proposal.ts';

/** The profile that a CV fills in. */
export interface PrefillTarget {
  readonly values: InternUpdate;
  /** Writes fields of the profile; returns whether they are kept. */
  readonly apply: (patch: Partial<InternUpdate>) => Promise<boolean>;
}

/**
 * Returns whether a proposal is ticked at first: it overwrites nothing, was read for sure, and is complete or cannot be done
 * without.
 */
const isTickedByDefault = ({ effect, missing, finding }: CvProposal, needed: readonly CvFinding['kind'][]): boolean =>
  effect === 'new' && !('sure' in finding && !finding.sure) && (missing.length === 0 || needed.includes(finding.kind));
const isComplete = ({ missing, finding }: CvProposal, added: ProposalAdditions): boolean =>
  missing.every((key) => Boolean(added[key])) && invalidFields(finding).length === 0;

/**
 * Manages the proposals of a CV: which are ticked, what was added, and whether they were applied.
 * @param needed kinds that are ticked although something has to be added
 */
export function useCvPrefill(findings: CvFinding[], target: PrefillTarget, needed: readonly CvFinding['kind'][] = []) {
  const [before] = useState(target.values);
  const [proposals, setProposals] = useState(() => createProposals(findings, before));
  const [ticks, setTicks] = useState(() => proposals.map((one) => isTickedByDefault(one, needed)));
  const [added, setAdded] = useState<ProposalAdditions[]>(() => proposals.map(() => ({})));
  const [strict, setStrict] = useState(false);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState(0);
  const chosen = proposals.flatMap((proposal, at) => (ticks[at] ? [{ proposal, added: added[at] ?? {} }] : []));
  return {
    proposals,
    ticks,
    added,
    /** Whether what is missing is shown. */
    strict,
    busy,
    count: chosen.length,
    /** How many were taken over; none at first. */
    taken,
    tick: (at: number, on: boolean) => setTicks(ticks.with(at, on)),
    /** Replaces a finding by what its owner has made of it, and ticks it. */
    edit: (at: number, finding: CvFinding): void => {
      setProposals(proposals.map((one, place) => (place === at ? { ...one, finding } : one)));
      setTicks(ticks.with(at, true));
    },
    add: (at: number, more: ProposalAdditions) => setAdded(added.with(at, more)),
    confirm: async (): Promise<void> => {
      if (!chosen.every((one) => isComplete(one.proposal, one.added))) return setStrict(true);
      const wanted = chosen.map((one) => ({ finding: one.proposal.finding, added: one.added }));
      setBusy(true);
      const kept = await target.apply(applyFindings(target.values, wanted));
      setBusy(false);
      if (kept) setTaken(chosen.length);
    },
    undo: async (): Promise<void> => {
      const { visibility: _kept, ...rest } = before;
      await target.apply(rest);
    },
  };
}
