import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PersonalData } from '../../src/features/data-requests/personal-data.service.ts';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Applicant, type Marketplace } from '../support/marketplace.fixture.ts';

describe('a shortlisting that can still be undone', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let owner: TestActor;
  let ada: Applicant;
  let id: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
  });
  beforeEach(async () => {
    owner = marketplace.owner;
    ada = await marketplace.applicant();
    ({ id } = await marketplace.apply(ada, await marketplace.internship({ blindReview: true })));
  });
  afterAll(() => api.close());

  const read = (actor: TestActor) => actor.client.applications.get({ params: { id } });
  const withdraw = (version: number) =>
    ada.client.applications.transition({ params: { id }, version, body: { to: 'withdrawn', note: null } });
  const exported = async () => JSON.stringify(await api.app.get(PersonalData).collect(new ObjectId(ada.id)));
  const toldOf = async () => {
    await api.dispatch();
    const { items } = await ada.client.notifications.list({ list: {} });
    const { items: deliveries } = await ada.client.deliveries.list({ list: {} });
    return [...items, ...deliveries].map(({ titleKey }) => titleKey);
  };
  const steps = (events: readonly { from: string | null; to: string }[]) => events.map(({ from, to }) => [from, to]);

  it('changes no part of the candidate’s reply, its version included, also once it is undone', async () => {
    const before = await read(ada);
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    expect(await read(ada)).toEqual(before);
    expect((await ada.client.dashboards.intern()).applications[0]).toMatchObject({ version: before.version });
    expect(await exported()).not.toContain('shortlisted');
    await owner.client.applications.undo({ body: { ids: [id] } });
    expect(await read(ada)).toEqual(before);
    expect(await exported()).not.toContain('shortlisted');
  });

  it('refuses a candidate who acts on what they saw before it was shown', async () => {
    const { version } = await read(ada);
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 10 * MINUTE));
    await expect(withdraw(version)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    const later = await read(ada);
    expect([later.state, later.version]).toEqual(['shortlisted', version + 1]);
    expect(steps((await withdraw(later.version)).events).at(-1)).toEqual(['shortlisted', 'withdrawn']);
  });

  it.each([
    ['is shortlisted', false],
    ['is rejected after that', true],
  ])('moves nothing in the candidate’s list by due date while it %s unseen', async (_, isRejected) => {
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + MINUTE));
    const { id: later } = await marketplace.apply(ada, await marketplace.internship());
    const inOrder = async (range: [number, number] = [0, 9]) => {
      const page = await ada.client.applications.list({ list: { sort: ['responseDueAt', 'ASC'], range } });
      return { ids: page.items.map((application) => application.id), total: page.total };
    };
    expect(await inOrder()).toEqual({ ids: [id, later], total: 2 });
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    if (isRejected) await marketplace.transition(owner, id, { to: 'rejected', code: 'skills', text: null });
    expect(await inOrder()).toEqual({ ids: [id, later], total: 2 });
    expect(await inOrder([0, 0])).toEqual({ ids: [id], total: 2 });
    expect(await inOrder([1, 1])).toEqual({ ids: [later], total: 2 });
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 11 * MINUTE));
    await api.job('applications.rejections');
    expect(await inOrder()).toEqual({ ids: [later, id], total: 2 });
  });

  it('stays unknown to a candidate who withdraws meanwhile, and in the history of the company', async () => {
    const { version } = await read(ada);
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await api.dispatch();
    const withdrawn = await withdraw(version);
    expect(withdrawn).toMatchObject({ state: 'withdrawn', firstResponseAt: null, version: version + 1 });
    expect(steps(withdrawn.events)).toEqual([
      [null, 'submitted'],
      ['submitted', 'withdrawn'],
    ]);
    await api.dispatch();
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 11 * MINUTE));
    await api.job('notifications.hidden');
    expect(await read(ada)).toEqual(withdrawn);
    expect(JSON.stringify(await ada.client.dashboards.intern())).not.toContain('shortlisted');
    expect(await exported()).not.toContain('shortlisted');
    expect(await toldOf()).not.toContain('application.shortlisted');
    expect(steps((await read(owner)).events)).toEqual([
      [null, 'submitted'],
      ['submitted', 'shortlisted'],
      ['shortlisted', 'submitted'],
      ['submitted', 'withdrawn'],
    ]);
  });

  it('stays unknown also where a rejection followed it', async () => {
    const { version } = await read(ada);
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await marketplace.transition(owner, id, { to: 'rejected', code: 'skills', text: null });
    expect((await read(ada)).version).toBe(version);
    const withdrawn = await withdraw(version);
    expect(withdrawn).toMatchObject({ firstResponseAt: null, rejection: null, version: version + 1 });
    expect(steps(withdrawn.events).at(-1)).toEqual(['submitted', 'withdrawn']);
    expect(JSON.stringify(withdrawn)).not.toContain('shortlisted');
  });

  it('lets a candidate who withdrew meanwhile come back to where they were', async () => {
    const { version } = await read(ada);
    await marketplace.transition(owner, id, { to: 'shortlisted' });
    await withdraw(version);
    await ada.client.applications.undo({ body: { ids: [id] } });
    const back = await read(ada);
    expect(back).toMatchObject({ state: 'submitted', version: version + 2 });
    expect(JSON.stringify(back)).not.toContain('shortlisted');
    expect((await read(owner)).state).toBe('submitted');
  });
});
