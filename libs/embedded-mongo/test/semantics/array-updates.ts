import { BSONRegExp, Double, Long } from 'bson';
import { failsOn, group, leaves, refusesUpdate, updates } from './table.ts';

const GRADES = {
  a: [
    { g: 80, m: 1 },
    { g: 95, m: 2 },
    { g: 85, m: 3 },
  ],
};

export const ARRAY_UPDATES = [
  group(
    'reference/operator/update/push',
    updates({ a: [1] }, { $push: { a: 2 } }, { a: [1, 2] }),
    updates({}, { $push: { a: 2 } }, { a: [2] }),
    updates({ a: [1] }, { $push: { a: [2, 3] } }, { a: [1, [2, 3]] }),
    updates({ a: [1] }, { $push: { a: { $each: [2, 3] } } }, { a: [1, 2, 3] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [9], $position: 0 } } }, { a: [9, 1, 2] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [9], $position: -1 } } }, { a: [1, 9, 2] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [9], $position: -9 } } }, { a: [9, 1, 2] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [9], $position: 9 } } }, { a: [1, 2, 9] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [3], $slice: 2 } } }, { a: [1, 2] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [3], $slice: -2 } } }, { a: [2, 3] }),
    updates({ a: [1, 2] }, { $push: { a: { $each: [], $slice: 0 } } }, { a: [] }),
    updates({ a: [2, 1] }, { $push: { a: { $each: [3], $sort: 1 } } }, { a: [1, 2, 3] }),
    updates({ a: [2, 1] }, { $push: { a: { $each: [3], $sort: -1, $slice: 2 } } }, { a: [3, 2] }),
    updates(
      GRADES,
      { $push: { a: { $each: [{ g: 90, m: 4 }], $sort: { g: -1 }, $slice: 3 } } },
      {
        a: [
          { g: 95, m: 2 },
          { g: 90, m: 4 },
          { g: 85, m: 3 },
        ],
      },
    ),
    updates(
      { a: [{ b: { c: 2 } }] },
      { $push: { a: { $each: [{ b: { c: 1 } }], $sort: { 'b.c': 1 } } } },
      { a: [{ b: { c: 1 } }, { b: { c: 2 } }] },
    ),
    updates({ a: ['x', 1] }, { $push: { a: { $each: [null], $sort: 1 } } }, { a: [null, 1, 'x'] }),
    leaves({ a: [1] }, { $push: { a: { $each: [] } } }),
    failsOn({ a: 5 }, { $push: { a: 1 } }, 2),
    failsOn({ a: null }, { $push: { a: 1 } }, 2),
    refusesUpdate(2, { $push: { a: { $each: 5 } } }),
    refusesUpdate(2, { $push: { a: { $each: [1], $slice: 'x' } } }),
    refusesUpdate(2, { $push: { a: { $each: [1], $sort: 2 } } }),
    refusesUpdate(2, { $push: { a: { $each: [1], $sort: {} } } }),
    refusesUpdate(2, { $push: { a: { $each: [1], $position: new Double(0.5) } } }),
    refusesUpdate(2, { $push: { a: { $each: [1], $foo: 1 } } }),
  ),
  group(
    'reference/operator/update/addToSet',
    updates({ a: [1] }, { $addToSet: { a: 2 } }, { a: [1, 2] }),
    updates({}, { $addToSet: { a: 1 } }, { a: [1] }),
    leaves({ a: [1] }, { $addToSet: { a: new Double(1) } }),
    leaves({ a: [{ x: 1, y: 2 }] }, { $addToSet: { a: { x: 1, y: 2 } } }),
    updates(
      { a: [{ x: 1, y: 2 }] },
      { $addToSet: { a: { y: 2, x: 1 } } },
      {
        a: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      },
    ),
    updates({ a: [1] }, { $addToSet: { a: { $each: [2, 1, 2] } } }, { a: [1, 2] }),
    updates({ a: [1] }, { $addToSet: { a: [2, 3] } }, { a: [1, [2, 3]] }),
    updates({}, { $addToSet: { a: { $each: [2, 2] } } }, { a: [2] }),
    updates({ a: [1, 1] }, { $addToSet: { a: 2 } }, { a: [1, 1, 2] }),
    failsOn({ a: 5 }, { $addToSet: { a: 1 } }, 2),
    refusesUpdate(14, { $addToSet: { a: { $each: 5 } } }),
    refusesUpdate(2, { $addToSet: { a: { $each: [5], $slice: 1 } } }),
  ),
  group(
    'reference/operator/update/pull',
    updates({ a: [1, 2, 1] }, { $pull: { a: 1 } }, { a: [2] }),
    updates({ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }),
    updates({ a: ['x', 'y'] }, { $pull: { a: { $in: ['x'] } } }, { a: ['y'] }),
    updates({ a: ['abc', 'x'] }, { $pull: { a: new BSONRegExp('^a') } }, { a: ['x'] }),
    updates({ a: [{ b: 1, c: 2 }, { b: 2 }] }, { $pull: { a: { b: 1 } } }, { a: [{ b: 2 }] }),
    updates(
      { a: [{ b: [1, 2] }, { b: [3] }] },
      { $pull: { a: { b: { $elemMatch: { $eq: 3 } } } } },
      { a: [{ b: [1, 2] }] },
    ),
    updates({ a: [[1, 2], [3]] }, { $pull: { a: [1, 2] } }, { a: [[3]] }),
    updates({ a: [1, Long.fromNumber(1), '1'] }, { $pull: { a: new Double(1) } }, { a: ['1'] }),
    updates({ a: [null, 1] }, { $pull: { a: null } }, { a: [1] }),
    leaves({ a: [1] }, { $pull: { a: 5 } }),
    leaves({ a: [1] }, { $pull: { b: 5 } }),
    failsOn({ a: 5 }, { $pull: { a: 1 } }, 2),
    refusesUpdate(2, { $pull: { a: { b: { $foo: 1 } } } }),
  ),
  group(
    'reference/operator/update/pullAll',
    updates({ a: [1, 2, 3, 1] }, { $pullAll: { a: [1, 3] } }, { a: [2] }),
    updates({ a: [{ b: 1, c: 1 }, { b: 1 }] }, { $pullAll: { a: [{ b: 1 }] } }, { a: [{ b: 1, c: 1 }] }),
    leaves({ a: [1] }, { $pullAll: { a: [] } }),
    failsOn({ a: 5 }, { $pullAll: { a: [1] } }, 2),
    refusesUpdate(2, { $pullAll: { a: 1 } }),
  ),
  group(
    'reference/operator/update/pop',
    updates({ a: [1, 2] }, { $pop: { a: 1 } }, { a: [1] }),
    updates({ a: [1, 2] }, { $pop: { a: -1 } }, { a: [2] }),
    leaves({ a: [] }, { $pop: { a: 1 } }),
    leaves({ b: 1 }, { $pop: { a: 1 } }),
    failsOn({ a: 5 }, { $pop: { a: 1 } }, 14),
    failsOn({ a: 5 }, { $pop: { 'a.b': 1 } }, 28),
    refusesUpdate(9, { $pop: { a: 2 } }),
    refusesUpdate(9, { $pop: { a: 'x' } }),
  ),
  group(
    'reference/operator/update/positional',
    updates({ a: [1, 2, 3] }, { $set: { 'a.$': 9 } }, { a: [1, 9, 3] }, { filter: { a: 2 } }),
    updates(
      GRADES,
      { $set: { 'a.$.m': 9 } },
      {
        a: [
          { g: 80, m: 1 },
          { g: 95, m: 2 },
          { g: 85, m: 9 },
        ],
      },
      { filter: { 'a.g': 85 } },
    ),
    updates(
      {
        a: [
          { b: 1, c: 1 },
          { b: 1, c: 2 },
        ],
      },
      { $inc: { 'a.$.b': 5 } },
      {
        a: [
          { b: 1, c: 1 },
          { b: 6, c: 2 },
        ],
      },
      { filter: { a: { $elemMatch: { b: 1, c: 2 } } } },
    ),
    updates({ a: [1, 2] }, { $unset: { 'a.$': 1 } }, { a: [null, 2] }, { filter: { a: 1 } }),
    updates({ a: [1, 2], b: [5, 6] }, { $set: { 'b.$': 0 } }, { a: [1, 2], b: [5, 0] }, { filter: { a: 2 } }),
    failsOn({ a: [1] }, { $set: { 'a.$': 1 } }, 2),
    refusesUpdate(2, { $set: { $: 1 } }),
    refusesUpdate(2, { $set: { 'a.$.b.$': 1 } }),
  ),
  group(
    'reference/operator/update/positional-all',
    updates({ a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }),
    updates({ a: [{ b: [1] }, { b: [2, 3] }] }, { $mul: { 'a.$[].b.$[]': 2 } }, { a: [{ b: [2] }, { b: [4, 6] }] }),
    leaves({ a: [] }, { $set: { 'a.$[]': 1 } }),
    failsOn({ b: 1 }, { $set: { 'a.$[]': 1 } }, 2),
    failsOn({ a: 5 }, { $set: { 'a.$[]': 1 } }, 2),
  ),
  group(
    'reference/operator/update/positional-filtered',
    updates({ a: [1, 5, 9] }, { $set: { 'a.$[x]': 0 } }, { a: [1, 0, 0] }, { arrayFilters: [{ x: { $gte: 5 } }] }),
    updates(
      GRADES,
      { $set: { 'a.$[e].m': 0 } },
      {
        a: [
          { g: 80, m: 1 },
          { g: 95, m: 0 },
          { g: 85, m: 3 },
        ],
      },
      { arrayFilters: [{ 'e.g': { $gt: 90 }, 'e.m': 2 }] },
    ),
    updates(
      { a: [{ b: 1 }, { b: 2 }] },
      { $set: { 'a.$[e].c': 1 } },
      {
        a: [
          { b: 1, c: 1 },
          { b: 2, c: 1 },
        ],
      },
      { arrayFilters: [{ $or: [{ 'e.b': 1 }, { 'e.b': 2 }] }] },
    ),
    updates(
      { a: [{ b: [1, 2] }] },
      { $inc: { 'a.$[].b.$[n]': 5 } },
      { a: [{ b: [1, 7] }] },
      { arrayFilters: [{ n: 2 }] },
    ),
    leaves({ a: [1] }, { $set: { 'a.$[x]': 0 } }, { arrayFilters: [{ x: 5 }] }),
    refusesUpdate(2, { $set: { 'a.$[x]': 1 } }),
    refusesUpdate(9, { $set: { a: 1 } }, { arrayFilters: [{ x: 1 }] }),
    refusesUpdate(9, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1 }, { x: 2 }] }),
    refusesUpdate(9, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{ x: 1, y: 2 }] }),
    refusesUpdate(2, { $set: { 'a.$[X]': 1 } }, { arrayFilters: [{ X: 1 }] }),
    refusesUpdate(9, { $set: { 'a.$[x]': 1 } }, { arrayFilters: [{}] }),
    failsOn({ a: [1] }, { $set: { 'a.$[x]': 1 }, $inc: { 'a.$[y]': 1 } }, 40, { arrayFilters: [{ x: 1 }, { y: 1 }] }),
  ),
];
