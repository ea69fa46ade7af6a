import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { namedOperator } from '../../src/platform/config/production.fixture.ts';
import { Employers } from '../../src/features/employers/employers.service.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf } from '../support/test-companies.ts';

const leak = { passwordHash: 'leaked' };

/** What a careless presenter adds: a field of its own, one inside another, and one that only a wider view has. */
const careless = <T extends object>(presented: T) => ({
  ...presented,
  ...leak,
  registrationNumber: 'leaked',
  responsiveness: { medianDays: 1, withinPromise: 1, count: 9, computedAt: '2026-03-01T00:00:00.000Z', ...leak },
  verification: { ...Reflect.get(presented, 'verification'), ...leak },
});

describe('fields of a reply that its operation does not declare', () => {
  let test: TestApp;
  let production: TestApp;
  let path: string;
  beforeAll(async () => {
    test = await startTestApp();
    path = `/api/employers/${(await companiesOf(test).verified()).employerId}`;
    const environment = {
      ...namedOperator,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://prentice.example',
      RATE_LIMITS: 'true',
      LOAD_CONTROL: 'true',
      ACCESS_TOKEN_SECRET: randomBytes(32).toString('base64'),
    };
    production = await startTestApp(environment, { sameDatabaseAs: test });
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(async () => {
    await production.close();
    await test.close();
  });

  function plant() {
    const employers = production.app.get(Employers);
    const get = employers.get.bind(employers);
    const list = employers.list.bind(employers);
    vi.spyOn(employers, 'get').mockImplementation(async (...callArguments) => careless(await get(...callArguments)));
    vi.spyOn(employers, 'list').mockImplementation(async (...callArguments) => {
      const { items, total } = await list(...callArguments);
      return { items: items.map(careless), total };
    });
  }

  it.each([
    ['of one record', () => path],
    ['in each row of a list', () => '/api/employers'],
  ])('are not sent: %s', async (_, url) => {
    const before = await production.inject({ url: url() });
    plant();
    const reply = await production.inject({ url: url() });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('withinPromise');
    expect(reply.body).not.toContain('leaked');
    expect(Object.keys([reply.json()].flat()[0])).toEqual(Object.keys([before.json()].flat()[0]));
  });
});
