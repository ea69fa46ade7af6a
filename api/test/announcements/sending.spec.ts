import { ObjectId } from 'mongodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationDispatch } from '../../src/features/notifications/index.ts';
import { DeliveryWorker } from '../../src/features/notifications/deliveries/delivery-worker.service.ts';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import { EmailSender, type EmailMessage } from '../../src/platform/email/email-sender.port.ts';
import { AnnouncementsFixture, announcementForm } from './announcements.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('sending an announcement', () => {
  let api: TestApp;
  let fixture: AnnouncementsFixture;
  let sent: EmailMessage[] = [];
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await AnnouncementsFixture.create(api);
  });
  beforeEach(async () => {
    await fixture.reset();
    await fixture.users.deleteMany({ role: 'intern' });
    sent = [];
    vi.spyOn(api.app.get(EmailSender), 'send').mockImplementation(async (email) => void sent.push(email));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  /** How often each of these people has been reached in their inbox, and by how many deliveries on each channel. */
  async function copies(people: readonly ObjectId[]): Promise<{ inbox: number[]; inapp: number[] }> {
    const inboxes = await fixture.inboxes.find({ type: 'broadcast' }).toArray();
    const deliveries = await fixture.deliveries.find({ type: 'broadcast', channel: 'inapp' }).toArray();
    const times = (rows: readonly { userId: ObjectId }[]) => {
      const byPerson = Map.groupBy(rows, ({ userId }) => userId.toHexString());
      return [...new Set(people.map((person) => byPerson.get(person.toHexString())?.length ?? 0))];
    };
    return { inbox: times(inboxes), inapp: times(deliveries) };
  }

  it('reaches each of thousands once, after a reply that took less than a second', async () => {
    const crowd = await fixture.crowd(10_000);
    const { id } = await fixture.draft();
    const before = performance.now();
    await fixture.change(id, 'sending', { recipients: 10_000 });
    expect(performance.now() - before).toBeLessThan(1_000);
    await fixture.send();
    expect(await fixture.get(id)).toMatchObject({ state: 'sent', recipients: 10_000, processed: 10_000 });
    expect(await copies(crowd)).toEqual({ inbox: [1], inapp: [1] });
  }, 60_000);

  it('goes on after a process that died in the middle of a batch, and repeats and passes over nobody', async () => {
    const crowd = await fixture.crowd(1_700);
    const { id } = await fixture.start();
    const dispatch = api.app.get(NotificationDispatch);
    const honest = dispatch.send.bind(dispatch);
    let calls = 0;
    vi.spyOn(dispatch, 'send').mockImplementation(async (ids, ...rest) => {
      calls += 1;
      /* The second batch is half written, and nothing of it is noted. */
      if (calls !== 2) return honest(ids, ...rest);
      await honest(ids.slice(0, 250), ...rest);
      throw new Error('The process ended here.');
    });
    await expect(fixture.send()).rejects.toThrow('The process ended here.');
    expect(await fixture.get(id)).toMatchObject({ state: 'sending', processed: 500 });
    /* The dead process still has it. */
    await fixture.send();
    expect((await fixture.get(id)).processed).toBe(500);
    api.clock.advance(3 * MINUTE);
    await fixture.send();
    expect(await fixture.get(id)).toMatchObject({ state: 'sent', processed: 1_700 });
    expect(await copies(crowd)).toEqual({ inbox: [1], inapp: [1] });
  }, 60_000);

  it('ends when it is cancelled: what went out stays, and the rest and its waiting emails are not sent', async () => {
    const readers = await Promise.all([fixture.people.intern(), fixture.people.intern()]);
    await Promise.all(readers.map((reader) => wantEmail(reader)));
    /* The accounts of the readers come first, so that they are in the first batch. */
    const rest = await fixture.crowd(1_200);
    const { id } = await fixture.start({ email: true });
    const dispatch = api.app.get(NotificationDispatch);
    const honest = dispatch.send.bind(dispatch);
    vi.spyOn(dispatch, 'send').mockImplementation(async (...callArguments) => {
      await honest(...callArguments);
      await fixture.change(id, 'cancelled');
    });
    vi.spyOn(api.app.get(DeliveryWorker), 'deliverDue').mockResolvedValue(undefined);
    await fixture.send();
    vi.restoreAllMocks();
    vi.spyOn(api.app.get(EmailSender), 'send').mockImplementation(async (email) => void sent.push(email));
    await api.dispatch();
    /* The batch that was under way is counted as well: it is in these inboxes. */
    expect(await fixture.get(id)).toMatchObject({ state: 'cancelled', recipients: 1_202, processed: 500 });
    expect(await fixture.report(id)).toMatchObject({ recipients: 500 });
    expect(await fixture.inboxes.countDocuments({ type: 'broadcast' })).toBe(500);
    expect((await copies(rest)).inbox.toSorted((value, other) => value - other)).toEqual([0, 1]);
    expect(sent).toEqual([]);
    const email = (await fixture.report(id)).channels.find(({ channel }) => channel === 'email');
    expect(email?.reasons).toContainEqual({ reason: 'cancelled', count: 2 });
    await fixture.send();
    expect(await fixture.inboxes.countDocuments({ type: 'broadcast' })).toBe(500);
  }, 60_000);

  it('says it in the language of each recipient, or in the one there is', async () => {
    const [en, de] = await fixture.crowd(2, (n) => ({ locale: n ? 'de' : 'en' }));
    await fixture.start({ link: '/internships' });
    await fixture.send();
    const inbox = async (userId?: ObjectId) => fixture.inboxes.findOne({ userId: userId ?? new ObjectId() });
    expect(await inbox(en)).toMatchObject({ titleKey: 'announcement', link: '/internships' });
    expect((await inbox(en))?.params).toEqual({
      title: 'Office hours in May',
      text: 'We answer questions every Tuesday.\n\nCome as you are.',
      textLanguage: 'en',
      otherTitle: 'Sprechstunden im Mai',
      otherText: 'Wir beantworten jeden Dienstag Fragen.',
    });
    expect((await inbox(de))?.params).toMatchObject({
      title: 'Sprechstunden im Mai',
      textLanguage: 'de',
      otherTitle: 'Office hours in May',
    });
    const [other] = await fixture.crowd(1, () => ({ locale: 'de' }));
    await fixture.start({ de: { title: '', body: '' } });
    await fixture.send();
    expect((await inbox(other))?.params).toEqual({
      title: 'Office hours in May',
      text: 'We answer questions every Tuesday.\n\nCome as you are.',
      textLanguage: 'en',
    });
  });

  async function wantEmail(reader: TestActor, inapp = true): Promise<void> {
    const types = { broadcast: { inapp, push: true, email: true } };
    await reader.client.notifications.setPreferences({
      body: { types, quietFrom: '22:00', quietTo: '08:00', digest: 'daily' },
    });
  }

  it('keeps to what people have chosen, and says in the report why something was not sent', async () => {
    const wanting = await fixture.people.intern();
    await wantEmail(wanting, false);
    const plain = await fixture.people.intern();
    const { id } = await fixture.start({ email: true, push: true });
    await fixture.send();
    await api.dispatch();
    expect(sent.map(({ to }) => to)).toEqual([wanting.email]);
    expect(sent[0]).toMatchObject({ subject: 'Office hours in May' });
    expect(sent[0]?.text).toContain('Come as you are.');
    expect(sent[0]?.text).toContain('You turned on emails about announcements.');
    const list = (await plain.client.notifications.list({})).items;
    expect(list).toMatchObject([{ type: 'broadcast', titleKey: 'announcement', link: '/dashboard/notifications' }]);
    expect((await wanting.client.notifications.list({})).total).toBe(0);
    await plain.client.notifications.markRead({ params: { id: list[0]?.id ?? '' } });
    const off = { reason: 'switched_off', count: 1 };
    expect(await fixture.report(id)).toEqual({
      recipients: 2,
      opened: 1,
      channels: [
        { channel: 'inapp', delivered: 1, waiting: 0, nextTryAt: null, suppressed: 1, failed: 0, reasons: [off] },
        expect.objectContaining({ channel: 'push', delivered: 0, suppressed: 2 }),
        { channel: 'email', delivered: 1, waiting: 0, nextTryAt: null, suppressed: 1, failed: 0, reasons: [off] },
      ],
    });
  });

  it('says of what failed that it waits until it is tried again, and that it failed once it is not any more', async () => {
    await wantEmail(await fixture.people.intern());
    const { id } = await fixture.start({ email: true });
    vi.spyOn(api.app.get(EmailSender), 'send').mockRejectedValue(new Error('450 busy'));
    await fixture.send();
    await api.dispatch();
    const email = async () => (await fixture.report(id)).channels.find(({ channel }) => channel === 'email');
    const readFromList = async () =>
      (await fixture.admin.client.announcements.list({})).items.find((each) => each.id === id);
    expect(await email()).toMatchObject({ waiting: 1, failed: 0, nextTryAt: fixture.later(MINUTE) });
    expect((await readFromList())?.failures).toEqual({ retried: 1, failed: 0 });
    await fixture.deliveries.updateMany({ type: 'broadcast', state: 'failed' }, { $set: { attempts: 6, dueAt: null } });
    expect(await email()).toMatchObject({ waiting: 0, failed: 1, nextTryAt: null });
    expect((await readFromList())?.failures).toEqual({ retried: 0, failed: 1 });
  });

  it('is sent beforehand as a test to whoever writes it, marked as one and counted nowhere', async () => {
    const { admin } = fixture;
    const { left } = await admin.client.announcements.week({ query: {} });
    const { en, de } = announcementForm();
    await admin.client.announcements.sendTest({ body: { en, de, link: null, language: 'de', email: true } });
    await api.dispatch();
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[admin.email, '[Test] Sprechstunden im Mai']]);
    expect(sent[0]?.text).toContain('Stop emails about announcements');
    const [first] = (await admin.client.notifications.list({})).items;
    expect(first?.params).toMatchObject({ title: '[Test] Sprechstunden im Mai', text: de.body });
    expect((await admin.client.announcements.week({ query: {} })).left).toBe(left);
    const short = admin.client.announcements.sendTest({
      body: { en: { title: 'Hi', body: '' }, de: en, language: 'en' },
    });
    await expect(short).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('uses as a test only the channels that are chosen', async () => {
    const { en, de } = announcementForm();
    await fixture.admin.client.announcements.sendTest({ body: { en, de, link: null, language: 'en' } });
    await api.dispatch();
    expect(sent).toEqual([]);
    const [first] = (await fixture.admin.client.notifications.list({})).items;
    expect(first?.params['title']).toBe(`[Test] ${en.title}`);
  });

  it('does not use a channel that was not chosen', async () => {
    await wantEmail(await fixture.people.intern());
    const { id } = await fixture.start();
    await fixture.send();
    await api.dispatch();
    expect(sent).toEqual([]);
    expect((await fixture.report(id)).channels.map(({ channel }) => channel)).toEqual(['inapp']);
  });

  it('keeps its figures when deliveries are deleted after their time', async () => {
    await fixture.crowd(3);
    const { id } = await fixture.start();
    await fixture.send();
    await api.job('announcements.reports');
    const ended = new Date(api.clock.now().getTime() - 175 * 24 * 60 * MINUTE);
    await fixture.rows.updateOne({ _id: new ObjectId(id) }, { $set: { endedAt: ended } });
    await fixture.deliveries.deleteMany({ type: 'broadcast' });
    expect(await fixture.report(id)).toMatchObject({ recipients: 3, channels: [{ channel: 'inapp', delivered: 3 }] });
  });

  it('is shown beforehand by the templates that are sent', async () => {
    const body = {
      en: { title: 'Office hours in May', body: 'First.\n\nSecond <b>line</b>.' },
      de: { title: '', body: '' },
      link: '/internships',
      language: 'de' as const,
    };
    const preview = await fixture.limited.client.announcements.preview({ body });
    expect(preview.inbox).toEqual({ title: 'Office hours in May', body: body.en.body, link: '/internships' });
    expect(preview.email.subject).toBe('Office hours in May');
    expect(preview.email.text).toContain('http://localhost:3000/internships');
    expect(preview.email.html).toContain('Second &lt;b&gt;line&lt;/b&gt;.');
    expect(preview.email.html).toContain('lang="de"');
    expect(preview.email.text).toContain('Diese Ankündigung gibt es nur auf Englisch.');
  });
});
