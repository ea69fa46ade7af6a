import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../src/query.ts';
import { compileSorter } from '../../src/sort.ts';
import { doc, type Doc } from '../../src/value.ts';
import { fields, filters, pathConditions } from './arbitraries.ts';

const RUNS = { numRuns: 1_500, seed: 20_261_121 };
const holds = (filter: Doc, row: Doc): boolean => compileQuery(filter)(row);

describe('queries', () => {
  it('have $nor as the opposite of $or', () => {
    fc.assert(
      fc.property(fields, fc.array(filters, { minLength: 1, maxLength: 3 }), (row, parts) => {
        expect(holds(doc({ $nor: parts }), row)).toBe(!holds(doc({ $or: parts }), row));
      }),
      RUNS,
    );
  });

  it('have $nor of parts as $and of their negations', () => {
    fc.assert(
      fc.property(fields, fc.array(filters, { minLength: 1, maxLength: 3 }), (row, parts) => {
        const negations = parts.map((part) => doc({ $nor: [part] }));
        expect(holds(doc({ $nor: parts }), row)).toBe(holds(doc({ $and: negations }), row));
      }),
      RUNS,
    );
  });

  it('have $not as the opposite of a condition on a field', () => {
    fc.assert(
      fc.property(fields, pathConditions, (row, [path, condition]) => {
        expect(holds(doc({ [path]: { $not: condition } }), row)).toBe(!holds(doc({ [path]: condition }), row));
        expect(holds(doc({ [path]: { $not: { $not: condition } } }), row)).toBe(holds(doc({ [path]: condition }), row));
      }),
      RUNS,
    );
  });

  it('have $and and several conditions on a field mean the same', () => {
    fc.assert(
      fc.property(fields, pathConditions, pathConditions, (row, [path, a], [, b]) => {
        fc.pre([...a.keys()][0] !== [...b.keys()][0]);
        const together = new Map([...a, ...b]);
        const apart = doc({ $and: [{ [path]: a }, { [path]: b }] });
        expect(holds(doc({ [path]: together }), row)).toBe(holds(apart, row));
      }),
      RUNS,
    );
  });

  it('find $in what one of several equalities finds', () => {
    fc.assert(
      fc.property(fields, pathConditions, (row, [path, condition]) => {
        const list = condition.get('$in');
        fc.pre(Array.isArray(list) && list.length > 0);
        const equalities = Array.isArray(list) ? list.map((value) => doc({ [path]: { $eq: value } })) : [];
        expect(holds(doc({ [path]: condition }), row)).toBe(holds(doc({ $or: equalities }), row));
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  it('match whatever an empty filter is given', () => {
    fc.assert(
      fc.property(fields, (row) => {
        expect(holds(new Map(), row)).toBe(true);
      }),
      { ...RUNS, numRuns: 50 },
    );
  });
});

describe('sorts', () => {
  it('give the same order for one document at a time and for all at once', () => {
    fc.assert(
      fc.property(fc.array(fields, { maxLength: 8 }), fc.constantFrom(1, -1), (docs, direction) => {
        const sorter = compileSorter(doc({ a: direction }));
        expect(sorter.sort(docs, (row) => row)).toEqual(docs.toSorted(sorter.compare));
      }),
      { ...RUNS, numRuns: 300 },
    );
  });
});
