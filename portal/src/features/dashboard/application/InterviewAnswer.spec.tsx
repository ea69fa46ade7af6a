// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { translator } from '../../../i18n/catalogue.ts';
import { session } from '../../../site/browser-session.ts';
import type { InternApplication } from '../dashboard-loader.ts';
import { InterviewAnswer } from './InterviewAnswer.tsx';
import { anApplication, anInternship } from './intern-application.builder.ts';

const startsAt = '2026-12-01T09:30:00.000Z';
const interview = { startsAt, durationMinutes: 45, mode: 'phone', place: null, link: null, note: null } as const;
const confirmed = { answer: 'confirmed', note: null, at: '2026-11-20T10:00:00.000Z' } as const;
const otherTime = { answer: 'other_time', note: 'Friday would work.', at: '2026-11-20T10:00:00.000Z' } as const;

function show(change: Partial<InternApplication>, now = '2026-11-21T10:00:00.000Z') {
  const application = anApplication({
    ...change,
    state: 'interview',
    interview,
    internship: anInternship('2026-12-20'),
  });
  const display = { t: translator('en'), language: 'en', timeZone: 'Europe/Berlin', now: Date.parse(now) } as const;
  const onChanged = vi.fn();
  render(<InterviewAnswer application={application} display={display} onChanged={onChanged} />);
  const answer = vi.spyOn(session.client.applications, 'answerInterview').mockResolvedValue(application);
  return { answer, onChanged, application };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the answer to an interview', () => {
  it('is a confirmation in one press, of the version that is shown', async () => {
    const { answer, onChanged, application } = show({ version: 4 });
    press('Yes, I’ll be there');
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(answer).toHaveBeenCalledWith({ params: { id: application.id }, version: 4, body: { answer: 'confirmed' } });
  });

  it('is a wish for another time, which needs some words and keeps them when it cannot be sent', async () => {
    const { answer } = show({});
    press('Ask for another time');
    const field = screen.getByRole('textbox', { name: 'When could you come instead?' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    press('Send to the company');
    expect(screen.getByText('Enter when you could come.')).toBeDefined();
    expect(answer).not.toHaveBeenCalled();
    answer.mockRejectedValue(new TypeError('offline'));
    fireEvent.change(field, { target: { value: 'Friday would work.' } });
    press('Send to the company');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Friday would work.');
    expect(answer.mock.calls[0]?.[0].body).toEqual({ answer: 'other_time', note: 'Friday would work.' });
  });

  it('is shown once it was given, and can be changed until the interview begins', () => {
    show({ interviewAnswer: confirmed });
    expect(screen.getByText(/^You confirmed on .*20 Nov.* that you’ll be there\.$/)).toBeDefined();
    expect(buttons()).toEqual(['Ask for another time']);
    cleanup();
    show({ interviewAnswer: otherTime });
    expect(screen.getByText('Friday would work.').closest('blockquote')).not.toBeNull();
    expect(buttons()).toEqual(['I can make it after all', 'Change what you wrote']);
    press('Change what you wrote');
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Friday would work.');
  });

  it('is not asked for any more once the interview has begun', () => {
    show({}, '2026-12-01T10:00:00.000Z');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
