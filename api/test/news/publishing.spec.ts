import { newsLifecycle, transitionsFrom, contentUndoMinutes, type NewsState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { newsForm, NewsFixture } from './news.fixture.ts';
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
  const events = (type: string) => api.database.collection(OutboxEvent).find({ type }).toArray();

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
      const { id } = await news.create();
      for (const to of newsLifecycle.states) {
        for (const who of [news.visitor, news.intern, news.employer, news.editor, news.admin]) {
          const state = { state: from, publishAt: new Date(news.later(DAY)) };
          await news.rows().updateOne({ _id: new ObjectId(id) }, { $set: state });
          const outcome = await news.change(id, to, who).then((item) => item.state, codeOf);
          const manages = who === news.editor || who === news.admin;
          const refused = who === news.visitor ? 'UNAUTHENTICATED' : 'FORBIDDEN';
          const legal = allowed[from].includes(to) ? to : 'TRANSITION_NOT_ALLOWED';
          expect([to, outcome]).toEqual([to, manages ? legal : refused]);
        }
      }
    });
  });

  it('are published complete only, and stay complete', async () => {
    const draft = await news.editor.client.news.create({ body: { title: 'Only a title so far' } });
    await expect(news.change(draft.id, 'published')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    const { id } = await news.publish();
    await expect(
      news.editor.client.news.update({ params: { id }, body: { ...newsForm('Career fair'), body: 'Short.' } }),
    ).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('appear when their time has come, once, with the event that readers are notified of', async () => {
    const item = await news.create('Published in a minute', { publishAt: news.later(MINUTE) });
    await news.change(item.id, 'scheduled');
    await api.job('news.publication');
    expect((await news.visitor.client.news.list({})).total).toBe(0);
    api.clock.advance(2 * MINUTE);
    await api.job('news.publication');
    await api.job('news.publication');
    expect((await news.visitor.client.news.list({})).items[0]?.id).toBe(item.id);
    const publications = (await events('news.published')).filter(({ payload }) => payload.newsId === item.id);
    expect(publications.map(({ payload }) => payload)).toMatchObject([{ audience: 'all', isFirst: true, by: null }]);
    await news.change(item.id, 'unpublished');
    await news.change(item.id, 'published');
    const again = (await events('news.published')).filter(({ payload }) => payload.newsId === item.id);
    expect(again.map(({ payload }) => String(payload.isFirst)).toSorted()).toEqual(['false', 'true']);
  });

  it('are scheduled for the future, at most a year ahead', async () => {
    const { id } = await news.create('At no time');
    const params = { id };
    await expect(news.change(id, 'scheduled')).rejects.toMatchObject({ code: 'PUBLISH_TIME_INVALID' });
    for (const publishAt of [news.later(-MINUTE), news.later(366 * DAY)]) {
      const refused = { code: 'PUBLISH_TIME_INVALID', fields: [{ field: 'publishAt' }] };
      await expect(news.create('At a wrong time', { publishAt })).rejects.toMatchObject(refused);
      const body = { ...newsForm('At a wrong time'), publishAt };
      await expect(news.editor.client.news.update({ params, body })).rejects.toMatchObject(refused);
    }
  });

  it('keep a publish time that has passed while they were drafts, but are not scheduled for it', async () => {
    const publishAt = news.later(MINUTE);
    const { id } = await news.create('Forgotten for a while', { publishAt });
    api.clock.advance(5 * MINUTE);
    const saved = await news.editor.client.news.update({
      params: { id },
      body: { ...newsForm('Forgotten for a while'), publishAt, summary: 'What to bring, and when to come to us.' },
    });
    expect(saved.publishAt).toBe(publishAt);
    await expect(news.change(id, 'scheduled')).rejects.toMatchObject({ code: 'PUBLISH_TIME_INVALID' });
  });

  it('are published and unpublished together, and those that cannot be are named', async () => {
    const whole = await news.create('Whole item here');
    const bare = await news.editor.client.news.create({ body: { title: 'Only a title' } });
    const ids = [whole.id, bare.id];
    const reply = await change(ids, 'published');
    expect(reply).toMatchObject({
      done: 1,
      refused: 1,
      results: [{ ok: true }, { ok: false, code: 'VALIDATION_FAILED' }],
    });
    expect((await change(ids, 'unpublished')).done).toBe(1);
  });

  it('are not archived together while they are public, and the refusal says what comes first', async () => {
    const { id } = await news.publish('Public for a while');
    expect(await change([id], 'archived')).toMatchObject({
      done: 0,
      results: [{ ok: false, code: 'UNPUBLISH_FIRST' }],
    });
  });

  it('are as they were when publishing, unpublishing or archiving them is undone, within ten minutes', async () => {
    const { id } = await news.create('Whole item here', { pinned: true });
    const item = () => news.editor.client.news.get({ params: { id } });
    await change([id], 'published');
    expect(await item()).toMatchObject({ state: 'published', undoableUntil: news.later(contentUndoMinutes * MINUTE) });
    expect((await undo([id])).done).toBe(1);
    expect(await item()).toMatchObject({ state: 'draft', publishedAt: null, pinned: true, undoableUntil: null });
    expect((await news.visitor.client.news.list({})).total).toBe(0);
    await change([id], 'archived');
    expect(await item()).toMatchObject({ state: 'archived', pinned: false });
    await undo([id]);
    await change([id], 'published');
    await change([id], 'unpublished');
    expect((await undo([id])).done).toBe(1);
    expect((await news.visitor.client.news.list({})).items).toMatchObject([{ id, pinned: true }]);
    expect(await undo([id])).toMatchObject({ refused: 1, results: [{ code: 'UNDO_EXPIRED' }] });
    await change([id], 'unpublished');
    api.clock.advance(contentUndoMinutes * MINUTE);
    expect(await undo([id])).toMatchObject({ refused: 1, results: [{ code: 'UNDO_EXPIRED' }] });
  });

  it('come back without their pin when another item has its place by then', async () => {
    const { id } = await news.publish('Pinned for a while', { pinned: true });
    await change([id], 'unpublished');
    for (const title of ['First of three', 'Second of three', 'Third of three'])
      await news.publish(title, { pinned: true });
    expect((await undo([id])).done).toBe(1);
    const [item] = (await news.visitor.client.news.list({ list: { filter: { id: [id] } } })).items;
    expect(item).toMatchObject({ title: 'Pinned for a while', pinned: false });
  });

  it('count each change of their event, which the history says in words and an earlier version puts back', async () => {
    const event = { startsAt: '2027-04-29T13:00', endsAt: null, place: 'Main hall', timeZone: 'Europe/Vienna' };
    const { id } = await news.publish('Career fair in May', { event });
    const params = { id };
    const save = (more: object) =>
      news.editor.client.news.update({ params, body: { ...newsForm('Career fair in May'), ...more } });
    expect((await save({ event, tags: ['fair'] })).eventSequence).toBe(0);
    const moved = await save({ event: { ...event, startsAt: '2027-05-06T13:00', place: 'Lecture hall 2' } });
    expect(moved.eventSequence).toBe(1);
    const { items } = await news.admin.client.audit.list({ list: { filter: { resource: 'news', resourceId: id } } });
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'event.startsAt', before: event.startsAt, after: '2027-05-06T13:00' }),
        expect.objectContaining({ field: 'event.place', before: 'Main hall', after: 'Lecture hall 2' }),
      ]),
    );
    const restored = await news.editor.client.news.restore({ params, body: { revision: 1 } });
    expect(restored).toMatchObject({ event, eventSequence: 2 });
  });

  const change = (ids: string[], to: 'published' | 'unpublished' | 'archived') =>
    news.editor.client.news.transitionMany({ body: { ids, to }, idempotencyKey: newIdempotencyKey() });
  const undo = (ids: string[]) =>
    news.editor.client.news.undoMany({ body: { ids }, idempotencyKey: newIdempotencyKey() });
});
