import { allOperations, type OperationShape } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedPrincipals } from '../requests/access-expectations.ts';
import type { TestApp } from '../support/test-app.ts';
import { startWithPrincipals, tokenOf, type Principal } from '../requests/principals.ts';
import { acceptableInput, requestOf } from '../requests/request.builder.ts';

describe('a header that an operation asks for', () => {
  let api: TestApp;
  let principals: readonly Principal[];

  beforeAll(async () => void ({ api, principals } = await startWithPrincipals()));
  afterAll(() => api.close());

  /**
   * The reply to a complete request of somebody whom the operation lets in, with one header replaced or left out, and
   * fields added to its body.
   */
  async function send(
    name: string,
    operation: OperationShape,
    header: string,
    value: string | undefined,
    fields: object = {},
  ) {
    const inside = principals.find(
      ({ letter, actor }) => actor && allowedPrincipals[name]?.split('/')[0]?.includes(letter),
    );
    const token = inside ? await tokenOf(api, inside) : null;
    const input = acceptableInput(operation);
    const body = input.body && { ...Object(input.body), ...fields };
    const request = requestOf(operation, { ...input, ...(body && { body }), token });
    const headers = Object.fromEntries(Object.entries(request.headers ?? {}).filter(([key]) => key !== header));
    return api.inject({ ...request, headers: value === undefined ? headers : { ...headers, [header]: value } });
  }

  const idempotent = allOperations.filter(({ operation }) => operation.idempotent);
  const versioned = allOperations.filter(({ operation }) => operation.ifMatch === true);
  const optional = allOperations.filter(({ operation }) => operation.ifMatch === 'optional');
  const keyForm = 'Send a key of 8 to 100 characters: letters, digits, hyphens or underscores.';
  const badKeys = ['short', 'x'.repeat(101), 'with a blank in it', 'first-key, second-key', 'schlüssel-ü', ' '];
  const badVersions = ['', 'W/"1"', '"one"', '*', '"1", "2"', '-1', '9'.repeat(20)];

  it.each(idempotent)(
    '$name goes without Idempotency-Key, and refuses a malformed one',
    async ({ name, operation }) => {
      const missing = await send(name, operation, 'idempotency-key', undefined);
      expect(missing.statusCode).not.toBe(400);
      for (const key of badKeys) {
        const malformed = await send(name, operation, 'idempotency-key', key);
        expect(malformed.statusCode, key).toBe(400);
        expect(malformed.json(), key).toMatchObject({
          code: 'MALFORMED_REQUEST',
          errors: [{ field: 'Idempotency-Key', code: 'malformed', message: keyForm }],
        });
      }
    },
  );

  it.each(versioned)('$name tells a missing If-Match from a malformed one', async ({ name, operation }) => {
    const missing = await send(name, operation, 'if-match', undefined);
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({ errors: [{ field: 'If-Match', code: 'required' }] });
    for (const version of badVersions) {
      const malformed = await send(name, operation, 'if-match', version);
      expect(malformed.statusCode, version).toBe(400);
      expect(malformed.json(), version).toMatchObject({ errors: [{ field: 'If-Match', code: 'malformed' }] });
    }
  });

  it.each(versioned.filter(({ operation }) => operation.body))(
    '$name takes the version from the body where there is no If-Match',
    async ({ name, operation }) => {
      const inBody = await send(name, operation, 'if-match', undefined, { version: 1 });
      expect(inBody.json()).not.toMatchObject({ code: 'MALFORMED_REQUEST' });
      for (const version of ['1', -1, 1.5, null]) {
        const malformed = await send(name, operation, 'if-match', undefined, { version });
        expect(malformed.json(), String(version)).toMatchObject({ errors: [{ field: 'If-Match', code: 'required' }] });
      }
    },
  );

  it.each(optional)('$name goes without If-Match, and refuses a malformed one', async ({ name, operation }) => {
    expect((await send(name, operation, 'if-match', undefined)).json()).toMatchObject({ code: 'NOT_FOUND' });
    for (const version of badVersions) {
      const malformed = await send(name, operation, 'if-match', version);
      expect(malformed.json(), version).toMatchObject({ errors: [{ field: 'If-Match', code: 'malformed' }] });
    }
  });
});
