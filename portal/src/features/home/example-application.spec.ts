import { applicationLimits, calendarDay, defaultTimeZone } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { weekdayText } from '../../i18n/format.ts';
import { isInternshipSummary, type InternshipSummary } from '../../shared/internship.views.ts';
import { aPosting } from '../../shared/posting.builder.ts';
import { exampleDueAt, exampleInternship, exampleSteps } from './example-application.ts';

const now = new Date('2026-11-23T10:00:00Z');
const record = { medianDays: 2.3, withinPromise: 0.82, count: 22, computedAt: '2026-11-22T00:00:00.000Z' };

function anInternship(change: Parameters<typeof aPosting>[0] = {}): InternshipSummary {
  const posting = aPosting(change);
  if (!isInternshipSummary(posting)) throw new Error('The posting lacks what a summary shows.');
  return posting;
}
const { employer } = anInternship();
const reliable = { ...employer, responsiveness: record };

describe('the example of the home page', () => {
  it('is the newest open internship of a company with a response record, else the newest', () => {
    const newest = anInternship({ id: '1'.repeat(24) });
    const pool = anInternship({ id: '2'.repeat(24), vacancyKind: 'pool', employer: reliable });
    const internship = anInternship({ id: '3'.repeat(24), employer: reliable });
    expect(exampleInternship([newest, pool, internship])).toBe(internship);
    expect(exampleInternship([newest, pool])).toBe(newest);
    expect(exampleInternship([])).toBeUndefined();
  });

  it('dates each step by the rules of every application', () => {
    const internship = anInternship({ responseDays: 10, employer: reliable });
    expect(exampleDueAt(internship, now)).toBe('2026-12-03');
    const steps = exampleSteps(internship, { t: translator('en'), language: 'en', now });
    expect(steps.map(({ id, at, due }) => [id, at?.iso ?? due?.iso])).toEqual([
      ['apply', '2026-11-23T10:00:00.000Z'],
      ['remind', undefined],
      ['answer', '2026-12-03T10:00:00.000Z'],
      ['silence', undefined],
    ]);
    const [, remind, answer, silence] = steps;
    expect(remind?.note).toBe('On 28 Nov, 1 Dec and 3 Dec, until you have an answer.');
    expect(answer?.note).toContain('about 2 days, and 82% of them came on time');
    expect(silence?.note).toContain(`${applicationLimits.noResponseDays} more days`);
  });

  it('has the day of the heading of the page, by the same calendar, at any time of the day', () => {
    const afterMidnight = new Date('2026-11-23T23:30:00Z');
    const context = { t: translator('en'), language: 'en', now: afterMidnight } as const;
    const [apply, , answer] = exampleSteps(anInternship({ responseDays: 10 }), context);
    expect(weekdayText('en', calendarDay(afterMidnight, defaultTimeZone))).toBe('Tuesday, 24 November 2026');
    expect([apply?.at?.text, answer?.due?.text]).toEqual(['24 Nov 2026', 'by 4 Dec 2026']);
  });

  it('claims no record for a company that has none', () => {
    const steps = exampleSteps(anInternship(), { t: translator('de'), language: 'de', now });
    expect(steps.find(({ id }) => id === 'answer')?.note).toBe('Mit dem nächsten Schritt oder einer Begründung.');
  });
});
