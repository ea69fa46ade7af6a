import fc, { type Arbitrary } from 'fast-check';
import { errorTable, type OperationShape } from '@prentice/contract';
import type { LightMyRequestResponse as Reply } from 'fastify';
import { z } from 'zod';
import type { RequestParts } from './request.builder.ts';
import { flattenQuery, UNKNOWN_ID } from './request.builder.ts';
import { arbitraryOf } from './schema-arbitrary.ts';

/** One request: who sends it (an index into the principals), and what. */
export interface FuzzCase extends RequestParts {
  readonly principalIndex: number;
}

const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1e21, true, [], {}, { $gt: '' }, [null], '\u0000', '\u202e', '\ud800'),
  fc.constantFrom<unknown>('9999-12-31', '0000-00-00', '2026-02-30', '+275760-09-13T00:00:00.001Z', 'x'.repeat(5_000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const HEX = /^[0-9a-f]{24}$/;

/** Puts ids of real records in place of made-up ids. */
function withIds(value: unknown, ids: readonly string[], position: number): unknown {
  if (typeof value === 'string') return HEX.test(value) ? (ids[position % ids.length] ?? UNKNOWN_ID) : value;
  if (Array.isArray(value)) return value.map((element, index) => withIds(element, ids, position + index));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, ids, position)]));
}

/** A value as its schema wants it, often with one property spoilt or left out, now and then anything. */
function corruptedValue(schema: z.ZodType, ids: readonly string[]): Arbitrary<unknown> {
  const fitting = fc.tuple(arbitraryOf(schema), fc.nat()).map(([value, index]) => withIds(value, ids, index));
  const wrong = fc.tuple(fitting, fc.nat(), hostile).map(([value, index, bad]) => {
    if (value === null || typeof value !== 'object') return bad;
    const keys = Object.keys(value);
    return { ...value, [keys[index % (keys.length || 1)] ?? 'more']: bad };
  });
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 3, arbitrary: wrong },
    { weight: 1, arbitrary: hostile },
  );
}

function listQuery({ list }: OperationShape, ids: readonly string[]): Arbitrary<Record<string, string>> {
  if (!list) return fc.constant({});
  const filters = Object.entries(list.filters).map(([name, { schema }]) =>
    fc.oneof(corruptedValue(schema, ids), hostile).map((value) => ({ [name]: value })),
  );
  const filter = fc.oneof(
    fc.array(fc.oneof(...filters), { maxLength: 3 }).map((some) => JSON.stringify(Object.assign({}, ...some))),
    fc.string({ maxLength: 20 }),
  );
  const sort = fc.oneof(
    fc
      .tuple(fc.constantFrom(...Object.keys(list.sorts)), fc.constantFrom('ASC', 'DESC'))
      .map((sort) => JSON.stringify(sort)),
    fc.string({ maxLength: 20 }),
  );
  const range = fc.oneof(
    fc.tuple(fc.nat(200), fc.nat(400)).map((range) => JSON.stringify(range)),
    fc.constantFrom('[0,1000000]', '[999999,1000000]', '[-1,5]', '[0,'),
  );
  return fc.record({ filter, sort, range }, { requiredKeys: [] });
}

/** Requests to one operation from any of so many principals, about records that exist and ones that do not. */
export function fuzzCases(operation: OperationShape, principals: number, ids: readonly string[]): Arbitrary<FuzzCase> {
  const { body, query } = operation;
  const id = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...ids, UNKNOWN_ID) },
    { weight: 1, arbitrary: fc.constantFrom('0', 'me', '%00', '../users', 'F'.repeat(24), '\u2028', '$gt') },
  );
  const version = fc.constantFrom('"1"', '"2"', '1', '"99"', '*', 'W/"1"', '');
  return fc
    .record({
      principalIndex: fc.nat(principals - 1),
      id,
      ...(body && { body: corruptedValue(body, ids) }),
      query: query ? corruptedValue(query, ids).map(flattenQuery) : listQuery(operation, ids),
      version,
    })
    .map(({ version: seen, ...rest }) => ({ ...rest, ...(operation.ifMatch && { headers: { 'if-match': seen } }) }));
}

const problem = z.strictObject({
  type: z.string().regex(/^\/problems\/[A-Z_]+$/),
  title: z.string().min(1),
  status: z.int().min(400).max(499),
  code: z.enum(Object.keys(errorTable)),
  detail: z.string().min(1),
  instance: z.string().max(300),
  traceId: z.string().min(1),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  errors: z.array(z.strictObject({ field: z.string(), code: z.string(), message: z.string().max(300) })).max(50),
});

/** A sign-in provider that is not configured says so; nothing else may answer that it cannot. */
const unavailable = /"code":"IDP_UNAVAILABLE"/;

/** What is wrong with a reply; null when nothing is. */
export function problemWithReply(operation: OperationShape, reply: Reply): string | null {
  const description = `${reply.statusCode} ${reply.body.slice(0, 600)}`;
  if (reply.statusCode === 503 && unavailable.test(reply.body)) return null;
  if (reply.statusCode >= 500) return description;
  if (reply.statusCode >= 400) {
    const wrong = problem.safeParse(reply.json()).error;
    return wrong ? `${description}\n${wrong.message}` : null;
  }
  /* The server holds every reply against its schema itself here; very long ones are not read a second time. */
  if (!operation.reply || reply.statusCode === 204 || reply.body.length > 100_000) return null;
  const schema = operation.list ? z.array(operation.reply) : operation.reply;
  const wrong = reply.body === '' ? undefined : schema.safeParse(reply.json()).error;
  return wrong ? `${description}\n${wrong.message}` : null;
}
