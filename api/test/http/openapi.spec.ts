import { allOperations } from '@prentice/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Every value of the document with its JSON pointer. */
function* valuesIn(value: unknown, pointer = '#'): Generator<readonly [pointer: string, value: unknown]> {
  yield [pointer, value];
  if (!isObject(value)) return;
  for (const [key, child] of Object.entries(value))
    yield* valuesIn(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`);
}

describe('the OpenAPI document', () => {
  let api: TestApp;
  let document: Readonly<Record<string, unknown>>;
  let values: ReadonlyMap<string, unknown>;

  beforeAll(async () => {
    api = await startTestApp();
    document = (await api.inject({ url: '/api/openapi.json' })).json();
    values = new Map(valuesIn(document));
  });
  afterAll(() => api.close());

  it('is valid OpenAPI 3.1', async () => {
    const checked = await new Validator().validate(document);
    expect(checked.errors ?? []).toEqual([]);
    expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1\.\d$/) });
  });

  it('refers only to what it contains', () => {
    const references = [...values].filter(([pointer]) => pointer.endsWith('/$ref')).map(([, target]) => target);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter((target) => typeof target !== 'string' || !values.has(target))).toEqual([]);
  });

  it('holds only schemas that are valid JSON Schema 2020-12', () => {
    const schemas = [...values].filter(([pointer]) => /\/schema$|^#\/components\/schemas\/[^/]+$/.test(pointer));
    const ajv = new Ajv2020({ strict: false });
    const faults = schemas.filter(([, schema]) => !isObject(schema) || ajv.validateSchema(schema) !== true);
    expect(schemas.length).toBeGreaterThan(allOperations.length);
    expect(faults.map(([pointer]) => pointer)).toEqual([]);
  });

  it('has no keyword that only OpenAPI 3.0 knew', () => {
    const old = [...values].filter(([pointer]) => /\/schema\/(.*\/)?nullable$/.test(pointer));
    expect(old.map(([pointer]) => pointer)).toEqual([]);
  });

  it('describes each parameter of an operation once', () => {
    for (const [pointer, parameters] of values) {
      if (!pointer.endsWith('/parameters') || !Array.isArray(parameters)) continue;
      const keys = parameters.map((parameter) =>
        isObject(parameter) ? `${String(parameter['in'])} ${String(parameter['name'])}` : '',
      );
      expect(new Set(keys).size, pointer).toBe(keys.length);
    }
  });
});
