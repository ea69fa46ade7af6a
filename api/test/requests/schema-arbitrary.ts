import fc, { type Arbitrary } from 'fast-check';
import { policyVersions } from '@prentice/contract';
import { z } from 'zod';

interface Json {
  readonly [key: string]: Json | Json[] | string | number | boolean | null | undefined;
}

/** The parts of a JSON schema that the contract's schemas come down to. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly const?: Json[string];
  readonly enum?: readonly Json[string][];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

type Definitions = Readonly<Record<string, Schema>>;

/** Values of a list that JSON schema does not show, by the name of the property that takes them. */
const knownValues: Readonly<Record<string, readonly Json[string][]>> = {
  country: ['AT', 'DE', 'PT'],
  currency: ['EUR', 'CHF'],
  language: ['de', 'en'],
  timeZone: ['Europe/Vienna', 'UTC'],
  policyVersion: Object.values(policyVersions),
  password: ['a rather long and rare sentence'],
  next: ['/dashboard', '/settings/account'],
};

const words = fc.constantFrom(
  'Print workshop',
  'Ünï cødé & <b>words</b>',
  '日本の会社',
  'a sentence of some length, plainly',
);

function text({ pattern, format, minLength = 0, maxLength = 200 }: Schema): Arbitrary<unknown> {
  if (format === 'date') return fc.constantFrom('2026-03-20', '2026-04-30', '2026-09-01', '2024-02-29');
  if (format === 'date-time') return fc.constantFrom('2026-03-10T10:00:00.000Z', '2026-05-01T08:30:00.000Z');
  if (format === 'email') return fc.integer({ min: 1, max: 99_999 }).map((n) => `person${n}@example.org`);
  if (format === 'uri') return fc.constantFrom('https://example.org/', 'https://www.example.com/a?b=c');
  if (pattern)
    return fc.stringMatching(new RegExp(pattern), { size: 'xsmall' }).map((text) => text.slice(0, maxLength));
  const longest = Math.min(maxLength, Math.max(minLength, 60));
  const plain = fc.string({ minLength, maxLength: longest, unit: fc.constantFrom(...Array.from('abcde XYZ09.-é')) });
  const phrase = words.map((word) => word.repeat(Math.ceil(minLength / word.length) || 1).slice(0, maxLength));
  return fc.oneof(phrase, plain);
}

function whole({ type, minimum, maximum, exclusiveMinimum }: Schema): Arbitrary<unknown> {
  const min = Math.max(minimum ?? -1_000, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1);
  const max = Math.min(maximum ?? min + 10_000, min + 1_000_000);
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function record(schema: Schema, all: Definitions): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {});
  const model = Object.fromEntries(properties.map(([name, inner]) => [name, property(name, inner, all)]));
  const requiredKeys = (schema.required ?? []).filter((name) => name in model);
  return fc.record(model, { requiredKeys });
}

function property(name: string, schema: Schema, all: Definitions): Arbitrary<unknown> {
  const values = knownValues[name];
  if (!values) return arbitrary(schema, all);
  const value = fc.constantFrom(...values);
  return schema.type === 'array' ? fc.array(value, { minLength: 1, maxLength: 2 }) : value;
}

/** Values that fit a JSON schema; refinements that JSON schema cannot say are not looked at. */
function arbitrary(schema: Schema, all: Definitions): Arbitrary<unknown> {
  if (schema.$ref) return arbitrary(all[schema.$ref.replace('#/$defs/', '')] ?? {}, all);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => arbitrary(choice, all)));
  if (schema.allOf) return arbitrary(Object.assign({}, ...schema.allOf), all);
  return ofType(schema, all);
}

function ofType(schema: Schema, all: Definitions): Arbitrary<unknown> {
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return whole(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}, all), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'object':
      return record(schema, all);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Values shaped like a zod schema's output, nearly all of which it also accepts. */
export function arbitraryOf(schema: z.ZodType): Arbitrary<unknown> {
  const described: Schema = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
  return arbitrary(described, described.$defs ?? {});
}
