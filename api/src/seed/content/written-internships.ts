import { dayAfter, draftUpdate, languageLevels, type InternshipState, utcDay } from '@prentice/contract';
import { minHashSketch, shinglesOf } from '../../features/internships/index.ts';
import { DAY, HOUR } from '../../platform/clock/clock.ts';
import { cities } from './demo-names.ts';
import type { SeedEmployer } from '../seed-employers.ts';
import { closingOf, internshipRow } from '../seed-internships.ts';
import type { SeedContextWithActors } from '../seed-history.ts';
import { skillNamed, type WrittenInternship } from './written-content.ts';

const currencies: Readonly<Record<string, string>> = { CH: 'CHF', DK: 'DKK' };
const HUNDRED = 100;

/** Returns the first day of a month, at least three weeks after the deadline. */
function startAfter(now: Date, deadline: number): string {
  const earliest = new Date(now.getTime() + (Math.max(deadline, 0) + 21) * DAY);
  return utcDay(new Date(Date.UTC(earliest.getUTCFullYear(), earliest.getUTCMonth() + 1, 1)));
}

const languageNeed = (written: string) => {
  const [language = '', name] = written.split(':');
  return { language, level: languageLevels.find((level) => level === name) ?? ('B1' as const) };
};

function postingOf(written: WrittenInternship, company: SeedEmployer, now: Date) {
  const place = cities.find(({ city }) => city === (written.city ?? company.city));
  if (!place) throw new Error(`"${written.title}" is in no city of the demo.`);
  const [min, max] = written.pay.map((amount) => amount * HUNDRED);
  const currency = currencies[company.country] ?? 'EUR';
  return draftUpdate.parse({
    title: written.title,
    category: written.category,
    description: written.description,
    tasks: written.tasks,
    learningOutcomes: written.learn,
    mentorName: written.mentor,
    workMode: written.mode,
    locations: [place],
    startDate: startAfter(now, written.deadline),
    startFlexible: false,
    durationWeeks: written.weeks,
    hoursPerWeek: written.hours,
    openings: written.openings,
    pay: { type: written.payType, min, max, currency, unit: 'month', benefits: written.benefits },
    credit: written.credit,
    agreementProvided: true,
    requiredSkills: written.skills.map(skillNamed),
    preferredSkills: written.nice.map(skillNamed),
    eligibility: {
      studyLevels: written.levels,
      languages: written.langs.map(languageNeed),
      sponsorship: written.sponsorship,
    },
    questions: written.questions.map((label, index) => ({
      key: `question-${index + 1}`,
      kind: 'long',
      label,
      required: false,
    })),
    deadline: dayAfter(now, written.deadline),
    responseDays: written.days,
    blindReview: written.blind,
  });
}

/**
 * Returns when what led to its state happened. Everything before a publication takes a few days, a review some hours.
 */
function timesOf(
  written: WrittenInternship,
  state: InternshipState,
  deadline: string,
  { random, now }: SeedContextWithActors,
) {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  if (state === 'draft') return { createdAt: ago(random.whole(20, 90)), submittedAt: null, openedAt: null };
  if (state === 'pending_review') {
    const hours = 1 + random.whole(0, 30) / 10;
    return { createdAt: ago(hours + 0.7), submittedAt: ago(hours), openedAt: null };
  }
  const opened = written.opened * 24 + random.whole(1, 6);
  const closedAt = state === 'closed' ? closingOf(deadline) : null;
  const pausedAt = state === 'paused' ? ago(random.whole(30, 60)) : null;
  const submitted = opened + random.whole(4, 30);
  return {
    createdAt: ago(submitted + random.whole(3, 60)),
    submittedAt: ago(submitted),
    openedAt: ago(opened),
    pausedAt,
    closedAt,
  };
}

/** Returns an internship that was written by hand, of an employer that may publish it or not yet. */
export function writtenInternship(context: SeedContextWithActors, company: SeedEmployer, written: WrittenInternship) {
  const posting = postingOf(written, company, context.now);
  const { createdAt, ...times } = timesOf(written, written.state, posting.deadline ?? '', context);
  const lived = { pausedAt: null, closedAt: null, ...times, state: written.state };
  const row = internshipRow(context, company, posting, { id: context.random.id(), createdAt, lived });
  if (written.state === 'draft') return row;
  row.sketch = minHashSketch(shinglesOf(row));
  row.risk = { score: 0, hits: [] };
  return row;
}
