import { describe, expect, it } from 'vitest';
import { searchDemo } from './demo-index.ts';

const titlesOf = (q: string): string[] => searchDemo(q).items.map(({ title }) => title ?? '');

describe('a query for one thing or another', () => {
  it.each([
    'marketing or design',
    'marketing oder design',
    'marketing and design',
    'marketing und design',
    'marketing, design',
    'marketing / design',
    'marketing/design',
    'marketing & design',
    'marketing internship or design internship',
    'Praktikum Marketing, Design',
  ])('finds both: %s', (q) => {
    const found = titlesOf(q);
    for (const word of ['marketing', 'design']) expect(found).toEqual(expect.arrayContaining(titlesOf(word)));
    expect(searchDemo(q).total).toBe(new Set([...titlesOf('marketing'), ...titlesOf('design')]).size);
  });

  it('finds any of more than two, and leaves out what is neither', () => {
    const found = searchDemo('marketing, design or law');
    expect(found.total).toBeGreaterThan(searchDemo('marketing or design').total);
    expect(found.total).toBeLessThan(searchDemo('').total);
  });

  it('still means all of its words where nothing is between them', () => {
    expect(searchDemo('marketing design').total).toBe(0);
    expect(searchDemo('marketing or qwzxpt').total).toBe(0);
  });

  it('is kept whole in what is offered, and no conjunction is left over', () => {
    const offered = (q: string) => searchDemo(q).relax.map(({ to }) => to);
    expect(offered('marketing or design Salzburg')).toContain('marketing or design');
    expect(offered('marketing, design, Salzburg')).toContain('marketing, design');
    for (const q of ['marketing or qwzxpt', 'qwzxpt und marketing', 'marketing or design Salzburg'])
      for (const to of offered(q)) expect(to ?? '', q).not.toMatch(/^(?:or|und)\b|\b(?:or|und)$/);
  });
});
