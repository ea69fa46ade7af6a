import { announcementAudience, policyVersions } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../src/features/employers/index.ts';
import { InternProfile } from '../../src/features/interns/index.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { AnnouncementsFixture } from './announcements.fixture.ts';
import type { TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('the audience of an announcement', () => {
  let api: TestApp;
  let fixture: AnnouncementsFixture;
  let people: Readonly<Record<string, TestActor>>;

  beforeAll(async () => {
    api = await startTestApp();
    fixture = await AnnouncementsFixture.create(api);
    const { people: actors } = fixture;
    const owner = await actors.employer();
    people = {
      ada: await actors.intern(),
      ben: await actors.intern(),
      cleo: await actors.intern(),
      owner,
      reviewer: await actors.member(owner.employerId, 'reviewer'),
      other: await actors.employer(),
      suspended: await actors.intern((account) => account.suspended()),
      unverified: await actors.intern((account) => account.unverified()),
    };
    await study('ada', 'Technische Universität Graz', 'Computer science');
    await study('ben', 'Universität Wien', 'Law', 'Technische Universität Graz', 'Physics');
    await set('ben', { locale: 'de', lastActiveAt: ago(45) });
    await set('cleo', { lastActiveAt: null, createdAt: ago(400) });
    const verified = { $set: { 'verification.state': 'verified' } };
    await api.database.collection(Employer).updateOne({ _id: new ObjectId(owner.employerId) }, verified);
    const erased = await actors.intern();
    await fixture.users.updateOne({ _id: new ObjectId(erased.id) }, { $set: { status: 'erased' } });
  });
  afterAll(() => api.close());

  const ago = (days: number) => new Date(api.clock.now().getTime() - days * DAY);
  const idOf = (name: string) => new ObjectId(people[name]?.id);
  const set = (name: string, change: object) => fixture.users.updateOne({ _id: idOf(name) }, { $set: change });
  async function study(name: string, ...pairs: string[]): Promise<void> {
    const education = pairs.flatMap((institution, index) =>
      index % 2 ? [] : [{ institution, degree: 'bachelor', field: pairs[index + 1] }],
    );
    const profile = { userId: idOf(name), firstName: name, lastName: 'Kovač', maskedName: 'A. K.', education };
    await api.database.collection(InternProfile).insertOne({ _id: new ObjectId(), ...profile });
  }
  async function names(audience: object, who = fixture.admin): Promise<string[]> {
    const reply = await who.client.announcements.audience({ body: announcementAudience.parse(audience) });
    const namedPeople = Object.entries(people);
    const names = reply.sample.map(
      ({ id }) => namedPeople.find(([, actor]) => actor.id === id)?.[0] ?? 'administrator',
    );
    expect(reply.count).toBe(names.length);
    return names.toSorted();
  }

  it('is counted by what its people have chosen, and by their language', async () => {
    const choose = (name: string, choice: { inapp: boolean; push: boolean; email: boolean }) =>
      people[name]?.client.notifications.setPreferences({
        body: { types: { broadcast: choice }, quietFrom: '22:00', quietTo: '08:00', digest: 'daily' },
      });
    await choose('ada', { inapp: true, push: true, email: true });
    await choose('cleo', { inapp: false, push: false, email: true });
    /* At sign-up people agree to a policy and choose nothing in the settings. */
    const agree = (granted: boolean) =>
      people['ben']?.client.consents.create({
        body: { policy: 'broadcast_mail', policyVersion: policyVersions.broadcast_mail, granted },
      });
    const body = announcementAudience.parse({ groups: ['intern'] });
    await agree(true);
    const agreed = await fixture.admin.client.announcements.audience({ body });
    expect(agreed.reach.email).toBe(3);
    await agree(false);
    const { count, reach, languages } = await fixture.admin.client.announcements.audience({ body });
    /* A push needs a device. */
    expect(reach).toEqual({ inapp: count - 1, email: 2, push: 0 });
    expect(languages).toEqual({ en: count - 1, de: 1 });
  });

  it('is nobody without a group', async () => {
    expect(await names({})).toEqual([]);
    expect(await names({ language: 'en', activity: 'within' })).toEqual([]);
  });
  it('has active accounts of its groups only', async () => {
    expect(await names({ groups: ['intern'] })).toEqual(['ada', 'ben', 'cleo']);
    expect(await names({ groups: ['employer'] })).toEqual(['other', 'owner', 'reviewer']);
    expect(await names({ groups: ['administrator'] })).toEqual(['administrator', 'administrator']);
    expect(await names({ groups: ['intern', 'employer'] })).toHaveLength(6);
  });
  it('is narrowed by the verification of the employer, for members of employers', async () => {
    expect(await names({ groups: ['employer'], verification: ['verified'] })).toEqual(['owner', 'reviewer']);
    expect(await names({ groups: ['employer'], verification: ['unverified'] })).toEqual(['other']);
    expect(await names({ groups: ['intern', 'employer'], verification: ['rejected'] })).toEqual(['ada', 'ben', 'cleo']);
  });
  it('is narrowed by institution and field of the same education, for students', async () => {
    expect(await names({ groups: ['intern'], institution: 'technische universitat' })).toEqual(['ada', 'ben']);
    expect(await names({ groups: ['intern'], institution: 'Graz', field: 'phys' })).toEqual(['ben']);
    expect(await names({ groups: ['intern'], institution: 'Graz', field: 'Law' })).toEqual([]);
    expect(await names({ groups: ['intern', 'employer'], field: 'comp' })).toEqual([
      'ada',
      'other',
      'owner',
      'reviewer',
    ]);
  });
  it('is narrowed by language and by the last activity, counted from the account where there was none', async () => {
    expect(await names({ groups: ['intern'], language: 'de' })).toEqual(['ben']);
    expect(await names({ groups: ['intern'], activity: 'within', activityDays: 30 })).toEqual(['ada']);
    expect(await names({ groups: ['intern'], activity: 'within', activityDays: 60 })).toEqual(['ada', 'ben']);
    expect(await names({ groups: ['intern'], activity: 'over', activityDays: 60 })).toEqual(['cleo']);
  });
  it('shows ten people at most, with names for those who may see them', async () => {
    const body = announcementAudience.parse({ groups: ['intern'], field: 'comp' });
    const named = async (who: TestActor) => (await who.client.announcements.audience({ body })).sample[0]?.name;
    expect(await named(fixture.admin)).toBe('ada Kovač');
    expect(await named(fixture.limited)).toBeNull();
    expect(await named(await fixture.people.limitedAdmin('announcements:manage', 'dashboard:view'))).toBe('A. K.');
    const crowd = await fixture.crowd(15);
    const everybody = announcementAudience.parse({ groups: ['intern'] });
    const { count, sample } = await fixture.admin.client.announcements.audience({ body: everybody });
    expect([count, sample.length]).toEqual([18, 10]);
    await fixture.users.deleteMany({ _id: { $in: crowd } });
  });
});
