import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY } from '../src/platform/clock/clock.ts';
import { actorsOf } from './test-actors.ts';
import { START, startTestApp, type TestApp } from './test-app.ts';

/** The resources that limited administrators manage, with what their forms send beside the title. */
const resources = [
  {
    resource: 'news',
    permission: 'news:manage',
    form: () => ({
      summary: 'What to bring, when to come and whom you will meet.',
      body: 'The **fair** opens at nine. Bring several copies of your CV and comfortable shoes.',
    }),
  },
  {
    resource: 'external-jobs',
    permission: 'external-jobs:manage',
    form: (number: number) => ({
      organisation: 'Alpenlabor',
      url: `https://jobs.alpenlabor.example/${number}`,
      city: 'Graz',
      country: 'AT',
      summary: 'You measure samples, keep the instruments clean and write down what you find.',
      closesAt: new Date(new Date(START).getTime() + 30 * DAY).toISOString(),
    }),
  },
] as const;

describe('a stock REST client with a Bearer token', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  const providerFor = (token: string) =>
    simpleRestProvider('http://localhost/api', async (url, options = {}) => {
      const { pathname, search } = new URL(url);
      const reply = await api.inject({
        method: options.method ?? 'GET',
        url: `${pathname}${search}`,
        headers: {
          ...Object.fromEntries(new Headers(options.headers)),
          authorization: `Bearer ${token}`,
          ...(options.body ? { 'content-type': 'application/json' } : {}),
        },
        ...(options.body ? { payload: String(options.body) } : {}),
      });
      if (reply.statusCode >= 400) throw new Error(reply.body);
      const headers = new Headers(
        Object.entries(reply.headers).map(([key, value]): [string, string] => [key, String(value)]),
      );
      return { status: reply.statusCode, headers, body: reply.body, json: JSON.parse(reply.body) };
    });

  it.each(resources)('lists, reads, creates, changes and deletes $resource', async ({ resource, permission, form }) => {
    const provider = providerFor((await actorsOf(api).limitedAdmin(permission)).token);
    const { data: made } = await provider.create(resource, { data: { ...form(1), title: 'Made by a stock client' } });
    await provider.create(resource, { data: { ...form(2), title: 'A second one here' } });
    const list = await provider.getList(resource, {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'title', order: 'DESC' },
      filter: { state: 'draft' },
    });
    expect([list.total, list.data[0]?.title]).toEqual([2, 'Made by a stock client']);
    const { data: read } = await provider.getOne(resource, { id: made.id });
    const data = { ...read, title: 'Changed by it' };
    const { data: saved } = await provider.update(resource, { id: made.id, data, previousData: read });
    expect(saved).toMatchObject({ title: 'Changed by it', summary: form(1).summary });
    const stale = { ...read, title: 'Changed by somebody who has not seen that' };
    await expect(provider.update(resource, { id: made.id, data: stale, previousData: read })).rejects.toThrow(
      'VERSION_CONFLICT',
    );
    const many = await provider.getMany(resource, { ids: [made.id] });
    expect(many.data.map(({ id }) => id)).toEqual([made.id]);
    const { data: gone } = await provider.delete(resource, { id: made.id, previousData: saved });
    expect(gone.id).toBe(made.id);
    await expect(provider.getOne(resource, { id: made.id })).rejects.toThrow('NOT_FOUND');
  });
});
