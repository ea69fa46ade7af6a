import { answerFaults, type Question } from '@prentice/contract';
import { expect, it } from 'vitest';
import { answerProblems, answersForDraft, answersForSubmission } from './answers.ts';

const ask = (key: string, kind: Question['kind'], required = false): Question => ({
  key,
  kind,
  label: `Question ${key}`,
  options: ['One', 'Two'],
  required,
});
const questions = [
  ask('why', 'long', true),
  ask('hours', 'number'),
  ask('work', 'url'),
  ask('which', 'multi'),
  ask('licence', 'checkbox', true),
];

it('sends what was answered, numbers as numbers, and nothing that is not asked', () => {
  const answers = { why: 'Because.', hours: '12,5', work: ' ', which: [], licence: true, other: 'x' };
  expect(answersForSubmission(questions, answers)).toEqual([
    { key: 'why', value: 'Because.' },
    { key: 'hours', value: 12.5 },
    { key: 'licence', value: true },
  ]);
});

it('keeps unfinished answers as they were typed', () => {
  const answers = { why: 'Because.', hours: 'about 12', work: 'example', which: [] };
  expect(answersForDraft(questions, answers)).toEqual([
    { key: 'why', value: 'Because.' },
    { key: 'hours', value: 'about 12' },
    { key: 'work', value: 'example' },
  ]);
});

it('counts the characters of an answer as the server does', () => {
  const long = ask('why', 'long', true);
  const smiles = (count: number) => ({ why: '🙂'.repeat(count) });
  const faults = (count: number) => answerFaults([long], [{ key: 'why', value: smiles(count).why }]);
  expect([answerProblems([long], smiles(1_500)), faults(1_500)]).toEqual([{}, []]);
  expect(answerProblems([long], smiles(1_501))).toEqual({ why: 'long' });
  expect(faults(1_501)).toMatchObject([{ field: 'answers.why', code: 'too_big' }]);
});

it('reports answers that are missing or do not fit their kind', () => {
  expect(answerProblems(questions, { why: '  ', licence: false })).toEqual({ why: 'required', licence: 'required' });
  expect(
    answerProblems(questions, { why: 'x'.repeat(1_501), licence: true, hours: 'ten', work: 'example.org' }),
  ).toEqual({
    why: 'long',
    hours: 'number',
    work: 'url',
  });
  expect(answerProblems(questions, { why: 'ok', licence: true, hours: '8', work: 'https://example.org' })).toEqual({});
});

it('refuses what the server would: days that no calendar has, numbers beyond its bounds, options that are gone', () => {
  const boundedQuestions = [ask('start', 'date'), ask('hours', 'number'), ask('which', 'single')];
  expect(answerProblems(boundedQuestions, { start: '2026-99-99', hours: '9'.repeat(20), which: 'Three' })).toEqual({
    start: 'date',
    hours: 'number',
    which: 'required',
  });
  expect(answerProblems(boundedQuestions, { start: '2026-12-24', hours: '-3,5', which: 'Two' })).toEqual({});
});
