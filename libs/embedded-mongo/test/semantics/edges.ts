import { BSONRegExp, Decimal128, Double, Long } from 'bson';
import {
  evaluates,
  failsOn,
  finds,
  group,
  leaves,
  pipes,
  refusesUpdate,
  shows,
  sorts,
  updates,
  upserts,
} from './table.ts';

const decimal = (text: string): Decimal128 => Decimal128.fromString(text);
const long = (text: string): Long => Long.fromString(text);
const date = (text: string): Date => new Date(text);
const D = { d: date('2024-03-31T23:30:15.045Z') };
const truncated = (unit: string, more: object = {}): object => ({ $dateTrunc: { date: '$d', unit, ...more } });
const NESTED = { a: [{ b: 1, c: 2 }, 5, [{ b: 3, c: 4 }], 'x'] };

/** Where several rules meet: null and missing behind arrays, order of arrays, promotion of numbers, weeks and zones. */
export const EDGES = [
  group(
    'tutorial/query-arrays',
    finds([{ a: [{ b: 0 }, { b: 9 }] }, { a: [{ b: 9 }] }], { 'a.b': { $gt: 1, $lt: 5 } }, 1),
    finds([{ a: { 0: { b: 1 } } }, { a: [{ b: 1 }] }, { a: [{ b: 2 }, { b: 1 }] }], { 'a.0.b': 1 }, 1, 2),
    finds(
      [{}, { a: null }, { a: ['x'] }, { a: ['y', null] }],
      { a: { $in: [new BSONRegExp('^x'), null] } },
      1,
      2,
      3,
      4,
    ),
    finds([{ a: [{ b: 1 }, { b: 2 }] }, { a: [] }, { a: [{ b: 2 }] }, {}], { 'a.b': { $nin: [1] } }, 2, 3, 4),
    finds([{ a: [] }, { a: [{}] }, { a: [1] }, { a: [null] }], { 'a.b': { $exists: false } }, 1, 2, 3, 4),
    finds([{ a: [] }, { a: [{}] }, { a: [1] }, { a: [null] }], { 'a.b': null }, 2),
    finds([{ a: [1, 2] }, { a: 1 }, {}], { a: { $not: { $gte: 2 } } }, 2, 3),
    finds([{ a: [[1, 2], [3]] }, { a: [1, 2] }], { a: { $gt: [1, 1] } }, 1, 2),
    finds([{ a: [null] }, { a: [] }, { a: [[]] }], { a: { $lte: null } }, 1),
    finds([{ a: { b: [1, 2] } }, { a: [{ b: 1 }, { b: 2 }] }], { 'a.b': [1, 2] }, 1),
    finds([{ a: [{ b: 1 }, { b: 1, c: 1 }] }], { a: { $elemMatch: { b: 1, c: { $exists: true } } } }, 1),
    finds([{ a: [{ b: [1, 5] }] }, { a: [{ b: [3] }] }], { a: { $elemMatch: { b: { $gt: 2, $lt: 4 } } } }, 1, 2),
    finds([{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }], { a: { $not: { $elemMatch: { b: 1 } } } }, 2),
    finds([{ a: decimal('0.1') }, { a: new Double(0.1) }], { a: { $lt: new Double(0.1) } }, 1),
    finds([{ a: decimal('0.1') }, { a: new Double(0.1) }], { a: { $gt: decimal('0.1') } }, 2),
    finds([{ a: long('9223372036854775807') }, { a: new Double(2 ** 63) }], { a: { $lt: new Double(2 ** 63) } }, 1),
    finds(
      [{ a: decimal('9007199254740993') }, { a: long('9007199254740993') }],
      { a: { $in: [long('9007199254740993')] } },
      1,
      2,
    ),
  ),
  group(
    'reference/method/cursor.sort',
    sorts([{ a: [1, 10] }, { a: 5 }, { a: [3, 4] }], { a: 1 }, 1, 3, 2),
    sorts([{ a: [1, 10] }, { a: 5 }, { a: [3, 4] }], { a: -1 }, 1, 2, 3),
    sorts([{ a: [{ b: 3 }, { b: 1 }] }, { a: { b: 2 } }, { a: [{}] }], { 'a.b': 1 }, 3, 1, 2),
    sorts([{ a: [{ b: 3 }, { b: 1 }] }, { a: { b: 2 } }, { a: [{}] }], { 'a.b': -1 }, 1, 2, 3),
    sorts([{ a: 1 }, { a: null }, {}, { a: [] }], { a: 1 }, 4, 2, 3, 1),
    sorts(
      [
        { a: [2], b: 1 },
        { a: [1, 2], b: 2 },
        { a: 2, b: 0 },
      ],
      { a: -1, b: 1 },
      3,
      1,
      2,
    ),
    sorts([{ a: decimal('1.5') }, { a: new Double(1.25) }, { a: long('1') }, { a: 2 }], { a: 1 }, 3, 2, 1, 4),
    sorts([{ a: [[2, 1]] }, { a: [[1, 9]] }], { a: 1 }, 2, 1),
  ),
  group(
    'tutorial/project-fields-from-query-results',
    shows(NESTED, { 'a.b': 1 }, { _id: 1, a: [{ b: 1 }, [{ b: 3 }]] }),
    shows(NESTED, { 'a.b': 0 }, { _id: 1, a: [{ c: 2 }, 5, [{ c: 4 }], 'x'] }),
    shows({ a: 5 }, { 'a.b': 1 }, { _id: 1 }),
    shows({ a: [5] }, { 'a.b': 1 }, { _id: 1, a: [] }),
    shows({ a: {} }, { 'a.b': 1 }, { _id: 1, a: {} }),
    shows({ a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 1 } } }, { _id: 1, a: { b: { c: 1 } } }),
    shows({ b: 2, a: 1 }, { a: 1, b: 1 }, { _id: 1, b: 2, a: 1 }),
    shows({ a: [{ b: [1, 2, 3] }] }, { 'a.b': { $slice: 1 } }, { _id: 1, a: [{ b: [1] }] }),
    shows({ a: 5, c: 1 }, { a: { $elemMatch: { $gt: 1 } } }, { _id: 1 }),
    shows({ a: [1, 5, 9], c: 1 }, { a: { $elemMatch: { $gt: 1 } } }, { _id: 1, a: [5] }),
  ),
  group(
    'reference/operator/update/inc',
    updates({ a: [1, 2] }, { $inc: { 'a.1': long('1') } }, { a: [1, long('3')] }),
    updates({ a: long('1') }, { $inc: { a: new Double(0.5) } }, { a: new Double(1.5) }),
    updates({ a: 2147483647 }, { $mul: { a: 2 } }, { a: long('4294967294') }),
    updates({}, { $mul: { a: decimal('5') } }, { a: decimal('0') }),
    updates({ a: long('4') }, { $mul: { a: decimal('0.5') } }, { a: decimal('2.0') }),
    failsOn({ a: [1] }, { $inc: { a: 1 } }, 14),
    updates({ a: new Double(1) }, { $min: { a: decimal('0.5') } }, { a: decimal('0.5') }),
    leaves({ a: long('5') }, { $max: { a: decimal('5.0') } }),
    updates({ a: null }, { $max: { a: 0 } }, { a: 0 }),
    updates({}, { $max: { a: null } }, { a: null }),
  ),
  group(
    'reference/operator/update/pull',
    updates({ a: [{ b: 1 }, 5, { b: 2 }] }, { $pull: { a: { b: { $gte: 2 } } } }, { a: [{ b: 1 }, 5] }),
    refusesUpdate(2, { $pull: { a: { $not: { $gt: 2 } } } }),
    updates(
      { a: [{ b: 1, c: 1 }, { b: 1 }] },
      { $pull: { a: { b: 1, c: { $exists: false } } } },
      { a: [{ b: 1, c: 1 }] },
    ),
    updates({ a: [{ b: [{ c: 1 }, { c: 2 }] }] }, { $pull: { 'a.$[].b': { c: 1 } } }, { a: [{ b: [{ c: 2 }] }] }),
    updates({ a: [{ b: 1 }, { b: 2 }] }, { $pull: { a: { $or: [{ b: 1 }, { b: 3 }] } } }, { a: [{ b: 2 }] }),
    updates({ a: [[1], 1, 2] }, { $pull: { a: { $in: [1] } } }, { a: [2] }),
  ),
  group(
    'reference/operator/update/positional',
    updates(
      {
        a: [
          { b: 1, c: [1, 2] },
          { b: 2, c: [2, 3] },
        ],
      },
      { $push: { 'a.$.c': 9 } },
      {
        a: [
          { b: 1, c: [1, 2] },
          { b: 2, c: [2, 3, 9] },
        ],
      },
      { filter: { 'a.b': { $gt: 1 } } },
    ),
    updates({ a: [5, 6, 7] }, { $set: { 'a.$': 0 } }, { a: [5, 0, 7] }, { filter: { a: { $elemMatch: { $gt: 5 } } } }),
    updates({ a: [5, 6], b: 1 }, { $set: { 'a.$': 0 } }, { a: [5, 0], b: 1 }, { filter: { b: 1, a: { $in: [6] } } }),
    updates(
      { a: [{ b: 1 }, { b: 2 }] },
      { $set: { 'a.$[x].c': 1 } },
      { a: [{ b: 1 }, { b: 2, c: 1 }] },
      { arrayFilters: [{ 'x.b': 2 }] },
    ),
    updates({ a: [1, 2, 3] }, { $unset: { 'a.$[x]': 1 } }, { a: [1, null, 3] }, { arrayFilters: [{ x: 2 }] }),
  ),
  group(
    'reference/method/db.collection.updateOne/#upsert',
    upserts(
      { 'a.b': 1, $and: [{ 'a.c': { $eq: 2 } }, { d: { $gt: 1 } }] },
      { $set: { e: 1 } },
      { a: { b: 1, c: 2 }, e: 1 },
    ),
    upserts({ a: { b: 1 } }, { $set: { 'a.c': 2 } }, { a: { b: 1, c: 2 } }),
    upserts({ a: { $all: [1] } }, { $set: { b: 1 } }, { a: 1, b: 1 }),
    upserts({ a: null }, { $set: { b: 1 } }, { a: null, b: 1 }),
    upserts({ $or: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { b: 1 }),
    upserts({ a: new BSONRegExp('^x') }, { $set: { b: 1 } }, { b: 1 }),
    upserts({ a: { $not: { $eq: 1 } } }, { $set: { b: 1 } }, { b: 1 }),
  ),
  group(
    'reference/operator/aggregation/group',
    pipes([{ v: {} }, { v: { x: null } }, {}], [{ $group: { _id: { x: '$v.x' } } }], { _id: {} }, { _id: { x: null } }),
    pipes(
      [{ v: new Double(Number.NaN) }, { v: decimal('NaN') }, { v: new Double(-0) }, { v: 0 }],
      [{ $group: { _id: '$v', n: { $sum: 1 } } }],
      { _id: new Double(Number.NaN), n: 2 },
      { _id: new Double(-0), n: 2 },
    ),
    pipes([{ v: [{ x: 1 }, { x: 2 }] }], [{ $group: { _id: '$v.x' } }], { _id: [1, 2] }),
    pipes([{ v: 1 }, { v: date('2024-01-01') }, { v: true }], [{ $group: { _id: null, s: { $sum: '$v' } } }], {
      _id: null,
      s: 1,
    }),
    pipes(
      [{ v: long('1') }, { v: decimal('2') }, { v: new Double(0.5) }],
      [{ $group: { _id: null, s: { $sum: '$v' } } }],
      {
        _id: null,
        s: decimal('3.5'),
      },
    ),
    pipes(
      [{ v: 2147483647 }, { v: 2147483647 }, { v: new Double(1) }],
      [{ $group: { _id: null, s: { $sum: '$v' } } }],
      {
        _id: null,
        s: new Double(4294967295),
      },
    ),
    pipes([{ v: [3, 1] }, { v: 2 }], [{ $group: { _id: null, lo: { $min: '$v' }, hi: { $max: '$v' } } }], {
      _id: null,
      lo: 2,
      hi: [3, 1],
    }),
  ),
  group(
    'reference/operator/aggregation/unwind',
    pipes([{ a: [[1, 2], [3]] }], [{ $unwind: '$a' }], { _id: 1, a: [1, 2] }, { _id: 1, a: [3] }),
    pipes([{ a: [{ b: [1, 2] }] }], [{ $unwind: '$a.b' }]),
  ),
  group(
    'reference/operator/aggregation/sort',
    pipes(
      [{ v: 3 }, { v: 1 }, { v: 2 }, { v: 1 }],
      [{ $set: { w: 1 } }, { $sort: { v: 1 } }, { $skip: 1 }, { $limit: 2 }, { $unset: 'w' }],
      { _id: 4, v: 1 },
      { _id: 3, v: 2 },
    ),
    pipes([{ v: [5, 1] }, { v: 3 }], [{ $set: { w: 1 } }, { $sort: { v: -1 } }, { $limit: 1 }, { $unset: 'w' }], {
      _id: 1,
      v: [5, 1],
    }),
  ),
  group(
    'reference/operator/aggregation/dateTrunc',
    evaluates(D, truncated('week', { binSize: 2 }), date('2024-03-24T00:00:00Z')),
    evaluates(D, truncated('week', { binSize: 2, startOfWeek: 'monday' }), date('2024-03-25T00:00:00Z')),
    evaluates(D, truncated('week', { timezone: 'Europe/Berlin' }), date('2024-03-30T23:00:00Z')),
    evaluates(D, truncated('day', { timezone: 'Europe/Berlin' }), date('2024-03-31T22:00:00Z')),
    evaluates(D, truncated('hour', { timezone: '+05:30' }), date('2024-03-31T23:30:00Z')),
    evaluates(D, truncated('quarter', { binSize: 2 }), date('2024-01-01T00:00:00Z')),
    evaluates({ d: date('1999-12-31T23:59:59Z') }, truncated('year', { binSize: 5 }), date('1995-01-01T00:00:00Z')),
    evaluates({ d: date('1969-07-20T20:17:40Z') }, truncated('month', { binSize: 5 }), date('1969-03-01T00:00:00Z')),
    evaluates(
      { d: date('1969-07-20T20:17:40Z') },
      truncated('week', { startOfWeek: 'sun' }),
      date('1969-07-20T00:00:00Z'),
    ),
  ),
];
