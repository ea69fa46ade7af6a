import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actorsOf, type TestActor } from './test-actors.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const form = {
  summary: 'What to bring, when to come and whom you will meet.',
  body: 'The **fair** opens at nine. Bring several copies of your CV and comfortable shoes.',
};

describe('news items', () => {
  let api: TestApp;
  let editor: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    editor = await actorsOf(api).limitedAdmin('news:manage');
  });
  afterAll(() => api.close());

  it('are listed, read, created, changed and deleted by a stock REST client', async () => {
    const provider = simpleRestProvider('http://localhost/api', async (url, options = {}) => {
      const { pathname, search } = new URL(url);
      const reply = await api.inject({
        method: options.method ?? 'GET',
        url: `${pathname}${search}`,
        headers: {
          ...Object.fromEntries(new Headers(options.headers)),
          authorization: `Bearer ${editor.token}`,
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
    const { data: made } = await provider.create('news', { data: { ...form, title: 'Made by a stock client' } });
    await editor.client.news.create({ body: { ...form, title: 'A second item here' } });
    const list = await provider.getList('news', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'title', order: 'DESC' },
      filter: { state: 'draft' },
    });
    expect([list.total, list.data[0]?.title]).toEqual([2, 'Made by a stock client']);
    const { data: read } = await provider.getOne('news', { id: made.id });
    const { data: saved } = await provider.update('news', {
      id: made.id,
      data: { ...read, title: 'Changed by it' },
      previousData: read,
    });
    expect(saved).toMatchObject({ title: 'Changed by it', body: form.body });
    const many = await provider.getMany('news', { ids: [made.id] });
    expect(many.data.map(({ id }) => id)).toEqual([made.id]);
    const { data: gone } = await provider.delete('news', { id: made.id, previousData: saved });
    expect(gone.id).toBe(made.id);
    await expect(editor.client.news.get({ params: { id: made.id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
