import { allOperations, type OperationShape } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoutesCheck } from '../../src/platform/http/routes-check.ts';
import { allowedPrincipals } from './access-expectations.ts';
import type { TestApp } from '../support/test-app.ts';
import { startWithPrincipals, tokenOf, type Principal } from './principals.ts';
import { acceptableInput, requestOf } from './request.builder.ts';

/** Refusals that mean "not you": everything else, a record that is missing included, comes from behind the gate. */
const gate = ['UNAUTHENTICATED', 'SESSION_EXPIRED', 'ACCOUNT_SUSPENDED', 'EMAIL_NOT_VERIFIED'];
const refusals = [...gate, 'FORBIDDEN', 'PERMISSION_REQUIRED', 'WRONG_ROLE'];

/** What the gate should answer; "in" when it opens. */
function expected(row: string, { letter }: Principal, cookie = false): string {
  const [inside = '', missing = ''] = row.split('/');
  if (letter === 's') return 'ACCOUNT_SUSPENDED';
  if (inside.includes(letter)) return 'in';
  if (missing.includes(letter)) return 'NOT_FOUND';
  if (letter === 'a' || cookie) return 'UNAUTHENTICATED';
  return letter === 'u' && row.includes('i') ? 'EMAIL_NOT_VERIFIED' : 'FORBIDDEN';
}

describe('the matrix of operations and principals', () => {
  let api: TestApp;
  let principals: readonly Principal[];

  beforeAll(async () => void ({ api, principals } = await startWithPrincipals()));
  afterAll(() => api.close());

  async function met(operation: OperationShape, principal: Principal): Promise<string> {
    const request = requestOf(operation, { ...acceptableInput(operation), token: await tokenOf(api, principal) });
    const { statusCode, body } = await api.inject(request);
    if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`;
    if (statusCode < 400) return 'in';
    const { code } = JSON.parse(body) as { code: string };
    if (code === 'PERMISSION_REQUIRED' || code === 'WRONG_ROLE') return 'FORBIDDEN';
    return code;
  }

  it('has a row for every operation and no other', () => {
    expect(Object.keys(allowedPrincipals).sort()).toEqual(allOperations.map(({ name }) => name).sort());
  });

  it('covers operations that are all bound to a handler', () => {
    expect(RoutesCheck.declared.map(({ name }) => name)).toEqual(allOperations.map(({ name }) => name));
    for (const { name, operation } of allOperations) {
      const url = `/api${operation.path}`;
      expect(api.app.getHttpAdapter().getInstance().hasRoute({ method: operation.method, url }), name).toBe(true);
    }
  });

  it.each(allOperations)('$name', async ({ name, operation }) => {
    const actual: Record<string, string> = {};
    const expectedOutcomes: Record<string, string> = {};
    for (const principal of principals) {
      const want = expected(allowedPrincipals[name] ?? '', principal, operation.cookie);
      const code = await met(operation, principal);
      expectedOutcomes[principal.name] = want;
      /* An unconfirmed address is told first where the gate is open to some interns and the service then closes it. */
      const unconfirmed = principal.letter === 'u' && want === 'FORBIDDEN' && code === 'EMAIL_NOT_VERIFIED';
      actual[principal.name] = unconfirmed
        ? want
        : refusals.includes(code) || code === want || code.startsWith('5')
          ? code
          : 'in';
    }
    expect(actual).toEqual(expectedOutcomes);
  });
});
