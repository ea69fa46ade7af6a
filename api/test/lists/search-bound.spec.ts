import { defineListSchema, filter, limits, parseListQuery } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readPage } from '../../src/platform/database/list-queries.ts';
import { recordQueries } from '../support/query-recorder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const TOO_MANY = limits.searchedRecords + 500;

const listSchema = defineListSchema({
  resource: 'searched',
  filters: { q: filter.search(['title']), kind: filter.in('kind', z.enum(['even', 'odd'])) },
  sorts: { number: 'number' },
  defaultSort: ['number', 'ASC'],
});

describe('a search of a list with more records than are searched', () => {
  let api: TestApp;
  const rows = () => api.database.db.collection('searched');
  beforeAll(async () => {
    api = await startTestApp();
    await rows().createIndex({ number: 1, _id: 1 });
    await rows().createIndex({ kind: 1, number: 1, _id: 1 });
    await rows().insertMany(
      Array.from({ length: TOO_MANY }, (_, number) => ({
        number,
        kind: number % 2 ? 'odd' : 'even',
        title: number % 1_000 === 7 ? 'Lindgrund Museum' : `Company ${number}`,
      })),
    );
  });
  afterAll(() => api.close());

  const ask = (list: object, order: 'ASC' | 'DESC' = 'ASC') =>
    readPage<{ number: number }>(rows(), {
      listSchema,
      query: parseListQuery(listSchema, {
        filter: JSON.stringify(list),
        sort: JSON.stringify(['number', order]),
        range: '[0,99]',
      }),
      scope: {},
      fields: ['number'],
    });

  it('finds what is inside words among the first ones in the order of the list, and nothing beyond', async () => {
    const { items, total } = await ask({ q: 'grund' });
    expect(total).toBe(limits.searchedRecords / 1_000);
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => index * 1_000 + 7));
    const latest = await ask({ q: 'grund' }, 'DESC');
    expect(latest.items[0]?.number).toBe(20_007);
    expect(latest.items.every(({ number }) => number >= TOO_MANY - limits.searchedRecords)).toBe(true);
  });

  it('searches all that the other filters leave, where they are few enough', async () => {
    expect((await ask({ q: 'grund', kind: 'odd' })).items.at(-1)?.number).toBe(20_007);
  });

  it('looks at no more records than that, by the index of its order', async () => {
    const [, page] = await recordQueries(() => ask({ q: 'nowhere' }));
    const plan = await page?.plan();
    expect(plan?.stages).toContain('IXSCAN');
    expect(plan?.documents).toBeLessThanOrEqual(limits.searchedRecords);
  });
});
