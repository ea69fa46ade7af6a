import { filter, id, instant, defineListSchema, parseListQuery, searchText } from '@prentice/contract';
import { BSON, ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { compileFilters, RecordCounts, wordFilter, wordStartFilter } from './list-queries.ts';

describe('the pattern of a search', () => {
  it.each(['\u0000', 'a\u0000b', '\u001f', '(a+)+$', '[', '\\', 'C++'])(
    'can be sent whatever is searched for: %j',
    (word) => {
      const { $regex, $options } = wordStartFilter(word);
      expect(() => BSON.serialize({ name: new RegExp($regex, $options) })).not.toThrow();
      expect(new RegExp($regex, $options).test(`some ${word}`)).toBe(true);
      expect(new RegExp($regex, $options).test('something else')).toBe(false);
    },
  );
});

const finds = (word: string, name: string): boolean => {
  const { $regex, $options } = wordFilter(word);
  return new RegExp($regex, $options).test(name);
};

describe('a search', () => {
  it.each([
    ['muller', 'Anna Müller'],
    ['mueller', 'Anna Müller'],
    ['müller', 'Anna Muller'],
    ['MÜLLER', 'Anna Mueller'],
    ['grosskuche', 'Großküche'],
    ['großküche', 'Grossküche'],
    ['ozdemirel', 'Kaya Özdemirel'],
    ['lodz', 'Łódź'],
    ['Łódź', 'Lodz'],
    ['jose', 'José'],
    ['jose\u0301', 'José'],
    ['soren', 'Søren'],
    ['grund', 'Lindgrund'],
    ['kuche', 'Großküche'],
    ['mu', 'Anna Müller'],
  ])('for %s finds %s', (word, name) => expect(finds(word, name)).toBe(true));

  it.each([
    ['hr', 'Hasenöhrl'],
    ['gründe', 'Lindgrund'],
    ['moller', 'Müller'],
    ['ma', 'Müller'],
  ])('for %s does not find %s', (word, name) => expect(finds(word, name)).toBe(false));
});

const HEX = '665f1c2ab7e4f0a1d2c3b4a5';

const listSchema = defineListSchema({
  resource: 'things',
  filters: {
    owner: filter.eq('owner', id),
    owners: filter.in('owner', id),
    externalId: filter.eq('externalId', searchText(40)),
    externalIds: filter.in('externalId', searchText(40)),
    tag: filter.has('tags', searchText(40)),
    from: filter.gte('createdAt', instant),
    assigned: filter.exists('assigneeId'),
  },
  sorts: {},
  defaultSort: ['id', 'ASC'],
});

const compiled = (filters: object) =>
  compileFilters(listSchema, parseListQuery(listSchema, { filter: JSON.stringify(filters) }));

describe('a filter', () => {
  it.each([
    ['one id', { owner: HEX }, { owner: new ObjectId(HEX) }],
    ['several ids', { owners: [HEX] }, { owner: { $in: [new ObjectId(HEX)] } }],
    ['the record itself', { id: [HEX] }, { _id: { $in: [new ObjectId(HEX)] } }],
    ['an instant', { from: '2026-01-01T00:00:00.000Z' }, { createdAt: { $gte: new Date('2026-01-01') } }],
    ['whether there is an id', { assigned: true }, { assigneeId: { $ne: null } }],
  ])('declared for %s compares with the stored type, whatever its name is', (_, filter, query) => {
    expect(compiled(filter)).toEqual([query]);
  });

  it.each([
    ['digits of an id in a field that ends in Id', { externalId: HEX }, { externalId: HEX }],
    ['several of them', { externalIds: [HEX] }, { externalId: { $in: [HEX] } }],
    ['what looks like an instant', { tag: '2026-01-01Talk' }, { tags: '2026-01-01Talk' }],
  ])('declared as text stays text: %s', (_, filter, query) => {
    expect(compiled(filter)).toEqual([query]);
  });
});

describe('the number of records', () => {
  let time = 0;
  const counts = new RecordCounts(() => time, 3);
  const numberOf = (number: number, filter: object, namespace = 'db.internships') =>
    counts.count({ namespace, countDocuments: async () => number }, filter);

  it('is always counted where it is small', async () => {
    expect([await numberOf(2, {}), await numberOf(1, {})]).toEqual([2, 1]);
  });

  it('is remembered for five seconds where it is large, for the same question about the same collection', async () => {
    const filter = { employerId: new ObjectId('0123456789abcdef01234567'), openedAt: { $lt: new Date(0) } };
    expect(await numberOf(3, filter)).toBe(3);
    time += 4_999;
    expect(await numberOf(9, { ...filter })).toBe(3);
    expect(await numberOf(9, { ...filter, openedAt: { $lt: new Date(1) } })).toBe(9);
    expect(await numberOf(7, filter, 'db.employers')).toBe(7);
    time += 1;
    expect(await numberOf(8, filter)).toBe(8);
  });
});
