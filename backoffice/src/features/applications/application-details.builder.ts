import { anEmployerSummary } from '../../test/employer-summary.builder.ts';
import type { UnblindedApplication } from './application-types.ts';

const instant = '2026-11-02T08:00:00.000Z';
const employerId = 'a'.repeat(24);

/** Returns an application as members see it once a CV is there to read; change what a test is about. */
export const anApplication = (change: Partial<UnblindedApplication> = {}): UnblindedApplication => ({
  id: 'ada',
  internId: 'd'.repeat(24),
  internshipId: 'place',
  employerId,
  internship: {
    id: 'place',
    slug: 'place',
    title: 'Trainee',
    employer: anEmployerSummary({ id: employerId }),
    state: 'open',
    deadline: null,
    startDate: null,
    pay: null,
    responseDays: 14,
    revision: 1,
  },
  state: 'submitted',
  postingRevision: 1,
  cv: null,
  coverNote: null,
  questions: [],
  answers: [],
  submittedAt: instant,
  responseDueAt: null,
  firstResponseAt: null,
  viewedAt: null,
  rating: null,
  tags: [],
  rejection: null,
  interview: null,
  offer: null,
  match: null,
  unmet: [],
  blindAlias: 'Candidate 1',
  displayName: 'Ada',
  blind: false,
  revealedAt: instant,
  overdue: false,
  noteCount: 0,
  candidate: null,
  events: [],
  createdAt: instant,
  updatedAt: instant,
  version: 1,
  ...change,
});
