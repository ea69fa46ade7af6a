import {
  countRequiredSkills,
  cvAnalysisLifecycle,
  isCvAnalysisRunning,
  type CvAnalysisFailure,
  type CvAnalysisState,
  type Match,
} from '@prentice/contract';
import type { ObjectId } from 'mongodb';
import { defineTransitions, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import type { CvAnalysisRow } from './cv-analysis.entity.ts';

/** A result, and what it rests on. */
export interface CvAnalysisResult {
  readonly match: Match;
  readonly basis: string;
  /** Of an uploaded file, the name that its CV begins with. */
  readonly candidateName: string | null;
}

/** A step of the work on an analysis; at its end, with how long it took. */
export type CvAnalysisStep =
  | { readonly to: 'extracting' | 'parsing' | 'scoring' }
  | { readonly to: 'succeeded'; readonly result: CvAnalysisResult; readonly milliseconds: number }
  | { readonly to: 'failed'; readonly failure: CvAnalysisFailure; readonly milliseconds: number };
type CvAnalysisRequest =
  | CvAnalysisStep
  /** By a member; `first` while the analysis is created. */
  | { readonly to: 'queued'; readonly requestedBy: ObjectId; readonly first?: boolean }
  | { readonly to: 'cancelled' | 'removed' };
type CvAnalysisContext = TransitionContext<CvAnalysisRow, CvAnalysisState, CvAnalysisRequest, null>;

/** Changes fields of a record that it has; a name or value that does not fit does not compile. */
const assign = (record: CvAnalysisRow, fields: Partial<CvAnalysisRow>): void => void Object.assign(record, fields);

const noResult = {
  match: null,
  basis: null,
  candidateName: null,
  missingRequired: null,
  rank: null,
  failure: null,
  milliseconds: null,
} as const;

/** Shares of the required skills count before scores, which are up to 100. */
const RANK_OF_ALL = 10_000;

/** Returns how many required skills a CV does not name, and what results are sorted by: the share found, then the score. */
export function rankingOf({ items, score }: Match): Pick<CvAnalysisRow, 'missingRequired' | 'rank'> {
  const { found: foundCount, total } = countRequiredSkills(items);
  const share = total === 0 ? 0 : foundCount / total;
  return { missingRequired: total - foundCount, rank: Math.round(RANK_OF_ALL * share) + (score ?? 0) };
}

/** Puts a new or former analysis into the queue. The access log of an applicant names who asked for it last. */
function queueAnalysis({ record, request }: CvAnalysisContext): void {
  if (request.to !== 'queued') return;
  assign(record, { ...noResult, requestedBy: request.requestedBy });
}

function storeOutcome({ record, request }: CvAnalysisContext): void {
  if (request.to === 'failed') assign(record, { failure: request.failure, milliseconds: request.milliseconds });
  if (request.to !== 'succeeded') return;
  const { result, milliseconds } = request;
  assign(record, { ...result, ...rankingOf(result.match), failure: null, milliseconds });
}

/** Clears a result. When it was made stays, which counts towards the limit of a day. */
function clearResult({ record }: CvAnalysisContext): void {
  const removed = { applicationId: null, internId: null, documentId: null, fileName: null, requestedBy: null };
  assign(record, { ...noResult, ...removed, sha256: '', subjectKey: record._id.toHexString() });
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
    stateOf: ({ state }, request) => (request.to === 'queued' && request.first ? null : state),
    setState: (record, to) => {
      record.state = to;
      if (!isCvAnalysisRunning(to) || to === 'queued') assign(record, { claim: null, claimedUntil: null });
    },
    facts: async () => null,
    guards: {},
    effects: {
      to: {
        queued: queueAnalysis,
        succeeded: storeOutcome,
        failed: storeOutcome,
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
