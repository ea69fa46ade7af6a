import { internshipViews, type InternDashboard, type Match } from '@prentice/contract';
import { expect, it } from 'vitest';
import { recommendationsOf, type StudentInterests } from './recommendations.ts';

type Posting = InternDashboard['recommendations'][number]['internship'];

const none: StudentInterests = {
  skills: [],
  study: { subject: null, foundIds: new Set() },
  places: [],
  knownIds: new Set(),
  appliedCategories: new Set(),
  appliedEmployers: new Set(),
  matches: new Map(),
};
const idOf = (number: number): string => String(number).padStart(24, '0');

/** An internship of which only what recommendations look at is set. */
function aPosting(number: number, change: Partial<Posting> = {}): Posting {
  return {
    ...Object.fromEntries(internshipViews.summary.fields.map((field) => [field, null])),
    id: idOf(number),
    employer: { slug: `employer-${number}` },
    category: 'law',
    locations: [],
    requiredSkills: [],
    ...change,
  } as unknown as Posting;
}
const postings = Array.from({ length: 30 }, (_, index) => aPosting(index + 1));
const recommendedIds = (interests: StudentInterests, day: number) =>
  recommendationsOf(postings, interests, day).slice(0, 5).map(({ internship }) => Number(internship.id)); // prettier-ignore

it('names why each internship is recommended, with the most telling reasons first', () => {
  const graz = { city: 'Graz', country: 'AT', lat: null, lon: null };
  const candidates = [
    aPosting(1),
    aPosting(2, { employer: { slug: 'acme' } as Posting['employer'] }),
    aPosting(3, { category: 'health' }),
    aPosting(4, { locations: [graz] }),
    aPosting(5, { requiredSkills: [{ id: null, label: 'SQL' }] }),
  ];
  const interests = {
    ...none,
    skills: [{ id: null, label: 'sql', level: 2 }],
    places: [{ ...graz, city: 'GRAZ' }],
    appliedCategories: new Set(['health']),
    appliedEmployers: new Set(['acme']),
  };
  expect(recommendationsOf(candidates, interests, 0).map(({ reason, words }) => [reason, words])).toEqual([
    ['skills', ['SQL']],
    ['place', ['Graz']],
    ['category', []],
    ['employer', []],
    ['new', []],
  ]);
});

it('puts first what the CV itself shows, the better match before, whatever the profile says', () => {
  const sql = [{ id: null, label: 'SQL' }];
  const fits = (score: number, grade: number): Match => ({
    score,
    algorithmVersion: '1',
    items: [{ part: 'required', requirement: { kind: 'skill', label: 'SQL' }, grade, evidence: null }],
  });
  const interests = {
    ...none,
    skills: [{ id: null, label: 'sql', level: 2 }],
    matches: new Map([1, 2, 3].map((number) => [idOf(number), fits(number * 10, number === 3 ? 0.3 : 0.6)])),
  };
  const candidates = [1, 2, 3].map((number) => aPosting(number, { requiredSkills: sql }));
  const recommendations = recommendationsOf(candidates, interests, 0);
  expect(recommendations.map(({ internship, reason }) => [internship.id, reason])).toEqual([
    [idOf(2), 'cv'],
    [idOf(1), 'cv'],
    [idOf(3), 'skills'],
  ]);
});

it('puts first what fits the studies, with the more telling reason where there is one', () => {
  const candidates = [
    aPosting(1),
    aPosting(2, { requiredSkills: [{ id: null, label: 'SQL' }] }),
    aPosting(3),
    aPosting(4, { requiredSkills: [{ id: null, label: 'SQL' }] }),
  ];
  const interests = {
    ...none,
    skills: [{ id: null, label: 'sql', level: 2 }],
    study: { subject: 'Mechatronics', foundIds: new Set([idOf(3), idOf(4)]) },
  };
  expect(
    recommendationsOf(candidates, interests, 0).map(({ internship, reason, words }) => [internship.id, reason, words]),
  ).toEqual([
    [idOf(4), 'skills', ['SQL']],
    [idOf(3), 'study', ['Mechatronics']],
    [idOf(2), 'skills', ['SQL']],
    [idOf(1), 'new', []],
  ]);
});

it('names no skill as the reason that nearly every student has', () => {
  const common = ['Microsoft Excel', 'excel', 'PowerPoint', 'Google Sheets', 'Teamwork'];
  const reasonOf = (labels: readonly string[]) => {
    const requiredSkills = labels.map((label) => ({ id: null, label }));
    const skills = requiredSkills.map((skill) => ({ ...skill, level: 2 }));
    const match: Match = {
      score: 90,
      algorithmVersion: '1',
      items: labels.map((label) => ({
        part: 'required',
        requirement: { kind: 'skill', label },
        grade: 1,
        evidence: null,
      })),
    };
    const matches = new Map([[idOf(1), match]]);
    const results = [new Map<string, Match>(), matches].map((each) => recommendationsOf([aPosting(1, { requiredSkills })], { ...none, skills, matches: each }, 0)[0]); // prettier-ignore
    return results.map((recommendation) => [recommendation?.reason, recommendation?.words]);
  };
  for (const label of common) expect(reasonOf([label]), label).toEqual([['new', []], ['new', []]]); // prettier-ignore
  for (const label of common) expect(reasonOf([label, 'Hydrology'])).toEqual([['skills', ['Hydrology']], ['cv', ['Hydrology']]]); // prettier-ignore
});

it('keeps the best match and shows others the next day, the same all day long', () => {
  expect(recommendedIds(none, 0)).toEqual([1, 2, 3, 4, 5]);
  expect(recommendedIds(none, 0)).toEqual(recommendedIds(none, 0));
  expect(recommendedIds(none, 1)).toEqual([1, 6, 7, 8, 9]);
  expect(recommendedIds(none, 2)).toEqual([1, 10, 11, 12, 2]);
});

it('leaves out what the student knows already', () => {
  expect(recommendedIds({ ...none, knownIds: new Set([idOf(1), idOf(3)]) }, 0)).toEqual([2, 4, 5, 6, 7]);
  expect(recommendationsOf([], none, 5)).toEqual([]);
});
