// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import { ApplicationRow } from './ApplicationRow.tsx';
import { anApplication, aStep, anInternship } from './intern-application.builder.ts';
import type { InternApplication } from '../dashboard-loader.ts';

const words = {
  en: {
    interviewCancelled: 'Grid Co cancelled the interview',
    planned: /^It was planned for Wed, 2 Dec 2026, 00:30\.$/,
    next: 'You’re still shortlisted. Grid Co will invite you again or make a decision.',
    remove: 'Remove it from your calendar',
    interview: 'Your interview',
    put: 'Add to calendar',
    withdrawn: 'You withdrew your application',
  },
  de: {
    interviewCancelled: 'Grid Co hat das Gespräch abgesagt',
    planned: /^Es war für Mi\., 2\. Dez\. 2026, 00:30 geplant\.$/,
    next: 'Sie bleiben in der engeren Wahl. Grid Co lädt Sie erneut ein oder trifft eine Entscheidung.',
    remove: 'Aus dem Kalender entfernen',
    interview: 'Ihr Gespräch',
    put: 'In den Kalender eintragen',
    withdrawn: 'Sie haben Ihre Bewerbung zurückgezogen',
  },
} as const;
type Language = keyof typeof words;

const startsAt = '2026-12-01T23:30:00.000Z';
const interview = { startsAt, durationMinutes: 45, mode: 'phone', place: null, link: null, note: null } as const;
const invited = aStep('interview', { from: 'shortlisted', at: '2026-11-18T10:00:00.000Z' });
const off = (note: string | null) => aStep('shortlisted', { from: 'interview', interviewAt: startsAt, note });
const withdrawn = (startsAt: string) => aStep('withdrawn', { from: 'interview', by: 'intern', at: startsAt });

/** Renders the card of an application without its timeline. */
function renderApplication(language: Language, change: Partial<InternApplication>): void {
  const internship = anInternship('2026-12-20');
  const by = { ...internship, employer: { ...internship.employer, name: 'Grid Co' } };
  const display = { t: translator(language), language, timeZone: 'Europe/Berlin', now: Date.parse(startsAt) };
  const application = anApplication({ ...change, internship: by });
  const onChanged = () => undefined;
  render(<ApplicationRow application={application} display={display} others={[]} onChanged={onChanged} />);
  document.querySelector('ol')?.remove();
}

/** Returns the keys of the texts that are shown. */
const seen = (texts: (typeof words)[Language]): string[] =>
  Object.entries(texts).flatMap(([key, text]) => (screen.queryByText(text) ? [key] : []));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(['en', 'de'] as const)('a cancelled interview, in %s', (language) => {
  const texts = words[language];

  it('shows the reason, the planned time, the next step and the calendar file', async () => {
    const calendar = vi.spyOn(session.client.applications, 'calendar').mockRejectedValue(new TypeError('offline'));
    renderApplication(language, { state: 'shortlisted', events: [invited, off('Our laboratory is closed.')] });
    expect(seen(texts)).toEqual(['interviewCancelled', 'planned', 'next', 'remove']);
    expect(screen.getByText('Our laboratory is closed.').closest('blockquote')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: texts.remove }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(calendar).toHaveBeenCalledWith({ params: { id: 'a'.repeat(24) } });
  });

  it('shows no quotation and no time when there is no note and no time', () => {
    renderApplication(language, { state: 'shortlisted', events: [invited, { ...off(null), interviewAt: null }] });
    expect(seen(texts)).toEqual(['interviewCancelled', 'next', 'remove']);
    expect(document.querySelector('blockquote')).toBeNull();
  });

  it('is replaced by a new interview', () => {
    const invitedAgain = aStep('interview', { from: 'shortlisted', at: '2026-11-21T10:00:00.000Z' });
    renderApplication(language, { state: 'interview', interview, events: [invited, off('Closed.'), invitedAgain] });
    expect(seen(texts)).toEqual(['interview', 'put']);
    expect(screen.queryByText('Closed.')).toBeNull();
  });

  it('is no longer shown after a decision', () => {
    const events = [invited, off('Closed.'), aStep('finalist', { from: 'shortlisted' })];
    renderApplication(language, { state: 'finalist', events });
    expect(seen(texts)).toEqual([]);
  });

  it('offers the calendar file when the application was withdrawn before the interview', () => {
    renderApplication(language, {
      state: 'withdrawn',
      interview,
      events: [invited, withdrawn('2026-11-21T10:00:00.000Z')],
    });
    expect(seen(texts)).toEqual(['planned', 'remove', 'interview', 'withdrawn']);
  });

  it('offers no calendar file when the application was withdrawn after the interview', () => {
    renderApplication(language, {
      state: 'withdrawn',
      interview,
      events: [invited, withdrawn('2026-12-02T10:00:00.000Z')],
    });
    expect(seen(texts)).toEqual(['withdrawn']);
  });
});
