import { describe, expect, it } from 'vitest';
import { searchDemo } from './demo-index.ts';

describe('What is related to a subject in a place', () => {
  const { items, related } = searchDemo('BWL Graz');
  const cities = items.slice(related.from ?? 0).map(({ locations }) => locations[0]?.city);
  const categories = items.map(({ category }) => category);

  it('is of the subject first, and no construction site', () => {
    expect(categories.slice(0, 4)).toEqual(['finance', 'finance', 'finance', 'marketing']);
    expect(items.slice(0, 8).map(({ title }) => title)).not.toContainEqual(expect.stringContaining('Bauleitung'));
  });

  it('is of that the nearest first', () => {
    const [near, far] = [cities.indexOf('Linz'), cities.indexOf('Berlin')];
    expect(near).toBeLessThan(far);
    expect(cities.slice(0, 3)).not.toContain('Berlin');
  });
});
