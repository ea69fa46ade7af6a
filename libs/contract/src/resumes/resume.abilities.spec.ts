import { describe, expect, it } from 'vitest';
import { ids, principalsByAction } from '../../test/principals.ts';
import { missingInResume, resumeContent, resumeLimits, normaliseResumeLine } from './resume.contract.ts';

describe('a version of a CV', () => {
  it('is its student’s alone', () => {
    expect(principalsByAction('Resume', { userId: ids.intern })).toEqual({
      read: ['intern'],
      create: ['intern'],
      update: ['intern'],
      delete: ['intern'],
      export: ['intern'],
    });
  });

  it('has texts of one line, composed and without what cannot be seen', () => {
    expect(normaliseResumeLine(' A\u0308da \n  \ufb01ne\u00ad\u200b ')).toBe('Äda fine');
    expect(resumeContent.parse({ basics: { name: '  ' } }).basics.name).toBeNull();
  });

  it.each([
    ['a separator in a part of a line', { work: [{ position: 'A · B' }] }],
    ['a text without a letter', { work: [{ highlights: ['---'] }] }],
    ['an address with spaces', { basics: { email: 'ada @people.example' } }],
    ['a month that does not exist', { education: [{ startDate: '2024-13' }] }],
    ['an unknown field', { awards: [] }],
    ['too many points', { work: [{ highlights: Array.from({ length: resumeLimits.points + 1 }, () => 'x1') }] }],
    [
      'too many entries and points in all',
      { work: Array.from({ length: 15 }, () => ({ highlights: Array.from({ length: 10 }, () => 'x1') })) },
    ],
    ['too many letters in all', { projects: Array.from({ length: 20 }, () => ({ description: 'x'.repeat(1_000) })) }],
  ])('does not hold %s', (_, content) => {
    expect(resumeContent.safeParse(content).success).toBe(false);
  });

  it('needs a name, and a name for each entry, to be exported', () => {
    const content = resumeContent.parse({
      volunteer: [{ organization: 'Station' }],
      education: [{ institution: 'Graz' }],
    });
    expect(missingInResume(content)).toEqual(['/basics/name', '/volunteer/0/position']);
  });
});
