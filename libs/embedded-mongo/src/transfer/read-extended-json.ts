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
import { CodeWithScope, fitsInt32, type Doc, type Value } from '../value.ts';
import { JsonNumber, parseOrderedJson, type OrderedJson } from './ordered-json.ts';

const fail = (what: string): never => {
  throw new SyntaxError(`invalid Extended JSON: ${what}`);
};

const str = (value: OrderedJson | undefined, what: string): string => (typeof value === 'string' ? value : fail(what));

const part = (value: OrderedJson, name: string, what: string): OrderedJson =>
  (value instanceof Map ? value.get(name) : undefined) ?? fail(what);

function number({ text }: JsonNumber): Value {
  if (/[.eE]/.test(text) || text === '-0') return new Double(Number(text));
  if (fitsInt32(Number(text))) return new Int32(Number(text));
  const long = Long.fromString(text);
  return long.toString() === text ? long : new Double(Number(text));
}

function date(value: OrderedJson): Date {
  const milliseconds =
    typeof value === 'string' ? Date.parse(value) : Number(str(part(value, '$numberLong', '$date'), '$date'));
  return Number.isNaN(milliseconds) ? fail('$date') : new Date(milliseconds);
}

function binary(value: OrderedJson): Binary {
  const bytes = Buffer.from(str(part(value, 'base64', '$binary'), '$binary'), 'base64');
  return new Binary(bytes, Number.parseInt(str(part(value, 'subType', '$binary'), '$binary'), 16));
}

function timestamp(value: OrderedJson): Timestamp {
  const numberOf = (name: string): number => {
    const member = part(value, name, '$timestamp');
    return member instanceof JsonNumber ? Number(member.text) : fail('$timestamp');
  };
  return new Timestamp({ t: numberOf('t'), i: numberOf('i') });
}

const READERS: ReadonlyMap<string, (value: OrderedJson) => Value> = new Map<string, (value: OrderedJson) => Value>([
  ['$numberInt', (value) => new Int32(Number(str(value, '$numberInt')))],
  ['$numberDouble', (value) => new Double(Number(str(value, '$numberDouble')))],
  ['$numberLong', (value) => Long.fromString(str(value, '$numberLong'))],
  ['$numberDecimal', (value) => Decimal128.fromString(str(value, '$numberDecimal'))],
  ['$oid', (value) => ObjectId.createFromHexString(str(value, '$oid'))],
  ['$date', date],
  ['$binary', binary],
  ['$uuid', (value) => new Binary(Buffer.from(str(value, '$uuid').replaceAll('-', ''), 'hex'), Binary.SUBTYPE_UUID)],
  ['$timestamp', timestamp],
  [
    '$regularExpression',
    (value) =>
      new BSONRegExp(
        str(part(value, 'pattern', '$regularExpression'), '$regularExpression'),
        str(part(value, 'options', '$regularExpression'), '$regularExpression'),
      ),
  ],
  ['$symbol', (value) => new BSONSymbol(str(value, '$symbol'))],
  ['$minKey', () => new MinKey()],
  ['$maxKey', () => new MaxKey()],
]);

function special(json: Map<string, OrderedJson>): Value | undefined {
  const [first] = json;
  if (!first) return undefined;
  const code = json.get('$code');
  if (typeof code === 'string') {
    const scope = json.get('$scope');
    if (json.size === 1) return new Code(code);
    if (json.size === 2 && scope instanceof Map) return new CodeWithScope(code, document(scope));
  }
  return json.size === 1 ? READERS.get(first[0])?.(first[1]) : undefined;
}

function value(json: OrderedJson): Value {
  if (json instanceof JsonNumber) return number(json);
  if (Array.isArray(json)) return json.map(value);
  if (json instanceof Map) return special(json) ?? document(json);
  return json;
}

function document(json: Map<string, OrderedJson>): Doc {
  return new Map([...json].map(([name, orderedJson]): [string, Value] => [name, value(orderedJson)]));
}

/** Reads a document from a line of Extended JSON, canonical or relaxed. @throws SyntaxError */
export function readDocument(line: string): Doc {
  const json = parseOrderedJson(line);
  return json instanceof Map ? document(json) : fail('not a document');
}
