import { describe, expect, it } from 'vitest';
import concepts from '../data/concepts.json' with { type: 'json' };
import { searchDemo } from './demo-index.ts';

/** Returns the titles of what matches in full. */
function matchesOf(q: string): string[] {
  const { items, related } = searchDemo(q);
  return items.slice(0, related.from ?? items.length).map(({ title }) => title ?? '');
}

const occupations = concepts.filter(({ kind }) => kind === 'occupation');
const namesIn = (names: string): string[] => names.split('; ').filter((name) => name !== '');

/**
 * Names that mean more or something else besides their occupation: names of two occupations, and skills, which are
 * asked for in every field.
 */
const widerNames = new Set(
  [
    'communication; Lebensmitteltechnologe; production engineering; cartography; gis',
    'geographic information systems; maps; css; data analysis; data analytics; power bi; econometrics',
    'stats; llm; sql; usability; product designer; copywriting; event management; event planning',
    'exhibitions; customer success; salesforce; Bankkaufmann; reporting; scrum master; project planning',
    'scrum; european union; clinic; Trainer; german as a foreign language; Moderation; photo editing',
    'photojournalism; video editing; Kamera; interpreting; localisation; localization; subtitling',
    'playwright; climate change; climate; Klimawandel; Klima; circular economy; Kreislaufwirtschaft',
    'counsellor; Essen; Holzbau; horticulture; Energietechnik',
  ].flatMap((names) => names.split('; ')),
);

describe('an occupation', () => {
  it('finds the same by what it is usually called in English and in German', () => {
    const different = occupations.flatMap(({ id, en, de }) => {
      const [english = '', german = english] = [namesIn(en)[0], namesIn(de)[0]];
      const isSame = matchesOf(english).toSorted().join() === matchesOf(german).toSorted().join();
      return isSame ? [] : [`${id}: ${english}, ${german}`];
    });
    expect(occupations.length).toBeGreaterThan(150);
    expect(different).toEqual([]);
  });

  it('finds the same by each of its names, but for those that mean more', () => {
    const different = occupations.flatMap(({ en, de }) => {
      const [usual = ''] = namesIn(en);
      const matches = matchesOf(usual).toSorted().join();
      return [...namesIn(en), ...namesIn(de)].filter((name) => matchesOf(name).toSorted().join() !== matches);
    });
    expect(different.filter((name) => !widerNames.has(name))).toEqual([]);
    expect([...widerNames].filter((name) => !different.includes(name))).toEqual([]);
  });

  it.each([
    ['translator', 'Übersetzer'],
    ['copywriter', 'Texter'],
    ['optician', 'Optiker'],
    ['teacher', 'Lehrer'],
    ['teaching', 'Lehramt'],
  ])('comes in the same order in both languages: %s, %s', (english, german) => {
    expect(matchesOf(german)).toEqual(matchesOf(english));
    expect(matchesOf(english)).not.toEqual([]);
  });

  it('is not counted where only a neighbour of it is offered, which is related', () => {
    for (const q of ['barista', 'react developer remote'])
      expect(searchDemo(q), q).toMatchObject({ total: 0, related: { from: 0 } });
    expect(matchesOf('teacher')[0]).toContain('Teaching assistant');
  });
});
