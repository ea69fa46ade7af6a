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

/** JavaScript with the values of its free variables: a deprecated BSON type, kept so that it passes through. */
export class CodeWithScope {
  readonly code: string;
  readonly scope: Doc;

  constructor(code: string, scope: Doc) {
    this.code = code;
    this.scope = scope;
  }
}

/** A decoded document. A Map, so that keys keep their order whatever they look like. */
export type Doc = Map<string, Value>;

export type Scalar =
  | string
  | boolean
  | null
  | Date
  | ObjectId
  | Int32
  | Double
  | Long
  | Decimal128
  | Binary
  | BSONRegExp
  | BSONSymbol
  | Timestamp
  | MinKey
  | MaxKey
  | Code
  | CodeWithScope;

/** A BSON value. Numbers are never plain JavaScript numbers; a missing value is `undefined`, outside of this type. */
export type Value = Scalar | Value[] | Doc;

export type Numeric = Int32 | Double | Long | Decimal128;

/** What `doc()` takes: values, and for convenience numbers (integers become Int32, others Double), bigints, objects. */
export type Plain = Value | number | bigint | readonly Plain[] | { readonly [name: string]: Plain | undefined };

const INT32_MIN = -(2 ** 31);
const INT32_MAX = 2 ** 31 - 1;

export const fitsInt32 = (value: number): boolean =>
  Number.isInteger(value) && value >= INT32_MIN && value <= INT32_MAX && !Object.is(value, -0);

/** Returns whether a value is a number. (A Timestamp is a Long to JavaScript, but not a number.) */
export function isNumeric(value: Value | undefined): value is Numeric {
  return (
    value instanceof Int32 ||
    value instanceof Double ||
    (value instanceof Long && !(value instanceof Timestamp)) ||
    value instanceof Decimal128
  );
}

export const isDoc = (value: Value | undefined): value is Doc => value instanceof Map;

const VALUE_CLASSES = [
  Date,
  ObjectId,
  Int32,
  Double,
  Long,
  Decimal128,
  Binary,
  BSONRegExp,
  BSONSymbol,
  Timestamp,
  MinKey,
  MaxKey,
  Code,
  CodeWithScope,
];

const isScalarObject = (value: object): value is Exclude<Scalar, string | boolean | null> =>
  VALUE_CLASSES.some((valueClass) => value instanceof valueClass);

const isPlainList = (value: object): value is readonly Plain[] => Array.isArray(value);

/** Returns a BSON value from a literal. */
export function toValue(plain: Plain): Value {
  if (typeof plain === 'number') return fitsInt32(plain) ? new Int32(plain) : new Double(plain);
  if (typeof plain === 'bigint') return Long.fromBigInt(plain);
  if (plain === null || typeof plain !== 'object') return plain;
  if (plain instanceof Map || isScalarObject(plain)) return plain;
  if (isPlainList(plain)) return plain.map(toValue);
  return doc(plain);
}

/** Returns a document from a literal: `doc({ ok: new Double(1), n: 3 })`. Fields that are undefined are left out. */
export function doc(fields: { readonly [name: string]: Plain | undefined }): Doc {
  const result: Doc = new Map();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) result.set(name, toValue(value));
  return result;
}
