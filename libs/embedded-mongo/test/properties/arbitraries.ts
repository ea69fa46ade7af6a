import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import fc from 'fast-check';
import { CodeWithScope, type Doc, type Value } from '../../src/value.ts';

const bytes = (length: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ minLength: length, maxLength: length });

/** Numbers of all types, often near each other and near the limits. */
export const numbers: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((value) => new Int32(value)),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).map((value) => new Int32(value)),
  fc.integer({ min: -3, max: 3 }).map((value) => new Double(value / 2)),
  fc.double().map((value) => new Double(value)),
  fc.bigInt({ min: -3n, max: 3n }).map((value) => Long.fromBigInt(value)),
  fc.bigInt({ min: 2n ** 53n - 2n, max: 2n ** 53n + 2n }).map((value) => Long.fromBigInt(value)),
  fc.integer({ min: -2, max: 2 }).map((value) => new Double(2 ** 53 + value)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((value) => Long.fromBigInt(value)),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 33n), max: 10n ** 33n }), fc.integer({ min: -40, max: 40 }))
    .map(([digits, exponent]) => Decimal128.fromString(`${digits}E${exponent}`)),
  fc
    .constantFrom('0', '-0', '0.5', '1.00', '-1E+1', 'NaN', 'Infinity', '-Infinity', '9007199254740993')
    .map((text) => Decimal128.fromString(text)),
);

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('', 'a', 'b', 'é', '\u{1f600}', '\uffee'),
);
const names = fc.oneof(
  fc.constantFrom('a', 'b', 'c', '0', '1', '__proto__', 'constructor'),
  texts.map((text) => text.replaceAll('\0', '')),
);

const scalars: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: numbers },
  { weight: 2, arbitrary: texts },
  fc.boolean(),
  fc.constant(null),
  fc.integer({ min: -10_000, max: 10_000 }).map((time) => new Date(time)),
  bytes(12).map((value) => new ObjectId(value)),
  fc
    .tuple(fc.uint8Array({ maxLength: 5 }), fc.constantFrom(0, 2, 4, 128))
    .map(([value, type]) => new Binary(value, type)),
  fc.tuple(fc.nat(5), fc.nat(5)).map(([t, i]) => new Timestamp({ t, i })),
  fc.constantFrom('a', 'a+').map((pattern) => new BSONRegExp(pattern, 'i')),
  fc.constantFrom<Value>(
    new MinKey(),
    new MaxKey(),
    new Code('x'),
    new BSONSymbol('a'),
    new CodeWithScope('x', new Map()),
  ),
);

const { value } = fc.letrec<{ value: Value; doc: Doc; array: Value[] }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 5, arbitrary: scalars },
    { weight: 1, arbitrary: tie('doc') },
    { weight: 1, arbitrary: tie('array') },
  ),
  doc: fc.array(fc.tuple(names, tie('value')), { maxLength: 4 }).map((fields): Doc => new Map(fields)),
  array: fc.array(tie('value'), { maxLength: 4 }),
}));

/** Values of all types. */
export const values: fc.Arbitrary<Value> = value;

/** Documents of all types, with any names. */
export const documents: fc.Arbitrary<Doc> = fc
  .array(fc.tuple(names, values), { maxLength: 6 })
  .map((fields): Doc => new Map(fields));

const small: fc.Arbitrary<Value> = fc.oneof(
  { weight: 3, arbitrary: numbers },
  fc.constantFrom('a', 'b', 'ab'),
  fc.constantFrom<Value>(null, true, new Date(5)),
);

/** Documents with few names and values, so that filters often match. */
export const fields: fc.Arbitrary<Doc> = fc
  .array(fc.tuple(fc.constantFrom('a', 'b'), fc.oneof(small, fc.array(small, { maxLength: 3 }), nested())), {
    maxLength: 2,
  })
  .map((pairs): Doc => new Map(pairs));

function nested(): fc.Arbitrary<Value> {
  const inner = fc
    .array(fc.tuple(fc.constantFrom('a', 'b'), small), { maxLength: 2 })
    .map((pairs): Doc => new Map(pairs));
  return fc.oneof(inner, fc.array(inner, { maxLength: 2 }));
}

const paths = fc.constantFrom('a', 'b', 'a.b', 'a.0', 'b.a');
const condition = (operator: string, operand: fc.Arbitrary<Value>): fc.Arbitrary<Doc> =>
  operand.map((operand) => new Map([[operator, operand]]));

const conditions: fc.Arbitrary<Doc> = fc.oneof(
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'].map((name) => condition(name, small)),
  condition('$in', fc.array(small, { maxLength: 6 })),
  condition('$nin', fc.array(small, { maxLength: 6 })),
  condition('$all', fc.array(small, { maxLength: 2 })),
  condition('$exists', fc.boolean()),
  condition('$type', fc.constantFrom('number', 'string', 'array', 'null')),
  condition(
    '$size',
    fc.nat(2).map((size) => new Int32(size)),
  ),
  condition('$elemMatch', condition('$gt', small)),
  condition('$regex', fc.constantFrom('a', '^b')),
  condition('$mod', fc.constant<Value>([new Int32(2), new Int32(1)])),
);

/** A filter on one field. */
export const filters: fc.Arbitrary<Doc> = fc.tuple(paths, conditions).map(([path, row]): Doc => new Map([[path, row]]));

/** The operators of a filter made by `filters`, and their path. */
export const pathConditions = fc.tuple(paths, conditions);
