import type { Preferences } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { NotificationDelivery } from '../../src/features/notifications/deliveries/delivery.entity.ts';
import { lastMorning } from '../../src/features/notifications/deliveries/local-time.ts';
import { DAY, HOUR } from '../../src/platform/clock/clock.ts';
import { emailsTo } from '../support/mailbox.ts';
import { Marketplace } from '../support/marketplace.fixture.ts';
import type { TestMember } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('a reminder of applications that await an answer', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
  });
  beforeEach(async () => {
    await marketplace.moveClockTo(START);
    owner = await newCompany();
  });
  afterAll(() => api.close());

  const newCompany = async (): Promise<TestMember> => {
    const created = await Marketplace.createCompany(api, marketplace.actors);
    await settle(created, 'UTC');
    return created;
  };
  /** An application to a new internship of the company, with ten days to answer. */
  const applied = async (title: string, responseDays = 10) => {
    const internshipId = await marketplace.internship({ title, responseDays }, owner);
    return marketplace.apply(await marketplace.applicant(), internshipId);
  };
  const runAt = async (time: string | Date): Promise<void> => {
    api.clock.set(time);
    await api.job('applications.reminders');
    await api.job('notifications.response-reminders');
    await api.dispatch();
  };
  const after = (days: number, hours = 0): Date => new Date(Date.parse(START) + days * DAY + hours * HOUR);
  const notices = async (member: TestMember) => {
    const { client } = await marketplace.signInAgain(member);
    const { items } = await client.notifications.list({ list: { filter: { type: ['response.reminder'] } } });
    return items.filter(({ titleKey }) => titleKey === 'employer.responses_due');
  };
  const emails = async (member: TestMember) =>
    (await emailsTo(api, member.email)).filter(({ source }) => source.includes('Waiting for your answer'));
  const settle = (member: TestMember, timeZone: string) =>
    api.database.collection(User).updateOne({ _id: new ObjectId(member.id) }, { $set: { timeZone } });
  const channelsOf = async (member: TestMember) => {
    const notificationFilter = { userId: new ObjectId(member.id), titleKey: 'employer.responses_due' };
    const rows = await api.database
      .collection(NotificationDelivery)
      .find(notificationFilter)
      .sort({ channel: 1 })
      .toArray();
    return rows.map((row) => `${row['channel']} ${row['reason'] ?? row['state']}`);
  };

  it('lists everything together, the first due first, once on the morning after', async () => {
    await marketplace.moveClockTo(after(0, 3));
    owner = await marketplace.signInAgain(owner);
    const late = await applied('Forest laboratory', 10);
    await marketplace.moveClockTo(START);
    owner = await marketplace.signInAgain(owner);
    const early = await applied('River laboratory', 10);
    await runAt(after(5));
    expect(await notices(owner)).toEqual([]);
    await runAt(after(5, 22.9));
    expect(await notices(owner)).toEqual([]);
    await runAt(after(5, 23));
    await runAt(after(5, 23.2));
    const [notice, ...more] = await notices(owner);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ params: { count: 2, title: 'River laboratory' }, link: '/dashboard/interested' });
    const [email, ...others] = await emails(owner);
    expect(others).toEqual([]);
    const text = (email?.source ?? '').split('<!doctype html>')[0] ?? '';
    expect(text.indexOf(early.id)).toBeGreaterThan(0);
    expect(text.indexOf(late.id)).toBeGreaterThan(text.indexOf(early.id));
    expect(text).toContain('“River laboratory”: answer by 12 March 2026');
    expect(email?.source).toContain(`href="http://localhost:3000/internships/employer/intern/${late.id}"`);
    expect(email?.source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('comes three times for one application, and is pushed only when its time has run out', async () => {
    await applied('River laboratory', 10);
    const days: number[] = [];
    let before = 0;
    for (let day = 1; day <= 13; day++) {
      await runAt(after(day, 0.5));
      const { length } = await notices(owner);
      if (length > before) days.push(day);
      before = length;
    }
    expect(days).toEqual([6, 9, 11]);
    expect((await emails(owner)).at(-1)?.source).toContain('overdue since 12 March 2026');
    const channels = ['email', 'inapp'].flatMap((channel) => Array.from({ length: 3 }, () => `${channel} sent`));
    expect(await channelsOf(owner)).toEqual([...channels, 'push no_device']);
  });

  it('reaches those who may decide, each on the morning where they are, also after a change of clocks', async () => {
    const recruiter = await marketplace.actors.member(owner.employerId, 'recruiter');
    const reviewer = await marketplace.actors.member(owner.employerId, 'reviewer');
    const suspended = await marketplace.actors.member(owner.employerId, 'recruiter', (account) => account.suspended());
    await settle(owner, 'Europe/Vienna');
    await settle(recruiter, 'America/New_York');
    await marketplace.moveClockTo('2026-03-24T09:00:00.000Z');
    owner = await marketplace.signInAgain(owner);
    await applied('River laboratory', 10);
    const counts = async () =>
      Promise.all([owner, recruiter, reviewer].map(async (each) => (await notices(each)).length));
    /* Clocks in Vienna were put forward on the day before: eight there is six in UTC, and in New York noon. */
    await runAt('2026-03-29T08:59:00.000Z');
    expect(await counts()).toEqual([0, 0, 0]);
    await runAt('2026-03-29T09:00:00.000Z');
    expect(await counts()).toEqual([0, 0, 0]);
    await runAt('2026-03-29T12:00:00.000Z');
    expect(await counts()).toEqual([0, 1, 0]);
    await runAt('2026-03-30T05:59:00.000Z');
    expect(await counts()).toEqual([0, 1, 0]);
    await runAt('2026-03-30T06:00:00.000Z');
    expect(await counts()).toEqual([1, 1, 0]);
    expect(await emailsTo(api, suspended.email)).toEqual([]);
  });

  it('leaves out what was answered before the morning, and does not come when nothing is left', async () => {
    const { id } = await applied('River laboratory', 10);
    await applied('Forest laboratory', 10);
    await runAt(after(5));
    await marketplace.transition(await marketplace.signInAgain(owner), id, { to: 'shortlisted' });
    await runAt(after(6));
    expect((await notices(owner)).map(({ params }) => params['title'])).toEqual(['Forest laboratory']);
    owner = await newCompany();
    await marketplace.moveClockTo(START);
    const other = await applied('Sea laboratory', 10);
    await runAt(after(5));
    await marketplace.transition(await marketplace.signInAgain(owner), other.id, { to: 'shortlisted' });
    await runAt(after(6));
    expect(await notices(owner)).toEqual([]);
  });

  it.each([
    ['the job that notes it ran', ['applications.reminders', 'notifications.response-reminders']],
    ['that job comes later', ['notifications.response-reminders', 'applications.reminders']],
  ])('comes at once after a time without a server that a morning was part of, when %s', async (_order, jobs) => {
    const { id } = await applied('River laboratory', 10);
    const startAt = async (time: Date) => {
      api.clock.set(time);
      for (const job of jobs) await api.job(job);
      await api.dispatch();
    };
    for (const [day, reminders] of [
      [6, 1],
      [9, 2],
      [11, 3],
      [12, 3],
    ] as const) {
      await startAt(after(day, 3));
      expect(await notices(owner)).toHaveLength(reminders);
    }
    const sent = await emails(owner);
    expect(sent).toHaveLength(3);
    for (const { source } of sent) expect(source).toContain(id);
  });

  it('comes once after a long time without a server, with the latest share only', async () => {
    await applied('River laboratory', 10);
    for (const day of [20, 21, 22]) await runAt(after(day));
    expect((await notices(owner)).map(({ params }) => params['count'])).toEqual([1]);
  });

  it('keeps to what people chose', async () => {
    const chosen: Preferences = {
      types: { 'response.reminder': { inapp: false, push: false, email: false } },
      quietFrom: '22:00',
      quietTo: '08:00',
      digest: 'daily',
      applicationsAtOnce: false,
    };
    await owner.client.notifications.setPreferences({ body: chosen });
    await applied('River laboratory', 10);
    await runAt(after(5));
    await runAt(after(6));
    expect(await notices(owner)).toEqual([]);
    expect(await channelsOf(owner)).toEqual(['email switched_off', 'inapp switched_off']);
  });
});

describe('the last morning', () => {
  const night = { quietFrom: '22:00', quietTo: '08:00' };
  it.each([
    ['UTC', '08:00', '2026-03-02T08:00:00.000Z', '2026-03-02T08:00:00.000Z'],
    ['UTC', '08:00', '2026-03-02T07:59:59.999Z', '2026-03-01T08:00:00.000Z'],
    ['UTC', '09:30', '2026-03-02T09:00:00.000Z', '2026-03-01T09:30:00.000Z'],
    /* The last Sunday of March, when clocks are put forward, and of October, when they are put back. */
    ['Europe/Vienna', '08:00', '2026-03-29T06:00:00.000Z', '2026-03-29T06:00:00.000Z'],
    ['Europe/Vienna', '08:00', '2026-03-29T05:59:00.000Z', '2026-03-28T07:00:00.000Z'],
    ['Europe/Vienna', '08:00', '2026-10-25T06:30:00.000Z', '2026-10-24T06:00:00.000Z'],
    ['Pacific/Auckland', '08:00', '2026-03-01T20:00:00.000Z', '2026-03-01T19:00:00.000Z'],
  ])('in %s, with quiet hours until %s, at %s was at %s', (zone, quietTo, now, morning) => {
    expect(lastMorning({ ...night, quietTo }, zone, new Date(now)).toISOString()).toBe(morning);
  });
});
