import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileQuery } from '../../src/query.ts';
import { compileSorter } from '../../src/sort.ts';
import { doc, type Doc } from '../../src/value.ts';
import { fields, filters, pathConditions } from './arbitraries.ts';

const RUNS = { numRuns: 1_500, seed: 20_261_121 };
const holds = (filter: Doc, one: Doc): boolean => compileQuery(filter)(one);

describe('queries', () => {
  it('have $nor as the opposite of $or', () => {
    fc.assert(
      fc.property(fields, fc.array(filters, { minLength: 1, maxLength: 3 }), (one, parts) => {
        expect(holds(doc({ $nor: parts }), one)).toBe(!holds(doc({ $or: parts }), one));
      }),
      RUNS,
    );
  });

  it('have $nor of parts as $and of their negations', () => {
    fc.assert(
      fc.property(fields, fc.array(filters, { minLength: 1, maxLength: 3 }), (one, parts) => {
        const negations = parts.map((part) => doc({ $nor: [part] }));
        expect(holds(doc({ $nor: parts }), one)).toBe(holds(doc({ $and: negations }), one));
      }),
      RUNS,
    );
  });

  it('have $not as the opposite of a condition on a field', () => {
    fc.assert(
      fc.property(fields, pathConditions, (one, [path, condition]) => {
        expect(holds(doc({ [path]: { $not: condition } }), one)).toBe(!holds(doc({ [path]: condition }), one));
        expect(holds(doc({ [path]: { $not: { $not: condition } } }), one)).toBe(holds(doc({ [path]: condition }), one));
      }),
      RUNS,
    );
  });

  it('have $and and several conditions on a field mean the same', () => {
    fc.assert(
      fc.property(fields, pathConditions, pathConditions, (one, [path, a], [, b]) => {
        fc.pre([...a.keys()][0] !== [...b.keys()][0]);
        const together = new Map([...a, ...b]);
        const apart = doc({ $and: [{ [path]: a }, { [path]: b }] });
        expect(holds(doc({ [path]: together }), one)).toBe(holds(apart, one));
      }),
      RUNS,
    );
  });

  it('find $in what one of several equalities finds', () => {
    fc.assert(
      fc.property(fields, pathConditions, (one, [path, condition]) => {
        const list = condition.get('$in');
        fc.pre(Array.isArray(list) && list.length > 0);
        const equalities = Array.isArray(list) ? list.map((value) => doc({ [path]: { $eq: value } })) : [];
        expect(holds(doc({ [path]: condition }), one)).toBe(holds(doc({ $or: equalities }), one));
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  it('match whatever an empty filter is given', () => {
    fc.assert(
      fc.property(fields, (one) => {
        expect(holds(new Map(), one)).toBe(true);
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
        expect(sorter.sort(docs, (one) => one)).toEqual(docs.toSorted(sorter.compare));
      }),
      { ...RUNS, numRuns: 300 },
    );
  });
});
