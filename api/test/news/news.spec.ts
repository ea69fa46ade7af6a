import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewsPersonalData } from '../../src/features/news/news-personal-data.service.ts';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { newsForm, NewsFixture } from './news.fixture.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

describe('news items', () => {
  let api: TestApp;
  let news: NewsFixture;
  beforeAll(async () => {
    api = await startTestApp();
    news = await NewsFixture.create(api);
  });
  afterAll(() => api.close());
  beforeEach(() => news.reset());

  it('are read by their audience only, in lists, one by one, by address and among the tags', async () => {
    const ids: Record<string, string> = {};
    for (const audience of ['all', 'interns', 'employers'] as const)
      ids[audience] = (await news.publish(`News for ${audience} today`, { audience, tags: [audience] })).id;
    const expected = [
      [news.visitor, ['all']],
      [news.intern, ['interns', 'all']],
      [news.employer, ['employers', 'all']],
    ] as const;
    for (const [who, audiences] of expected) {
      const { items, total } = await who.client.news.list({});
      expect(items.map((item) => item.audience).toSorted()).toEqual([...audiences].toSorted());
      expect(total).toBe(audiences.length);
      expect((await who.client.news.tags()).map(({ tag }) => tag).toSorted()).toEqual([...audiences].toSorted());
      for (const [audience, id] of Object.entries(ids)) {
        const readable = audiences.some((option) => option === audience);
        const byId = await who.client.news.get({ params: { id } }).then(({ id: readId }) => readId, codeOf);
        const slug = `news-for-${audience}-today`;
        const bySlug = await who.client.news.bySlug({ params: { slug } }).then(({ id: readId }) => readId, codeOf);
        expect([byId, bySlug]).toEqual(readable ? [id, id] : ['NOT_FOUND', 'NOT_FOUND']);
      }
    }
  });

  it('show the public no state, no views, no version and no text in lists', async () => {
    const { id } = await news.publish();
    expect(Object.keys((await news.visitor.client.news.list({})).items[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'title',
        'slug',
        'summary',
        'cover',
        'language',
        'tags',
        'audience',
        'byline',
        'event',
        'pinned',
        'publishedAt',
        'correctedAt',
      ].toSorted(),
    );
    expect(await news.visitor.client.news.get({ params: { id } })).not.toHaveProperty('state');
    await expect(news.visitor.client.news.list({ list: { filter: { state: 'draft' } } })).rejects.toMatchObject({
      code: 'MALFORMED_REQUEST',
    });
  });

  it('are managed by nobody without the permission', async () => {
    const { id } = await news.publish();
    const other = await actorsOf(api).limitedAdmin('dashboard:view', 'employers:verify', 'external-jobs:manage');
    for (const who of [news.intern, news.employer, other]) {
      await expect(who.client.news.create({ body: newsForm('Something else') })).rejects.toMatchObject({ status: 403 });
      await expect(who.client.news.update({ params: { id }, body: newsForm('Something') })).rejects.toMatchObject({
        status: 403,
      });
      await expect(who.client.news.remove({ params: { id } })).rejects.toMatchObject({ status: 403 });
      await expect(who.client.news.revisions({ params: { id } })).rejects.toMatchObject({ status: 403 });
    }
    expect((await news.admin.client.news.get({ params: { id } })).title).toBe('Career fair in May');
  });

  it('keep one address for good: former ones lead to the present one, and none is used twice', async () => {
    const item = await news.create('Öffnungszeiten über Ostern');
    expect(item.slug).toBe('oeffnungszeiten-ueber-ostern');
    expect((await news.create('Öffnungszeiten über Ostern')).slug).toBe('oeffnungszeiten-ueber-ostern-2');
    const params = { id: item.id };
    const moved = { ...newsForm('Öffnungszeiten über Ostern'), slug: 'ostern' };
    await news.editor.client.news.update({ params, body: moved });
    await expect(news.create('Another item', { slug: 'oeffnungszeiten-ueber-ostern' })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
    });
    await news.change(item.id, 'published');
    const newsItem = await news.visitor.client.news.bySlug({ params: { slug: 'oeffnungszeiten-ueber-ostern' } });
    expect([newsItem.id, newsItem.slug]).toEqual([item.id, 'ostern']);
    await expect(news.editor.client.news.update({ params, body: { ...moved, slug: 'later' } })).rejects.toMatchObject({
      code: 'SLUG_FIXED',
    });
  });

  it('are pinned three at a time, also when several are pinned at once', async () => {
    const items = await Promise.all([1, 2, 3, 4, 5].map((n) => news.create(`Pinned item number ${n}`)));
    const pins = await Promise.all(
      items.map(({ id, title }) =>
        news.editor.client.news
          .update({ params: { id }, body: { ...newsForm(title), pinned: true } })
          .then(({ pinned }) => String(pinned), codeOf),
      ),
    );
    expect(pins.toSorted()).toEqual(['PIN_LIMIT', 'PIN_LIMIT', 'true', 'true', 'true']);
    const slots = (await news.rows().find({ pinned: true }).toArray()).map(({ pinSlot }) => pinSlot);
    expect(new Set(slots)).toEqual(new Set([1, 2, 3]));
    await expect(news.rows().updateOne({ pinSlot: null }, { $set: { pinSlot: 1 } })).rejects.toThrow(/duplicate/i);
  });

  it('refuse a change by somebody who has not seen the newest version', async () => {
    const { id, version } = await news.create();
    const params = { id };
    await news.editor.client.news.update({ params, body: { ...newsForm('Changed first'), version } });
    await expect(
      news.admin.client.news.update({ params, body: { ...newsForm('Changed second'), version } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await expect(
      news.admin.client.news.transition({ params, body: { to: 'published', version } }),
    ).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    const body = { ...newsForm('Changed second'), version: version + 1 };
    await expect(news.admin.client.news.update({ params, version, body })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    expect((await news.admin.client.news.update({ params, version: version + 1, body })).title).toBe('Changed second');
  });

  it('keep the text that a restored one replaces, also of a draft that was saved a moment ago', async () => {
    const { id, version } = await news.create('Career fair in May');
    const params = { id };
    const second = { ...newsForm('Career fair in June'), version };
    await news.editor.client.news.update({ params, body: second });
    const other = await news.admin.client.news.update({
      params,
      body: { ...second, title: 'Fair in June', version: undefined },
    });
    expect(other).toMatchObject({ revision: 2, updatedByName: (await news.admin.client.auth.me()).user.name });
    await news.admin.client.news.restore({ params, body: { revision: 1 } });
    const undone = await news.admin.client.news.restore({ params, body: { revision: 2 } });
    expect(undone).toMatchObject({ title: 'Fair in June', revision: 4 });
  });

  it('keep earlier texts, which can be restored; a corrected text says when', async () => {
    const { id } = await news.publish();
    const params = { id };
    api.clock.advance(60 * MINUTE);
    const { client } = await actorsOf(api).limitedAdmin('news:manage');
    const corrected = await client.news.update({ params, body: newsForm('Career fair in June') });
    expect(corrected.correctedAt).toBe(api.clock.now().toISOString());
    const saved = await client.news.revisions({ params });
    expect(saved.map(({ revision, title }) => [revision, title])).toEqual([
      [2, 'Career fair in June'],
      [1, 'Career fair in May'],
    ]);
    const restored = await client.news.restore({
      params,
      body: { revision: 1, version: corrected.version },
    });
    expect([restored.title, restored.revision]).toEqual(['Career fair in May', 3]);
    await expect(client.news.restore({ params, body: { revision: 9 } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('say nothing of a slip that is corrected within an hour after publishing', async () => {
    const { id } = await news.publish();
    const params = { id };
    api.clock.advance(59 * MINUTE);
    const { client } = await actorsOf(api).limitedAdmin('news:manage');
    const slipFixed = await client.news.update({ params, body: newsForm('Career fair in June') });
    expect([slipFixed.correctedAt, slipFixed.revision]).toEqual([null, 2]);
  });

  it('are copied as drafts with an address of their own', async () => {
    const item = await news.publish('Copied item here', { tags: ['fair'], pinned: true });
    const copy = await news.editor.client.news.duplicate({ params: { id: item.id } });
    expect(copy).toMatchObject({
      title: 'Copied item here',
      slug: 'copied-item-here-2',
      state: 'draft',
      pinned: false,
      tags: ['fair'],
    });
  });

  it('count views of what is published, and keep nothing about readers', async () => {
    const { id } = await news.publish();
    const before = await news.editor.client.news.get({ params: { id } });
    await news.visitor.client.news.countView({ params: { id } });
    await news.visitor.client.news.countView({ params: { id } });
    expect(await news.editor.client.news.get({ params: { id } })).toEqual({ ...before, views: 2 });
    const draft = await news.create('Nobody sees this');
    await expect(news.visitor.client.news.countView({ params: { id: draft.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('lead to the items before and after, and to those about the same, as far as the reader may see them', async () => {
    const ids: string[] = [];
    for (const audience of ['all', 'interns', 'all'] as const) {
      ids.push((await news.publish(`Number ${ids.length} of three`, { audience, tags: ['fair'] })).id);
      api.clock.advance(MINUTE);
    }
    const params = { id: ids[2] ?? '' };
    const seen = await news.visitor.client.news.neighbours({ params });
    expect([seen.previous?.id, seen.next, seen.related.map(({ id }) => id)]).toEqual([ids[0], null, [ids[0]]]);
    expect((await news.intern.client.news.neighbours({ params })).previous?.id).toBe(ids[1]);
  });

  it('are noted in the audit log, and can be reported', async () => {
    const { id } = await news.publish();
    const { items } = await news.admin.client.audit.list({ list: { filter: { resource: 'news', resourceId: id } } });
    expect(items.map(({ action }) => action).toSorted()).toEqual(['created', 'transition']);
    const text = 'The date in this item is wrong.';
    const report = { targetType: 'news_item', targetId: id, code: 'misleading', text } as const;
    expect(await news.visitor.client.reports.create({ body: report })).toEqual({ received: true });
  });

  it.each([
    [{ startsAt: '2027-02-30T13:00', place: 'Main hall' }, 'event.startsAt'],
    [{ startsAt: '2027-04-29', place: 'Main hall' }, 'event.startsAt'],
    [{ startsAt: '2027-04-29T13:00', endsAt: '2027-04-29T12:00', place: 'Main hall' }, 'event.endsAt'],
    [{ startsAt: '2027-04-29T13:00', place: ' ' }, 'event.place'],
  ])('are about no event such as %j', async (event, field) => {
    await expect(news.create('At no time or place', { event })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field }],
    });
  });

  it('are found by a word of their text, and by a misspelt one, by their audience only', async () => {
    const body = 'Whoever travels to an interview can ask us for a scholarship that pays the railway ticket.';
    const { id } = await news.publish('Money for your way there', { body, audience: 'interns' });
    await news.publish('Library hours in spring');
    const titlesMatching = async (q: string, who: Pick<TestActor, 'client'> = news.intern) =>
      (await who.client.news.list({ list: { filter: { q } } })).items.map((item) => item.id);
    for (const q of ['scholarship', 'sholarship', 'scholarhsip raiway', 'intervew'])
      expect(await titlesMatching(q)).toEqual([id]);
    for (const q of ['scholarship', 'sholarship']) expect(await titlesMatching(q, news.visitor)).toEqual([]);
    expect(await titlesMatching('submarine')).toEqual([]);
    await news.editor.client.news.transition({ params: { id }, body: { to: 'unpublished' } });
    expect(await titlesMatching('sholarship')).toEqual([]);
  });

  it('are found by another word for the same thing, and tell what was searched instead', async () => {
    const { id } = await news.publish('What recruiters read first');
    const { list, meaning } = news.visitor.client.news;
    const meant = async (q: string) => (await meaning({ query: { q } })).q;
    for (const q of ['resume', 'Résumé', 'Lebenslauf']) {
      expect(
        (await list({ list: { filter: { q } } })).items.map((item) => item.id),
        q,
      ).toEqual([id]);
      expect(await meant(q), q).toBe('cv');
    }
    expect(await meant('comfortble')).toBe('comfortable');
    for (const q of ['shoes', 'submarine']) expect(await meant(q), q).toBeNull();
  });

  it('keep their event and who they are by, also in a copy', async () => {
    const event = { startsAt: '2027-04-29T13:00', endsAt: '', place: 'Main hall, Graz' };
    const { id } = await news.create('Fair in the main hall', { event, byline: 'Careers team' });
    const update = { event: { ...event, endsAt: null }, byline: 'Careers team' };
    expect(await news.editor.client.news.get({ params: { id } })).toMatchObject(update);
    expect(await news.editor.client.news.duplicate({ params: { id } })).toMatchObject(update);
  });

  it('lose their author when the account is erased', async () => {
    const { id, authorId } = await news.publish();
    expect(authorId).toBe(news.editor.id);
    await api.app.get(NewsPersonalData).eraseAuthor(new ObjectId(news.editor.id));
    expect(await news.admin.client.news.get({ params: { id } })).toMatchObject({
      authorId: null,
      authorName: null,
      updatedByName: null,
    });
    expect((await news.admin.client.news.revisions({ params: { id } })).map(({ by }) => by)).toEqual([null]);
  });
});
