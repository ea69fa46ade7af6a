import { allOperations } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('platform', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('is alive and ready', async () => {
    expect(await api.client().health.live()).toEqual({ status: 'ok' });
    expect(await api.client().health.ready()).toMatchObject({ database: 'ok' });
  });

  it('answers an unknown path with a problem and nothing else', async () => {
    const reply = await api.inject({ url: '/api/nothing-here' });
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('application/problem+json');
    expect(reply.json()).toMatchObject({ code: 'NOT_FOUND', title: 'Page not found', errors: [] });
  });

  it('refuses unknown and repeated query keys', async () => {
    expect((await api.inject({ url: '/api/health/live?x=1' })).statusCode).toBe(400);
    expect((await api.inject({ url: '/api/health/live?x=1&x=2' })).json()).toMatchObject({ code: 'MALFORMED_REQUEST' });
  });
});

describe('health probes', () => {
  it('are answered however often they come', async () => {
    const api = await startTestApp({ RATE_LIMITS: 'true' });
    onTestFinished(() => api.close());
    const statuses = async (url: string) => {
      const seen = new Set<number>();
      for (let n = 0; n < 700; n++) seen.add((await api.inject({ url })).statusCode);
      return [...seen];
    };
    /* 600 reads a minute are the budget of an address. */
    expect(await statuses('/api/internships')).toEqual([200, 429]);
    expect(await statuses('/api/health/live')).toEqual([200]);
    expect(await statuses('/api/health/ready')).toEqual([200]);
  });
});

describe('description of the API', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('names every operation with its access and replies', async () => {
    const document = await api.client().health.openapi();
    const paths = Object.values(document['paths'] as Record<string, Record<string, { operationId: string }>>);
    const described = paths.flatMap((path) => Object.values(path).map((operation) => operation.operationId));
    expect(described.sort()).toEqual(allOperations.map(({ name }) => name).sort());
  });
});
