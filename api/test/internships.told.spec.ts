import { dayAfter, draftUpdate } from '@prentice/contract';
import { ObjectId, type Document } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { User } from '../src/features/accounts/user.entity.ts';
import { Application } from '../src/features/applications/application.entity.ts';
import { noCounts } from '../src/features/internships/internship.entity.ts';
import { Notification } from '../src/features/notifications/notification.entity.ts';
import { DAY } from '../src/platform/clock/clock.ts';
import { startTestApp, type TestApp } from './app.ts';
import { queriesDuring } from './companies.ts';
import type { To } from './internships.kit.ts';
import {
  all,
  applicants,
  desk,
  Surroundings,
  toApplicants,
  waiting,
  type Person,
  type Told,
} from './internships.told.kit.ts';

const posting = '/internships/employer/ID';
const page = '/internships/ID';
const changes = `${desk}#changes-ID`;
const nobody: Told = { read: {}, mailed: [] };

describe('what is told about internships', () => {
  let api: TestApp;
  let around: Surroundings;
  beforeAll(async () => {
    api = await startTestApp();
    around = await Surroundings.open(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await around.put('open');
    await around.gather();
  });

  const put = (...state: Parameters<Surroundings['put']>) => around.put(...state);
  const by = (who: 'owner' | 'admin' | 'second', to: To) => () =>
    around.stand.attempt(around.cast[who], around.stand.bodyOf(to)).then((state) => expect(state).toBe(to));
  const clock = () => api.job('internships.clock');
  const full = () => ({ counts: { ...noCounts, accepted: around.stand.fresh.openings } });
  const propose = async () => {
    const { id } = around.ids;
    const own = await around.cast.owner.client.internships.preview({ params: { id } });
    const draft = draftUpdate.strip().parse({ ...own, hoursPerWeek: 20 });
    await around.cast.owner.client.internships.update({
      params: { id },
      version: around.stand.fresh.version,
      body: draft,
    });
  };
  const decide = async (decision: 'approve' | 'refuse') => {
    const version = (await around.stand.stored())?.version ?? 0;
    const note = 'Twenty hours are not enough for this.';
    await around.cast.admin.client.internships.decideRevision({
      params: around.stand.params,
      version,
      body: decision === 'approve' ? { decision, confirmRisk: true } : { decision, note },
    });
  };

  const team = (title: string, by?: Person) =>
    all(
      (['owner', 'recruiter'] as const).filter((name) => name !== by),
      `internship.${title} → ${posting}`,
    );
  const both = ['owner', 'recruiter'] as const;
  const queue = (title: string) =>
    all(['admin', 'second', 'moderator'], `internship.${title} → /dashboard/admin/internships/ID`);
  const closed = {
    ...all(applicants, `internship.closed.applicant → ${desk}`),
    bookmarker: [`internship.closed.bookmark → ${page}`],
  };
  /** A row of the table of internships: from where, what happens, and who reads and is mailed what. Nobody else is. */
  const rows: [string, () => unknown, () => unknown, Told][] = [
    [
      'draft → pending_review',
      () => put('draft'),
      by('owner', 'pending_review'),
      { read: queue('submitted'), mailed: [] },
    ],
    [
      'pending_review → changes_requested',
      () => put('pending_review'),
      by('admin', 'changes_requested'),
      { read: team('changes_requested'), mailed: both },
    ],
    [
      'changes_requested → pending_review',
      () => put('changes_requested'),
      by('owner', 'pending_review'),
      { read: queue('submitted'), mailed: [] },
    ],
    [
      'pending_review → rejected',
      () => put('pending_review'),
      by('admin', 'rejected'),
      { read: team('rejected'), mailed: both },
    ],
    [
      'pending_review → scheduled',
      () => put('pending_review', { publishAt: new Date(api.clock.now().getTime() + DAY).toISOString() }),
      by('admin', 'scheduled'),
      { read: team('scheduled'), mailed: both },
    ],
    ['pending_review → open', () => put('pending_review'), by('admin', 'open'), { read: team('opened'), mailed: both }],
    [
      'scheduled → open',
      () => put('scheduled', { publishAt: around.stand.before(0).toISOString() }),
      clock,
      { read: team('opened'), mailed: both },
    ],
    ['scheduled → draft', () => put('scheduled'), by('owner', 'draft'), nobody],
    ['open → paused', () => put('open'), by('owner', 'paused'), { read: toApplicants('paused'), mailed: [] }],
    ['paused → open', () => put('paused'), by('owner', 'open'), { read: toApplicants('resumed'), mailed: [] }],
    [
      'paused → closed after 30 days',
      () => put('paused', { pausedAt: around.stand.before(31) }),
      clock,
      { read: { ...team('closed'), ...closed }, mailed: [] },
    ],
    ['open (material edit)', () => put('open'), propose, { read: queue('revision_submitted'), mailed: [] }],
    [
      'open (material edit, live)',
      async () => {
        await put('open');
        await propose();
        await around.gather();
      },
      () => decide('approve'),
      { read: { ...team('changed'), ...toApplicants('changed', changes) }, mailed: [] },
    ],
    [
      'open (material edit, refused)',
      async () => {
        await put('open');
        await propose();
        await around.gather();
      },
      () => decide('refuse'),
      { read: team('revision_refused'), mailed: both },
    ],
    [
      'open → closed by hand',
      () => put('open'),
      by('owner', 'closed'),
      { read: { ...team('closed', 'owner'), ...closed }, mailed: [] },
    ],
    [
      'open → closed at the deadline',
      () => put('open', { deadline: dayAfter(api.clock.now(), -1) }),
      clock,
      { read: { ...team('closed'), ...closed }, mailed: [] },
    ],
    ['closed → open', () => put('closed'), by('owner', 'open'), nobody],
    [
      'open → filled',
      () => put('open', full()),
      by('owner', 'filled'),
      { read: { ...team('filled', 'owner'), ...all(waiting, `internship.filled.applicant → ${desk}`) }, mailed: [] },
    ],
    [
      'closed → filled',
      () => put('closed', full()),
      by('owner', 'filled'),
      { read: { ...team('filled', 'owner'), ...all(waiting, `internship.filled.applicant → ${desk}`) }, mailed: [] },
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
        read: { ...team('removed'), ...all(applicants, `application.cancelled → ${desk}`) },
        mailed: [...both, 'submitted', 'interested', 'accepted', 'applicantWithBookmark'],
      },
    ],
    ['removed → closed', () => put('removed'), by('second', 'closed'), { read: team('reinstated'), mailed: both }],
  ];
  it.each(rows)('%s', async (_, arrange, act, expected) => {
    await arrange();
    await act();
    expect(await around.told()).toEqual(expected);
  });

  it('a thousand applicants are told in a few queries, each once', async () => {
    const sample = await api.database.collection<Document>(Application).findOne({ state: 'submitted' });
    const user = await api.database.collection<Document>(User).findOne({ _id: new ObjectId(around.cast.submitted.id) });
    const crowd = Array.from({ length: 1_000 }, (_, at) => ({
      _id: new ObjectId(),
      email: `crowd-${at}@people.example`,
    }));
    await api.database
      .collection<Document>(User)
      .insertMany(crowd.map((one) => ({ ...user, ...one, identities: [{ provider: 'local', subject: one.email }] })));
    await api.database
      .collection<Document>(Application)
      .insertMany(crowd.map(({ _id }) => ({ ...sample, _id: new ObjectId(), internId: _id })));
    await put('open');
    await by('owner', 'paused')();
    const asked = await queriesDuring(() => around.told());
    const told = await api.database
      .collection(Notification)
      .countDocuments({ titleKey: 'internship.paused.applicant' });
    expect(told).toBe(1_000 + applicants.length);
    expect(asked).toBeLessThan(60);
    await api.database.collection(User).deleteMany({ email: /^crowd-/ });
  });
});
