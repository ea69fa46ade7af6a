import { dayAfter, internshipViews, type InternshipTransitionRequest } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

describe('saved searches', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let intern: TestActor;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    intern = await marketplace.actors.intern();
  });
  afterAll(() => api.close());

  const later = async (milliseconds: number) => {
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + milliseconds));
    intern = await marketplace.actors.signIn(intern.id, intern.email);
  };
  const publish = (title: string) => marketplace.internship({ title });
  const notified = async () => {
    await api.job('interns.search-matches');
    await api.dispatch();
    const list = await intern.client.notifications.list({ list: { filter: { type: ['search.match'] } } });
    return list.items.map((notification) => notification.params['title']);
  };

  it('tell of what opens after they were saved, at most once a day, and not while they are paused', async () => {
    await publish('Old work with heron feathers');
    await later(HOUR);
    const { savedSearches } = intern.client;
    const saved = await savedSearches.create({ body: { name: 'Herons', query: 'q=heron' } });
    await later(HOUR);
    await publish('New work with heron feathers');
    await publish('Something else altogether');
    expect(await notified()).toEqual([]);
    await later(DAY);
    expect(await notified()).toEqual(['New work with heron feathers']);
    expect(await notified()).toHaveLength(1);
    await publish('Later work with heron nests');
    await later(DAY - HOUR);
    expect(await notified()).toHaveLength(1);
    await later(HOUR);
    expect(await notified()).toEqual(['Later work with heron nests', 'New work with heron feathers']);
    const mails = await emailsTo(api, intern.email);
    expect(mails.map((mail) => mail.source).join()).toContain('Later work with heron nests');

    const params = { id: saved.id };
    const body = { name: 'Herons', query: 'q=heron' };
    const { client } = intern;
    const paused = await client.savedSearches.update({
      params,
      version: saved.version,
      body: { ...body, notify: false },
    });
    await later(HOUR);
    await publish('Missed work with heron eggs');
    await later(2 * DAY);
    expect(await notified()).toHaveLength(2);
    await intern.client.savedSearches.update({ params, version: paused.version, body: { ...body, notify: true } });
    await later(2 * DAY);
    expect(await notified()).toHaveLength(2);
  });

  it('tell nothing of what opens again', async () => {
    const id = await publish('Watching the bittern at the lake');
    const transition = async (body: InternshipTransitionRequest) => {
      const { client } = await marketplace.signInAgain(marketplace.owner);
      const { version } = internshipViews.own.schema.parse(await client.internships.get({ params: { id } }));
      await client.internships.transition({ params: { id }, version, body });
    };
    await later(HOUR);
    await transition({ to: 'closed', note: null });
    await intern.client.savedSearches.create({ body: { name: 'Bitterns', query: 'q=bittern' } });
    await later(HOUR);
    await transition({ to: 'open', deadline: dayAfter(api.clock.now(), 30) });
    await later(2 * DAY);
    expect(await notified()).not.toContain('Watching the bittern at the lake');
    await publish('Counting bittern nests');
    await later(HOUR);
    expect(await notified()).toContain('Counting bittern nests');
  });

  it('that mean nothing find nothing and stop nobody else’s', async () => {
    const other = await marketplace.actors.intern();
    await other.client.savedSearches.create({ body: { name: 'Nonsense', query: 'sort=upwards&mode=flying' } });
    await intern.client.savedSearches.create({ body: { name: 'Egrets', query: 'q=egret' } });
    await later(HOUR);
    await publish('Counting egret colonies');
    await later(DAY);
    expect(await notified()).toContain('Counting egret colonies');
  });
});
