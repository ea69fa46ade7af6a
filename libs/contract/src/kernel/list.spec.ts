import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from './errors.ts';
import { filter, defineListSchema, parseListQuery } from './list.ts';

const listSchema = defineListSchema({
  resource: 'things',
  filters: { kind: filter.eq('kind', z.enum(Array.from({ length: 80 }, (_, at) => `kind-${at}`))) },
  sorts: {},
  defaultSort: ['id', 'ASC'],
});

function refusalOf(given: string): AppError {
  try {
    parseListQuery(listSchema, { filter: given });
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error(`${given} was taken.`);
}

describe('the filter of a list', () => {
  it.each(['{"__proto__":{"a":1}}', '{"constructor":1}', '{"toString":1}', '[]', 'null', '7'])(
    'is refused: %s',
    (given) => {
      expect(refusalOf(given).code).toBe('MALFORMED_REQUEST');
    },
  );

  it('is refused in at most 300 characters, however many values were possible', () => {
    expect(refusalOf('{"kind":"other"}').fields[0]?.message.length).toBe(300);
  });
});
