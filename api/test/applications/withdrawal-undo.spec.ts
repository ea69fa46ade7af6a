import { applicationLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import {
  anInterview,
  anOffer,
  startMarketplace,
  type Applicant,
  type Marketplace,
} from '../support/marketplace.fixture.ts';

describe('a withdrawn application', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;
  let ada: Applicant;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    internshipId = await marketplace.internship({ openings: 1 });
  });
  beforeEach(async () => {
    ada = await marketplace.applicant();
    ({ id } = await marketplace.apply(ada, internshipId));
  });
  afterAll(() => api.close());

  const withdraw = (actor: TestActor, application = id) =>
    marketplace.transition(actor, application, { to: 'withdrawn', note: null });
  const undo = async (actor: TestActor, application = id) => {
    const { results } = await actor.client.applications.undo({ body: { ids: [application] } });
    return results[0]?.ok ? 'done' : results[0]?.code;
  };
  const titleKeys = async (actor: TestActor) => {
    await api.dispatch();
    return (await actor.client.notifications.list({ list: {} })).items.map((notification) => notification.titleKey);
  };

  it('is as it was before once its candidate undoes the withdrawal, and both sides see it in the history', async () => {
    const before = await ada.client.applications.get({ params: { id } });
    await withdraw(ada);
    await api.dispatch();
    expect((await ada.client.documents.get({ params: { id: ada.cvId } })).inUse).toBe(false);
    expect(await undo(ada)).toBe('done');
    const { events, version, ...after } = await ada.client.applications.get({ params: { id } });
    expect(after).toMatchObject({
      state: 'submitted',
      responseDueAt: before.responseDueAt,
    });
    expect(version).toBeGreaterThan(before.version);
    expect(events.at(-1)).toMatchObject({ from: 'withdrawn', to: 'submitted', by: 'intern', reason: 'undone' });
    const seen = await marketplace.owner.client.applications.get({ params: { id } });
    expect(seen).toMatchObject({ state: 'submitted', cv: { fileName: 'cv.txt' } });
    expect((await marketplace.stored(id)).nextReminderAt).not.toBeNull();
    expect(await titleKeys(marketplace.owner)).not.toContain('application.withdrawn');
    expect((await ada.client.documents.get({ params: { id: ada.cvId } })).inUse).toBe(true);
    expect(await undo(ada)).toBe('UNDO_EXPIRED');
  });

  it('stays withdrawn for everybody but its candidate', async () => {
    const other = await marketplace.applicant();
    await withdraw(ada);
    expect(await undo(other)).toBe('NOT_FOUND');
    expect(await undo(marketplace.owner)).toBe('UNDO_EXPIRED');
    await expect(undo(marketplace.admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await marketplace.stored(id)).state).toBe('withdrawn');
  });

  it('leaves decisions of the employer to the employer', async () => {
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect(await undo(ada)).toBe('UNDO_EXPIRED');
    await marketplace.transition(marketplace.owner, id, { to: 'rejected', code: 'skills', text: null });
    expect(await undo(ada)).toBe('UNDO_EXPIRED');
    expect((await marketplace.stored(id)).state).toBe('rejected');
  });

  it.each([
    [applicationLimits.undoMinutes * MINUTE - 1, 'done'],
    [applicationLimits.undoMinutes * MINUTE, 'UNDO_EXPIRED'],
  ])('can be restored after %i milliseconds: %s', async (passed, outcome) => {
    await withdraw(ada);
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + passed));
    expect(await undo(await marketplace.signInAgain(ada))).toBe(outcome);
  });

  it('has its interview again, as a new version of the calendar entry', async () => {
    const { owner } = marketplace;
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await marketplace.transition(owner, id, { to: 'interview', interview: anInterview(api.clock.now()) });
    const { interviewAt, interviewSequence } = await marketplace.stored(id);
    await withdraw(ada);
    expect((await marketplace.stored(id)).interviewAt).toBeNull();
    expect(await undo(ada)).toBe('done');
    const stored = await marketplace.stored(id);
    expect(stored).toMatchObject({ state: 'interview', internState: 'interview', interviewAt });
    expect(stored.interviewSequence).toBe(interviewSequence + 1);
    await owner.client.applications.cancelInterview({
      params: { id },
      version: stored.version,
      body: { note: 'Our laboratory is closed that day.' },
    });
    const rejection = { to: 'rejected', code: 'skills', text: null } as const;
    expect((await marketplace.transition(owner, id, rejection)).state).toBe('rejected');
  });

  it('has its offer again only while the opening is free', async () => {
    const { owner } = marketplace;
    const offer = anOffer(api.clock.now());
    const makeFinalist = async (application: string) => {
      await marketplace.transition(owner, application, { to: 'shortlisted' });
      await marketplace.transition(owner, application, { to: 'finalist' });
    };
    await makeFinalist(id);
    await marketplace.transition(owner, id, { to: 'offered', offer });
    await withdraw(ada);
    expect(await undo(ada)).toBe('done');
    const stored = await marketplace.stored(id);
    expect(stored.state).toBe('offered');
    expect(stored.offerExpiresAt?.toISOString()).toBe(offer.expiresAt);
    const other = await marketplace.applicant();
    const { id: otherId } = await marketplace.apply(other, internshipId);
    await makeFinalist(otherId);
    await expect(marketplace.transition(owner, otherId, { to: 'offered', offer })).rejects.toMatchObject({
      code: 'NO_OPENINGS',
    });
    await withdraw(ada);
    await marketplace.transition(owner, otherId, { to: 'offered', offer });
    expect(await undo(ada)).toBe('NO_OPENINGS');
    expect((await marketplace.stored(id)).state).toBe('withdrawn');
  });

  it('cannot be restored when its CV was deleted or its internship removed', async () => {
    await withdraw(ada);
    await api.dispatch();
    await ada.client.documents.remove({ params: { id: ada.cvId } });
    expect(await undo(ada)).toBe('UNDO_EXPIRED');
    const ben = await marketplace.applicant();
    const { id: second } = await marketplace.apply(ben, internshipId);
    await withdraw(ben, second);
    const internship = { _id: new ObjectId(internshipId) };
    await api.database.collection(Internship).updateOne(internship, { $set: { state: 'removed' } });
    expect(await undo(ben, second)).toBe('INTERNSHIP_GONE');
    await api.database.collection(Internship).updateOne(internship, { $set: { state: 'open' } });
    expect(await undo(ben, second)).toBe('done');
  });
});
