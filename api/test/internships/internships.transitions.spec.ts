import { internshipLifecycle, transitionsFrom, type InternshipState, type ActorKind } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { Marketplace } from '../support/marketplace.fixture.ts';
import { startInternshipFixture, type InternshipFixture, type InternshipTarget } from './internship.fixture.ts';

/**
 * The expected transitions, written by hand: from each state, where an owner or recruiter and where an
 * administrator may take an internship. Whatever is not here is refused to everybody.
 */
const allowed: Readonly<
  Record<
    InternshipState,
    { readonly employer?: readonly InternshipTarget[]; readonly admin?: readonly InternshipTarget[] }
  >
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
const targets: readonly InternshipTarget[] = [
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
  let fixture: InternshipFixture;
  let actors: Record<Person, Pick<TestActor, 'client'>>;

  beforeAll(async () => {
    ({ api, fixture } = await startInternshipFixture());
    const { owner, admin, actors: people } = fixture.market;
    actors = {
      owner,
      admin,
      recruiter: await people.member(owner.employerId, 'recruiter'),
      reviewer: await people.member(owner.employerId, 'reviewer'),
      intern: await people.intern(),
      limited: await people.limitedAdmin('dashboard:view', 'employers:verify', 'external-jobs:manage', 'news:manage'),
      otherOwner: await Marketplace.createCompany(api, people),
      anonymous: { client: api.client() },
    };
  });
  afterAll(() => api.close());

  /** An approval opens at once where no later day of publishing is set. */
  const outcome = (state: InternshipState, to: InternshipTarget): string =>
    state === 'pending_review' && to === 'scheduled' ? 'open' : to;

  function expected(state: InternshipState, to: InternshipTarget, person: Person): string {
    const party = parties[person];
    if (party !== 'employer' && party !== 'admin') return party;
    return allowed[state][party]?.includes(to) ? outcome(state, to) : 'TRANSITION_NOT_ALLOWED';
  }

  it.each(states)('allows or refuses every transition from %s for every person', async (state) => {
    const actual: Record<string, string> = {};
    const expectedOutcomes: Record<string, string> = {};
    for (const to of targets)
      for (const person of people) {
        await fixture.setState(state);
        const name = `${person} → ${to}`;
        const reply = await fixture.tryTransition(actors[person], fixture.bodyOf(to));
        const stored = await fixture.stored();
        expectedOutcomes[name] = expected(state, to, person);
        const refused = expectedOutcomes[name] !== outcome(state, to) || !(expectedOutcomes[name] in allowed);
        const isUnchanged =
          stored?.state === state && stored.version === fixture.fresh.version && stored.history.length < 2;
        actual[name] = refused && !isUnchanged ? `${reply}, and changed` : reply;
      }
    expect(actual).toEqual(expectedOutcomes);
  });

  it('has a table with exactly these transitions', () => {
    const table = (party: ActorKind) =>
      Object.fromEntries(
        states.map((state) => [state, transitionsFrom(internshipLifecycle, state, party).map(({ to }) => to)]),
      );
    const sorted = (lists: Record<string, readonly string[]>) =>
      Object.fromEntries(Object.entries(lists).map(([state, list]) => [state, list.toSorted()]));
    for (const party of ['employer', 'admin'] as const)
      expect(sorted(table(party))).toEqual(
        sorted(Object.fromEntries(states.map((state) => [state, allowed[state][party] ?? []]))),
      );
    expect(sorted(table('intern'))).toEqual(sorted(Object.fromEntries(states.map((state) => [state, []]))));
  });

  it('only drafts can be deleted, by those who write them', async () => {
    const actual: Record<string, string> = {};
    for (const state of states) {
      await fixture.setState(state);
      actual[state] = await fixture.market.owner.client.internships.remove({ params: fixture.params }).then(
        () => 'deleted',
        (error: { code: string }) => error.code,
      );
    }
    const refused = states.filter((state) => state !== 'draft').map((state) => [state, 'NOT_FOUND']);
    expect(actual).toEqual({ draft: 'deleted', ...Object.fromEntries(refused) });
  });

  it('keeps what an administrator gave as the reason until the next decision of an administrator', async () => {
    const { admin, owner } = fixture.market;
    await fixture.setState('pending_review', { review: null });
    await fixture.tryTransition(admin, fixture.bodyOf('changes_requested'));
    const review = {
      reason: 'unclear_tasks' as const,
      note: 'Please say what is done on a usual day.',
      at: api.clock.now(),
    };
    expect((await fixture.stored())?.review).toEqual(review);
    await fixture.setState('changes_requested', { review });
    await fixture.tryTransition(owner, fixture.bodyOf('pending_review'));
    expect((await fixture.stored())?.review).toEqual(review);
    await fixture.setState('pending_review', { review });
    await fixture.tryTransition(admin, fixture.bodyOf('open'));
    expect(await fixture.stored()).toMatchObject({ state: 'open', review: null });
  });

  it('writes one event and one history entry for each transition', async () => {
    const events = () =>
      api.database.collection(OutboxEvent).countDocuments({ 'payload.internshipId': fixture.params.id });
    for (const state of states)
      for (const party of ['employer', 'admin'] as const)
        for (const to of allowed[state][party] ?? []) {
          await fixture.setState(state);
          const [earlier, lines] = [await events(), (await fixture.stored())?.history.length ?? 0];
          await fixture.tryTransition(
            party === 'admin' ? fixture.market.admin : fixture.market.owner,
            fixture.bodyOf(to),
          );
          expect(await events(), `${state} → ${to}`).toBe(earlier + 1);
          expect((await fixture.stored())?.history, `${state} → ${to}`).toHaveLength(lines + 1);
        }
  });
});
