import {
  countRequiredSkills,
  cvAnalysisLifecycle,
  isCvAnalysisRunning,
  type CvAnalysisFailure,
  type CvAnalysisState,
  type Match,
} from '@prentice/contract';
import { defineTransitions, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import type { CvAnalysisRow } from './cv-analysis.entity.ts';

/** A result, and what it rests on. */
export interface CvAnalysisResult {
  readonly match: Match;
  readonly basis: string;
}

interface CvAnalysisRequest {
  readonly to: CvAnalysisState;
  /** True while the analysis is created. */
  readonly first?: boolean;
  readonly result?: CvAnalysisResult;
  readonly failure?: CvAnalysisFailure;
  /** Of the work, with its result or failure. */
  readonly milliseconds?: number;
}
type CvAnalysisContext = TransitionContext<CvAnalysisRow, CvAnalysisState, CvAnalysisRequest, null>;

const noResult = {
  match: null,
  basis: null,
  missingRequired: null,
  rank: null,
  failure: null,
  milliseconds: null,
} as const;

/** Shares of the required skills count before scores, which are up to 100. */
const RANK_OF_ALL = 10_000;

/** Returns how many required skills a CV does not name, and what results are sorted by: the share found, then the score. */
export function foundSkills({ items, score }: Match): Pick<CvAnalysisRow, 'missingRequired' | 'rank'> {
  const { found: foundCount, total } = countRequiredSkills(items);
  const share = total === 0 ? 0 : foundCount / total;
  return { missingRequired: total - foundCount, rank: Math.round(RANK_OF_ALL * share) + (score ?? 0) };
}

function storeResult({ record, request: { result, milliseconds } }: CvAnalysisContext): void {
  if (!result) throw new Error('An analysis succeeds with a result.');
  const { match, basis } = result;
  Object.assign(record, { match, basis, ...foundSkills(match), failure: null, milliseconds });
}

/** Clears a result. When it was made stays, which counts towards the limit of a day. */
function clearResult({ record }: CvAnalysisContext): void {
  const removed = { applicationId: null, internId: null, documentId: null, fileName: null, requestedBy: null };
  Object.assign(record, { ...noResult, ...removed, sha256: '', subjectKey: record._id.toHexString() });
}

/** Returns what the event of an analysis says. */
export const analysisPayload = ({ _id, internshipId, employerId, state }: CvAnalysisRow) => ({
  analysisId: _id.toHexString(),
  internshipId: internshipId.toHexString(),
  employerId: employerId.toHexString(),
  state,
});

/** The transitions of analyses: effects of `cvAnalysisLifecycle`. */
export const cvAnalysisTransitions = defineTransitions<typeof cvAnalysisLifecycle, CvAnalysisContext>(
  cvAnalysisLifecycle,
  {
    stateOf: ({ state }, { first }) => (first ? null : state),
    setState: (record, to) => {
      record.state = to;
      if (!isCvAnalysisRunning(to) || to === 'queued') Object.assign(record, { claim: null, claimedUntil: null });
    },
    facts: async () => null,
    guards: {},
    effects: {
      to: {
        queued: ({ record }) => void Object.assign(record, noResult),
        succeeded: storeResult,
        failed: ({ record, request: { failure = 'INTERNAL', milliseconds } }) =>
          void Object.assign(record, { failure, milliseconds }),
        removed: clearResult,
      },
    },
    /* What members ask for is of interest, not how far it has got. */
    audit: ({ record, from, to, actor }) =>
      actor.caller
        ? {
            caller: actor.caller,
            action: from === null ? 'created' : to === 'removed' ? 'deleted' : 'transition',
            resource: 'cv-analyses',
            id: record._id.toHexString(),
            employerId: record.employerId.toHexString(),
            changes: [{ field: 'state', before: from, after: to }],
          }
        : null,
    event: ({ record }) => analysisPayload(record),
  },
);
