import { beforeEach, describe, expect, it } from 'vitest';
import { PageCache, type CachedPage } from './page-cache.ts';

const limits = { bytes: 50_000, fresh: 100, stale: 1_000, missing: 10 };
const always = (): boolean => true;
const of = (text: string, status = 200): CachedPage => ({ status, headers: {}, body: Buffer.from(text) });
const text = (page: CachedPage): string => Buffer.from(page.body).toString();
describe('cached pages', () => {
  let time = 0;
  let builds = 0;
  let cache: PageCache;
  beforeEach(() => {
    time = 0;
    builds = 0;
    cache = new PageCache(limits, () => time);
  });
  const make = async (): Promise<CachedPage> => of(`version ${++builds}`);
  const get = async (path: string, how = make): Promise<string> => text(await cache.getOrMake(path, path, how, always));

  it('are rendered once, even for concurrent requests', async () => {
    const all = await Promise.all([1, 2, 3].map(() => get('/')));
    expect([...all, await get('/')]).toEqual(Array(4).fill('version 1'));
  });

  it('are served stale while a new one is rendered, but not when too old', async () => {
    await get('/');
    time = 101;
    expect(await get('/')).toBe('version 1');
    await new Promise(setImmediate);
    expect(await get('/')).toBe('version 2');
    time += 1_101;
    expect(await get('/')).toBe('version 3');
  });

  it('are dropped by an event, also while they are being made', async () => {
    let finish: (page: CachedPage) => void = () => undefined;
    const slow = get('/', () => new Promise((resolve) => (finish = resolve)));
    cache.drop(always);
    finish(of('outdated'));
    expect(await slow).toBe('outdated');
    expect(await get('/')).toBe('version 1');
    cache.drop(always);
    expect(await get('/')).toBe('version 2');
    cache.drop((path) => path === '/Faq');
    expect(await get('/')).toBe('version 2');
  });

  it('are evicted in the order of their last use when memory is full', async () => {
    const big = async (): Promise<CachedPage> => of('x'.repeat(20_000));
    await get('/a', big);
    await get('/b', big);
    await get('/a', big);
    await get('/c', big);
    expect(cache.size).toBe(2);
    expect(await get('/a')).toHaveLength(20_000);
    expect(await get('/b')).toBe('version 1');
  });

  it('that say something is missing are kept for a moment only', async () => {
    const missing = async (): Promise<CachedPage> => of(`missing ${++builds}`, 404);
    expect(await get('/x', missing)).toBe('missing 1');
    expect(await get('/x', missing)).toBe('missing 1');
    time = 11;
    expect(await get('/x', missing)).toBe('missing 2');
  });

  it('are not kept when making fails, or when they are not for everyone', async () => {
    await expect(get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await cache.getOrMake('/', '/', make, () => false);
    expect(cache.size).toBe(0);
    expect(await get('/')).toBe('version 2');
  });
});
