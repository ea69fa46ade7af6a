import { describe, expect, it } from 'vitest';
import { readText } from '../reading/read-lines.ts';
import { reviewCv } from './review.ts';

const review = (...lines: readonly string[]) => reviewCv(readText(lines.join('\n')), '2026-11');
const rulesOf = ({ findings }: ReturnType<typeof review>) => findings.map(({ rule }) => rule);

const weak = review(
  'kim kern, kim@people.example, Catholic',
  'I am a hard-working team player and a fast learner.',
  'Jobs',
  'Shop – I was responsible for the shelves and for various tasks.',
  'School',
  'High school, 2019 - 2017',
  'Other',
  'National insurance number QQ',
  '12 34 56 C',
);

describe('the review of a weak CV', () => {
  it('grades no area of which nothing could be read', () => {
    const score = (name: string) => weak.dimensions.find(({ dimension }) => dimension === name)?.score;
    expect([score('evidence'), score('clear')]).toEqual([null, null]);
    expect(score('readable')).toBeLessThan(100);
  });

  it('finds empty phrases in what was read as no point, too', () => {
    const phrases = weak.findings.filter(({ rule }) => rule === 'empty_phrase').map(({ params }) => params['phrase']);
    expect(phrases).toEqual(
      expect.arrayContaining(['hard-working', 'team player', 'responsible for', 'various tasks']),
    );
  });

  it('asks for dates and employers where a heading is above what it names', () => {
    expect(rulesOf(weak)).toContain('unread_entries');
    expect(rulesOf(weak)).not.toContain('unread_section');
  });

  it('finds an entry that ends before it begins', () => {
    expect(weak.findings.find(({ rule }) => rule === 'reversed_dates')?.quote).toBe('High school, 2019 - 2017');
  });

  it('finds a British insurance number below its label, and a religion without one', () => {
    expect(rulesOf(weak)).toEqual(expect.arrayContaining(['identity_number', 'religion']));
  });
});

describe('a line that is only a link', () => {
  it('is judged as no point of a project', () => {
    const { findings } = review(
      'Ada Kern',
      'PROJECTS',
      'Nest map, 2024',
      '- github.com/ada-example/nests',
      '- Website: https://nests.example/map',
      '- Drew 12 maps of all nests in the city of Graz with QGIS',
    );
    expect(findings.filter(({ quote }) => quote.includes('nests.example') || quote.includes('github'))).toEqual([]);
  });
});

describe('a verb that says only that somebody was there', () => {
  const phrasesOf = (point: string, ...head: readonly string[]) =>
    review('Ada Kern', ...head, `- ${point}`).findings.flatMap(({ rule, params }) =>
      rule === 'empty_phrase' ? [String(params['phrase']).toLowerCase()] : [],
    );

  it('is found in English and in German', () => {
    const english = [
      'EXPERIENCE',
      'Shop assistant, Linden Ltd, 2023 - 2024',
      '- Counted 40 shelves of the shop every week',
    ];
    expect(phrasesOf('Helped with the cleaning of the shop and of its windows', ...english)).toEqual(['helped with']);
    expect(phrasesOf('Assisted in the preparation of the shop for the summer', ...english)).toEqual(['assisted in']);
    expect(phrasesOf('Helped 30 customers a day to find what they needed', ...english)).toEqual([]);
    const german = [
      'BERUFSERFAHRUNG',
      'Aushilfe, Linden GmbH, 2023 - 2024',
      '- Zählte jede Woche 40 Regale des Ladens',
    ];
    expect(phrasesOf('Mithilfe bei der Reinigung des Ladens und der Fenster', ...german)).toEqual(['mithilfe bei']);
    expect(phrasesOf('Half bei der Reinigung des Ladens und der Fenster', ...german)).toEqual(['half bei']);
  });
});
