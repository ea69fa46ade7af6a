import { describe, expect, it } from 'vitest';
import { groupsByFit } from './palette-ranking.ts';

const records = [
  { group: 'Internships', label: 'Exhibition assistant', detail: 'Graz' },
  { group: 'Internships', label: 'At Lindgrund: archive' },
  { group: 'Employers', label: 'Old Lindgrund' },
  { group: 'Employers', label: 'Líndgrund Museum' },
];
const labels = (query: string, entries: Parameters<typeof groupsByFit>[0] = records) =>
  groupsByFit(entries, query).map(({ label }) => label);

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
    expect(labels('')).toEqual(records.map(({ label }) => label));
  });
  it('begins with a command that has the word rather than with somebody whose name is near it', () => {
    const dario = { group: 'Candidates', label: 'Dario Quist' };
    const appearance = { group: 'Anywhere', label: 'Darstellung: dunkel', words: 'Dark mode' };
    expect(labels('dark', [dario, appearance])).toEqual(['Darstellung: dunkel', 'Dario Quist']);
    expect(labels('dario', [appearance, dario])).toEqual(['Dario Quist', 'Darstellung: dunkel']);
  });
  it('ends with what has the letters only in the middle of a word', () => {
    const command = { group: 'Anywhere', label: 'Restart the tour' };
    const fragment = { group: 'News', label: 'Partners wanted' };
    const inText = { group: 'News', label: 'Spring fair', words: 'The art of writing applications' };
    const whole = { group: 'Employers', label: 'House of Art' };
    expect(labels('art', [command, fragment, inText, whole])).toEqual([
      'House of Art',
      'Spring fair',
      'Partners wanted',
      'Restart the tour',
    ]);
  });
});
