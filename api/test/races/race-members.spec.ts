import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ObjectId } from 'mongodb';
import { Member } from '../../src/features/members/member.entity.ts';
import { ActorLoader } from '../../src/platform/access/caller.ts';
import type { TestMember } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import { companiesOf } from '../support/test-companies.ts';

const ROUNDS = [1, 2, 3, 4, 5];

/** A promise that a test settles when it wants something to continue. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

describe('a decision that is under way while its author loses the right to make it', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let hold: Promise<void> | null = null;
  let lockGate = gate();
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    /* Holds the next transaction before it is saved. */
    api.database.beforeSave(async () => {
      const until = hold;
      hold = null;
      if (until) {
        lockGate.open();
        await until;
      }
      return false;
    });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => api.close());

  const recruiter = () => marketplace.actors.member(marketplace.owner.employerId, 'recruiter');
  const outcome = (act: Promise<unknown>): Promise<string> =>
    act.then(
      () => 'done',
      (error: unknown) => String(Reflect.get(Object(error), 'code')),
    );
  async function member(who: TestMember) {
    const row = await api.database.collection(Member).findOne({ userId: new ObjectId(who.id) });
    return { id: String(row?.['_id']), version: Number(row?.['version']) };
  }
  const losses = {
    'is removed': async (who: TestMember) => {
      const { id } = await member(who);
      return marketplace.owner.client.members.remove({ params: { id } });
    },
    'is made a reviewer': async (who: TestMember) => {
      const { id, version } = await member(who);
      return marketplace.owner.client.members.update({ params: { id }, version, body: { role: 'reviewer' } });
    },
    'is suspended': async ({ id }: TestMember) => {
      const body = { to: 'suspended', reason: 'security', note: 'The laptop was stolen on Monday.' } as const;
      return marketplace.admin.client.users.transition({ params: { id }, body });
    },
  };
  const names = ['is removed', 'is made a reviewer', 'is suspended'] as const;
  async function decision(who: TestMember) {
    const { id } = await marketplace.apply(await marketplace.applicant(), await marketplace.internship());
    const { version } = await marketplace.stored(id);
    const body = { to: 'shortlisted' } as const;
    return { id, decide: () => outcome(who.client.applications.transition({ params: { id }, version, body })) };
  }

  it.each(names)('is refused if the author %s before it starts to be saved', async (name) => {
    const who = await recruiter();
    const { id, decide } = await decision(who);
    const actorLoader = api.app.get(ActorLoader);
    const find = actorLoader.find.bind(actorLoader);
    const [gateway, lost] = [gate(), gate()];
    vi.spyOn(actorLoader, 'find').mockImplementationOnce(async (userId) => {
      const account = await find(userId);
      gateway.open();
      await lost.opened;
      return account;
    });
    const decided = decide();
    await gateway.opened;
    await losses[name](who);
    lost.open();
    expect(await decided).toBe('FORBIDDEN');
    expect((await marketplace.stored(id)).state).toBe('submitted');
  });

  /* A suspension waits for what the account is doing before it starts. */
  it.each(names.slice(0, 2))('is saved before the reply if the author %s while it is being saved', async (name) => {
    const who = await recruiter();
    const { decide } = await decision(who);
    const done: string[] = [];
    const saving = gate();
    lockGate = gate();
    hold = saving.opened;
    const actorLoader = api.app.get(ActorLoader);
    const assertAuthority = actorLoader.assertAuthority.bind(actorLoader);
    let attempts = 0;
    vi.spyOn(actorLoader, 'assertAuthority').mockImplementation(async (actor, session) => {
      /* The second attempt means that the decision was in the way of the first. */
      if (actor.id !== who.id && ++attempts > 1) saving.open();
      await assertAuthority(actor, session);
    });
    const decided = decide().then((how) => done.push(`decision ${how}`));
    await lockGate.opened;
    const lost = losses[name](who).then(() => {
      done.push('right lost');
      saving.open();
    });
    await Promise.all([decided, lost]);
    expect(done).toEqual(['decision done', 'right lost']);
  });

  it.each(ROUNDS)('is saved before or not at all (round %i)', async (round) => {
    const who = await recruiter();
    const { id, decide } = await decision(who);
    const done: string[] = [];
    const lost = losses[names[round % names.length] ?? 'is removed'](who).then(async () => {
      done.push((await marketplace.stored(id)).state);
    });
    const decided = await decide();
    await lost;
    expect(done).toEqual([decided === 'done' ? 'shortlisted' : 'submitted']);
    expect((await marketplace.stored(id)).state).toBe(done[0]);
  });

  it.each(['permission', 'account'] as const)(
    'is refused to an administrator who loses the %s before',
    async (what) => {
      const companies = companiesOf(api);
      const verificationCase = await companies.submit(await companies.withCompleteProfile());
      const verifier = await marketplace.actors.limitedAdmin('employers:verify');
      const actorLoader = api.app.get(ActorLoader);
      const find = actorLoader.find.bind(actorLoader);
      const [gateway, lost] = [gate(), gate()];
      vi.spyOn(actorLoader, 'find').mockImplementationOnce(async (userId) => {
        const account = await find(userId);
        gateway.open();
        await lost.opened;
        return account;
      });
      const params = { id: verificationCase.id };
      const body = { to: 'verified', level: 2, noteToEmployer: null } as const;
      const decided = outcome(
        verifier.client.verificationCases.transition({ params, version: verificationCase.version, body }),
      );
      await gateway.opened;
      const { administrators } = marketplace.admin.client;
      const { version } = await administrators.get({ params: { id: verifier.id } });
      if (what === 'permission') {
        const change = { role: 'limited_admin' as const, permissions: ['news:manage' as const] };
        await administrators.update({ params: { id: verifier.id }, version, body: change });
      } else {
        const suspension = { to: 'suspended', reason: 'security', note: 'The laptop was stolen on Monday.' } as const;
        await administrators.transition({ params: { id: verifier.id }, body: suspension });
      }
      lost.open();
      expect(await decided).toBe('FORBIDDEN');
    },
  );

  it('leaves members free to remove themselves', async () => {
    const second = await marketplace.actors.member(marketplace.owner.employerId, 'owner');
    const { id } = await member(second);
    expect(await outcome(second.client.members.remove({ params: { id } }))).toBe('done');
  });
});
