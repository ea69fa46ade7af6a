import { matchGradeText, requirementKeyOf, requirementText, type MatchItem } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { withGermanName } from './german-names.ts';

const skillItem = (label: string, related?: string): MatchItem => ({
  part: 'required',
  requirement: { kind: 'skill', label },
  grade: related ? 0.3 : 0,
  ...(related && { related }),
  evidence: null,
});
const said = (item: MatchItem, language: 'en' | 'de') => [
  requirementText(item.requirement, language, (_, value) => value),
  matchGradeText(item, language),
];

describe('the German names of skills', () => {
  it('are read in German, and the labels of the taxonomy in English', () => {
    const item = withGermanName(skillItem('Field work', 'Statistics'));
    expect(said(item, 'de')).toEqual(['Feldarbeit', 'Verwandte Kenntnis: Statistik']);
    expect(said(item, 'en')).toEqual(['Field work', 'Related skill: Statistics']);
  });

  it('leave what somebody wrote in their own words, and the key of a requirement, as they are', () => {
    expect(withGermanName(skillItem('Otter counting'))).toEqual(skillItem('Otter counting'));
    expect(requirementKeyOf(withGermanName(skillItem('Field work')))).toBe(requirementKeyOf(skillItem('Field work')));
  });
});
