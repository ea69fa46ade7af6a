import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, fetchUtils, RaRecord } from 'ra-core';
import { pickWritableFields } from './writable-fields.ts';
import { allOperations, type Method, type OperationShape } from '@prentice/contract';

const byRoute = new Map(allOperations.map(({ operation }) => [`${operation.method} ${operation.path}`, operation]));

/** Finds the operation behind a route such as `PUT /internships/:id`, or undefined when the API has none. */
const findOperation = (method: Method, path: string): OperationShape | undefined => byRoute.get(`${method} ${path}`);

type HttpClient = typeof fetchUtils.fetchJson;

const versionOf = (...records: (Partial<RaRecord> | undefined)[]): number | undefined =>
  records.map((record) => record?.['version']).find((version) => typeof version === 'number');

function putHeaders(version: number | undefined): Headers {
  const headers = new Headers();
  if (version !== undefined) headers.set('If-Match', `"${version}"`);
  return headers;
}

/** Returns a new key for one intended creation; a repetition of the same request carries the same key. */
export const newIdempotencyKey = (): string => crypto.randomUUID();

/**
 * Makes react-admin's view of the API: plain reads and writes in the REST dialect of `ra-data-simple-rest`. An update carries
 * the version that was read (`If-Match`), a write carries only what the contract's body has, and a creation that wants
 * an idempotency key gets one (or the caller's, from `meta.idempotencyKey`). Everything else is a call of the typed
 * client.
 */
export function createDataProvider(http: HttpClient, api = '/api'): DataProvider {
  const plain = simpleRest(api, http);
  return {
    ...plain,
    async update(resource, { id, data, previousData }) {
      const version = versionOf(data, previousData);
      const body = JSON.stringify(pickWritableFields(findOperation('PUT', `/${resource}/:id`), data));
      const url = `${api}/${resource}/${encodeURIComponent(id)}`;
      const { json } = await http(url, { method: 'PUT', body, headers: putHeaders(version) });
      return { data: json };
    },
    async create(resource, { data, meta }) {
      const operation = findOperation('POST', `/${resource}`);
      const headers = new Headers();
      if (operation?.idempotent) headers.set('Idempotency-Key', meta?.idempotencyKey ?? newIdempotencyKey());
      const body = JSON.stringify(pickWritableFields(operation, data));
      const { json } = await http(`${api}/${resource}`, { method: 'POST', body, headers });
      return { data: json };
    },
  };
}
