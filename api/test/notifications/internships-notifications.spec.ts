import { dayAfter, draftUpdate } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { Application } from '../../src/features/applications/application.entity.ts';
import { zeroApplicationCounts } from '../../src/features/internships/internship.entity.ts';
import { Notification } from '../../src/features/notifications/notification.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { countQueries } from '../support/test-companies.ts';
import type { InternshipTarget } from '../internships/internship.fixture.ts';
import {
  sameForAll,
  applicants,
  internDashboard,
  ownApplication,
  NotificationFixture,
  toApplicants,
  waitingApplicants,
  type Person,
  type Notifications,
} from './internship-notifications.fixture.ts';

const posting = '/internships/employer/ID';
const page = '/internships/ID';
const changes = `${internDashboard}#changes-ID`;
const nobody: Notifications = { inbox: {}, emailed: [] };

describe('notifications about internships', () => {
  let api: TestApp;
  let notificationFixture: NotificationFixture;
  beforeAll(async () => {
    api = await startTestApp();
    notificationFixture = await NotificationFixture.create(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await notificationFixture.setState('open');
    await notificationFixture.reset();
  });

  const put = (...state: Parameters<NotificationFixture['setState']>) => notificationFixture.setState(...state);
  const by = (who: 'owner' | 'admin' | 'second', to: InternshipTarget) => () =>
    notificationFixture.internship
      .tryTransition(notificationFixture.actors[who], notificationFixture.internship.bodyOf(to))
      .then((state) => expect(state).toBe(to));
  const clock = () => api.job('internships.publication');
  const full = () => ({
    counts: { ...zeroApplicationCounts, accepted: notificationFixture.internship.fresh.openings },
  });
  const propose = async () => {
    const { id } = notificationFixture.ids;
    const internshipView = await notificationFixture.actors.owner.client.internships.preview({ params: { id } });
    const draft = draftUpdate.strip().parse({ ...internshipView, hoursPerWeek: 20 });
    await notificationFixture.actors.owner.client.internships.update({
      params: { id },
      version: notificationFixture.internship.fresh.version,
      body: draft,
    });
  };
  const decide = async (decision: 'approve' | 'refuse') => {
    const version = (await notificationFixture.internship.stored())?.version ?? 0;
    const note = 'Twenty hours are not enough for this.';
    await notificationFixture.actors.admin.client.internships.decideRevision({
      params: notificationFixture.internship.params,
      version,
      body: decision === 'approve' ? { decision, confirmRisk: true } : { decision, note },
    });
  };

  const team = (title: string, by?: Person) =>
    sameForAll(
      (['owner', 'recruiter'] as const).filter((name) => name !== by),
      `internship.${title} → ${posting}`,
    );
  const both = ['owner', 'recruiter'] as const;
  const queue = (title: string) =>
    sameForAll(['admin', 'second'], `internship.${title} → /dashboard/admin/internships/ID`);
  const closed = {
    ...sameForAll(applicants, `internship.closed.applicant → ${ownApplication}`),
    bookmarker: [`internship.closed.bookmark → ${page}`],
  };
  /** A row of the table of internships: from where, what happens, and who reads and is mailed what. Nobody else is. */
  const rows: [string, () => unknown, () => unknown, Notifications][] = [
    [
      'draft → pending_review',
      () => put('draft'),
      by('owner', 'pending_review'),
      { inbox: queue('submitted'), emailed: [] },
    ],
    [
      'pending_review → changes_requested',
      () => put('pending_review'),
      by('admin', 'changes_requested'),
      { inbox: team('changes_requested'), emailed: both },
    ],
    [
      'changes_requested → pending_review',
      () => put('changes_requested'),
      by('owner', 'pending_review'),
      { inbox: queue('submitted'), emailed: [] },
    ],
    [
      'pending_review → rejected',
      () => put('pending_review'),
      by('admin', 'rejected'),
      { inbox: team('rejected'), emailed: both },
    ],
    [
      'pending_review → scheduled',
      () => put('pending_review', { publishAt: new Date(api.clock.now().getTime() + DAY).toISOString() }),
      by('admin', 'scheduled'),
      { inbox: team('scheduled'), emailed: both },
    ],
    [
      'pending_review → open',
      () => put('pending_review'),
      by('admin', 'open'),
      { inbox: team('opened'), emailed: both },
    ],
    [
      'scheduled → open',
      () => put('scheduled', { publishAt: notificationFixture.internship.daysBefore(0).toISOString() }),
      clock,
      { inbox: team('opened'), emailed: both },
    ],
    ['scheduled → draft', () => put('scheduled'), by('owner', 'draft'), nobody],
    ['open → paused', () => put('open'), by('owner', 'paused'), { inbox: toApplicants('paused'), emailed: [] }],
    ['paused → open', () => put('paused'), by('owner', 'open'), { inbox: toApplicants('resumed'), emailed: [] }],
    [
      'paused → closed after 30 days',
      () => put('paused', { pausedAt: notificationFixture.internship.daysBefore(31) }),
      clock,
      { inbox: { ...team('closed'), ...closed }, emailed: [] },
    ],
    ['open (material edit)', () => put('open'), propose, { inbox: queue('revision_submitted'), emailed: [] }],
    [
      'open (material edit, live)',
      async () => {
        await put('open');
        await propose();
        await notificationFixture.reset();
      },
      () => decide('approve'),
      { inbox: { ...team('changed'), ...toApplicants('changed', changes) }, emailed: [] },
    ],
    [
      'open (material edit, refused)',
      async () => {
        await put('open');
        await propose();
        await notificationFixture.reset();
      },
      () => decide('refuse'),
      { inbox: team('revision_refused'), emailed: both },
    ],
    [
      'open → closed by hand',
      () => put('open'),
      by('owner', 'closed'),
      { inbox: { ...team('closed', 'owner'), ...closed }, emailed: [] },
    ],
    [
      'open → closed at the deadline',
      () => put('open', { deadline: dayAfter(api.clock.now(), -1) }),
      clock,
      { inbox: { ...team('closed'), ...closed }, emailed: [] },
    ],
    ['closed → open', () => put('closed'), by('owner', 'open'), nobody],
    [
      'open → filled',
      () => put('open', full()),
      by('owner', 'filled'),
      {
        inbox: {
          ...team('filled', 'owner'),
          ...sameForAll(waitingApplicants, `internship.filled.applicant → ${ownApplication}`),
        },
        emailed: [],
      },
    ],
    [
      'closed → filled',
      () => put('closed', full()),
      by('owner', 'filled'),
      {
        inbox: {
          ...team('filled', 'owner'),
          ...sameForAll(waitingApplicants, `internship.filled.applicant → ${ownApplication}`),
        },
        emailed: [],
      },
    ],
    [
      'closed → archived',
      async () => {
        await put('closed');
        await api.database.collection(Application).deleteMany({});
      },
      by('owner', 'archived'),
      nobody,
    ],
    [
      'open → removed',
      () => put('open'),
      by('admin', 'removed'),
      {
        inbox: {
          ...team('removed'),
          ...sameForAll(applicants, `application.cancelled → ${internDashboard}#application-ID`),
        },
        emailed: [...both, 'submitted', 'interested', 'accepted', 'applicantWithBookmark'],
      },
    ],
    ['removed → closed', () => put('removed'), by('second', 'closed'), { inbox: team('reinstated'), emailed: both }],
  ];
  it.each(rows)('%s', async (_, arrange, act, expected) => {
    await arrange();
    await act();
    expect(await notificationFixture.receivedNotifications()).toEqual(expected);
  });

  it('notifies a thousand applicants in a few queries, each of them once', async () => {
    const sample = await api.database.collection<Document>(Application).findOne({ state: 'submitted' });
    const user = await api.database
      .collection<Document>(User)
      .findOne({ _id: new ObjectId(notificationFixture.actors.submitted.id) });
    const crowd = Array.from({ length: 1_000 }, (_, index) => ({
      _id: new ObjectId(),
      email: `crowd-${index}@people.example`,
    }));
    await api.database
      .collection<Document>(User)
      .insertMany(
        crowd.map((person) => ({ ...user, ...person, identities: [{ provider: 'local', subject: person.email }] })),
      );
    await api.database
      .collection<Document>(Application)
      .insertMany(crowd.map(({ _id }) => ({ ...sample, _id: new ObjectId(), internId: _id })));
    await put('open');
    await by('owner', 'paused')();
    const queryCount = await countQueries(() => notificationFixture.receivedNotifications());
    const notificationCount = await api.database
      .collection(Notification)
      .countDocuments({ titleKey: 'internship.paused.applicant' });
    expect(notificationCount).toBe(1_000 + applicants.length);
    expect(queryCount).toBeLessThan(60);
    await api.database.collection(User).deleteMany({ email: /^crowd-/ });
  });
});
