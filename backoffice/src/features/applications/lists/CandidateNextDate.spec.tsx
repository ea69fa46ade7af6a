import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { CandidateRow } from '../application-types.ts';
import { CandidateNextDate, CandidateNextStep, dueTone } from './CandidateNextDate.tsx';

const now = Date.UTC(2026, 10, 21);
const due = (days: number) => new Date(now + days * 86_400_000).toISOString();

describe('the colour of a due date', () => {
  it('is for those who must act: overdue, or near', () => {
    expect(dueTone({ state: 'submitted', responseDueAt: due(-1), overdue: true }, now)).toBe('attention');
    expect(dueTone({ state: 'in_review', responseDueAt: due(2), overdue: false }, now)).toBe('due');
    expect(dueTone({ state: 'submitted', responseDueAt: due(9), overdue: false }, now)).toBeUndefined();
  });
  it('is gone once the candidate has an answer', () => {
    expect(dueTone({ state: 'shortlisted', responseDueAt: due(1), overdue: false }, now)).toBeUndefined();
    expect(dueTone({ state: 'rejected', responseDueAt: due(-9), overdue: false }, now)).toBeUndefined();
  });
});

describe('what is next for a candidate', () => {
  afterEach(cleanup);
  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000).toISOString();
  const textIn = async (language: 'en' | 'de', row: Partial<CandidateRow>) => {
    const { container } = await renderWithAdmin(<CandidateNextDate row={row as CandidateRow} />, language);
    return container.textContent;
  };
  it('is a sentence with the time where the language has it', async () => {
    const late: Partial<CandidateRow> = { state: 'in_review', responseDueAt: dayFromNow(-5), overdue: true };
    expect(await textIn('en', late)).toBe('Answer was due 5 days ago');
    cleanup();
    expect(await textIn('de', late)).toBe('Antwort war vor 5 Tagen fällig');
    cleanup();
    const waiting: Partial<CandidateRow> = { state: 'submitted', responseDueAt: dayFromNow(5), overdue: false };
    expect(await textIn('de', waiting)).toBe('Antwort in 5 Tagen fällig');
  });
  it('is the interview with what the candidate answered to it', async () => {
    const interview = { startsAt: dayFromNow(5), mode: 'phone' } as const;
    const answered = (answer: 'confirmed' | 'other_time' | null): Partial<CandidateRow> => ({
      state: 'interview',
      interview,
      interviewAnswer: answer && { answer },
    });
    const texts = [];
    for (const answer of [null, 'confirmed', 'other_time'] as const) {
      texts.push(await textIn('en', answered(answer)));
      cleanup();
    }
    expect(texts).toEqual([
      'Interview in 5 days',
      'Interview in 5 days, confirmed',
      'Interview in 5 days, asks for another time',
    ]);
  });
  it.each([
    ['en', 'shortlisted', 'invite to an interview'],
    ['de', 'shortlisted', 'zum Gespräch einladen'],
    ['en', 'finalist', 'make an offer'],
    ['de', 'finalist', 'Angebot machen'],
    ['en', 'completed', '–'],
  ] as const)(
    'is in a column of that name (%s) what the company does with somebody %s, not when they changed',
    async (language, state, step) => {
      const row: Partial<CandidateRow> = { state, updatedAt: dayFromNow(-1) };
      const { container } = await renderWithAdmin(<CandidateNextStep row={row as CandidateRow} />, language);
      expect(container.textContent).toBe(step);
    },
  );
});
