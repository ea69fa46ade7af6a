import { allOperations, type OperationShape } from '@prentice/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../src/platform/clock/clock.ts';
import { startMarketplaceWithApplicant, type Marketplace } from './marketplace.fixture.ts';
import { StockUses, type StockUse } from './stock-client.fixture.ts';
import type { TestApp } from './test-app.ts';

type Fields = Readonly<Record<string, unknown>>;

const operationAt = (method: string, path: string): OperationShape | undefined =>
  allOperations.find(({ operation }) => operation.method === method && operation.path === path)?.operation;
const shapeOf = (schema: unknown): Fields =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object(schema.shape) : {};

/** What a resource offers of creating, changing and deleting; an upload of a file, or an act that answers with no record, is none. */
function writesOf(resource: string) {
  const create = operationAt('POST', `/${resource}`);
  const isCreation = create !== undefined && !create.upload && 'id' in shapeOf(firstOf(create.reply));
  return {
    create: isCreation ? create : undefined,
    update: operationAt('PUT', `/${resource}/:id`),
    remove: operationAt('DELETE', `/${resource}/:id`),
  };
}

const firstOf = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null && 'options' in schema && Array.isArray(schema.options)
    ? schema.options[0]
    : schema;

/** The resources of the API: what can be listed. */
const resources = allOperations
  .filter(({ operation }) => operation.list && /^\/[a-z-]+$/.test(operation.path))
  .map(({ operation }) => operation.path.slice(1));
const writable = resources.filter((resource) => Object.values(writesOf(resource)).some(Boolean));

/** Another value of the same kind. */
function altered(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value}x` : 'something else';
}

describe('a stock REST client with a Bearer token', () => {
  let api: TestApp;
  let market: Marketplace;
  let uses: StockUses;
  let token = '';

  beforeAll(async () => {
    const started = await startMarketplaceWithApplicant();
    ({ api, market } = started);
    uses = new StockUses(api, market, started.ada, started.internshipId);
  });
  afterEach(() => vi.unstubAllGlobals());
  afterAll(() => api.close());

  /** The package with its own way to send requests; all that is added is the token. */
  function providerFor(use: StockUse) {
    ({ token } = use.actor);
    vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(url);
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${token}`);
      const method = (init.method ?? 'GET') as 'GET';
      const payload = typeof init.body === 'string' ? { payload: init.body } : {};
      const reply = await api.inject({
        method,
        url: `${pathname}${search}`,
        headers: Object.fromEntries(headers),
        ...payload,
      });
      const sent = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
      return new Response(reply.statusCode === 204 ? null : reply.body, { status: reply.statusCode, headers: sent });
    });
    return simpleRestProvider('http://localhost/api');
  }

  const prepared = async (resource: string): Promise<StockUse> => {
    const use = await uses.all[resource]?.();
    if (!use) throw new Error(`There is no use of ${resource}.`);
    return use;
  };

  it('is tried on every resource that can be written to', () => {
    expect(Object.keys(uses.all).toSorted()).toEqual(writable.toSorted());
  });

  it.each(writable)('lists, reads and writes %s', async (resource) => {
    const use = await prepared(resource);
    const provider = providerFor(use);
    const { create, update, remove } = writesOf(resource);
    expect(Boolean(use.form), 'a form where there is a creation').toBe(Boolean(create));
    expect(Boolean(use.change), 'a change where there is an update').toBe(Boolean(update));
    const made = use.form && (await provider.create(resource, { data: use.form })).data;
    if (made) expect(made).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    const id = String(made?.id ?? use.id);
    const list = await provider.getList(resource, {
      pagination: { page: 1, perPage: 25 },
      sort: { field: operationAt('GET', `/${resource}`)?.list?.defaultSort[0] ?? 'id', order: 'DESC' },
      filter: {},
    });
    expect(list.total).toBeGreaterThanOrEqual(1);
    expect(list.data.map((record) => record.id)).toContain(id);
    expect((await provider.getMany(resource, { ids: [id] })).data.map((record) => record.id)).toEqual([id]);
    if (operationAt('GET', `/${resource}/:id`))
      expect((await provider.getOne(resource, { id })).data).toMatchObject({ id });
    if (update) {
      const { data: read } = await provider.getOne(resource, { id });
      const { data: saved } = await provider.update(resource, {
        id,
        data: { ...read, ...use.change },
        previousData: read,
      });
      expect(saved).toMatchObject({ id, ...(resource === 'verification-cases' ? {} : use.change) });
    }
    if (remove) {
      const { data: gone } = await provider.delete(resource, { id });
      expect(gone.id).toBe(id);
      expect((await provider.getMany(resource, { ids: [id] })).data).toEqual([]);
    }
  });

  const updated = writable.filter((resource) => writesOf(resource).update);

  it.each(updated)('is told which fields of %s it may not change, and that it was late', async (resource) => {
    const use = await prepared(resource);
    const provider = providerFor(use);
    const { update } = writesOf(resource);
    const id = use.form ? String((await provider.create(resource, { data: use.form })).data.id) : String(use.id);
    const { data: read } = await provider.getOne(resource, { id });
    const own = Object.keys(read).filter(
      (name) => name !== 'version' && !(name in shapeOf(update?.body)) && !update?.volatile?.includes(name),
    );
    expect(own).toContain('id');
    for (const name of own) {
      const data = { ...read, ...use.change, [name]: altered(read[name]) };
      await expect(provider.update(resource, { id, data, previousData: read }), name).rejects.toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_FAILED', errors: [{ field: name, code: 'read_only' }] },
      });
    }
    const { data: unchanged } = await provider.getOne(resource, { id });
    expect(unchanged).toEqual(read);
    if (!('version' in read)) return;
    const late = { ...read, ...use.change, version: Number(read['version']) - 1 };
    await expect(provider.update(resource, { id, data: late, previousData: read })).rejects.toMatchObject({
      status: 412,
      body: { code: 'VERSION_CONFLICT' },
    });
  });

  it('creates a record once when it sends a form twice, and another one a minute later', async () => {
    const provider = providerFor({ actor: market.owner });
    const data = { title: 'Field work, sent twice' };
    const create = async () => (await provider.create('internships', { data })).data.id;
    const [first, twin] = await Promise.all([create(), create()]);
    expect(twin).toBe(first);
    expect(await create()).toBe(first);
    await market.moveClockTo(new Date(api.clock.now().getTime() + MINUTE));
    const later = providerFor({ actor: market.owner });
    expect((await later.create('internships', { data })).data.id).not.toBe(first);
  });
});
