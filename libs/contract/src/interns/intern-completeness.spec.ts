import { describe, expect, it } from 'vitest';
import { internUpdate } from './intern.contract.ts';
import { internCompleteness, profileParts } from './intern-completeness.ts';

const CV = '0123456789abcdef01234567';
const profile = (written: object, defaultCvId: string | null = null) => ({
  ...internUpdate.parse(written),
  defaultCvId,
});
const school = { institution: 'University of Basel', degree: 'bachelor', start: '2024-09' };
const job = { title: 'Tutor', start: '2025-01' };
const complete = {
  firstName: 'Kim',
  lastName: 'Field',
  headline: 'Chemistry student',
  about: 'I measure what I can. '.repeat(4),
  education: [school],
  skills: ['chromatography', 'titration', 'statistics'].map((label) => ({ label, level: 2 })),
  languages: [{ language: 'de', level: 'C2' }],
  experience: [job],
  availability: { from: '2026-07-01', hoursPerWeek: 40 },
  workAuthorisation: [{ country: 'DE', status: 'authorised' }],
};
/** The gaps that a profile has when some of a complete one is written otherwise. */
const gapsAfter = (change: object) =>
  internCompleteness(profile({ ...complete, ...change }, CV)).gaps.map(({ key }) => key);

describe('the completeness of a student’s profile', () => {
  it('is 100 percent without gaps when everything is filled in', () => {
    expect(internCompleteness(profile(complete, CV))).toEqual({ completeness: 100, gaps: [] });
  });
  it('is 0 percent when nothing is, and lists every part with the heaviest first', () => {
    const { completeness, gaps } = internCompleteness(profile({}));
    expect(completeness).toBe(0);
    expect(gaps).toHaveLength(profileParts.length);
    expect(gaps[0]?.key).toBe('education');
    const points = gaps.map((gap) => gap.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });
  it('loses what a part weighs when it is missing', () => {
    expect(internCompleteness(profile(complete))).toEqual({
      completeness: 85,
      gaps: [{ key: 'cv', points: 15, step: 'cv' }],
    });
    const { education: _, ...unschooled } = complete;
    expect(internCompleteness(profile(unschooled, CV)).completeness).toBe(80);
  });
  it.each([
    ['a first name alone', { lastName: '' }, ['name']],
    ['a last name alone', { firstName: '' }, ['name']],
    ['no headline', { headline: '' }, ['headline']],
    ['79 characters about oneself', { about: 'x'.repeat(79) }, ['about']],
    ['80 characters about oneself', { about: 'x'.repeat(80) }, []],
    ['nothing about oneself', { about: '' }, ['about']],
    ['two skills', { skills: complete.skills.slice(1) }, ['skills']],
    ['no languages', { languages: [] }, ['languages']],
    ['neither experience nor projects', { experience: [] }, ['experience']],
    ['projects in place of experience', { experience: [], projects: [job] }, []],
    ['no availability', { availability: null }, ['availability']],
    ['no work authorisation', { workAuthorisation: [] }, ['workAuthorisation']],
  ])('with %s has these gaps: %j %j', (_, change, gaps) => {
    expect(gapsAfter(change)).toEqual(gaps);
  });
});
