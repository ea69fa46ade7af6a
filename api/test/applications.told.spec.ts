import type { ApplicationState } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../src/platform/clock/clock.ts';
import { startTestApp, type TestApp } from './app.ts';
import type { Person } from './applications.expectations.ts';
import { ApplicationStand, type Attempt } from './applications.stand.ts';
import { mailsTo } from './mailbox.ts';

const desk = '/dashboard/intern';
const candidates = '/internships/employer/ID/all';
const decision = (title: string) => [`application.decision, application.${title}, ${desk}`];
const team = (type: string, title: string) => [`application.${type}, application.${title}, ${candidates}`];
/** Whoever of the employer moves it knows already: the others are told. */
const others = (type: string, title: string) => ({ recruiter: team(type, title) });
const both = (type: string, title: string) => ({ owner: team(type, title), ...others(type, title) });
const ended = ['review.queue, application.terminated, /dashboard/admin/finalists/ID'];

type Told = Readonly<Partial<Record<Person, readonly string[]>>>;
type Row = readonly [from: ApplicationState, to: ApplicationState, by: 'owner' | 'intern' | 'admin', told: Told];

/** Who reads what after each move, written by hand. Nobody else does. */
const rows: readonly Row[] = [
  ['submitted', 'shortlisted', 'owner', { intern: decision('shortlisted') }],
  ['in_review', 'shortlisted', 'owner', { intern: decision('shortlisted') }],
  ['shortlisted', 'interview', 'owner', { intern: [`application.interview, application.interview, ${desk}`] }],
  ['shortlisted', 'finalist', 'owner', { intern: decision('finalist') }],
  ['interview', 'finalist', 'owner', { intern: decision('finalist') }],
  ['finalist', 'offered', 'owner', { intern: [`application.offer, application.offered, ${desk}`] }],
  [
    'offered',
    'finalist',
    'owner',
    {
      intern: [`application.offer, application.offer_ended, ${desk}`],
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
  ['finalist', 'cancelled', 'admin', { intern: [`application.closed, application.cancelled, ${desk}`] }],
];

describe('what is told about an application', () => {
  let api: TestApp;
  let stand: ApplicationStand;
  beforeAll(async () => {
    api = await startTestApp();
    stand = await ApplicationStand.open(api);
    await stand.told();
  });
  beforeEach(() => stand.signInAgain());
  afterAll(() => api.close());

  const act = async (from: ApplicationState, person: Person, attempt: Attempt): Promise<void> => {
    await stand.put(from);
    expect(await stand.attempt(person, attempt)).not.toMatch(/^[A-Z]/);
  };
  const mails = async (): Promise<number> => (await mailsTo(api, stand.actors.intern.email)).length;

  it.each(rows)('from %s to %s by the %s', async (from, to, by, wanted) => {
    await act(from, by, stand.transition(to));
    expect(await stand.told()).toEqual(wanted);
  });

  it('says once that it was opened, without a mail', async () => {
    const before = await mails();
    await act('submitted', 'reviewer', stand.other('open'));
    expect(await stand.told()).toEqual({ intern: [`application.viewed, application.viewed, ${desk}`] });
    await stand.attempt('owner', stand.other('open'));
    expect(await stand.told()).toEqual({});
    expect(await mails()).toBe(before);
  });

  it('sends a rejection with the last chance to undo it, and by mail', async () => {
    await act('interview', 'owner', stand.transition('rejected'));
    const before = await mails();
    api.clock.advance(10 * MINUTE - 1);
    expect(await stand.told('applications.rejections')).toEqual({});
    api.clock.advance(1);
    expect(await stand.told('applications.rejections')).toEqual({ intern: decision('rejected') });
    expect(await mails()).toBe(before + 1);
    expect(await stand.told('applications.rejections')).toEqual({});
  });

  it('tells both of an offer that nobody answered', async () => {
    await stand.put('offered', { offerExpiresAt: new Date(api.clock.now().getTime() + HOUR) });
    api.clock.advance(HOUR - 1);
    expect(await stand.told('applications.offers')).toEqual({});
    api.clock.advance(1);
    expect(await stand.told('applications.offers')).toEqual({
      intern: [`application.offer, application.offer_ended, ${desk}`],
      ...both('offer', 'offer_ended.employer'),
    });
  });

  it('tells the candidate of silence, and the company that it counts', async () => {
    await stand.put('submitted', { responseDueAt: stand.before(30 * DAY) });
    expect(await stand.told('applications.silence')).toEqual({
      intern: [`application.closed, application.closed_no_response, ${desk}`],
      ...both('closed', 'closed_no_response.employer'),
    });
  });

  it('tells both of a start and an end that time confirmed', async () => {
    const long = stand
      .before(20 * DAY)
      .toISOString()
      .slice(0, 10);
    await stand.put('accepted', { startsOn: long, endsOn: null });
    expect(await stand.told('applications.placements')).toEqual({
      intern: decision('placed'),
      ...both('decision', 'placed.employer'),
    });
    await stand.put('placed', { endsOn: long });
    expect(await stand.told('applications.placements')).toEqual({
      intern: decision('completed'),
      ...both('decision', 'completed'),
    });
  });

  it('tells of a new time for an interview', async () => {
    await act('interview', 'owner', stand.other('reschedule'));
    expect(await stand.told()).toEqual({ intern: [`application.interview, application.interview_moved, ${desk}`] });
  });

  it('tells of an interview that was called off, and nobody else', async () => {
    await act('interview', 'recruiter', stand.other('callOff'));
    const wanted = [`application.interview, application.interview_called_off, ${desk}`];
    expect(await stand.told()).toEqual({ intern: wanted });
  });
});
