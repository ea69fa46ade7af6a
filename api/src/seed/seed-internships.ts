import {
  dayAfter,
  internshipCompleteness,
  type DraftUpdate,
  type InternshipState,
  type Risk,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { DAY, HOUR } from '../platform/clock/clock.ts';
import { zeroApplicationCounts, internshipSlug, minHashSketch, shinglesOf } from '../features/internships/index.ts';
import { workStyleSentences, internshipTemplates } from './content/internship-templates.ts';
import type { SeedEmployer } from './seed-employers.ts';
import { historyOf, type SeedContextWithActors } from './seed-history.ts';
import type { SeedContext } from './seed-people.ts';
import { cities, firstNames, lastNames } from './content/demo-names.ts';

function seedPosting({ random, now }: SeedContext, company: SeedEmployer, state: InternshipState): DraftUpdate {
  const role = random.pick(internshipTemplates);
  const over = state === 'closed' || state === 'filled';
  /* What is over ended a few days ago: its last applications may still wait within the promise. */
  const deadline = dayAfter(now, over ? -1 - Math.floor(random.whole(2, 20) / 10) : random.whole(5, 60));
  const place = random.chance(0.7)
    ? (cities.find((city) => city.city === company.city) ?? cities[0])
    : random.pick(cities);
  const least = random.whole(6, 16) * 10_000;
  const suffix = random.pick([
    '',
    '',
    ' for the summer',
    ' in a small team',
    ' with a project of your own',
    ' at our headquarters',
  ]);
  return {
    title: `${role.title}${suffix}`,
    category: role.category,
    description: [
      `${role.opening} ${company.name} is the place for people who want to see results.`,
      ...random.sample(workStyleSentences, 7),
    ].join(' '),
    tasks: [...role.tasks],
    learningOutcomes: [...role.outcomes],
    mentorName: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    workMode: random.pick(['onsite', 'onsite', 'hybrid', 'remote'] as const),
    locations: [{ city: place.city, country: place.country, lat: place.lat, lon: place.lon }],
    startDate: dayAfter(now, random.whole(70, 150)),
    startFlexible: random.chance(0.3),
    durationWeeks: random.pick([8, 10, 12, 16, 24]),
    durationJustification: null,
    hoursPerWeek: random.pick([20, 30, 38]),
    openings: random.whole(1, 3),
    pay: {
      type: random.pick(['paid', 'paid', 'paid', 'stipend'] as const),
      min: least,
      max: Math.round(least * 1.2),
      currency: 'EUR',
      unit: 'month',
      benefits: random.chance(0.4) ? 'A ticket for public transport and lunch.' : null,
    },
    unpaidBasis: null,
    credit: random.chance(0.5),
    agreementProvided: true,
    requiredSkills: role.skills.map((label) => ({ id: null, label })),
    preferredSkills: random.chance(0.5) ? [{ id: null, label: 'Driving licence' }] : [],
    eligibility: {
      studyLevels: random.chance(0.5) ? ['bachelor', 'master'] : [],
      graduationFrom: null,
      graduationTo: null,
      languages: random.chance(0.4) ? [{ language: 'de', level: 'B1' }] : [],
      sponsorship: random.chance(0.2),
    },
    questions: random.chance(0.4)
      ? [{ key: 'why', kind: 'long', label: 'What would you like to learn with us?', options: [], required: true }]
      : [],
    publishAt: null,
    deadline,
    responseDays: random.pick([5, 7, 10, 14, 14, 21]),
    maxApplicants: null,
    blindReview: random.chance(0.25),
    vacancyKind: random.chance(0.1) ? 'pool' : 'open_now',
  };
}

/** Returns when applications end with the day of the deadline. */
export const closingOf = (deadline: string): Date => new Date(Date.parse(`${deadline}T00:00:00Z`) + DAY);

/** Of ten internships of a public employer, in their order. */
const states: readonly InternshipState[] = [
  ...Array.from({ length: 6 }, () => 'open' as const),
  'closed',
  'pending_review',
  'paused',
  'draft',
];

/** Returns when what led to its state happened, and when it was begun. */
function internshipTimesOf({ random, now }: SeedContext, state: InternshipState, deadline: string | null) {
  const closedAt = state === 'closed' && deadline ? closingOf(deadline) : null;
  const pausedAt = state === 'paused' ? now : null;
  const published = !['draft', 'pending_review'].includes(state);
  const openedAt = published ? new Date((closedAt ?? now).getTime() - random.whole(5, 45) * DAY) : null;
  const id = random.id();
  const createdAt = new Date((openedAt ?? now).getTime() - random.whole(1, 5) * DAY);
  const submittedAt = state === 'draft' ? null : new Date(createdAt.getTime() + HOUR);
  return { id, createdAt, lived: { state, submittedAt, openedAt, pausedAt, closedAt } };
}

/** Returns what an internship shows of its employer. */
function employerSummaryOf(company: SeedEmployer) {
  const { _id, slug, name, logoId, type, industry, city, country, verification, responsiveness } = company;
  const id = _id.toHexString();
  return { id, slug, name, logoId, type, industry, city, country, verification, responsiveness };
}

const shortText = { rule: 'short_text' as const, points: 10, quote: '380', relatedId: null };

interface InternshipTimes {
  readonly id: string;
  readonly createdAt: Date;
  readonly lived: Parameters<typeof historyOf>[0];
}

/** Returns the stored internship of a posting, with the history that led to its state. */
export function internshipRow(
  context: SeedContextWithActors,
  company: SeedEmployer,
  draft: DraftUpdate,
  { id, createdAt, lived }: InternshipTimes,
) {
  const history = historyOf(lived, company._id.toHexString(), context.actors);
  return {
    _id: new ObjectId(id),
    ...draft,
    employerId: company._id,
    employer: employerSummaryOf(company),
    employerLive: company.live,
    slug: internshipSlug(draft.title ?? '', id),
    ...lived,
    firstPublishedAt: lived.openedAt,
    closeReason: lived.state === 'closed' ? ('deadline' as const) : null,
    revision: lived.openedAt ? 1 : 0,
    reviewRounds: 0,
    pendingRevision: null,
    review: null,
    risk: null as Risk | null,
    sketch: null as number[] | null,
    counts: { ...zeroApplicationCounts },
    completeness: internshipCompleteness(draft, company.type, context.now),
    history,
    createdAt,
    updatedAt: history.at(-1)?.at ?? createdAt,
    version: 1 + history.length,
  };
}
export type SeedInternship = ReturnType<typeof internshipRow>;

/** Makes an internship of an employer in a state that fits the employer's. */
export function seedInternship(context: SeedContextWithActors, company: SeedEmployer, number: number): SeedInternship {
  const state: InternshipState = company.live ? (states[number % states.length] ?? 'open') : 'draft';
  const draft = seedPosting(context, company, state);
  const times = internshipTimesOf(context, state, draft.deadline);
  const row = internshipRow(context, company, draft, times);
  if (state !== 'draft') row.sketch = minHashSketch(shinglesOf(row));
  if (state === 'pending_review') row.risk = { score: shortText.points, hits: [shortText] };
  return row;
}
