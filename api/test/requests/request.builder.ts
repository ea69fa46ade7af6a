import fc from 'fast-check';
import type { OperationShape } from '@prentice/contract';
import type { InjectOptions } from 'fastify';
import { arbitraryOf } from './schema-arbitrary.ts';

/** An id that is well formed and names nothing. */
export const UNKNOWN_ID = 'ffffffffffffffffffffffff';

/** What a request is made of, where it differs from the plain one. */
export interface RequestParts {
  readonly token?: string | null;
  /** The value of `:id` and the like. */
  readonly id?: string;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A small PNG, enough for an upload to be looked at. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const BOUNDARY = 'a-boundary-of-tests';

/** A multipart body with fields and one file. */
function form(fields: unknown): Buffer {
  const named = Object.entries(fields && typeof fields === 'object' ? fields : {}).map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${encodeURIComponent(name)}"\r\n\r\n${String(value)}\r\n`,
  );
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  return Buffer.concat([Buffer.from(named.join('') + file), PIXEL, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const parameters = new Map<OperationShape, Readonly<Record<string, unknown>>>();

/** Path parameters that the operation's schema accepts; the same every time. */
function acceptableParameters(operation: OperationShape): Readonly<Record<string, unknown>> {
  const { params } = operation;
  const fits = (value: unknown) => params?.safeParse({ ...Object(value), id: UNKNOWN_ID }).success;
  const pathParameters =
    parameters.get(operation) ??
    Object(params && fc.sample(arbitraryOf(params), { numRuns: 100, seed: 7 }).find((value) => fits(value)));
  parameters.set(operation, pathParameters);
  return pathParameters;
}

let keys = 0;

/** The request of an operation, complete with the headers that it asks for. */
export function requestOf(operation: OperationShape, parts: RequestParts = {}): InjectOptions {
  const path = operation.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(
      /id$/i.test(name) ? (parts.id ?? UNKNOWN_ID) : String(acceptableParameters(operation)[name] ?? UNKNOWN_ID),
    ),
  );
  const query = new URLSearchParams(parts.query).toString();
  const headers: Record<string, string> = { ...parts.headers };
  if (parts.token) headers['authorization'] = `Bearer ${parts.token}`;
  if (operation.ifMatch) headers['if-match'] ??= '"1"';
  if (operation.idempotent) headers['idempotency-key'] ??= `key-of-a-test-${++keys}`;
  const base = { method: operation.method, url: `/api${path}${query ? `?${query}` : ''}`, headers } as const;
  if (operation.upload) {
    headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
    return { ...base, payload: form(parts.body) };
  }
  if (parts.body === undefined) return base;
  headers['content-type'] ??= 'application/json';
  return { ...base, payload: typeof parts.body === 'string' ? parts.body : JSON.stringify(parts.body) };
}

const samples = new Map<OperationShape, Pick<RequestParts, 'body' | 'query'>>();

/** A body and a query that the operation's schemas accept; the same every time. */
export function acceptableInput(operation: OperationShape): Pick<RequestParts, 'body' | 'query'> {
  const parts = samples.get(operation) ?? {
    ...(operation.body && { body: firstFitting(operation, 'body') }),
    ...(operation.query && { query: flattenQuery(firstFitting(operation, 'query')) }),
  };
  samples.set(operation, parts);
  return parts;
}

function firstFitting(operation: OperationShape, part: 'body' | 'query'): unknown {
  const schema = operation[part];
  const fitting =
    schema &&
    fc.sample(arbitraryOf(schema), { numRuns: 300, seed: 7 }).find((value) => schema.safeParse(value).success);
  if (fitting === undefined) throw new Error(`No sample fits the ${part} of ${operation.method} ${operation.path}.`);
  return fitting;
}

/** Query parameters are texts, and a list is written with commas. */
export const flattenQuery = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query && typeof query === 'object' ? query : {})
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
