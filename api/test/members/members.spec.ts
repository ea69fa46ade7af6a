import { anAccount } from '@prentice/testing';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { HOUR } from '../../src/platform/clock/clock.ts';
import { objectId } from '../../src/platform/database/ids.ts';
import { actorsOf, type TestActor, type TestActors, type TestMember } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

const account = { name: 'Ada Berger', password: 'a long enough sentence of words' };

describe('members', () => {
  let api: TestApp;
  let people: TestActors;
  let owner: TestMember;
  let admin: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    owner = await people.employer();
    admin = await people.admin();
  });
  afterAll(() => api.close());

  const memberOf = async (who: TestActor, employerId: string) => {
    const { items } = await admin.client.members.list({ list: { filter: { employerId } } });
    const member = items.find(({ userId }) => userId === who.id);
    if (!member) throw new Error('Not a member.');
    return member;
  };

  it('see each other, and owners see who is active', async () => {
    const recruiter = await people.member(owner.employerId, 'recruiter');
    const seen = await recruiter.client.members.list({});
    expect(seen.items.map(({ email }) => email)).toEqual([owner.email, recruiter.email]);
    expect(seen.items[0]).not.toHaveProperty('lastActiveAt');
    expect((await owner.client.members.list({})).items[0]).toHaveProperty('lastActiveAt');
    const stranger = await people.employer();
    expect((await stranger.client.members.list({})).items.map(({ userId }) => userId)).toEqual([stranger.id]);
    const member = await memberOf(recruiter, owner.employerId);
    await expect(stranger.client.members.get({ params: { id: member.id } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are changed by owners and administrators, not by each other', async () => {
    const recruiter = await people.member(owner.employerId, 'recruiter');
    const reviewer = await people.member(owner.employerId, 'reviewer');
    const member = await memberOf(reviewer, owner.employerId);
    const change = (who: TestActor, version: number) =>
      who.client.members.update({ params: { id: member.id }, body: { role: 'recruiter' }, version });
    await expect(change(recruiter, member.version)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(change(owner, member.version)).resolves.toMatchObject({
      role: 'recruiter',
      version: member.version + 1,
    });
    await expect(change(admin, member.version)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const removed = recruiter.client.members.remove({ params: { id: member.id } });
    await expect(removed).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await owner.client.members.remove({ params: { id: member.id } });
    await expect(reviewer.client.members.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('keep one owner', async () => {
    const only = await people.employer();
    const member = await memberOf(only, only.employerId);
    const params = { id: member.id };
    await expect(only.client.members.remove({ params })).rejects.toMatchObject({ code: 'LAST_OWNER' });
    const demoted = only.client.members.update({ params, body: { role: 'reviewer' }, version: member.version });
    await expect(demoted).rejects.toMatchObject({ code: 'LAST_OWNER' });
  });

  it('keep one owner who can sign in: a suspended one does not count', async () => {
    const active = await people.employer();
    const suspended = await people.member(active.employerId, 'owner');
    const body = {
      to: 'suspended' as const,
      reason: 'security' as const,
      note: 'Signed in from six countries at once.',
    };
    await admin.client.users.transition({ params: { id: suspended.id }, body });
    await api.dispatch();
    const [member, other] = [await memberOf(active, active.employerId), await memberOf(suspended, active.employerId)];
    const left = active.client.members.remove({ params: { id: member.id } });
    await expect(left).rejects.toMatchObject({ code: 'LAST_OWNER' });
    const membership = api.app.get(Membership);
    expect({
      active: await membership.isLastOwner(objectId(active.id)),
      suspended: await membership.isLastOwner(objectId(suspended.id)),
    }).toEqual({ active: true, suspended: false });
    await expect(active.client.members.remove({ params: { id: other.id } })).resolves.toMatchObject({ id: other.id });
  });

  it('keep one owner when both leave at the same moment', async () => {
    const first = await people.employer();
    const second = await people.member(first.employerId, 'owner');
    const [member, other] = [await memberOf(first, first.employerId), await memberOf(second, first.employerId)];
    const outcomes = await Promise.allSettled([
      first.client.members.remove({ params: { id: member.id } }),
      second.client.members.update({ params: { id: other.id }, body: { role: 'reviewer' }, version: other.version }),
    ]);
    const { items } = await admin.client.members.list({ list: { filter: { employerId: first.employerId } } });
    expect(items.filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });

  it('are at most twenty-five in a team, however somebody joins it', async () => {
    const full = await people.employer();
    for (let members = 1; members < 25; members++) await people.member(full.employerId, 'reviewer');
    await expect(people.member(full.employerId, 'reviewer')).rejects.toMatchObject({
      code: 'SAVED_LIMIT',
      params: { n: 25 },
    });
    await expect(full.client.members.list({})).resolves.toMatchObject({ total: 25 });
  });

  describe('invitations', () => {
    const invite = (email: string, who: TestMember = owner) =>
      who.client.memberInvitations.create({ body: { email, role: 'recruiter' } });

    it('are for owners', async () => {
      const recruiter = await people.member(owner.employerId, 'recruiter');
      await expect(invite('x@people.example', recruiter)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      const other = await people.employer();
      const invitation = await invite('for-owners@people.example');
      const read = other.client.memberInvitations.get({ params: { id: invitation.id } });
      await expect(read).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(invite('for-owners@people.example')).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
    });

    it('make a member of somebody new, once', async () => {
      await invite('new@people.example');
      const token = await tokenFor(api, 'new@people.example');
      const body = { token, account: { ...account, locale: 'de', timeZone: 'Asia/Tokyo' } } as const;
      const opened = await api.client().memberInvitations.accept({ body });
      expect(opened.me.user).toMatchObject({ locale: 'de', timeZone: 'Asia/Tokyo' });
      expect(opened.me.actor).toMatchObject({
        role: 'employer',
        employerId: owner.employerId,
        memberRole: 'recruiter',
      });
      await expect(api.client().memberInvitations.accept({ body })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
      expect((await owner.client.memberInvitations.list({ list: { filter: { state: 'accepted' } } })).total).toBe(1);
    });

    it('sent twice at once make one member', async () => {
      await invite('twice@people.example');
      const body = { token: await tokenFor(api, 'twice@people.example'), account };
      const outcomes = await Promise.allSettled([1, 2].map(() => api.client().memberInvitations.accept({ body })));
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { items } = await owner.client.members.list({ list: { filter: { q: 'twice' } } });
      expect(items).toHaveLength(1);
    });

    it('are for the invited address only', async () => {
      const homeless = anAccount().employer().withEmail('homeless@people.example');
      const id = await people.store(homeless);
      await invite('homeless@people.example');
      const token = await tokenFor(api, 'homeless@people.example');
      const intern = await people.intern();
      await expect(intern.client.memberInvitations.accept({ body: { token } })).rejects.toMatchObject({
        code: 'INVITE_EMAIL_MISMATCH',
      });
      await expect(api.client().memberInvitations.accept({ body: { token, account } })).rejects.toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      const self = await people.signIn(id, 'homeless@people.example');
      const opened = await self.client.memberInvitations.accept({ body: { token } });
      expect(opened.me.actor.employerId).toBe(owner.employerId);
    });

    it('take in nobody who belongs to an employer, and no interns', async () => {
      const member = await people.employer();
      await invite(member.email);
      const token = await tokenFor(api, member.email);
      await expect(member.client.memberInvitations.accept({ body: { token } })).rejects.toMatchObject({
        code: 'INVITE_INVALID',
      });
      const intern = await people.intern();
      await invite(intern.email);
      const other = await tokenFor(api, intern.email);
      await expect(intern.client.memberInvitations.accept({ body: { token: other } })).rejects.toMatchObject({
        code: 'WRONG_ROLE',
      });
    });

    it('expire after 72 hours, can be sent again, and the old link is void', async () => {
      const email = 'late@people.example';
      const invitation = await invite(email);
      const old = await tokenFor(api, email);
      api.clock.advance(72 * HOUR);
      onTestFinished(() => api.clock.set(START));
      const accept = (token: string) => api.client().memberInvitations.accept({ body: { token, account } });
      await expect(accept(old)).rejects.toMatchObject({ code: 'INVITE_EXPIRED' });
      await api.job('members.invitations-expire');
      const later = await people.signIn(owner.id, owner.email);
      const sent = await later.client.memberInvitations.resend({ params: { id: invitation.id } });
      expect(sent).toMatchObject({ state: 'pending', resends: 1 });
      const fresh = await tokenFor(api, email);
      expect(await emailsTo(api, email)).toHaveLength(2);
      await expect(accept(old)).rejects.toMatchObject({ code: 'INVITE_INVALID' });
      await expect(accept(fresh)).resolves.toMatchObject({ me: { actor: { employerId: owner.employerId } } });
    });

    it('can be revoked', async () => {
      const email = 'revoked@people.example';
      const invitation = await invite(email);
      const token = await tokenFor(api, email);
      const params = { id: invitation.id };
      const revoke = () => owner.client.memberInvitations.transition({ params, body: { to: 'revoked' } });
      expect(await revoke()).toMatchObject({ state: 'revoked' });
      await expect(revoke()).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
      const accept = api.client().memberInvitations.accept({ body: { token, account } });
      await expect(accept).rejects.toMatchObject({ code: 'INVITE_INVALID' });
    });

    const memberOf = async ({ email }: TestMember) => {
      const { items } = await owner.client.members.list({ list: {} });
      const member = items.find((item) => item.email === email);
      if (!member) throw new Error('Nobody of the company has this address.');
      return member;
    };
    const endings: readonly [string, (inviter: TestMember) => Promise<unknown>][] = [
      [
        'demoted',
        async (inviter) => {
          const { id, version } = await memberOf(inviter);
          return owner.client.members.update({ params: { id }, version, body: { role: 'reviewer' } });
        },
      ],
      ['removed', async (inviter) => owner.client.members.remove({ params: { id: (await memberOf(inviter)).id } })],
      [
        'suspended',
        async ({ id }) => {
          const admin = await people.admin();
          const body = { to: 'suspended', reason: 'other', note: 'Wrote insults to five other companies.' } as const;
          return admin.client.users.transition({ params: { id }, body });
        },
      ],
    ];
    it.each(endings)(
      'end with the rights of an owner who is %s, until another owner sends them again',
      async (how, end) => {
        const email = `invited-then-${how}@people.example`;
        const inviter = await people.member(owner.employerId, 'owner');
        const invitation = await invite(email, inviter);
        const token = await tokenFor(api, email);
        await end(inviter);
        const accept = (link: string) => api.client().memberInvitations.accept({ body: { token: link, account } });
        await expect(accept(token)).rejects.toMatchObject({ code: 'INVITE_INVALID' });
        await owner.client.memberInvitations.resend({ params: { id: invitation.id } });
        await expect(accept(await tokenFor(api, email))).resolves.toMatchObject({
          me: { actor: { employerId: owner.employerId } },
        });
      },
    );

    it('are at most twenty at a time', async () => {
      const full = await people.employer();
      for (let count = 0; count < 20; count++) await invite(`guest-${count}@people.example`, full);
      await expect(invite('one-more@people.example', full)).rejects.toMatchObject({
        code: 'SAVED_LIMIT',
        params: { n: 20 },
      });
    });
  });
});
