import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { Report } from '../../src/features/reports/report.entity.ts';
import { HOUR } from '../../src/platform/clock/clock.ts';
import { emailsTo } from '../support/mailbox.ts';
import { Marketplace } from '../support/marketplace.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('administrators', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let admin: TestActor;
  let verifier: TestActor;
  let viewer: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
    ({ admin } = marketplace);
    verifier = await marketplace.actors.limitedAdmin('employers:verify');
    viewer = await marketplace.actors.limitedAdmin('dashboard:view');
    await api.database.collection(User).updateMany({}, { $set: { timeZone: 'UTC' } });
  });
  afterAll(() => api.close());

  const moveTo = async (time: string) => {
    await marketplace.moveClockTo(time);
    [admin, verifier, viewer] = [
      await marketplace.signInAgain(admin),
      await marketplace.signInAgain(verifier),
      await marketplace.signInAgain(viewer),
    ];
    await api.job('notifications.review-reminders');
    await api.dispatch();
  };
  const received = async (who: TestActor, titleKey: string) => {
    const { items } = await who.client.notifications.list({ list: { filter: { type: ['review.queue'] } } });
    return items.filter((item) => item.titleKey === titleKey).map(({ link, params }) => ({ link, params }));
  };
  const reminders = (who: TestActor) => received(who, 'administrator.reviews_due');
  const reported = () => api.database.collection(Report).find({}).toArray();

  it('who may decide learn of a report at once, also by email', async () => {
    const { employerId } = marketplace.owner;
    const body = {
      targetType: 'employer',
      targetId: employerId,
      code: 'scam',
      text: 'They ask for money first.',
    } as const;
    await moveTo('2026-03-03T12:00:00.000Z');
    await api.client().reports.create({ body });
    await api.dispatch();
    const [report] = await reported();
    const link = `/dashboard/admin/reports/${String(report?._id)}`;
    expect((await received(admin, 'report.created')).map((each) => each.link)).toEqual([link]);
    expect(await received(verifier, 'report.created')).toEqual([]);
    const emails = (await emailsTo(api, admin.email)).filter(({ source }) => source.includes('was reported'));
    expect(emails).toHaveLength(1);
    expect(emails[0]?.source).not.toContain('They ask for money first.');
  });

  it('are reminded once on a morning of what they may decide and is due before the next one', async () => {
    await moveTo('2026-03-03T12:05:00.000Z');
    await moveTo('2026-03-04T07:59:00.000Z');
    expect(await reminders(admin)).toEqual([]);
    await moveTo('2026-03-04T08:00:00.000Z');
    await moveTo('2026-03-04T08:05:00.000Z');
    await moveTo('2026-03-04T16:00:00.000Z');
    const [reminder, ...more] = await reminders(admin);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({
      link: `/dashboard/admin/reports?filter=${encodeURIComponent('{"state":["open"]}')}`,
      params: { count: 1, overdue: 0, queues: 'reports:1' },
    });
    const emails = (await emailsTo(api, admin.email)).filter(({ source }) =>
      source.includes('Decide on 1 report today'),
    );
    expect(emails).toHaveLength(1);
    expect([...(await reminders(verifier)), ...(await reminders(viewer))]).toEqual([]);
  });

  it('are reminded again on the next morning of what is overdue, and not when all is decided', async () => {
    await moveTo('2026-03-05T08:00:00.000Z');
    expect((await reminders(admin))[0]).toMatchObject({ params: { count: 1, overdue: 1, overdueQueues: 'reports:1' } });
    const [report] = await reported();
    const note = 'Nothing of it is true; the company answered.';
    await admin.client.reports.transition({
      params: { id: String(report?._id) },
      body: { to: 'dismissed', note, answer: null },
    });
    await moveTo('2026-03-06T08:00:00.000Z');
    expect(await reminders(admin)).toHaveLength(2);
  });

  it('who may verify employers are reminded of cases and led to them', async () => {
    const company = await Marketplace.createCompany(api, marketplace.actors);
    await api.database.db.collection('verification-cases').insertOne({
      _id: new ObjectId(),
      employerId: new ObjectId(company.employerId),
      state: 'pending',
      open: true,
      createdAt: new Date('2026-03-06T08:30:00.000Z'),
      dueAt: new Date(Date.parse('2026-03-09T08:00:00.000Z') + 3 * HOUR),
    });
    await moveTo('2026-03-09T08:00:00.000Z');
    const reminder = {
      link: '/dashboard/admin/EmployersVerification',
      params: { count: 1, overdue: 0, queues: 'cases:1' },
    };
    expect(await reminders(verifier)).toMatchObject([reminder]);
    expect((await reminders(admin))[0]).toMatchObject({ params: { count: 1 } });
    expect(await reminders(viewer)).toEqual([]);
  });
});
