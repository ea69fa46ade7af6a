import { dayAfter, draftUpdate, type DraftUpdate } from '@prentice/contract';

/** Returns a complete internship that may be submitted at the given moment; change what a test is about. */
export function aPosting(now: Date, change: Partial<DraftUpdate> = {}): DraftUpdate {
  return {
    ...draftUpdate.parse({}),
    title: 'Laboratory assistant for water analysis',
    category: 'research',
    description:
      'You join a team of five that measures the quality of rivers for towns in the region. Over the summer you learn how samples are taken, prepared and measured, and how results become reports that mayors can read. You work beside an experienced chemist from the first day, take part in two sampling trips a week, and look after a measuring series of your own that you present at the end.',
    tasks: [
      'Take samples at rivers and lakes together with a colleague.',
      'Prepare and measure samples in the laboratory.',
    ],
    learningOutcomes: ['Plan and document a measuring series.'],
    mentorName: 'Dana Winter',
    workMode: 'onsite',
    locations: [{ city: 'Graz', country: 'AT', lat: null, lon: null }],
    startDate: dayAfter(now, 60),
    startFlexible: false,
    durationWeeks: 12,
    durationJustification: null,
    hoursPerWeek: 30,
    openings: 2,
    pay: { type: 'paid', min: 120_000, max: 140_000, currency: 'EUR', unit: 'month', benefits: null },
    unpaidBasis: null,
    credit: false,
    agreementProvided: true,
    requiredSkills: [{ id: null, label: 'Chemistry' }],
    preferredSkills: [],
    eligibility: { studyLevels: [], graduationFrom: null, graduationTo: null, languages: [], sponsorship: false },
    questions: [],
    publishAt: null,
    deadline: dayAfter(now, 30),
    responseDays: 14,
    maxApplicants: null,
    blindReview: false,
    vacancyKind: 'open_now',
    ...change,
  };
}
