import type { SuspensionReason } from '../employers/employer.transition-requests.ts';
import type { ModerationReason } from '../internships/internship-limits.ts';
import type { ReportRecord } from './report.contract.ts';
import type { ReportCode, ReportTarget } from './report.lifecycle.ts';

/** What follows from an upheld report, with the reason that is stored where there is one. */
export type Consequence =
  | { readonly action: 'remove_internship'; readonly reason: ModerationReason }
  | { readonly action: 'suspend_employer'; readonly reason: SuspensionReason }
  | { readonly action: 'archive_external_job' };

const removed = (reason: ModerationReason): Consequence => ({ action: 'remove_internship', reason });
const suspended = (reason: SuspensionReason): Consequence => ({ action: 'suspend_employer', reason });
const archived: Consequence = { action: 'archive_external_job' };
const nothing: readonly Consequence[] = [];

/* prettier-ignore */
const consequences: Readonly<Record<ReportTarget, Readonly<Record<ReportCode, readonly Consequence[]>>>> = {
  internship: {
    scam: [removed('scam'), suspended('scam')],
    fee: [removed('fee_or_deposit'), suspended('fee_charged')],
    misleading: nothing, discrimination: nothing, duplicate: nothing, harassment: nothing, other: nothing,
  },
  employer: {
    scam: [suspended('scam')],
    fee: [suspended('fee_charged')],
    misleading: nothing, discrimination: nothing, duplicate: nothing, harassment: nothing, other: nothing,
  },
  /* Nobody but us answers for what is listed here: whatever is wrong with it, it is no longer listed. */
  external_job: {
    scam: [archived], fee: [archived], misleading: [archived], discrimination: [archived], duplicate: [archived],
    harassment: [archived], other: [archived],
  },
  news_item: {
    scam: nothing, fee: nothing, misleading: nothing, discrimination: nothing, duplicate: nothing, harassment: nothing,
    other: nothing,
  },
};

/** Returns what follows by itself when a report is upheld; everything else is decided by people. */
export const consequencesOf = ({
  targetType,
  code,
}: Pick<ReportRecord, 'targetType' | 'code'>): readonly Consequence[] => consequences[targetType][code];
