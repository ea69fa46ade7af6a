// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { applyTexts } from './apply-texts.ts';
import { Obstacles } from './Obstacles.tsx';

afterEach(cleanup);

const items = [
  'studyLevel: bachelor, master',
  'graduation: 2027-06-01 –',
  'graduation: – 2027-12-31',
  'graduation: 2027-06-01 – 2027-12-31',
  'language: en C1',
  'language: pt-BR B2',
  'sponsorship: AT, DE',
];
const readiness = {
  canShowInterest: false,
  canApply: false,
  obstacles: [{ code: 'NOT_ELIGIBLE', message: '', items }],
  completeness: 100,
  applicationId: null,
  state: null,
  activeApplications: 0,
  draft: null,
};

function shown(language: 'en' | 'de'): string[] {
  const t = createTranslator(islandText(language, ...applyTexts));
  render(<Obstacles t={t} language={language} readiness={readiness} />);
  return screen.getAllByRole('listitem').map((one) => one.textContent);
}

describe('what keeps a student from applying', () => {
  it('is said in English words, not in the values of the posting', () => {
    expect(shown('en')).toEqual([
      'Level of study: Bachelor or Master',
      'Graduation: from 1 June 2027',
      'Graduation: until 31 December 2027',
      'Graduation: between 1 June 2027 and 31 December 2027',
      'Language: English, C1',
      'Language: Brazilian Portuguese, B2',
      'Visa sponsorship for: Austria and Germany',
    ]);
  });
  it('is said in German words, not in the values of the posting', () => {
    expect(shown('de')).toEqual([
      'Studienstufe: Bachelor oder Master',
      'Abschluss: ab 1. Juni 2027',
      'Abschluss: bis 31. Dezember 2027',
      'Abschluss: zwischen 1. Juni 2027 und 31. Dezember 2027',
      'Sprache: Englisch, C1',
      'Sprache: Portugiesisch (Brasilien), B2',
      'Unterstützung beim Visum für: Österreich und Deutschland',
    ]);
  });
});
