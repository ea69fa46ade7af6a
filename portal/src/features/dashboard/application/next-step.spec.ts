import { describe, expect, it } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { anApplication, anInternship, anOffer } from './intern-application.builder.ts';
import type { DisplayContext } from './application-timeline.ts';
import type { InternApplication } from '../dashboard-loader.ts';
import { countdownOf, dueText, nextStepOf, sortByDue } from './next-step.ts';

const display: DisplayContext = {
  t: translator('en'),
  language: 'en',
  timeZone: 'Europe/Vienna',
  now: Date.parse('2026-12-01T10:00:00.000Z'),
};
const interview = {
  startsAt: '2026-12-03T14:30:00.000Z',
  durationMinutes: 45,
  mode: 'phone' as const,
  place: null,
  link: null,
  note: null,
};
const event = (to: 'submitted' | 'shortlisted', startsAt: string): InternApplication['events'][number] => ({
  id: to,
  from: null,
  to,
  by: 'employer',
  actorId: null,
  reason: null,
  at: startsAt,
  visibleTo: 'both',
});
const due = (application: InternApplication): string | null => {
  const step = nextStepOf(application, display);
  return step && dueText(step, application, display);
};

describe('the next step of an application', () => {
  it('says who acts and by when', () => {
    const sent = anApplication();
    expect(nextStepOf(sent, display)).toMatchObject({ title: 'Waiting for Nordlicht <Energie>', who: 'employer' });
    expect(due(sent)).toBe('Answer due by 4 Dec, in 3 days');
    const offered = anApplication({ state: 'offered', offer: anOffer });
    expect(nextStepOf(offered, display)).toMatchObject({ title: 'Your answer to the offer', who: 'intern' });
    expect(due(offered)).toBe('Answer by 10 Dec, in 9 days');
    expect(due(anApplication({ state: 'interview', interview }))).toMatch(/^Thu,? 3 Dec,? \d\d:\d\d$/);
    expect(due(anApplication({ responseDueAt: '2026-11-29T10:00:00.000Z' }))).toBe('Was due 29 Nov, 2 days ago');
  });

  it.each(['shortlisted', 'finalist'] as const)('says that there is no date yet for a %s application', (state) => {
    expect(due(anApplication({ state }))).toBe('No date yet');
  });

  it('is expected, after an answer, as long after it as the promise allowed for the first one', () => {
    const answered = anApplication({
      state: 'shortlisted',
      responseDueAt: '2026-12-04T10:00:00.000Z',
      events: [event('submitted', '2026-11-20T10:00:00.000Z'), event('shortlisted', '2026-11-28T10:00:00.000Z')],
    });
    expect(due(answered)).toBe('Expected by 12 Dec, in 11 days');
    expect(due({ ...answered, state: 'finalist' })).toBe('No date yet');
    const upcomingInterview = { ...interview, startsAt: '2026-11-30T09:00:00.000Z' };
    expect(due({ ...answered, state: 'interview', interview: upcomingInterview })).toBe(
      'Expected by 14 Dec, in 13 days',
    );
    expect(due({ ...answered, state: 'interview', interview })).toMatch(/^Thu,? 3 Dec,? \d\d:\d\d$/);
  });

  it('counts the last day of a deadline as still to come', () => {
    const today = anApplication({ state: 'interested', internship: anInternship('2026-12-01') });
    expect(due(today)).toMatch(/^Apply by 1 Dec/);
    const closed = { ...anInternship('2026-12-01'), state: 'closed' as const };
    expect(nextStepOf(anApplication({ state: 'interested', internship: closed }), display)).toMatchObject({
      who: null,
    });
  });

  it('is none once the application has ended', () => {
    for (const state of ['rejected', 'withdrawn', 'completed'] as const)
      expect(nextStepOf(anApplication({ state }), display)).toBeNull();
  });

  it('is named with its day for interviews and offers that lie ahead', () => {
    expect(countdownOf(anApplication({ state: 'interview', interview }), display)).toEqual({
      when: expect.stringMatching(/^Thu,? 3 Dec,? \d\d:\d\d$/),
      left: 'in 2 days',
    });
    const offered = anApplication({ state: 'offered', offer: anOffer });
    expect(countdownOf(offered, { ...display, language: 'de' })).toEqual({
      when: expect.stringMatching(/^Do\.?,? 10\. Dez/),
      left: 'in 9 Tagen',
    });
    expect(countdownOf(anApplication({ state: 'finalist', offer: anOffer }), display)).toBeNull();
    const past = { ...interview, startsAt: '2026-12-01T09:00:00.000Z' };
    expect(countdownOf(anApplication({ state: 'interview', interview: past }), display)).toBeNull();
  });

  it('decides the order: what is due first comes first, what has no date last', () => {
    const applications = [
      anApplication({ id: 'shortlisted', state: 'shortlisted' }),
      anApplication({ id: 'offered', state: 'offered', offer: anOffer }),
      anApplication({
        id: 'expected',
        state: 'shortlisted',
        responseDueAt: '2026-12-04T10:00:00.000Z',
        events: [event('submitted', '2026-11-24T10:00:00.000Z'), event('shortlisted', '2026-11-27T10:00:00.000Z')],
      }),
      anApplication({ id: 'late', responseDueAt: '2026-11-29T10:00:00.000Z' }),
      anApplication({ id: 'interview', state: 'interview', interview }),
      anApplication({ id: 'accepted', state: 'accepted', startsOn: '2027-03-01' }),
    ];
    expect(sortByDue(applications, display).map(({ id }) => id)).toEqual([
      'accepted',
      'late',
      'interview',
      'expected',
      'offered',
      'shortlisted',
    ]);
  });
});
