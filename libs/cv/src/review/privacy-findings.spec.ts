import { cvRules, type CvRule } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { readText } from '../reading/read-lines.ts';
import { privacyFindings } from './privacy-findings.ts';

const rulesIn = (head: string, rest = ''): CvRule[] =>
  privacyFindings(
    readText(`Ada Stein\nada@people.example\n${head}\n\nEDUCATION\n2024 – 2027 BSc Law, TU Wien\n${rest}`),
  ).map(({ rule }) => rule);

describe('privacy', () => {
  it.each<[string, CvRule]>([
    ['Konfession: römisch-katholisch', 'religion'],
    ['Konfession   evangelisch', 'religion'],
    ['Religion: Hindu', 'religion'],
    ['Familienstand ledig', 'marital_status'],
    ['Marital status: single', 'marital_status'],
    ['Married, 2 children', 'marital_status'],
    ['Verheiratet', 'marital_status'],
    ['Nationality: British', 'nationality'],
    ['Staatsangehörigkeit   österreichisch', 'nationality'],
    ['Date of birth: 14 March 2003', 'birth_date'],
    ['Place of birth: Leeds', 'birth_place'],
    ['Geboren in Fürth', 'birth_place'],
    ['SSN: 078-05-1120', 'identity_number'],
    ['Steuer-ID: 12 345 678 901', 'identity_number'],
    ['Sozialversicherungsnummer 1237 010180', 'identity_number'],
    ['Tax number: 93/815/08152', 'identity_number'],
    ['N° fiscal: 30 23 217 600 053', 'identity_number'],
  ])('is told about "%s"', (line, rule) => {
    expect(cvRules[rule].topic).toBe('privacy');
    expect(rulesIn(line)).toEqual([rule]);
  });

  it.each([
    'Single-page application in React',
    'Worked with children, and taught religion at a school',
    'Religion, Ethics and Law',
    'Born to lead',
    'Study of the nationality of guests',
    'Single sign-on, Kubernetes',
  ])('is silent about "%s"', (line) => {
    expect(rulesIn('', `\nEXPERIENCE\nTutor, City School | Mar 2025 – Sep 2025\n• ${line}`)).toEqual([]);
  });

  it('names the contact of a referee, and not a referee without one', () => {
    expect(rulesIn('', '\nREFERENCES\nProf. Eva Holm, eva.holm@campus.example, +43 1 9876543')).toEqual([
      'referee_contact',
    ]);
    expect(rulesIn('', '\nREFERENZEN\nProf. Eva Holm\n+43 1 9876543')).toEqual(['referee_contact']);
    expect(rulesIn('', '\nREFERENCES\nProf. Eva Holm, TU Wien')).toEqual([]);
  });
});
