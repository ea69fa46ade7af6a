import { allOperations, type OperationShape } from '@prentice/contract';
import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { startMarketplaceWithApplicant, type Marketplace } from '../support/marketplace.fixture.ts';
import { StockUses, type StockUse } from './stock-client.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

type DataProvider = ReturnType<typeof simpleRestProvider>;
type Fields = Readonly<Record<string, unknown>>;

const operationAt = (method: string, path: string): OperationShape | undefined =>
  allOperations.find(({ operation }) => operation.method === method && operation.path === path)?.operation;
const shapeOf = (schema: unknown): Fields =>
  typeof schema === 'object' && schema !== null && 'shape' in schema ? Object(schema.shape) : {};

/**
 * What a resource offers of creating, changing and deleting; an upload of a file, or an act that answers with no
 * record, is none.
 */
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

  /** The record that a use is about: created by its form, or there already. */
  const idFor = async (provider: DataProvider, resource: string, { form, id }: StockUse): Promise<string> =>
    form ? String((await provider.create(resource, { data: form })).data.id) : String(id);

  /**
   * Changes a record as a form does, with all that was read of it.
   * @returns the saved record; nothing where it cannot be changed
   */
  async function change(provider: DataProvider, resource: string, id: string, fields: object | undefined) {
    if (!writesOf(resource).update) return {};
    const { data: previousData } = await provider.getOne(resource, { id });
    const data = { ...previousData, ...fields };
    return (await provider.update(resource, { id, data, previousData })).data;
  }

  /** Deletes a record. @returns the ids of what was deleted; nothing where it cannot be */
  const remove = async (provider: DataProvider, resource: string, id: string): Promise<unknown[]> =>
    writesOf(resource).remove ? [(await provider.delete(resource, { id })).data.id] : [];

  it.each(writable)('lists, reads and writes %s', async (resource) => {
    const use = await prepared(resource);
    const provider = providerFor(use);
    const writes = writesOf(resource);
    expect([Boolean(use.form), Boolean(use.change)]).toEqual([Boolean(writes.create), Boolean(writes.update)]);
    const id = await idFor(provider, resource, use);
    expect(id).toMatch(/^[0-9a-f]{24}$/);
    const list = await provider.getList(resource, {
      pagination: { page: 1, perPage: 25 },
      sort: { field: operationAt('GET', `/${resource}`)?.list?.defaultSort[0] ?? 'id', order: 'DESC' },
      filter: {},
    });
    expect(list.total).toBeGreaterThanOrEqual(1);
    expect(list.data.map((record) => record.id)).toContain(id);
    const idsOf = async () => (await provider.getMany(resource, { ids: [id] })).data.map((record) => record.id);
    expect(await idsOf()).toEqual([id]);
    const saved = await change(provider, resource, id, use.change);
    expect(saved).toMatchObject(use.saved ?? use.change ?? {});
    const removed = await remove(provider, resource, id);
    expect(removed).toEqual(writes.remove ? [id] : []);
    expect(await idsOf()).toEqual(writes.remove ? [] : [id]);
  });

  const updated = writable.filter((resource) => writesOf(resource).update);

  it.each(updated)('is told which fields of %s it may not change', async (resource) => {
    const use = await prepared(resource);
    const provider = providerFor(use);
    const { update } = writesOf(resource);
    const id = await idFor(provider, resource, use);
    const { data: read } = await provider.getOne(resource, { id });
    const viewFields = Object.keys(read).filter(
      (name) => name !== 'version' && !(name in shapeOf(update?.body)) && !update?.volatile?.includes(name),
    );
    expect(viewFields).toContain('id');
    for (const name of viewFields) {
      const data = { ...read, ...use.change, [name]: altered(read[name]) };
      await expect(provider.update(resource, { id, data, previousData: read }), name).rejects.toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_FAILED', errors: [{ field: name, code: 'read_only' }] },
      });
    }
    const { data: unchanged } = await provider.getOne(resource, { id });
    expect(unchanged).toEqual(read);
  });

  const versioned = updated.filter((resource) => writesOf(resource).update?.ifMatch);

  it.each(versioned)('is told that it was late with a change of %s', async (resource) => {
    const use = await prepared(resource);
    const provider = providerFor(use);
    const id = await idFor(provider, resource, use);
    const { data: read } = await provider.getOne(resource, { id });
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
