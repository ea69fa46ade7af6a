import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import { emptyEntry, firstOpenStep, linesOf, tidied, valuesOf, type OwnProfile } from './profile.values.ts';

const profile: OwnProfile = {
  ...internUpdate.parse({ firstName: 'Ada', visibility: 'applied_only', links: ['https://example.org/ada'] }),
  id: 'a'.repeat(24),
  userId: 'b'.repeat(24),
  email: 'ada@example.org',
  defaultCvId: null,
  completeness: 15,
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-01T00:00:00.000Z',
  version: 3,
  gaps: [{ key: 'skills', points: 15, step: 'experience' }],
};

it('sends back what its owner writes and nothing else', () => {
  const values = valuesOf(profile);
  expect(values.firstName).toBe('Ada');
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(internUpdate.shape).toSorted());
});

it('opens the first step that lacks something', () => {
  expect(firstOpenStep(profile.gaps, ['about', 'education', 'experience'])).toBe('experience');
  expect(firstOpenStep([], ['about', 'education'])).toBe('about');
});

it('reads a line per highlight', () => {
  expect(linesOf(' one \n\n two')).toEqual(['one', 'two']);
});

it('leaves out what was only begun', () => {
  const begun = { ...emptyEntry, title: 'Tutor', start: '2026-01', highlights: ['Taught ten people', ''] };
  const values = tidied({ ...valuesOf(profile), projects: [begun], links: ['https://', 'https://example.org'] });
  expect(values.projects[0]?.highlights).toEqual(['Taught ten people']);
  expect(values.links).toEqual(['https://example.org']);
});
