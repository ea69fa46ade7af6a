import type { MatchItem } from '@prentice/contract';
import { expect, it } from 'vitest';
import { withSkillNames } from './CvFit.tsx';

const names = { Hydrology: 'Hydrologie' };

const itemAbout = (requirement: MatchItem['requirement']): MatchItem => ({
  part: 'required',
  requirement,
  grade: 0,
  evidence: null,
});

const fitOf = (items: MatchItem[]) => ({ match: { items } });

const requirementsIn = (items: MatchItem[]) =>
  withSkillNames(fitOf(items), names).match.items.map(({ requirement }) => requirement);

it('names the skills of a posting in the language of the page', () => {
  expect(requirementsIn([itemAbout({ kind: 'skill', label: 'Hydrology' })])).toEqual([
    { kind: 'skill', label: 'Hydrologie' },
  ]);
});

it('leaves skills that it has no name for, and what is no skill, as they are', () => {
  const requirements = [
    { kind: 'skill', label: 'Moss care' },
    { kind: 'hours', perWeek: 20 },
  ] as const;
  expect(requirementsIn(requirements.map(itemAbout))).toEqual(requirements);
});

it('says of a CV that was not compared just that', () => {
  expect(withSkillNames({ match: null }, names)).toEqual({ match: null });
});
