import { describe, expect, it } from 'vitest';
import { question } from '../internships/internship.contract.ts';
import { answerFaults, nonEmptyAnswers } from './application-answers.ts';
import type { Answer } from './application.contract.ts';

type Kind = Parameters<typeof answerFaults>[0][number]['kind'];
const questionOf = (kind: Kind, more: object = {}) =>
  question.parse({ key: 'q', kind, label: 'Why you?', options: ['Vienna', 'Graz'], ...more });
const faults = (kind: Kind, value: Answer['value'], more: object = {}) =>
  answerFaults([questionOf(kind, more)], [{ key: 'q', value }]).map((fault) => fault.code);

describe('answers', () => {
  it.each<[Kind, Answer['value']]>([
    ['short', 'Because.'],
    ['long', 'x'.repeat(1_500)],
    ['single', 'Graz'],
    ['multi', ['Graz', 'Vienna']],
    ['number', 0],
    ['date', '2026-05-01'],
    ['url', 'https://ada.example/work'],
    ['checkbox', true],
  ])('of the kind %s are accepted', (kind, value) => {
    expect(faults(kind, value, { required: true })).toEqual([]);
  });
  it.each<[Kind, Answer['value']]>([
    ['short', 'x'.repeat(201)],
    ['short', 3],
    ['long', 'x'.repeat(1_501)],
    ['single', 'Linz'],
    ['single', ['Graz']],
    ['multi', ['Graz', 'Linz']],
    ['multi', ['Graz', 'Graz']],
    ['number', '12'],
    ['date', '2026-02-30'],
    ['url', 'http://ada.example'],
    ['checkbox', 'yes'],
  ])('of the kind %s are refused when they do not fit: %j', (kind, value) => {
    expect(faults(kind, value)).toHaveLength(1);
  });
  it.each<[Kind, Answer['value']]>([
    ['short', '  '],
    ['multi', []],
    ['checkbox', false],
    ['long', ''],
  ])('of the kind %s count as missing when empty, which a required question refuses', (kind, value) => {
    expect(faults(kind, value)).toEqual([]);
    expect(faults(kind, value, { required: true })).toEqual(['QUESTION_REQUIRED']);
  });
  it('name the question', () => {
    expect(answerFaults([questionOf('short', { required: true })], [])[0]).toMatchObject({ field: 'answers.q' });
  });
  it('are refused when they were not asked for or given twice', () => {
    const twice = [
      { key: 'q', value: 'a' },
      { key: 'q', value: 'b' },
      { key: 'other', value: 'c' },
    ];
    expect(answerFaults([questionOf('short')], twice).map((fault) => fault.field)).toEqual([
      'answers.q',
      'answers.other',
    ]);
  });
  it('are kept in the order asked, the empty ones left out', () => {
    const questions = [
      questionOf('short', { key: 'a' }),
      questionOf('short', { key: 'b' }),
      questionOf('short', { key: 'c' }),
    ];
    const answers = [
      { key: 'c', value: '3' },
      { key: 'b', value: ' ' },
      { key: 'a', value: '1' },
    ];
    expect(nonEmptyAnswers(questions, answers).map((answer) => answer.key)).toEqual(['a', 'c']);
  });
});
