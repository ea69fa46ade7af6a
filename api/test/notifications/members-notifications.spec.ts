import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { Member } from '../../src/features/members/member.entity.ts';
import { actorsOf, type TestActor, type TestActors, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { emailsTo, tokenFor } from '../support/mailbox.ts';

describe('notifications about members of a company', () => {
  let api: TestApp;
  let people: TestActors;
  let owner: TestMember;
  let second: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    owner = await people.employer();
    second = await people.member(owner.employerId, 'owner');
  });
  afterAll(() => api.close());

  const memberOf = async ({ id }: TestActor) => {
    const row = await api.database.collection(Member).findOne({ userId: new ObjectId(id) });
    return { id: String(row?.['_id']), version: Number(row?.['version']) };
  };
  /** Titles of notifications about members, of which each was mailed as well. */
  const notified = async ({ client, email }: TestActor) => {
    const mails = (await emailsTo(api, email)).filter(({ token }) => token === null).length;
    const { items } = await client.notifications.list({ list: {} });
    const titles = items.map(({ titleKey }) => titleKey).filter((title) => title.startsWith('member.'));
    expect(mails).toBe(titles.length);
    return titles.toSorted();
  };

  it('reach the person and every owner when somebody joins by an invitation', async () => {
    const email = 'joining@people.example';
    await owner.client.memberInvitations.create({ body: { email, role: 'recruiter' } });
    const account = { name: 'Kim', password: 'violet otter lantern' };
    const body = { token: await tokenFor(api, email), account };
    const { accessToken } = await api.client().memberInvitations.accept({ body });
    const person = { ...owner, email, client: api.client(accessToken) };
    expect(await notified(person)).toEqual(['member.joined']);
    for (const member of [owner, second]) expect(await notified(member)).toEqual(['member.joined.owners']);
  });

  it('reach the person and the other owners when a role is changed and when somebody is removed', async () => {
    const person = await people.member(owner.employerId, 'recruiter');
    const { id, version } = await memberOf(person);
    await owner.client.members.update({ params: { id }, version, body: { role: 'owner' } });
    expect(await notified(person)).toEqual(['member.changed']);
    expect((await emailsTo(api, person.email)).at(-1)?.subject).toBe('Your role is now owner');
    expect((await emailsTo(api, second.email)).at(-1)?.source).toContain('role is now owner');
    await owner.client.members.remove({ params: { id } });
    expect(await notified(person)).toEqual(['member.changed', 'member.removed']);
    expect((await notified(second)).filter((title) => title !== 'member.joined.owners')).toEqual([
      'member.changed.owners',
      'member.removed.owners',
    ]);
    expect((await notified(owner)).filter((title) => title !== 'member.joined.owners')).toEqual([]);
  });

  it('are written in the language of the recipient', async () => {
    const person = await people.member(owner.employerId, 'reviewer');
    await api.database.collection(User).updateOne({ _id: new ObjectId(person.id) }, { $set: { locale: 'de' } });
    await owner.client.members.remove({ params: { id: (await memberOf(person)).id } });
    expect((await emailsTo(api, person.email)).at(-1)?.source).toContain('aus dem Team Ihres Unternehmens entfernt');
  });

  it('are not sent to somebody who signs up with a company', async () => {
    const founder = await people.employer();
    expect(await notified(founder)).toEqual([]);
  });
});
