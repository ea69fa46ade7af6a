import { internUpdate } from '@prentice/contract';
import { expect, it } from 'vitest';
import {
  emptyEntry,
  firstIncompleteStep,
  splitLines,
  withoutIncompleteEntries,
  toProfileValues,
  type InternProfile,
} from './profile-values.ts';

const profile: InternProfile = {
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

it('returns the fields that the owner edits and no others', () => {
  const values = toProfileValues(profile);
  expect(values.firstName).toBe('Ada');
  expect(Object.keys(values).toSorted()).toEqual(Object.keys(internUpdate.shape).toSorted());
});

it('returns the first incomplete step', () => {
  expect(firstIncompleteStep(profile.gaps, ['about', 'education', 'experience'])).toBe('experience');
  expect(firstIncompleteStep([], ['about', 'education'])).toBe('about');
});

it('returns one entry per non-empty line', () => {
  expect(splitLines(' one \n\n two')).toEqual(['one', 'two']);
});

it('leaves out unfinished entries', () => {
  const entry = { ...emptyEntry, title: 'Tutor', start: '2026-01', highlights: ['Taught ten people', ''] };
  const values = withoutIncompleteEntries({
    ...toProfileValues(profile),
    projects: [entry],
    links: ['https://', 'https://example.org'],
  });
  expect(values.projects[0]?.highlights).toEqual(['Taught ten people']);
  expect(values.links).toEqual(['https://example.org']);
});
