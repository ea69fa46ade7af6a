import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSecrets, SECRETS, serverSecretCollection, type Secrets } from '../../src/platform/auth/secrets.ts';
import { EventFeed } from '../../src/platform/events/event-feed.ts';
import { PublicPages } from '../../src/web/public-pages.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';

/* One makes changes and has a relay; the other only answers, and learns of them from the database alone. */
describe('two processes on one database', () => {
  let process: TestApp;
  let other: TestApp;
  let marketplace: Marketplace;
  beforeAll(async () => {
    ({ api: process, market: marketplace } = await startMarketplace());
    other = await startTestApp({ ROLE: 'web' }, { sameDatabaseAs: process });
  });
  afterAll(async () => {
    await other.close();
    await process.close();
  });

  const look = () => other.app.get(EventFeed).poll();
  const listedIds = async (api: TestApp): Promise<string[]> =>
    (await api.inject({ url: '/api/internships/search' }))
      .json<{ items: { id: string }[] }>()
      .items.map((item) => item.id);
  async function close(id: string): Promise<void> {
    const { version = 0 } = await marketplace.owner.client.internships
      .get({ params: { id } })
      .then((row) => Object(row));
    await marketplace.owner.client.internships.transition({ params: { id }, version, body: { to: 'closed' } });
  }
  const page = (body: string) => ({ status: 200, headers: {}, body: Buffer.from(body) });
  const read = async (path: string, body: string): Promise<string> => {
    const cachedPage = await other.app.get(PublicPages).cache.getOrMake(
      path,
      path,
      async () => page(body),
      () => true,
    );
    return Buffer.from(cachedPage.body).toString();
  };

  it('have one setup secret, whichever asks for it first', async () => {
    const { setup } = process.app.get<Secrets>(SECRETS);
    expect(setup).toMatch(/^[\w-]{43}$/);
    expect(other.app.get<Secrets>(SECRETS).setup).toBe(setup);
    await process.database.collection<{ _id: string }>(serverSecretCollection.entity).deleteOne({ _id: 'setup' });
    const made = await Promise.all([process, other].map((api) => loadSecrets(api.settings, api.database)));
    expect(made[0]?.setup).not.toBe(setup);
    expect(made[1]?.setup).toBe(made[0]?.setup);
  });

  it('show the same search results without any event being delivered', async () => {
    const id = await marketplace.internship();
    await look();
    expect(await listedIds(other)).toContain(id);
    await close(id);
    await look();
    expect(await listedIds(other)).not.toContain(id);
    expect(await listedIds(process)).not.toContain(id);
  });

  it('drop the same pages, and each keeps those that its own change has already renewed', async () => {
    const id = await marketplace.internship();
    await look();
    expect(await read('/internships', 'old')).toBe('old');
    expect(await read(`/internships/${id}`, 'old')).toBe('old');
    await close(id);
    expect(await read('/internships', 'new')).toBe('old');
    await look();
    expect(await read('/internships', 'new')).toBe('new');
    expect(await read(`/internships/${id}`, 'new')).toBe('new');
    await look();
    expect(await read('/internships', 'newer')).toBe('new');
  });

  it('show the new numbers over all companies in both', async () => {
    const open = async (api: TestApp) => (await api.client().employers.statistics()).openInternships;
    await process.dispatch();
    await look();
    const before = await open(other);
    await marketplace.internship();
    await process.dispatch();
    await look();
    expect(await open(other)).toBe(before + 1);
  });

  it('hide what a suspended company offers as soon as its internships know', async () => {
    const company = await marketplace.actors.employer();
    expect(company.employerId).not.toBe('');
    const id = await marketplace.internship();
    await look();
    expect(await listedIds(other)).toContain(id);
    const params = { id: marketplace.owner.employerId };
    const note = 'Asked for money in a message to a student.';
    const body = { to: 'suspended', reason: 'fee_charged', note } as const;
    await marketplace.admin.client.employers.transition({ params, body });
    await process.dispatch();
    await look();
    expect(await listedIds(other)).not.toContain(id);
  });
});
