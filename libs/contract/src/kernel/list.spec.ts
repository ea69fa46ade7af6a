import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { filter, defineListSchema, parseListQuery } from './list.ts';

const listSchema = defineListSchema({
  resource: 'things',
  filters: { kind: filter.eq('kind', z.enum(Array.from({ length: 80 }, (_, index) => `kind-${index}`))) },
  sorts: {},
  defaultSort: ['id', 'ASC'],
});

function refusalOf(json: string): AppError {
  try {
    parseListQuery(listSchema, { filter: json });
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error(`${json} was taken.`);
}

describe('the filter of a list', () => {
  it.each(['{"__proto__":{"a":1}}', '{"constructor":1}', '{"toString":1}', '[]', 'null', '7'])(
    'is refused: %s',
    (json) => {
      expect(refusalOf(json).code).toBe('MALFORMED_REQUEST');
    },
  );

  it.each([
    ['an enumeration', z.enum(['a', 'b', 'c']), ['a', 'b', 'c']],
    ['a choice of literals', z.literal([1, 2]), [1, 2]],
    ['an open value', z.string(), Array.from({ length: 20 }, (_, index) => `value ${index}`)],
  ])('names as many values as there are of %s, and no more', (_, schema, all) => {
    const some = filter.in('kind', schema).schema;
    expect(some.safeParse(all).success).toBe(true);
    expect(some.safeParse([...all, all[0]]).success).toBe(false);
  });

  it('is refused in at most 300 characters, however many values were possible', () => {
    expect(refusalOf('{"kind":"other"}').fields[0]?.message.length).toBe(300);
  });
});
