import type { ApplicationState } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../../src/platform/clock/clock.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { Person } from '../applications/expectations.ts';
import { ApplicationFixture, type ApiRequest } from '../applications/application-lifecycle.fixture.ts';
import { emailsTo } from '../support/mailbox.ts';

const applicationLink = '/dashboard/intern#application-ID';
const candidate = '/internships/employer/intern/ID';
const decision = (title: string) => [`application.decision, application.${title}, ${applicationLink}`];
const team = (type: string, title: string) => [`application.${type}, application.${title}, ${candidate}`];
/** Whoever of the employer moves it knows already: the others are told. */
const others = (type: string, title: string) => ({ recruiter: team(type, title) });
const both = (type: string, title: string) => ({ owner: team(type, title), ...others(type, title) });
const ended = ['review.queue, application.terminated, /dashboard/admin/finalists/ID'];

type Told = Readonly<Partial<Record<Person, readonly string[]>>>;
type Row = readonly [from: ApplicationState, to: ApplicationState, by: 'owner' | 'intern' | 'admin', notified: Told];

/** Who reads what after each move, written by hand. Nobody else does. */
const rows: readonly Row[] = [
  ['submitted', 'shortlisted', 'owner', { intern: decision('shortlisted') }],
  ['in_review', 'shortlisted', 'owner', { intern: decision('shortlisted') }],
  [
    'shortlisted',
    'interview',
    'owner',
    { intern: [`application.interview, application.interview, ${applicationLink}`] },
  ],
  ['shortlisted', 'finalist', 'owner', { intern: decision('finalist') }],
  ['interview', 'finalist', 'owner', { intern: decision('finalist') }],
  ['finalist', 'offered', 'owner', { intern: [`application.offer, application.offered, ${applicationLink}`] }],
  [
    'offered',
    'finalist',
    'owner',
    {
      intern: [`application.offer, application.offer_ended, ${applicationLink}`],
      ...others('offer', 'offer_ended.employer'),
    },
  ],
  ['offered', 'accepted', 'intern', both('decision', 'accepted')],
  ['offered', 'offer_declined', 'intern', both('decision', 'declined')],
  ['accepted', 'placed', 'owner', { intern: decision('placed'), ...others('decision', 'placed.employer') }],
  ['accepted', 'placed', 'intern', { intern: decision('placed'), ...both('decision', 'placed.employer') }],
  ['placed', 'completed', 'owner', { intern: decision('completed'), ...others('decision', 'completed') }],
  ['placed', 'completed', 'intern', { intern: decision('completed'), ...both('decision', 'completed') }],
  [
    'placed',
    'terminated_early',
    'owner',
    { intern: decision('terminated'), admin: ended, ...others('decision', 'terminated') },
  ],
  ['placed', 'terminated_early', 'intern', { admin: ended, ...both('decision', 'terminated') }],
  ['submitted', 'rejected', 'owner', {}],
  ['finalist', 'rejected', 'owner', {}],
  ['rejected', 'shortlisted', 'owner', { intern: decision('reconsidered') }],
  ['interested', 'withdrawn', 'intern', both('withdrawn', 'withdrawn')],
  ['submitted', 'withdrawn', 'intern', both('withdrawn', 'withdrawn')],
  ['accepted', 'withdrawn', 'intern', both('withdrawn', 'withdrawn')],
  ['finalist', 'cancelled', 'admin', { intern: [`application.closed, application.cancelled, ${applicationLink}`] }],
];

describe('notifications about an application', () => {
  let api: TestApp;
  let fixture: ApplicationFixture;
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await ApplicationFixture.create(api);
    await fixture.newNotifications();
  });
  beforeEach(() => fixture.signInAgain());
  afterAll(() => api.close());

  const act = async (from: ApplicationState, person: Person, attempt: ApiRequest): Promise<void> => {
    await fixture.setState(from);
    expect(await fixture.send(person, attempt)).not.toMatch(/^[A-Z]/);
  };
  const mails = async (): Promise<number> => (await emailsTo(api, fixture.actors.intern.email)).length;

  it.each(rows)('from %s to %s by the %s', async (from, to, by, expected) => {
    await act(from, by, fixture.transition(to));
    expect(await fixture.newNotifications()).toEqual(expected);
  });

  it('say once that it was opened, without an email', async () => {
    const before = await mails();
    await act('submitted', 'reviewer', fixture.otherRequest('open'));
    expect(await fixture.newNotifications()).toEqual({
      intern: [`application.viewed, application.viewed, ${applicationLink}`],
    });
    await fixture.send('owner', fixture.otherRequest('open'));
    expect(await fixture.newNotifications()).toEqual({});
    expect(await mails()).toBe(before);
  });

  it('are no news any more once the candidate has withdrawn', async () => {
    await act('submitted', 'reviewer', fixture.otherRequest('open'));
    await api.dispatch();
    const unread = () => fixture.storedNotifications().countDocuments({ link: /#application-/, readAt: null });
    expect(await unread()).toBe(1);
    await act('in_review', 'intern', fixture.transition('withdrawn'));
    await api.dispatch();
    expect(await unread()).toBe(0);
    await fixture.newNotifications();
  });

  it('are sent with an email for a rejection once it can no longer be undone', async () => {
    await act('interview', 'owner', fixture.transition('rejected'));
    const before = await mails();
    api.clock.advance(10 * MINUTE - 1);
    expect(await fixture.newNotifications('applications.rejections')).toEqual({});
    api.clock.advance(1);
    expect(await fixture.newNotifications('applications.rejections')).toEqual({ intern: decision('rejected') });
    expect(await mails()).toBe(before + 1);
    expect(await fixture.newNotifications('applications.rejections')).toEqual({});
  });

  it('say in an email about an offer what it pays, as the offer does', async () => {
    await act('finalist', 'owner', fixture.transition('offered'));
    await api.dispatch();
    const [mail] = (await emailsTo(api, fixture.actors.intern.email)).filter(({ subject }) =>
      subject.startsWith('Offer from'),
    );
    expect(mail?.source).toMatch(/Pay: +€1,200 a month/);
    await fixture.newNotifications();
  });

  it('reach both sides when an offer expires without an answer', async () => {
    await fixture.setState('offered', { offerExpiresAt: new Date(api.clock.now().getTime() + HOUR) });
    api.clock.advance(HOUR - 1);
    expect(await fixture.newNotifications('applications.offers')).toEqual({});
    api.clock.advance(1);
    expect(await fixture.newNotifications('applications.offers')).toEqual({
      intern: [`application.offer, application.offer_ended, ${applicationLink}`],
      ...both('offer', 'offer_ended.employer'),
    });
  });

  it('tell the candidate that nobody answered, and the company that this is counted', async () => {
    await fixture.setState('submitted', { responseDueAt: fixture.timeBefore(30 * DAY) });
    expect(await fixture.newNotifications('applications.unanswered')).toEqual({
      intern: [`application.closed, application.closed_no_response, ${applicationLink}`],
      ...both('closed', 'closed_no_response.employer'),
    });
  });

  it('reach both sides when a start or an end is confirmed automatically', async () => {
    const long = fixture
      .timeBefore(20 * DAY)
      .toISOString()
      .slice(0, 10);
    await fixture.setState('accepted', { startsOn: long, endsOn: null });
    expect(await fixture.newNotifications('applications.placements')).toEqual({
      intern: decision('placed'),
      ...both('decision', 'placed.employer'),
    });
    await fixture.setState('placed', { endsOn: long });
    expect(await fixture.newNotifications('applications.placements')).toEqual({
      intern: decision('completed'),
      ...both('decision', 'completed'),
    });
  });

  it('say when the interview is and until when the offer stands', async () => {
    const whenOf = async (from: ApplicationState, attempt: ApiRequest) => {
      await act(from, 'owner', attempt);
      await api.dispatch();
      const row = await fixture.storedNotifications().findOne({ 'params.when': { $exists: true } });
      await fixture.newNotifications();
      return row?.params['when'];
    };
    const application = () => fixture.market.stored(fixture.fresh._id.toHexString());
    const invited = await whenOf('shortlisted', fixture.transition('interview'));
    expect(invited).toBe((await application()).interview?.startsAt);
    const moved = await whenOf('interview', fixture.otherRequest('reschedule'));
    expect(moved).toBe((await application()).interview?.startsAt);
    const offered = await whenOf('finalist', fixture.transition('offered'));
    expect(offered).toBe((await application()).offer?.expiresAt);
  });

  it('are among the deadlines for as long as an interview or an offer is ahead', async () => {
    const withDeadlines = async () => {
      await fixture.signInAgain();
      const list = { filter: { deadlines: true as const } };
      return (await fixture.actors.intern.client.notifications.list({ list })).items.map(({ titleKey }) => titleKey);
    };
    await act('finalist', 'owner', fixture.transition('offered'));
    await api.dispatch();
    expect(await withDeadlines()).toEqual(['application.offered']);
    await fixture.setState('offer_declined');
    expect(await withDeadlines()).toEqual([]);
    await fixture.newNotifications();
  });

  it('announce a new time for an interview', async () => {
    await act('interview', 'owner', fixture.otherRequest('reschedule'));
    expect(await fixture.newNotifications()).toEqual({
      intern: [`application.interview, application.interview_rescheduled, ${applicationLink}`],
    });
  });

  it('announce a cancelled interview to the candidate only', async () => {
    await act('interview', 'recruiter', fixture.otherRequest('cancelInterview'));
    const expected = [`application.interview, application.interview_cancelled, ${applicationLink}`];
    expect(await fixture.newNotifications()).toEqual({ intern: expected });
  });
});
