import { rejectionCodes, terminationReasons, timelineOf, applicationLifecycle } from '@prentice/contract';
import { expect, it } from 'vitest';
import { catalogues, translator } from '../../i18n/catalogue.ts';
import { anApplication, card } from './own.application.builder.ts';
import { courseCodes, reasonText, timelineSteps } from './timeline.words.ts';

const keys = new Set(Object.keys(catalogues.en));

it('has words for every step of every application', () => {
  for (const state of applicationLifecycle.states) {
    const steps = timelineOf({ state, events: [], responseDueAt: null, interview: null, offer: null }, 'intern');
    const missing = [state, ...steps.map((step) => step.key)].filter((key) => !keys.has(`timeline.${key}`));
    expect(missing).toEqual([]);
  }
});

it('has words for every reason, and shows what somebody wrote as it is', () => {
  const t = translator('de');
  for (const code of [...rejectionCodes, ...terminationReasons, ...courseCodes])
    expect(reasonText(code, t)).not.toBe(code);
  expect(reasonText('We changed our plans.', t)).toBe('We changed our plans.');
});

it.each([
  ['en', 'Grid Co cancelled the interview', 'was planned for '],
  ['de', 'Grid Co hat das Gespräch abgesagt', 'geplant für '],
] as const)(
  'tells in %s of an interview that was called off, when it was to be, and why',
  (language, title, planned) => {
    const internship = card('2026-12-20');
    const application = anApplication({
      state: 'shortlisted',
      internship: { ...internship, employer: { ...internship.employer, name: 'Grid Co' } },
      events: [
        {
          id: 'one',
          from: 'interview',
          to: 'shortlisted',
          by: 'employer',
          actorId: null,
          reason: null,
          note: 'Our laboratory is closed.',
          interviewAt: '2026-12-01T23:30:00.000Z',
          at: '2026-11-20T10:00:00.000Z',
          visibleTo: 'both',
        },
      ],
    });
    const [step] = timelineSteps(application, { t: translator(language), language, timeZone: 'Europe/Vienna', now: 0 });
    expect(step).toMatchObject({ title, phase: 'stopped', note: 'Our laboratory is closed.' });
    expect(step?.due?.text).toMatch(new RegExp(`^${planned}.*\\b0?2\\b.*0:30`));
  },
);

it('asks for an application only where one is possible', () => {
  const speaker = { t: translator('en'), language: 'en', timeZone: 'Europe/Vienna', now: 0 } as const;
  const titles = (state: 'open' | 'paused' | 'closed') => {
    const internship = { ...card('2026-12-20'), state };
    return timelineSteps(anApplication({ state: 'interested', internship }), speaker).map((step) => step.title);
  };
  expect(titles('open')).toEqual(['Send your application', 'You get the outcome with a reason']);
  for (const state of ['paused', 'closed'] as const)
    expect(titles(state)).toEqual(['Not accepting applications at the moment']);
});
