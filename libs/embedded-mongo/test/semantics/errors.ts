import { group, outside, refusesFilter, refusesProjection, refusesUpdate, type Row } from './table.ts';

const point = { $geometry: { type: 'Point', coordinates: [0, 0] } };

/** MongoDB itself refuses these only as wrong operands; here the operators are unknown. */
const REFUSED_FILTERS: readonly Row[] = [
  refusesFilter(2, { $where: 'true' }),
  refusesFilter(2, { $text: { $search: 'x' } }),
  refusesFilter(2, { $jsonSchema: {} }),
  refusesFilter(2, { $sampleRate: 1 }),
  refusesFilter(2, { a: { $near: point } }),
  refusesFilter(2, { a: { $nearSphere: point } }),
  refusesFilter(2, { a: { $geoWithin: point } }),
  refusesFilter(2, { a: { $geoIntersects: point } }),
  refusesFilter(2, { a: { $bitsAllSet: 1 } }),
  refusesFilter(2, { a: { $bitsAnySet: 1 } }),
  refusesFilter(2, { a: { $bitsAllClear: 1 } }),
  refusesFilter(2, { a: { $bitsAnyClear: 1 } }),
];

export const ERRORS = [
  group(
    'reference/operator/query (operators out of scope)',
    refusesFilter(2, { $foo: 1 }),
    refusesFilter(2, { a: { $foo: 1 } }),
    refusesFilter(2, { a: { $gt: 1, b: 2 } }),
    refusesFilter(2, { a: { $where: '1' } }),
    ...outside(...REFUSED_FILTERS),
  ),
  group(
    'reference/operator/projection (operators out of scope)',
    ...outside(refusesProjection(2, { a: { $meta: 'textScore' } })),
  ),
  group(
    'reference/operator/update (operators out of scope)',
    refusesUpdate(9, { $pushAll: { a: [1] } }),
    refusesUpdate(9, { $set: { b: 1 }, b: 1 }),
    ...outside(refusesUpdate(238, [{ $set: { b: 1 } }])),
  ),
];
