import { describe, expect, it } from 'vitest';
import { byOwnName } from './palette-ranking.ts';

const records = [
  { group: 'Internships', label: 'Exhibition assistant' },
  { group: 'Internships', label: 'At Lindgrund: archive' },
  { group: 'Employers', label: 'Old Lindgrund' },
  { group: 'Employers', label: 'Líndgrund Museum' },
];
const labels = (query: string) => byOwnName(records, query).map(({ label }) => label);

describe('what the palette finds', () => {
  it('begins with the record whose own name begins so, accents or not, and keeps groups together', () => {
    expect(labels('lindgrund')).toEqual([
      'Líndgrund Museum',
      'Old Lindgrund',
      'At Lindgrund: archive',
      'Exhibition assistant',
    ]);
  });
  it('forgives a typing error in the name', () => {
    expect(labels('msueum')[0]).toBe('Líndgrund Museum');
  });
  it('stays in its order where no name fits better', () => {
    expect(labels('graz')).toEqual(records.map(({ label }) => label));
  });
});
