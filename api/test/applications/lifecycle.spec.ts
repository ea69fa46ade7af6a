import { applicationLifecycle, transitionsFrom, type ApplicationState, type ActorKind } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { allowed, outcomeOf, people, actorKinds, type Person } from './expectations.ts';
import { ApplicationFixture, type ApiRequest } from './application-lifecycle.fixture.ts';

const states = applicationLifecycle.states;
const team: readonly Person[] = ['owner', 'recruiter', 'reviewer'];
const decisionMakers: readonly Person[] = ['owner', 'recruiter'];

/** The requests beside the moves: what each leads to, for everybody and from every state. */
const others: Readonly<Record<string, (from: ApplicationState, person: Person) => string>> = {
  /** The team reads; the first look at what was sent puts it into review. */
  open: (from, person) => within(team, person, from === 'submitted' ? 'in_review' : from),
  rate: (from, person) => within(team, person, from),
  note: (_, person) => within(team, person, 'done'),
  reschedule: (from, person) =>
    within(decisionMakers, person, from === 'interview' ? 'interview' : 'TRANSITION_NOT_ALLOWED'),
  cancelInterview: (from, person) =>
    within(decisionMakers, person, from === 'interview' ? 'shortlisted' : 'TRANSITION_NOT_ALLOWED'),
  /** Interns take back their own withdrawal. */
  undo: (_, person) =>
    person === 'otherIntern' ? 'NOT_FOUND' : within([...decisionMakers, 'intern'], person, 'UNDO_EXPIRED'),
  shortlistMany: (from, person) => inBulk(outcomeOf(from, 'shortlisted', person)),
  rejectMany: (from, person) => inBulk(outcomeOf(from, 'rejected', person)),
  interest: (_, person) => applying(person, 'ALREADY_APPLIED'),
  submit: (from, person) => applying(person, from === 'interested' ? 'submitted' : 'ALREADY_APPLIED'),
};

/** What only these may do; other companies do not find it, other people are turned away. */
function within(who: readonly Person[], person: Person, outcome: string): string {
  if (who.includes(person)) return outcome;
  if (person === 'otherOwner' || person === 'otherRecruiter') return 'NOT_FOUND';
  return person === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}
const inBulk = (outcome: string): string => (/^[A-Z]/.test(outcome) ? outcome : 'done');
function applying(person: Person, outcome: string): string {
  if (person === 'intern') return outcome;
  if (person === 'otherIntern') return 'PROFILE_INCOMPLETE';
  return person === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

describe('the lifecycle of applications', () => {
  let api: TestApp;
  let fixture: ApplicationFixture;
  beforeAll(async () => {
    api = await startTestApp();
    fixture = await ApplicationFixture.create(api);
  });
  afterAll(() => api.close());

  /** What came of an attempt, and whether a refusal left everything as it was. */
  async function outcome(from: ApplicationState, person: Person, attempt: ApiRequest): Promise<string> {
    await fixture.setState(from);
    const reply = await fixture.send(person, attempt);
    const { state, version, events } = await fixture.stored();
    const refused = /^[A-Z]/.test(reply);
    const isUnchanged =
      state === from && version === fixture.fresh.version && events.length === fixture.fresh.events.length;
    return refused && !isUnchanged ? `${reply}, and changed` : reply;
  }

  it.each(states)('allows or refuses every transition from %s for every person', async (from) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const to of states)
      for (const person of people) {
        const name = `${person} → ${to}`;
        actual[name] = await outcome(from, person, fixture.transition(to));
        expected[name] = outcomeOf(from, to, person);
      }
    expect(actual).toEqual(expected);
  });

  it.each(states)('allows or refuses every other request from %s for every person', async (from) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(fixture.otherRequests()))
      for (const person of people) {
        actual[`${person}: ${name}`] = await outcome(from, person, attempt);
        expected[`${person}: ${name}`] = others[name]?.(from, person) ?? 'not written down';
      }
    expect(actual).toEqual(expected);
  });

  it('has a table with exactly these transitions', () => {
    const sorted = (lists: (state: ApplicationState) => readonly string[]) =>
      Object.fromEntries(states.map((state) => [state, lists(state).toSorted()]));
    const table = (party: ActorKind) =>
      sorted((state) => transitionsFrom(applicationLifecycle, state, party).map(({ to }) => to));
    expect(table('admin')).toEqual(sorted((state) => allowed[state].admin ?? []));
    const employers = sorted((state) => [
      ...(allowed[state].employer ?? []),
      /* Rescheduling and cancelling an interview, by requests of their own. */
      ...(state === 'interview' ? ['interview', 'shortlisted'] : []),
    ]);
    expect(table('employer')).toEqual(employers);
    const interns = sorted((state) => [
      ...(allowed[state].intern ?? []),
      ...(state === 'interested' ? ['submitted'] : []),
    ]);
    expect(table('intern')).toEqual(interns);
    const active = states.filter((state) => allowed[state].admin);
    const byItself = sorted((state) => [
      ...(allowed[state].time ?? []),
      ...(active.includes(state) ? ['cancelled'] : []),
      ...(state === 'submitted' ? ['in_review'] : []),
      /* The candidate learns of a rejection, which the employer has decided before. */
      ...(allowed[state].employer?.includes('rejected') ? ['rejected'] : []),
    ]);
    expect(table('system')).toEqual(byItself);
  });

  it('writes one event and one history entry for each transition, with its actor', async () => {
    const events = () => api.database.collection(OutboxEvent).countDocuments({ 'payload.applicationId': fixture.id });
    for (const from of states)
      for (const person of ['owner', 'intern', 'admin'] as const)
        for (const to of allowed[from][actorKinds[person] as 'employer' | 'intern' | 'admin'] ?? []) {
          await fixture.setState(from);
          const earlier = await events();
          await fixture.send(person, fixture.transition(to));
          expect(await events(), `${person}: ${from} → ${to}`).toBe(earlier + 1);
          const { events: history } = await fixture.stored();
          expect(history, `${person}: ${from} → ${to}`).toHaveLength(fixture.fresh.events.length + 1);
          expect(history.at(-1)).toMatchObject({
            from,
            to,
            by: actorKinds[person],
            actorId: fixture.actors[person].id,
          });
        }
  });

  it('stops the clock of the response with the first shortlisting', async () => {
    await fixture.setState('in_review', { firstResponseAt: null });
    await fixture.send('owner', fixture.transition('shortlisted'));
    const firstResponseAt = api.clock.now();
    expect(await fixture.stored()).toMatchObject({ state: 'shortlisted', firstResponseAt, nextReminderAt: null });
    const earlier = fixture.timeBefore(60_000);
    await fixture.setState('in_review', { firstResponseAt: earlier });
    await fixture.send('owner', fixture.transition('shortlisted'));
    expect((await fixture.stored()).firstResponseAt).toEqual(earlier);
  });

  it('refuses a stale version and changes nothing', async () => {
    await fixture.setState('submitted', { version: fixture.fresh.version + 7 });
    expect(await fixture.send('owner', fixture.transition('shortlisted'))).toBe('VERSION_CONFLICT');
    expect((await fixture.stored()).state).toBe('submitted');
  });

  it.each([
    ['submitted', 'rejected', 'REASON_REQUIRED'],
    ['placed', 'terminated_early', 'REASON_REQUIRED'],
    ['finalist', 'offered', 'VALIDATION_FAILED'],
    ['shortlisted', 'interview', 'VALIDATION_FAILED'],
  ] as const)('from %s, wants what belongs to %s', async (from, to, code) => {
    await fixture.setState(from);
    expect(await fixture.send('owner', { ...fixture.transition(to), payload: { to } })).toBe(code);
    expect((await fixture.stored()).state).toBe(from);
  });
});
