import { expect, it } from 'vitest';
import { writtenContent } from '../../../seed/content/written-content.ts';
import { searchDemo } from './demo-index.ts';

const levels = new Map(writtenContent().internships.map(({ title, langs }) => [title, langs]));

/** Returns whether an internship of the demo asks for another language than this one at B2 or above. */
const asksForAnother = (title: string | null, language: string): boolean =>
  (levels.get(title ?? '') ?? []).some((needed) => {
    const [code = '', level = ''] = needed.split(':');
    return code !== language && level >= 'B2';
  });

/** Written as students type them, before the order knew any language. */
const queries = [
  ['english speaking vienna', 'en'],
  ['english speaking', 'en'],
  ['internship in english berlin', 'en'],
  ['praktikum auf englisch wien', 'en'],
  ['only english software', 'en'],
  ['no german required hamburg', 'en'],
  ['ohne deutschkenntnisse', 'en'],
  ['english speaking jobs graz', 'en'],
  ['german speaking graz', 'de'],
  ['deutschsprachig zürich', 'de'],
] as const;

it.each(queries)('%s finds last what asks for another language at a high level', (q, language) => {
  const { items, total } = searchDemo(q);
  const asking = items.slice(0, total).map(({ title }) => asksForAnother(title, language));
  expect(asking.length).toBeGreaterThan(0);
  expect(asking).toEqual(asking.toSorted((a, b) => Number(a) - Number(b)));
});

it('the order of other queries asks for no language', () => {
  const titles = (q: string): (string | null)[] => searchDemo(q).items.map(({ title }) => title);
  expect(
    titles('vienna').some(
      (title, index, all) =>
        asksForAnother(title, 'en') && all.slice(index + 1).some((next) => !asksForAnother(next, 'en')),
    ),
  ).toBe(true);
});
