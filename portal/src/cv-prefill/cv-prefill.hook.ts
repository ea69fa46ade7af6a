import type { CvFinding, InternUpdate } from '@prentice/contract';
import { useState } from 'react';
import {
  createProposals,
  applyFindings,
  invalidFields,
  isTickedByDefault,
  USUAL_SKILL_LEVEL,
  type ProposalAdditions,
  type CvProposal,
} from './cv-proposal.ts';

/** The profile that a CV fills in. */
export interface PrefillTarget {
  readonly values: InternUpdate;
  /** Writes fields of the profile; returns whether they are kept. */
  readonly apply: (patch: Partial<InternUpdate>) => Promise<boolean>;
}

const isComplete = ({ missing, finding }: CvProposal, added: ProposalAdditions): boolean =>
  missing.every((key) => Boolean(added[key])) && invalidFields(finding).length === 0;

/**
 * Manages the proposals of a CV: which are ticked, what was added, and whether they were applied.
 * @param needed kinds that are ticked although something has to be added
 */
export function useCvPrefill(findings: CvFinding[], target: PrefillTarget, needed: readonly CvFinding['kind'][] = []) {
  const [before] = useState(target.values);
  const [proposals, setProposals] = useState(() => createProposals(findings, before));
  const [ticks, setTicks] = useState(() => proposals.map((proposal) => isTickedByDefault(proposal, needed)));
  const [added, setAdded] = useState<ProposalAdditions[]>(() => proposals.map(() => ({})));
  const [skillLevel, setSkillLevel] = useState<number>(USUAL_SKILL_LEVEL);
  const [strict, setStrict] = useState(false);
  const [busy, setBusy] = useState(false);
  const [keptCount, setKeptCount] = useState(0);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const [finished, setFinished] = useState(false);
  const chosen = proposals.flatMap((proposal, index) =>
    ticks[index] ? [{ at: index, proposal, added: added[index] ?? {} }] : [],
  );
  return {
    proposals,
    ticks,
    added,
    /** The level of all skills that are added. */
    skillLevel,
    setSkillLevel,
    /** Whether what is missing is shown. */
    strict,
    busy,
    count: chosen.length,
    /** How many are in the profile by now. */
    keptCount,
    /** The places of those that were ticked and lacked something, once others are in the profile. */
    left,
    /** How often those that are ticked were confirmed. */
    attempts,
    /** How many were taken over in the end; none at first. */
    taken: finished ? keptCount : 0,
    tick: (index: number, on: boolean) => setTicks(ticks.with(index, on)),
    /** Replaces a finding by what its owner has made of it, and ticks it. */
    edit: (index: number, finding: CvFinding): void => {
      setProposals(proposals.map((proposal, place) => (place === index ? { ...proposal, finding } : proposal)));
      setTicks(ticks.with(index, true));
    },
    add: (index: number, more: ProposalAdditions) => setAdded(added.with(index, more)),
    /** Keeps what is complete. Something that lacks a part holds nothing else up: it stays, with what it lacks. */
    confirm: async (): Promise<void> => {
      const complete = chosen.filter((choice) => isComplete(choice.proposal, choice.added));
      if (complete.length < chosen.length) setStrict(true);
      if (complete.length === 0) return setAttempts(attempts + 1);
      setBusy(true);
      const findings = complete.map((choice) => ({
        finding: choice.proposal.finding,
        added: { ...choice.added, skillLevel },
      }));
      const saved = await target.apply(applyFindings(target.values, findings));
      setBusy(false);
      if (!saved) return;
      const places = new Set(complete.map(({ at }) => at));
      setKeptCount(keptCount + complete.length);
      setLeft(new Set(chosen.flatMap(({ at }) => (places.has(at) ? [] : [at]))));
      setAttempts(attempts + 1);
      setProposals(
        proposals.map((proposal, index) =>
          places.has(index) ? { ...proposal, effect: 'known', missing: [] } : proposal,
        ),
      );
      setTicks(ticks.map((ticked, index) => ticked && !places.has(index)));
      setFinished(complete.length === chosen.length);
    },
    /** Leaves out what is not complete. */
    finish: () => setFinished(true),
    undo: async (): Promise<void> => {
      const { visibility: _kept, ...rest } = before;
      await target.apply(rest);
    },
  };
}
