import { AppError } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { createBrowserSession, createClient, parseErrorResponse } from './client.ts';

const json = (body: unknown, { headers, ...init }: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'Content-Type': 'application/json', ...headers } });

describe('client', () => {
  it('sends a list request as the API reads it and returns items with their total', async () => {
    const sent: string[] = [];
    const client = createClient({
      send: async (path) => {
        sent.push(path);
        return json([], { headers: { 'Content-Range': 'notifications 0-0/7' } });
      },
    });
    const page = await client.notifications.list({ list: { sort: ['createdAt', 'DESC'], range: [0, 9] } });
    expect(decodeURIComponent(sent[0] ?? '')).toBe('/api/notifications?sort=["createdAt","DESC"]&range=[0,9]');
    expect(page).toEqual({ items: [], total: 7 });
  });

  it('reports the progress of a file and returns it whole', async () => {
    const parts = ['name\n', 'Riverstone\n'];
    const stream = new ReadableStream({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
    });
    const client = createClient({
      send: async () => new Response(stream, { headers: { 'Content-Type': 'text/csv' } }),
    });
    const seen: number[] = [];
    const file = await client.employers.export({ query: {} }, { onProgress: (bytes) => seen.push(bytes) });
    expect(seen).toEqual([5, 16]);
    expect(await file.text()).toBe(parts.join(''));
    expect(file.type).toBe('text/csv');
  });

  it('throws the error of a problem reply', async () => {
    const client = createClient({ send: async () => json({ code: 'NOT_FOUND', errors: [] }, { status: 404 }) });
    await expect(client.notifications.markRead({ params: { id: 'a'.repeat(24) } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(client.notifications.markRead({ params: { id: 'a'.repeat(24) } })).rejects.toBeInstanceOf(AppError);
  });

  it('throws INTERNAL for an unknown reply, and keeps only known fields', async () => {
    const page = new Response('<h1>Bad gateway</h1>', { status: 502 });
    expect(await parseErrorResponse(page)).toMatchObject({ code: 'INTERNAL', params: {}, fields: [] });
    const strange = { code: 'toString', params: { n: {} }, errors: ['x', { field: 'a', code: 'b', message: 'c' }] };
    expect(await parseErrorResponse(json(strange, { status: 400 }))).toMatchObject({
      code: 'INTERNAL',
      params: {},
      fields: [{ field: 'a', code: 'b', message: 'c' }],
    });
  });

  it('renews an ended session once and repeats the request, for all waiting calls together', async () => {
    let renewals = 0;
    const session = createBrowserSession(async (input, init) => {
      if (String(input) === '/api/auth/refresh') {
        renewals++;
        return json({ accessToken: 'fresh' });
      }
      const token = new Headers(init?.headers).get('Authorization');
      return token === 'Bearer fresh'
        ? json({ count: 3 })
        : json({ code: 'SESSION_EXPIRED', errors: [] }, { status: 401 });
    });
    const replies = await Promise.all([session.client.notifications.unread(), session.client.notifications.unread()]);
    expect(replies).toEqual([{ count: 3 }, { count: 3 }]);
    expect(renewals).toBe(1);
  });

  it('sends an idempotent request again, with its key, while the server still works on the first', async () => {
    const keys: (string | null)[] = [];
    const client = createClient({
      send: async (_path, init) => {
        keys.push(new Headers(init.headers).get('Idempotency-Key'));
        const working = { code: 'IDEMPOTENCY_IN_PROGRESS', errors: [] };
        return keys.length < 3 ? json(working, { status: 409, headers: { 'Retry-After': '0' } }) : json({ id: 'a' });
      },
    });
    const internshipId = 'a'.repeat(24);
    const idempotencyKey = 'one-intention';
    const reply = await client.applications.showInterest({ body: { internshipId }, idempotencyKey });
    expect(reply).toEqual({ id: 'a' });
    expect(keys).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
  });

  it('sends a rejected password once and does not renew the session', async () => {
    const sent: string[] = [];
    const session = createBrowserSession(async (input) => {
      sent.push(String(input));
      return json({ code: 'INVALID_CREDENTIALS', errors: [] }, { status: 401 });
    });
    const body = { signInPage: 'student', email: 'ada@example.org', password: 'wrong' } as const;
    await expect(session.client.auth.signIn({ body })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(sent).toEqual(['/api/auth/sign-in']);
  });
});
