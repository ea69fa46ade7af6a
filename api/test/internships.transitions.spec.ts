import { internshipLifecycle, moves, type InternshipState, type Party } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxEvent } from '../src/platform/events/outbox.entity.ts';
import type { TestActor } from './actors.ts';
import type { TestApp } from './app.ts';
import { Market } from './applications.kit.ts';
import { startStand, type InternshipStand, type To } from './internships.kit.ts';

/**
 * What the rules of the house say, written by hand: from each state, where an owner or recruiter and where an
 * administrator may take an internship. Whatever is not here is refused to everybody.
 */
const allowed: Readonly<
  Record<InternshipState, { readonly employer?: readonly To[]; readonly admin?: readonly To[] }>
> = {
  draft: { employer: ['pending_review', 'archived'] },
  pending_review: { admin: ['changes_requested', 'rejected', 'open', 'scheduled', 'removed'] },
  changes_requested: { employer: ['pending_review'], admin: ['removed'] },
  rejected: { employer: ['archived'] },
  scheduled: { employer: ['draft'], admin: ['removed'] },
  open: { employer: ['paused', 'closed', 'filled'], admin: ['removed'] },
  paused: { employer: ['open', 'closed'], admin: ['removed'] },
  closed: { employer: ['open', 'filled', 'archived'], admin: ['removed'] },
  filled: { employer: ['archived'], admin: ['removed'] },
  archived: {},
  removed: { admin: ['closed'] },
};
const states = internshipLifecycle.states;
const targets: readonly To[] = [
  'pending_review',
  'changes_requested',
  'rejected',
  'open',
  'scheduled',
  'draft',
  'paused',
  'closed',
  'filled',
  'archived',
  'removed',
];
const parties = {
  owner: 'employer',
  recruiter: 'employer',
  admin: 'admin',
  reviewer: 'FORBIDDEN',
  intern: 'FORBIDDEN',
  limited: 'FORBIDDEN',
  otherOwner: 'NOT_FOUND',
  anonymous: 'UNAUTHENTICATED',
} as const;
type Person = keyof typeof parties;
const people = Object.keys(parties) as Person[];

describe('the lifecycle of internships', () => {
  let api: TestApp;
  let stand: InternshipStand;
  let actors: Record<Person, Pick<TestActor, 'client'>>;

  beforeAll(async () => {
    ({ api, stand } = await startStand());
    const { owner, admin, actors: people } = stand.market;
    actors = {
      owner,
      admin,
      recruiter: await people.member(owner.employerId, 'recruiter'),
      reviewer: await people.member(owner.employerId, 'reviewer'),
      intern: await people.intern(),
      limited: await people.limitedAdmin('dashboard:view', 'employers:verify', 'external-jobs:manage', 'news:manage'),
      otherOwner: await Market.company(api, people),
      anonymous: { client: api.client() },
    };
  });
  afterAll(() => api.close());

  /** An approval opens at once where no later day of publishing is set. */
  const outcome = (state: InternshipState, to: To): string =>
    state === 'pending_review' && to === 'scheduled' ? 'open' : to;

  function expected(state: InternshipState, to: To, person: Person): string {
    const party = parties[person];
    if (party !== 'employer' && party !== 'admin') return party;
    return allowed[state][party]?.includes(to) ? outcome(state, to) : 'TRANSITION_NOT_ALLOWED';
  }

  it.each(states)('from %s, every move by everybody', async (state) => {
    const found: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const to of targets)
      for (const person of people) {
        await stand.put(state);
        const name = `${person} → ${to}`;
        const reply = await stand.attempt(actors[person], stand.bodyOf(to));
        const stored = await stand.stored();
        wanted[name] = expected(state, to, person);
        const refused = wanted[name] !== outcome(state, to) || !(wanted[name] in allowed);
        const kept = stored?.state === state && stored.version === stand.fresh.version && stored.history.length < 2;
        found[name] = refused && !kept ? `${reply}, and changed` : reply;
      }
    expect(found).toEqual(wanted);
  });

  it('has a table that says the same, and nothing more', () => {
    const table = (party: Party) =>
      Object.fromEntries(states.map((state) => [state, moves(internshipLifecycle, state, party).map(({ to }) => to)]));
    const sorted = (lists: Record<string, readonly string[]>) =>
      Object.fromEntries(Object.entries(lists).map(([state, list]) => [state, list.toSorted()]));
    for (const party of ['employer', 'admin'] as const)
      expect(sorted(table(party))).toEqual(
        sorted(Object.fromEntries(states.map((state) => [state, allowed[state][party] ?? []]))),
      );
    expect(sorted(table('intern'))).toEqual(sorted(Object.fromEntries(states.map((state) => [state, []]))));
  });

  it('only drafts can be deleted, by those who write them', async () => {
    const found: Record<string, string> = {};
    for (const state of states) {
      await stand.put(state);
      found[state] = await stand.market.owner.client.internships.remove({ params: stand.params }).then(
        () => 'deleted',
        (error: { code: string }) => error.code,
      );
    }
    const refused = states.filter((state) => state !== 'draft').map((state) => [state, 'NOT_FOUND']);
    expect(found).toEqual({ draft: 'deleted', ...Object.fromEntries(refused) });
  });

  it('writes one event and one line of history for each move', async () => {
    const events = () =>
      api.database.collection(OutboxEvent).countDocuments({ 'payload.internshipId': stand.params.id });
    for (const state of states)
      for (const party of ['employer', 'admin'] as const)
        for (const to of allowed[state][party] ?? []) {
          await stand.put(state);
          const [earlier, lines] = [await events(), (await stand.stored())?.history.length ?? 0];
          await stand.attempt(party === 'admin' ? stand.market.admin : stand.market.owner, stand.bodyOf(to));
          expect(await events(), `${state} → ${to}`).toBe(earlier + 1);
          expect((await stand.stored())?.history, `${state} → ${to}`).toHaveLength(lines + 1);
        }
  });
});
