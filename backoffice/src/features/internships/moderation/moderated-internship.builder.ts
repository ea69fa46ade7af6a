import { draftUpdate } from '@prentice/contract';
import { anEmployerSummary } from '../../../test/employer-summary.builder.ts';
import type { ModeratedInternship } from '../internship-types.ts';

const instant = '2026-11-02T08:00:00.000Z';
const employerId = 'e'.repeat(24);

type Change = Partial<Omit<ModeratedInternship, 'employer'>> & {
  readonly employer?: Partial<ModeratedInternship['employer']>;
};

/** Returns an internship as moderators see it, which awaits a decision; change what a test is about. */
export const aModeratedInternship = ({ employer, ...change }: Change = {}): ModeratedInternship => ({
  ...draftUpdate.parse({ title: 'Trainee' }),
  id: 'trainee',
  slug: 'trainee',
  employerId,
  employer: anEmployerSummary({ id: employerId, ...employer }),
  state: 'pending_review',
  openedAt: null,
  firstPublishedAt: null,
  closedAt: null,
  pausedAt: null,
  closeReason: null,
  revision: 1,
  reviewRounds: 1,
  submittedAt: instant,
  pendingRevision: null,
  review: null,
  risk: { score: 0, hits: [] },
  counts: {
    interested: 0,
    submitted: 0,
    inReview: 0,
    selected: 0,
    accepted: 0,
    rejected: 0,
    other: 0,
    overdue: 0,
    total: 0,
  },
  completeness: 100,
  history: [],
  createdAt: instant,
  updatedAt: instant,
  version: 1,
  ...change,
});
