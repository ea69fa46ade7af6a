import { rejectionCodes, terminationReasons, timelineOf, applicationLifecycle } from '@prentice/contract';
import { expect, it } from 'vitest';
import { catalogues, translator } from '../../../i18n/catalogue.ts';
import { anApplication, anInternship } from './intern-application.builder.ts';
import { automaticReasonCodes, reasonText, timelineSteps } from './application-timeline.ts';

const keys = new Set(Object.keys(catalogues.en));

it('has a message for every step of every application', () => {
  for (const state of applicationLifecycle.states) {
    const steps = timelineOf({ state, events: [], responseDueAt: null, interview: null, offer: null }, 'intern');
    const missing = [state, ...steps.map((step) => step.key)].filter((key) => !keys.has(`timeline.${key}`));
    expect(missing).toEqual([]);
  }
});

it('has a message for every reason code, and shows free text unchanged', () => {
  const t = translator('de');
  for (const code of [...rejectionCodes, ...terminationReasons, ...automaticReasonCodes])
    expect(reasonText(code, t)).not.toBe(code);
  expect(reasonText('We changed our plans.', t)).toBe('We changed our plans.');
});

it.each([
  ['en', 'Grid Co cancelled the interview', 'was planned for '],
  ['de', 'Grid Co hat das Gespräch abgesagt', 'geplant für '],
] as const)('shows in %s that an interview was cancelled, when it was planned, and why', (language, title, planned) => {
  const internship = anInternship('2026-12-20');
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
});

it.each(['shortlisted', 'finalist'] as const)('says that there is no date yet for what comes after %s', (state) => {
  const display = { t: translator('en'), language: 'en', timeZone: 'Europe/Vienna', now: 0 } as const;
  const [step] = timelineSteps(anApplication({ state }), display);
  expect(step).toMatchObject({ phase: 'current', note: 'No date yet' });
});

it('asks for an application only while the internship is open', () => {
  const display = { t: translator('en'), language: 'en', timeZone: 'Europe/Vienna', now: 0 } as const;
  const titles = (state: 'open' | 'paused' | 'closed') => {
    const internship = { ...anInternship('2026-12-20'), state };
    return timelineSteps(anApplication({ state: 'interested', internship }), display).map((step) => step.title);
  };
  expect(titles('open')).toEqual(['Send your application', 'You get the outcome with a reason']);
  for (const state of ['paused', 'closed'] as const)
    expect(titles(state)).toEqual(['Not accepting applications at the moment']);
});
