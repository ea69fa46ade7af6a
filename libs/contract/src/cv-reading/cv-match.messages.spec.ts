import { describe, expect, it } from 'vitest';
import type { MatchItem, MatchRequirement } from './cv-match.contract.ts';
import { evidenceText, requirementText } from './cv-match.messages.ts';

const asked: readonly MatchRequirement[] = [
  { kind: 'skill', label: 'Python' },
  { kind: 'study', levels: ['bachelor', 'master'] },
  { kind: 'language', language: 'de', level: 'B2' },
  { kind: 'dates', from: '2027-03-01', flexible: true, weeks: 1 },
  { kind: 'hours', perWeek: 20 },
  { kind: 'place', workMode: 'onsite', cities: ['Graz', 'Wien'] },
];
const said = (requirement: MatchRequirement, quote: string, from: 'cv' | 'profile' = 'profile'): MatchItem => {
  return { part: 'practical', requirement, grade: 1, evidence: { from, quote, page: null } };
};

describe('the texts of a match', () => {
  it('say each requirement in both languages', () => {
    expect(asked.map((one) => requirementText(one, 'en'))).toEqual([
      'Python',
      'Bachelor or Master',
      'German, B2',
      'Start around 1 March 2027, 1 week',
      '20 hours a week',
      'On site, Graz, Wien',
    ]);
    expect(asked.map((one) => requirementText(one, 'de'))).toEqual([
      'Python',
      'Bachelor oder Master',
      'Deutsch, B2',
      'Beginn um den 1. März 2027, 1 Woche',
      '20 Stunden pro Woche',
      'Vor Ort, Graz, Wien',
    ]);
  });
  it('quote a CV as it is, and say what a profile states', () => {
    const [, , , dates, hours, place] = asked as [never, never, never, ...MatchRequirement[]];
    if (!dates || !hours || !place) throw new Error('A requirement is missing.');
    expect(evidenceText(said({ kind: 'skill', label: 'Python' }, 'remote, 20', 'cv'), 'de')).toBe('remote, 20');
    expect(evidenceText(said(dates, '2027-02-01 – 2027-09-30'), 'en')).toBe('1 February 2027 – 30 September 2027');
    expect(evidenceText(said(dates, '2027-02-01 – '), 'de')).toBe('ab 1. Februar 2027');
    expect(evidenceText(said(hours, '30'), 'de')).toBe('30 Stunden pro Woche');
    expect(evidenceText(said(place, 'onsite, remote'), 'en')).toBe('On site, Remote');
    expect(evidenceText(said(place, 'Graz'), 'en')).toBe('Graz');
    expect(evidenceText({ ...said(place, ''), evidence: null }, 'en')).toBeNull();
  });
});
