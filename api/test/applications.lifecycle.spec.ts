import { applicationLifecycle, moves, type ApplicationState, type Party } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxEvent } from '../src/platform/events/outbox.entity.ts';
import { startTestApp, type TestApp } from './app.ts';
import { allowed, outcomeOf, people, sides, type Person } from './applications.expectations.ts';
import { ApplicationStand, type Attempt } from './applications.stand.ts';

const states = applicationLifecycle.states;
const team: readonly Person[] = ['owner', 'recruiter', 'reviewer'];
const movers: readonly Person[] = ['owner', 'recruiter'];

/** The requests beside the moves: what each leads to, for everybody and from every state. */
const others: Readonly<Record<string, (from: ApplicationState, person: Person) => string>> = {
  /** The team reads; the first look at what was sent puts it into review. */
  open: (from, person) => within(team, person, from === 'submitted' ? 'in_review' : from),
  rate: (from, person) => within(team, person, from),
  note: (_, person) => within(team, person, 'done'),
  reschedule: (from, person) => within(movers, person, from === 'interview' ? 'interview' : 'TRANSITION_NOT_ALLOWED'),
  callOff: (from, person) => within(movers, person, from === 'interview' ? 'shortlisted' : 'TRANSITION_NOT_ALLOWED'),
  undo: (_, person) => within(movers, person, 'UNDO_EXPIRED'),
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
  let stand: ApplicationStand;
  beforeAll(async () => {
    api = await startTestApp();
    stand = await ApplicationStand.open(api);
  });
  afterAll(() => api.close());

  /** What came of an attempt, and whether a refusal left everything as it was. */
  async function outcome(from: ApplicationState, person: Person, attempt: Attempt): Promise<string> {
    await stand.put(from);
    const reply = await stand.attempt(person, attempt);
    const { state, version, events } = await stand.stored();
    const refused = /^[A-Z]/.test(reply);
    const kept = state === from && version === stand.fresh.version && events.length === stand.fresh.events.length;
    return refused && !kept ? `${reply}, and changed` : reply;
  }

  it.each(states)('from %s, every move by everybody', async (from) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const to of states)
      for (const person of people) {
        const name = `${person} → ${to}`;
        found[name] = await outcome(from, person, stand.transition(to));
        wanted[name] = outcomeOf(from, to, person);
      }
    expect(found).toEqual(wanted);
  });

  it.each(states)('from %s, every other request by everybody', async (from) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const [name, attempt] of Object.entries(stand.others()))
      for (const person of people) {
        found[`${person}: ${name}`] = await outcome(from, person, attempt);
        wanted[`${person}: ${name}`] = others[name]?.(from, person) ?? 'not written down';
      }
    expect(found).toEqual(wanted);
  });

  it('has a table that says the same, and nothing more', () => {
    const sorted = (lists: (state: ApplicationState) => readonly string[]) =>
      Object.fromEntries(states.map((state) => [state, lists(state).toSorted()]));
    const table = (party: Party) => sorted((state) => moves(applicationLifecycle, state, party).map(({ to }) => to));
    expect(table('admin')).toEqual(sorted((state) => allowed[state].admin ?? []));
    const employers = sorted((state) => [
      ...(allowed[state].employer ?? []),
      /* Calling an interview off, by a request of its own. */
      ...(state === 'interview' ? ['shortlisted'] : []),
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
    ]);
    expect(table('system')).toEqual(byItself);
  });

  it('writes one event and one line of the ledger for each move, with who made it', async () => {
    const events = () => api.database.collection(OutboxEvent).countDocuments({ 'payload.applicationId': stand.id });
    for (const from of states)
      for (const person of ['owner', 'intern', 'admin'] as const)
        for (const to of allowed[from][sides[person] as 'employer' | 'intern' | 'admin'] ?? []) {
          await stand.put(from);
          const earlier = await events();
          await stand.attempt(person, stand.transition(to));
          expect(await events(), `${person}: ${from} → ${to}`).toBe(earlier + 1);
          const { events: ledger } = await stand.stored();
          expect(ledger, `${person}: ${from} → ${to}`).toHaveLength(stand.fresh.events.length + 1);
          expect(ledger.at(-1)).toMatchObject({ from, to, by: sides[person], actorId: stand.actors[person].id });
        }
  });

  it('refuses a stale version and changes nothing', async () => {
    await stand.put('submitted', { version: stand.fresh.version + 7 });
    expect(await stand.attempt('owner', stand.transition('shortlisted'))).toBe('VERSION_CONFLICT');
    expect((await stand.stored()).state).toBe('submitted');
  });

  it.each([
    ['submitted', 'rejected', 'REASON_REQUIRED'],
    ['placed', 'terminated_early', 'REASON_REQUIRED'],
    ['finalist', 'offered', 'VALIDATION_FAILED'],
    ['shortlisted', 'interview', 'VALIDATION_FAILED'],
  ] as const)('from %s, wants what belongs to %s', async (from, to, code) => {
    await stand.put(from);
    expect(await stand.attempt('owner', { ...stand.transition(to), payload: { to } })).toBe(code);
    expect((await stand.stored()).state).toBe(from);
  });
});
