import { describe, expect, it } from 'vitest';
import { islandText } from '../../i18n/catalogue.ts';
import { createTranslator } from '../../i18n/translate.ts';
import { applyMessages } from '../../i18n/island-messages.ts';
import { requirementText } from './requirement.text.ts';

const items = [
  'studyLevel: bachelor, master',
  'graduation: 2027-06-01 –',
  'graduation: – 2027-12-31',
  'graduation: 2027-06-01 – 2027-12-31',
  'language: en C1',
  'language: pt-BR B2',
  'sponsorship: AT, DE',
];
function shown(language: 'en' | 'de'): string[] {
  const t = createTranslator(islandText(language, ...applyMessages));
  return items.map((item) => {
    const { label, needed } = requirementText(item, { t, language });
    return `${label} ${needed}`;
  });
}

describe('a requirement that is not met', () => {
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
      'Ausbildungsstand: Bachelor oder Master',
      'Abschluss: ab 1. Juni 2027',
      'Abschluss: bis 31. Dezember 2027',
      'Abschluss: zwischen 1. Juni 2027 und 31. Dezember 2027',
      'Sprache: Englisch, C1',
      'Sprache: Portugiesisch (Brasilien), B2',
      'Unterstützung beim Visum für: Österreich und Deutschland',
    ]);
  });
});
