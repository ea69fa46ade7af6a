import {
  abilityFor,
  announcementLifecycle,
  transitionsFrom,
  type AnnouncementState,
  type AnnouncementTransitionRequest,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AnnouncementPersonalData } from '../../src/features/announcements/index.ts';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { liveChanges } from '../../src/features/live-updates/live-changes.ts';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock/clock.ts';
import { Events } from '../../src/platform/events/events.service.ts';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { announcementForm, AnnouncementsFixture } from './announcements.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

describe('announcements', () => {
  let api: TestApp;
  let fixture: AnnouncementsFixture;
  let intern: TestActor;
  let employer: TestActor;
  let newsEditor: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await AnnouncementsFixture.create(api);
    intern = await fixture.people.intern();
    employer = await fixture.people.employer();
    newsEditor = await fixture.people.limitedAdmin('news:manage', 'dashboard:view');
  });
  afterAll(() => api.close());
  beforeEach(() => fixture.reset());

  describe('with every transition from every state', () => {
    const allowed: Readonly<Record<AnnouncementState, readonly AnnouncementState[]>> = {
      draft: ['scheduled', 'sending'],
      scheduled: ['cancelled', 'draft'],
      sending: ['cancelled'],
      sent: [],
      cancelled: [],
    };
    it.each(announcementLifecycle.states)('follow the table when they are %s', async (from) => {
      expect(
        transitionsFrom(announcementLifecycle, from, 'admin')
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(allowed[from].toSorted());
      const { id } = await fixture.draft();
      const recipients = await fixture.count();
      for (const to of announcementLifecycle.states) {
        for (const who of [intern, employer, newsEditor, fixture.limited, fixture.admin]) {
          const state = { state: from, weekSlot: null, sendAt: new Date(fixture.later(DAY)) };
          await fixture.rows.updateOne({ _id: new ObjectId(id) }, { $set: state });
          const outcome = await fixture.change(id, to, { recipients }, who).then((item) => item.state, codeOf);
          const manages = who === fixture.limited || who === fixture.admin;
          const legal = allowed[from].includes(to) ? to : 'TRANSITION_NOT_ALLOWED';
          expect([to, outcome]).toEqual([to, manages ? legal : 'FORBIDDEN']);
        }
      }
    });
  });

  it('are refused without a title, by which they are found again, when they are written and when they are changed', async () => {
    const untitled = { code: 'VALIDATION_FAILED', fields: [{ field: 'en.title', message: 'Enter a title.' }] };
    const { announcements } = fixture.limited.client;
    await expect(announcements.create({ body: {} })).rejects.toMatchObject(untitled);
    const { id, version } = await fixture.draft();
    const body = announcementForm({ en: { title: ' ', body: '' }, de: { title: '', body: '' }, version });
    await expect(announcements.update({ params: { id }, body })).rejects.toMatchObject(untitled);
  });

  it('are written as drafts, changed as whole records, and deleted until they are sent', async () => {
    const draft = await fixture.limited.client.announcements.create({ body: { de: { title: 'Sprechstunden' } } });
    expect(draft).toMatchObject({
      state: 'draft',
      title: 'Sprechstunden',
      recipients: null,
      history: [{ from: null, to: 'draft' }],
    });
    const { id, version } = draft;
    const body = announcementForm({ link: '/internships', email: true, version });
    const saved = await fixture.limited.client.announcements.update({ params: { id }, body });
    expect(saved).toMatchObject({ title: 'Office hours in May', link: '/internships', email: true, push: false });
    await expect(fixture.admin.client.announcements.update({ params: { id }, body })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    });
    await fixture.change(id, 'sending', { recipients: await fixture.count() });
    const current = { ...announcementForm() };
    await expect(fixture.admin.client.announcements.update({ params: { id }, body: current })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(fixture.admin.client.announcements.remove({ params: { id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const other = await fixture.draft();
    await fixture.admin.client.announcements.remove({ params: { id: other.id } });
    expect((await fixture.admin.client.announcements.list({})).items.map((each) => each.id)).toEqual([id]);
  });

  it('are not sent before they are complete', async () => {
    const { id } = await fixture.draft({ en: { title: 'Short', body: '' }, audience: {} });
    await expect(fixture.change(id, 'sending', { recipients: 1 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'audience.groups' }, { field: 'en.title' }, { field: 'en.body' }],
    });
  });

  it('are sent to as many as were confirmed, and otherwise to nobody', async () => {
    const { id } = await fixture.draft();
    const recipients = await fixture.count();
    const wrong: Partial<AnnouncementTransitionRequest>[] = [{}, { recipients: recipients + 1 }];
    for (const more of wrong)
      await expect(fixture.change(id, 'sending', more)).rejects.toMatchObject({
        code: 'AUDIENCE_CHANGED',
        params: { count: recipients },
      });
    const late = await fixture.people.intern();
    await expect(fixture.change(id, 'sending', { recipients })).rejects.toMatchObject({
      code: 'AUDIENCE_CHANGED',
      params: { count: recipients + 1 },
    });
    await fixture.users.deleteOne({ _id: new ObjectId(late.id) });
    expect(await fixture.change(id, 'sending', { recipients })).toMatchObject({ state: 'sending', recipients });
    const nobody = await fixture.draft({ audience: { groups: ['intern'], institution: 'Nowhere' } });
    await expect(fixture.change(nobody.id, 'sending', { recipients: 0 })).rejects.toMatchObject({
      code: 'AUDIENCE_EMPTY',
    });
  });

  it('are scheduled for the future, and sent when their time has come', async () => {
    const recipients = await fixture.count();
    for (const sendAt of [fixture.later(-MINUTE), fixture.later(91 * DAY)]) {
      const draft = await fixture.draft({ sendAt });
      expect(draft).toMatchObject({ state: 'draft', sendAt });
      await expect(fixture.change(draft.id, 'scheduled', { recipients })).rejects.toMatchObject({
        code: 'SEND_TIME_INVALID',
        fields: [{ field: 'sendAt' }],
      });
    }
    const timeless = await fixture.draft();
    await expect(fixture.change(timeless.id, 'scheduled', { recipients })).rejects.toMatchObject({
      code: 'SEND_TIME_INVALID',
    });
    const { id } = await fixture.draft({ sendAt: fixture.later(5 * MINUTE) });
    await fixture.change(id, 'scheduled', { recipients });
    await fixture.send();
    expect((await fixture.get(id)).state).toBe('scheduled');
    api.clock.advance(5 * MINUTE);
    await fixture.send();
    expect(await fixture.get(id)).toMatchObject({ state: 'sent', recipients, processed: recipients });
    expect((await fixture.get(id)).history.map(({ to }) => to)).toEqual(['draft', 'scheduled', 'sending', 'sent']);
  });

  it('are two in a week at most, also when many are sent at the same moment', async () => {
    const recipients = await fixture.count();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => fixture.draft()));
    const outcomes = await Promise.all(
      drafts.map(({ id }, n) =>
        fixture
          .change(id, 'sending', { recipients }, n % 2 ? fixture.admin : fixture.limited)
          .then(({ state }) => state, codeOf),
      ),
    );
    const limited = Array.from({ length: 4 }, () => 'ANNOUNCEMENT_LIMIT');
    expect(outcomes.toSorted()).toEqual([...limited, 'sending', 'sending']);
  });

  it('count for the week in which they are sent, from Monday on, and not when they are taken back', async () => {
    const recipients = await fixture.count();
    /* The clock stands at 09:00 on a Monday, which is 10:00 in Vienna. */
    const plan = async (sendAt: string) => {
      const { id } = await fixture.draft({ sendAt });
      return [id, await fixture.change(id, 'scheduled', { recipients }).then(({ state }) => state, codeOf)] as const;
    };
    const sunday = fixture.later(6 * DAY + 13 * HOUR);
    const left = async (scheduledFor?: string) =>
      (await fixture.limited.client.announcements.week({ query: { at: scheduledFor } })).left;
    expect(await left()).toBe(2);
    const [first] = await plan(sunday);
    expect((await plan(sunday))[1]).toBe('scheduled');
    expect((await plan(fixture.later(HOUR)))[1]).toBe('ANNOUNCEMENT_LIMIT');
    expect([await left(), await left(sunday), await left(fixture.later(7 * DAY))]).toEqual([0, 0, 2]);
    expect((await plan(fixture.later(6 * DAY + 14 * HOUR)))[1]).toBe('scheduled');
    await fixture.change(first, 'cancelled');
    expect(await left()).toBe(1);
    const [third, outcome] = await plan(sunday);
    expect(outcome).toBe('scheduled');
    await fixture.change(third, 'draft');
    expect((await plan(sunday))[1]).toBe('scheduled');
  });

  it('are audited, and say by events what happens to them', async () => {
    const { id } = await fixture.start();
    const entries = await api.database
      .collection(AuditEntry)
      .find({ resourceId: new ObjectId(id) })
      .sort({ _id: 1 })
      .toArray();
    expect(entries.map(({ action, resource }) => [resource, action])).toEqual([
      ['announcements', 'created'],
      ['announcements', 'transition'],
    ]);
    expect(JSON.stringify(entries[1]?.['changes'])).toContain('"recipients"');
    const events = await api.database.collection(OutboxEvent).find({ 'payload.announcementId': id }).toArray();
    expect(events.map(({ type }) => String(type)).toSorted()).toEqual(['announcement.created', 'announcement.started']);
  });

  it('let those follow their progress who may send them, and nobody else', async () => {
    const payload = {
      announcementId: 'e'.repeat(24),
      title: 'Office hours',
      recipients: 900,
      by: null,
      at: fixture.later(0),
    };
    const progressed = { id: 'f'.repeat(24), type: 'announcement.progressed', payload, at: api.clock.now() } as const;
    const changes = liveChanges['announcement.progressed']?.(progressed) ?? [];
    expect(changes).toMatchObject([{ kind: 'announcements', id: payload.announcementId }]);
    const receivedBy = async ({ client }: TestActor) => {
      const { actor } = await client.auth.me();
      return changes.some(({ reaches }) => reaches(actor, abilityFor(actor)));
    };
    const people = [fixture.admin, fixture.limited, newsEditor, intern, employer];
    expect(await Promise.all(people.map(receivedBy))).toEqual([true, true, false, false, false]);
  });

  it('lose who sent them when that person is erased, and are in the export of their data', async () => {
    const { id } = await fixture.start();
    expect(await fixture.get(id)).toMatchObject({ sentBy: fixture.admin.id, sentByName: 'Full Administrator' });
    const { announcements } = api.app.get(AnnouncementPersonalData).exportSections;
    expect(await announcements(new ObjectId(fixture.admin.id))).toMatchObject([{ title: 'Office hours in May' }]);
    expect(await announcements(new ObjectId(intern.id))).toEqual([]);
    const erased = { requestId: null, userId: fixture.admin.id, kind: 'erase' } as const;
    await api.database.transaction(async (unitOfWork) =>
      api.app.get(Events).record(unitOfWork, { 'data.erased': erased }),
    );
    await api.dispatch();
    expect(await fixture.rows.findOne({ _id: new ObjectId(id) })).toMatchObject({ sentBy: null, state: 'sending' });
  });
});
