import { internshipViews } from '@prentice/contract';
import { aPosting } from '../../../shared/posting.builder.ts';
import type { InternApplication } from '../dashboard-loader.ts';

const instant = '2026-11-20T10:00:00.000Z';

/** An open internship as part of an application, for tests. */
export const anInternship = (deadline: string) =>
  internshipViews.public.schema.parse(aPosting({ deadline, title: 'Grid planning' }));

/** An application as its owner sees it, for tests. */
export const anApplication = (change: Partial<InternApplication> = {}): InternApplication => ({
  id: 'a'.repeat(24),
  internshipId: 'b'.repeat(24),
  internship: anInternship('2026-12-20'),
  state: 'submitted',
  postingRevision: 1,
  cv: null,
  coverNote: null,
  questions: [],
  answers: [],
  submittedAt: instant,
  responseDueAt: '2026-12-04T10:00:00.000Z',
  firstResponseAt: null,
  viewedAt: null,
  rejection: null,
  interview: null,
  interviewAnswer: null,
  offer: null,
  startsOn: null,
  endsOn: null,
  overdue: false,
  events: [],
  createdAt: instant,
  updatedAt: instant,
  version: 1,
  ...change,
});

/** An offer that is still open, for tests. */
export const anOffer: NonNullable<InternApplication['offer']> = {
  text: 'Come and plan the grid with us.',
  startDate: '2027-03-01',
  pay: { type: 'unpaid', min: null, max: null, currency: null, unit: null, benefits: null },
  expiresAt: '2026-12-10T10:00:00.000Z',
};

type HistoryEntry = InternApplication['events'][number];

/** A step of an application that its owner sees, for tests. */
export const aStep = (to: HistoryEntry['to'], change: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: `${to}-${change.at ?? instant}`,
  from: null,
  to,
  by: 'employer',
  actorId: null,
  reason: null,
  note: null,
  interviewAt: null,
  at: instant,
  visibleTo: 'both',
  ...change,
});
