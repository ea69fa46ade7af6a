import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '../../src/features/search/in-memory/search-index.ts';
import { newIdempotencyKey, startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import type { TestApp } from '../support/test-app.ts';

const pay = (min: number) => ({ type: 'paid', min, max: min, currency: 'EUR', unit: 'month', benefits: null }) as const;
const skill = { id: 'python', label: 'Python' };
const placeOf = (city: string, country: string, lat: number, lon: number) => [{ city, country, lat, lon }];

describe('an internship compared with the open ones', () => {
  let api: TestApp;
  let market: Marketplace;
  const ids: string[] = [];

  beforeAll(async () => {
    ({ api, market } = await startMarketplace());
    for (let number = 0; number < 11; number++)
      ids.push(
        await market.internship({ category: 'law', requiredSkills: [skill], pay: pay(100_000 + number * 1_000) }),
      );
  });
  afterAll(() => api.close());

  const compare = (change: Record<string, string> = {}) =>
    market.owner.client.internships.compare({
      query: { category: 'law', skill: ['python'], currency: 'EUR', unit: 'month', ...change },
    });

  it('shows three that are like it without itself, to anybody', async () => {
    const url = `/api/internships/comparison?category=law&skill=python&except=${ids[0] ?? ''}`;
    const reply = await api.inject({ url });
    expect(reply.statusCode).toBe(200);
    const { similar, payMedian } = reply.json<{ similar: { id: string }[]; payMedian: unknown }>();
    expect(similar).toHaveLength(3);
    expect(similar.map(({ id }) => id)).not.toContain(ids[0]);
    expect(payMedian).toBeNull();
  });

  it('has a median as soon as ten others state their pay in the same currency and unit', async () => {
    expect((await compare({ except: ids[10] ?? '' })).payMedian).toEqual({ amount: 104_500, count: 10 });
    expect((await compare({ currency: 'CHF' })).payMedian).toBeNull();
    expect((await compare({ unit: 'hour' })).payMedian).toBeNull();
  });

  it('forgets one that was closed in the very next reply', async () => {
    const id = ids.pop() ?? '';
    const seen = await market.owner.client.internships.get({ params: { id } });
    const version = 'version' in seen ? seen.version : 0;
    await market.owner.client.internships.transition({ params: { id }, version, body: { to: 'closed', note: null } });
    expect((await compare()).payMedian).toEqual({ amount: 104_500, count: 10 });
    expect((await compare({ except: ids[0] ?? '' })).payMedian).toBeNull();
    expect((await compare()).similar.map((neighbour) => neighbour.id)).not.toContain(id);
  });

  it('is found by any of several places', async () => {
    const graz = await market.internship({ category: 'media', workMode: 'onsite', locations: placeOf('Graz', 'AT', 47.07, 15.44) }); // prettier-ignore
    const porto = await market.internship({ category: 'media', workMode: 'onsite', locations: placeOf('Porto', 'PT', 41.15, -8.61) }); // prettier-ignore
    const search = async (place: string) => {
      const query = new URLSearchParams({ place, category: 'media' });
      return (await api.inject({ url: `/api/internships/search?${query.toString()}` })).json<SearchResult>();
    };
    expect((await search('Graz, AT')).items.map(({ id }) => id)).toEqual([graz]);
    const both = await search('Graz, AT; Porto, PT');
    expect(both.items.map(({ id }) => id).sort()).toEqual([graz, porto].sort());
    expect(both.place?.known?.label).toBe('Graz, AT');
    expect(both.place?.more.map(({ label }) => label)).toEqual(['Porto, PT']);
  });

  it('tells a student which internships of a page are saved and applied for, in two small lists', async () => {
    const ada = await market.applicant();
    const [saved = '', applied = '', neither = ''] = ids;
    await ada.client.bookmarks.add({ body: { internshipId: saved } });
    await ada.client.applications.submit({
      body: { internshipId: applied, cvDocumentId: ada.cvId, coverNote: null, answers: [] },
      idempotencyKey: newIdempotencyKey(),
    });
    const list = { filter: { internshipId: [saved, applied, neither] } };
    const bookmarks = await ada.client.bookmarks.list({ list });
    const applications = await ada.client.applications.list({ list });
    expect(bookmarks.items.map(({ internshipId }) => internshipId)).toEqual([saved]);
    expect(applications.items).toMatchObject([{ internshipId: applied, submittedAt: expect.any(String) }]);
  });
});
