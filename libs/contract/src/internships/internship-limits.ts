import { DAY } from '../kernel/days.ts';

/** Limits of an internship: shown where people type, enforced by the schemas. Times in days unless named otherwise. */
export const internshipLimits = {
  title: { min: 8, max: 100 },
  description: { min: 300, max: 10_000 },
  tasks: { min: 2, max: 10 },
  learningOutcomes: { min: 1, max: 8 },
  item: { min: 10, max: 300 },
  mentorName: 80,
  locations: 5,
  durationWeeks: { min: 2, max: 52, justifiedOver: 26 },
  hoursPerWeek: { min: 1, max: 40 },
  openings: { min: 1, max: 100 },
  /** How many times its lower end the upper end of a range of pay can be: a wider one says nothing. */
  payRatio: 1.5,
  payMax: 100_000_000,
  benefits: 500,
  explanation: { min: 50, max: 500 },
  requiredSkills: { min: 1, max: 10 },
  preferredSkills: 10,
  questions: 8,
  question: { min: 5, max: 200 },
  options: { min: 2, max: 10, length: 100 },
  deadlineDays: { min: 3, max: 180 },
  responseDays: { min: 3, max: 21, usual: 14 },
  maxApplicants: { min: 10, max: 1_000 },
  reviewRounds: 5,
  /** Days within which moderation decides about what is submitted. */
  decideDays: 2,
  pausedDays: 30,
  /** Days after closing in which an internship can be opened again, if it is not older than `lifeDays` by then. */
  reopenDays: 60,
  lifeDays: 365,
  /** Days after closing, or without a change of a draft or a rejected one, until an internship is archived. */
  archiveDays: 90,
  /** What is written with a transition; a reviewer who asks for changes or refuses a revision has to explain it. */
  note: 1_000,
  reviewNote: { min: 20, max: 1_000 },
  /** Risk scores, of 100: from the first on, approval has to be confirmed; below the second, several can be approved at once. */
  highRisk: 60,
  bulkRisk: 30,
} as const;

export const moderationReasons = [
  'unclear_tasks',
  'pay_unclear',
  'unpaid_unlawful',
  'not_an_internship',
  'fee_or_deposit',
  'scam',
  'personal_data',
  'discrimination',
  'misleading',
  'duplicate',
  'contact_details',
  'incomplete',
  'other',
] as const;
export type ModerationReason = (typeof moderationReasons)[number];
/** The reasons for asking for changes: what an employer can put right. The others end a posting. */
export const changeReasons: readonly ModerationReason[] = moderationReasons.filter(
  (reason) => reason !== 'scam' && reason !== 'discrimination',
);

/** What decides about the risk of an internship: its score of 100, and the rules that found something. */
interface AssessedRisk {
  readonly score: number;
  readonly hits: readonly { readonly rule: string }[];
}

/** Returns whether the person who approves an internship must confirm that its findings were read. */
export const isHighRisk = (risk: AssessedRisk | null | undefined): boolean =>
  (risk?.score ?? 0) >= internshipLimits.highRisk;

/** Returns whether an internship may be approved together with others: few points, and not the same text again. */
export const isLowRisk = (risk: AssessedRisk | null | undefined): boolean =>
  (risk?.score ?? 0) < internshipLimits.bulkRisk && !risk?.hits.some(({ rule }) => rule === 'own_duplicate');

interface Submitted {
  readonly state: string;
  readonly submittedAt: string | null;
  /** The change of a live one that waits for a decision; not everybody sees it. */
  readonly pendingRevision?: { readonly submittedAt: string } | null;
}

/** Returns by when a decision is due about an internship, or about a change of a live one; null where none is awaited. */
export function decisionDueAt({ state, submittedAt, pendingRevision }: Submitted): string | null {
  const from = state === 'pending_review' ? submittedAt : (pendingRevision?.submittedAt ?? null);
  return from && new Date(Date.parse(from) + internshipLimits.decideDays * DAY).toISOString();
}
