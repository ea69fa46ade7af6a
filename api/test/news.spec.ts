import { newsLifecycle, transitionsFrom, type NewsState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NewsConsumers } from '../src/features/news/news.consumers.ts';
import { NewsItem, type NewsRow } from '../src/features/news/news.entity.ts';
import { DAY, MINUTE } from '../src/platform/clock/clock.ts';
import { OutboxEvent } from '../src/platform/events/outbox.entity.ts';
import { actorsOf, type TestActor } from './test-actors.ts';
import { START, startTestApp, type TestApp } from './test-app.ts';

const summary = 'What to bring, when to come and whom you will meet.';
const body = 'The **fair** opens at nine. Bring several copies of your CV and comfortable shoes.';
const form = (title: string) => ({ title, summary, body });
const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

describe('news items', () => {
  let api: TestApp;
  let editor: TestActor;
  let admin: TestActor;
  let intern: TestActor;
  let employer: TestActor;
  let visitor: Pick<TestActor, 'client'>;
  beforeAll(async () => {
    api = await startTestApp();
    const people = actorsOf(api);
    editor = await people.limitedAdmin('news:manage');
    admin = await people.admin();
    intern = await people.intern();
    employer = await people.employer();
    visitor = { client: api.client() };
  });
  afterAll(() => api.close());

  const rows = () => api.database.collection<NewsRow>(NewsItem);
  beforeEach(async () => {
    /* Access tokens last 15 minutes. */
    api.clock.set(START);
    await rows().deleteMany({});
  });
  const later = (ms: number): string => new Date(api.clock.now().getTime() + ms).toISOString();
  const create = (title = 'Career fair in May', more: object = {}) =>
    editor.client.news.create({ body: { ...form(title), ...more } });
  const change = (id: string, to: NewsState, who: Pick<TestActor, 'client'> = editor) =>
    who.client.news.transition({ params: { id }, body: { to } });
  const publish = async (title?: string, more: object = {}) => change((await create(title, more)).id, 'published');
  const events = (type: string) => api.database.collection(OutboxEvent).find({ type }).toArray();

  it('are read by their audience only, in lists, one by one, by address and among the tags', async () => {
    const ids: Record<string, string> = {};
    for (const audience of ['all', 'interns', 'employers'] as const)
      ids[audience] = (await publish(`News for ${audience} today`, { audience, tags: [audience] })).id;
    const expected = [
      [visitor, ['all']],
      [intern, ['interns', 'all']],
      [employer, ['employers', 'all']],
    ] as const;
    for (const [who, audiences] of expected) {
      const { items, total } = await who.client.news.list({});
      expect(items.map((item) => item.audience).toSorted()).toEqual([...audiences].toSorted());
      expect(total).toBe(audiences.length);
      expect((await who.client.news.tags()).map(({ tag }) => tag).toSorted()).toEqual([...audiences].toSorted());
      for (const [audience, id] of Object.entries(ids)) {
        const readable = audiences.some((one) => one === audience);
        const byId = await who.client.news.get({ params: { id } }).then(({ id: found }) => found, codeOf);
        const slug = `news-for-${audience}-today`;
        const bySlug = await who.client.news.bySlug({ params: { slug } }).then(({ id: found }) => found, codeOf);
        expect([byId, bySlug]).toEqual(readable ? [id, id] : ['NOT_FOUND', 'NOT_FOUND']);
      }
    }
  });

  it('show the public no state, no views, no version and no text in lists', async () => {
    const { id } = await publish();
    expect(Object.keys((await visitor.client.news.list({})).items[0] ?? {}).toSorted()).toEqual(
      [
        'id',
        'title',
        'slug',
        'summary',
        'language',
        'tags',
        'audience',
        'authorName',
        'pinned',
        'publishedAt',
        'correctedAt',
      ].toSorted(),
    );
    expect(await visitor.client.news.get({ params: { id } })).not.toHaveProperty('state');
    await expect(visitor.client.news.list({ list: { filter: { state: 'draft' } } })).rejects.toMatchObject({
      code: 'MALFORMED_REQUEST',
    });
  });

  it('are managed by nobody without the permission', async () => {
    const { id } = await publish();
    const other = await actorsOf(api).limitedAdmin('dashboard:view', 'employers:verify', 'external-jobs:manage');
    for (const who of [intern, employer, other]) {
      await expect(who.client.news.create({ body: form('Something else') })).rejects.toMatchObject({ status: 403 });
      await expect(who.client.news.update({ params: { id }, body: form('Something') })).rejects.toMatchObject({
        status: 403,
      });
      await expect(who.client.news.remove({ params: { id } })).rejects.toMatchObject({ status: 403 });
      await expect(who.client.news.revisions({ params: { id } })).rejects.toMatchObject({ status: 403 });
    }
    expect((await admin.client.news.get({ params: { id } })).title).toBe('Career fair in May');
  });

  describe('with every transition from every state', () => {
    const allowed: Readonly<Record<NewsState, readonly NewsState[]>> = {
      draft: ['scheduled', 'published', 'archived'],
      scheduled: ['draft', 'published'],
      published: ['unpublished'],
      unpublished: ['published', 'archived'],
      archived: [],
    };
    it.each(newsLifecycle.states)('follow the table when they are %s', async (from) => {
      expect(
        transitionsFrom(newsLifecycle, from, 'admin')
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(allowed[from].toSorted());
      const { id } = await create();
      for (const to of newsLifecycle.states) {
        for (const who of [visitor, intern, employer, editor, admin]) {
          const state = { state: from, publishAt: new Date(later(DAY)) };
          await rows().updateOne({ _id: new ObjectId(id) }, { $set: state });
          const outcome = await change(id, to, who).then((item) => item.state, codeOf);
          const manages = who === editor || who === admin;
          const refused = who === visitor ? 'UNAUTHENTICATED' : 'FORBIDDEN';
          const legal = allowed[from].includes(to) ? to : 'TRANSITION_NOT_ALLOWED';
          expect([to, outcome]).toEqual([to, manages ? legal : refused]);
        }
      }
    });
  });

  it('are published complete only, and stay complete', async () => {
    const draft = await editor.client.news.create({ body: { title: 'Only a title so far' } });
    await expect(change(draft.id, 'published')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const { id } = await publish();
    await expect(
      editor.client.news.update({ params: { id }, body: { ...form('Career fair'), body: 'Short.' } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('appear when their time has come, once, with the event that readers are notified of', async () => {
    const item = await create('Published in a minute', { publishAt: later(MINUTE) });
    await change(item.id, 'scheduled');
    await api.job('news.publication');
    expect((await visitor.client.news.list({})).total).toBe(0);
    api.clock.advance(2 * MINUTE);
    await api.job('news.publication');
    await api.job('news.publication');
    expect((await visitor.client.news.list({})).items[0]?.id).toBe(item.id);
    const told = (await events('news.published')).filter(({ payload }) => payload.newsId === item.id);
    expect(told.map(({ payload }) => payload)).toMatchObject([{ audience: 'all', isFirst: true, by: null }]);
    await change(item.id, 'unpublished');
    await change(item.id, 'published');
    const again = (await events('news.published')).filter(({ payload }) => payload.newsId === item.id);
    expect(again.map(({ payload }) => String(payload.isFirst)).toSorted()).toEqual(['false', 'true']);
  });

  it('are scheduled for the future, at most a year ahead', async () => {
    for (const publishAt of [null, later(-MINUTE), later(366 * DAY)]) {
      const { id } = await create('At a wrong time', { publishAt });
      await expect(change(id, 'scheduled')).rejects.toMatchObject({ code: 'PUBLISH_TIME_INVALID' });
    }
  });

  it('keep one address for good: former ones lead to the present one, and none is used twice', async () => {
    const item = await create('Öffnungszeiten über Ostern');
    expect(item.slug).toBe('oeffnungszeiten-ueber-ostern');
    expect((await create('Öffnungszeiten über Ostern')).slug).toBe('oeffnungszeiten-ueber-ostern-2');
    const params = { id: item.id };
    const moved = { ...form('Öffnungszeiten über Ostern'), slug: 'ostern' };
    await editor.client.news.update({ params, body: moved });
    await expect(create('Another item', { slug: 'oeffnungszeiten-ueber-ostern' })).rejects.toMatchObject({
      code: 'SLUG_TAKEN',
    });
    await change(item.id, 'published');
    const found = await visitor.client.news.bySlug({ params: { slug: 'oeffnungszeiten-ueber-ostern' } });
    expect([found.id, found.slug]).toEqual([item.id, 'ostern']);
    await expect(editor.client.news.update({ params, body: { ...moved, slug: 'later' } })).rejects.toMatchObject({
      code: 'SLUG_FIXED',
    });
  });

  it('are pinned three at a time, also when several are pinned at once', async () => {
    const items = await Promise.all([1, 2, 3, 4, 5].map((n) => create(`Pinned item number ${n}`)));
    const pins = await Promise.all(
      items.map(({ id, title }) =>
        editor.client.news
          .update({ params: { id }, body: { ...form(title), pinned: true } })
          .then(({ pinned }) => String(pinned), codeOf),
      ),
    );
    expect(pins.toSorted()).toEqual(['PIN_LIMIT', 'PIN_LIMIT', 'true', 'true', 'true']);
    const slots = (await rows().find({ pinned: true }).toArray()).map(({ pinSlot }) => pinSlot);
    expect(new Set(slots)).toEqual(new Set([1, 2, 3]));
    await expect(rows().updateOne({ pinSlot: null }, { $set: { pinSlot: 1 } })).rejects.toThrow(/duplicate/i);
  });

  it('refuse a change by somebody who has not seen the newest version', async () => {
    const { id, version } = await create();
    const params = { id };
    await editor.client.news.update({ params, body: { ...form('Changed first'), version } });
    await expect(
      admin.client.news.update({ params, body: { ...form('Changed second'), version } }),
    ).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    await expect(admin.client.news.transition({ params, body: { to: 'published', version } })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
  });

  it('keep earlier texts, which can be restored; a corrected text says when', async () => {
    const { id } = await publish();
    const params = { id };
    api.clock.advance(MINUTE);
    const corrected = await editor.client.news.update({ params, body: form('Career fair in June') });
    expect(corrected.correctedAt).toBe(api.clock.now().toISOString());
    const saved = await editor.client.news.revisions({ params });
    expect(saved.map(({ revision, title }) => [revision, title])).toEqual([
      [2, 'Career fair in June'],
      [1, 'Career fair in May'],
    ]);
    const restored = await editor.client.news.restore({ params, body: { revision: 1, version: corrected.version } });
    expect([restored.title, restored.revision]).toEqual(['Career fair in May', 3]);
    await expect(editor.client.news.restore({ params, body: { revision: 9 } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are published and unpublished together, and those that cannot be are named', async () => {
    const whole = await create('Whole item here');
    const bare = await editor.client.news.create({ body: { title: 'Only a title' } });
    const ids = [whole.id, bare.id];
    const reply = await editor.client.news.transitionMany({ body: { ids, to: 'published' } });
    expect(reply).toMatchObject({
      done: 1,
      refused: 1,
      results: [{ ok: true }, { ok: false, code: 'VALIDATION_FAILED' }],
    });
    expect((await editor.client.news.transitionMany({ body: { ids, to: 'unpublished' } })).done).toBe(1);
  });

  it('are copied as drafts with an address of their own', async () => {
    const item = await publish('Copied item here', { tags: ['fair'], pinned: true });
    const copy = await editor.client.news.duplicate({ params: { id: item.id } });
    expect(copy).toMatchObject({
      title: 'Copied item here',
      slug: 'copied-item-here-2',
      state: 'draft',
      pinned: false,
      tags: ['fair'],
    });
  });

  it('count views of what is published, and keep nothing about readers', async () => {
    const { id } = await publish();
    const before = await editor.client.news.get({ params: { id } });
    await visitor.client.news.countView({ params: { id } });
    await visitor.client.news.countView({ params: { id } });
    expect(await editor.client.news.get({ params: { id } })).toEqual({ ...before, views: 2 });
    const draft = await create('Nobody sees this');
    await expect(visitor.client.news.countView({ params: { id: draft.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('lead to the items before and after, and to those about the same, as far as the reader may see them', async () => {
    const ids: string[] = [];
    for (const audience of ['all', 'interns', 'all'] as const) {
      ids.push((await publish(`Number ${ids.length} of three`, { audience, tags: ['fair'] })).id);
      api.clock.advance(MINUTE);
    }
    const params = { id: ids[2] ?? '' };
    const seen = await visitor.client.news.neighbours({ params });
    expect([seen.previous?.id, seen.next, seen.related.map(({ id }) => id)]).toEqual([ids[0], null, [ids[0]]]);
    expect((await intern.client.news.neighbours({ params })).previous?.id).toBe(ids[1]);
  });

  it('are noted in the audit log, and can be reported', async () => {
    const { id } = await publish();
    const { items } = await admin.client.audit.list({ list: { filter: { resource: 'news', resourceId: id } } });
    expect(items.map(({ action }) => action).toSorted()).toEqual(['created', 'transition']);
    const text = 'The date in this item is wrong.';
    const report = { targetType: 'news_item', targetId: id, code: 'misleading', text } as const;
    expect(await visitor.client.reports.create({ body: report })).toEqual({ received: true });
  });

  it('lose their author when the account is erased', async () => {
    const { id, authorId } = await publish();
    expect(authorId).toBe(editor.id);
    await api.app.get(NewsConsumers).eraseAuthor(new ObjectId(editor.id));
    expect(await admin.client.news.get({ params: { id } })).toMatchObject({ authorId: null, authorName: null });
    expect((await admin.client.news.revisions({ params: { id } })).map(({ by }) => by)).toEqual([null]);
  });
});
