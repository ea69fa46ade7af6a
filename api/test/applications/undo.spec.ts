import type { ApplicationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEVER_DUE } from '../../src/features/applications/response-deadlines/due-order.ts';
import { PersonalData } from '../../src/features/data-requests/personal-data.service.ts';
import { MINUTE } from '../../src/platform/clock/clock.ts';
import type { TestApp } from '../support/test-app.ts';
import { newIdempotencyKey, startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';

describe('decisions about applications', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let internshipId: string;
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    internshipId = await marketplace.internship();
  });
  afterAll(() => api.close());

  it('that are rejected look unchanged to the candidate for ten minutes', async () => {
    const jo = await marketplace.applicant();
    const { id } = await marketplace.apply(jo, internshipId);
    const before = await jo.client.applications.get({ params: { id } });
    const rejected = await marketplace.transition(marketplace.owner, id, {
      to: 'rejected',
      code: 'skills',
      text: null,
    });
    expect(rejected).toMatchObject({ state: 'rejected', rejection: { sentAt: null } });
    await api.dispatch();
    expect(await jo.client.applications.get({ params: { id } })).toEqual(before);
    const notifiedTitles = async () =>
      (await jo.client.notifications.list({ list: {} })).items.map((notification) => notification.titleKey);
    expect(await notifiedTitles()).not.toContain('application.rejected');
    const idsInState = async (state: string) =>
      (await jo.client.applications.list({ list: { filter: { state: [state] } } })).items.map(
        (application) => application.id,
      );
    expect(await idsInState('rejected')).toEqual([]);
    expect(await idsInState('submitted')).toEqual([id]);
    expect((await jo.client.documents.get({ params: { id: jo.cvId } })).inUse).toBe(true);
    const exported = JSON.stringify(await api.app.get(PersonalData).collect(new ObjectId(jo.id)));
    expect(exported).not.toContain('rejected');
    const undone = await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    expect(undone).toMatchObject({ done: 1, refused: 0 });
    expect(await jo.client.applications.get({ params: { id } })).toMatchObject({ state: 'submitted' });
    await marketplace.transition(marketplace.owner, id, { to: 'rejected', code: 'skills', text: null });
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 10 * MINUTE));
    await api.job('applications.rejections');
    await api.dispatch();
    expect(await jo.client.applications.get({ params: { id } })).toMatchObject({
      state: 'rejected',
      rejection: { code: 'skills' },
    });
    expect(await notifiedTitles()).toContain('application.rejected');
    expect((await jo.client.documents.get({ params: { id: jo.cvId } })).inUse).toBe(false);
    const late = await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    expect(late.results).toMatchObject([{ ok: false, code: 'UNDO_EXPIRED' }]);
    expect((await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' })).state).toBe('shortlisted');
  });

  it('that shortlist look unchanged to the candidate for ten minutes, and leave nothing when they are undone', async () => {
    const ana = await marketplace.applicant();
    const { id } = await marketplace.apply(ana, internshipId);
    const before = await ana.client.applications.get({ params: { id } });
    const shortlist = () => marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect((await shortlist()).state).toBe('shortlisted');
    expect(await ana.client.applications.get({ params: { id } })).toEqual(before);
    const { applications } = await ana.client.dashboards.intern();
    expect(applications[0]).toMatchObject({ state: 'submitted' });
    const idsThatAre = async (filter: { state?: ApplicationState[]; overdue?: boolean }) =>
      (await ana.client.applications.list({ list: { filter } })).items.map((application) => application.id);
    expect(await idsThatAre({ state: ['shortlisted'] })).toEqual([]);
    expect(await idsThatAre({ state: ['submitted'] })).toEqual([id]);
    expect(await idsThatAre({ overdue: false })).toEqual([id]);
    await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    const undone = await ana.client.applications.get({ params: { id } });
    expect([undone.state, undone.events]).toEqual([before.state, before.events]);
    await shortlist();
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 10 * MINUTE));
    const seen = await ana.client.applications.get({ params: { id } });
    expect(seen.state).toBe('shortlisted');
    expect(await idsThatAre({ state: ['shortlisted'] })).toEqual([id]);
    expect(await idsThatAre({ state: ['submitted'] })).toEqual([]);
    expect(seen.events.map(({ to }) => to)).toEqual(['submitted', 'shortlisted']);
  });

  it('change the place in lists by due date only once the candidate knows of them', async () => {
    const lou = await marketplace.applicant();
    const { id } = await marketplace.apply(lou, internshipId);
    const dueOrder = async () => (await marketplace.stored(id)).dueOrder;
    const { responseDueAt } = await marketplace.stored(id);
    await marketplace.transition(marketplace.owner, id, { to: 'rejected', code: 'skills', text: null });
    expect(await dueOrder()).toEqual(responseDueAt);
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    expect(await dueOrder()).toEqual(NEVER_DUE);
    await marketplace.owner.client.applications.undo({ body: { ids: [id] } });
    expect(await dueOrder()).toEqual(responseDueAt);
    await marketplace.transition(marketplace.owner, id, { to: 'rejected', code: 'skills', text: null });
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 10 * MINUTE));
    await api.job('applications.rejections');
    expect(await dueOrder()).toEqual(NEVER_DUE);
  });

  it('can be withdrawn while a rejection waits to be sent', async () => {
    const kim = await marketplace.applicant();
    const { id } = await marketplace.apply(kim, internshipId);
    const { version } = await kim.client.applications.get({ params: { id } });
    await marketplace.transition(marketplace.owner, id, { to: 'rejected', code: 'skills', text: null });
    const withdrawn = await kim.client.applications.transition({
      params: { id },
      version,
      body: { to: 'withdrawn', note: null },
    });
    expect(withdrawn.state).toBe('withdrawn');
    await marketplace.moveClockTo(new Date(api.clock.now().getTime() + 11 * MINUTE));
    await api.job('applications.rejections');
    const seen = await kim.client.applications.get({ params: { id } });
    expect(seen.state).toBe('withdrawn');
    expect(JSON.stringify(seen)).not.toContain('rejected');
  });

  it('are decided in bulk, each by itself, and taken back together', async () => {
    const people = [await marketplace.applicant(), await marketplace.applicant()];
    const ids = await Promise.all(people.map(async (person) => (await marketplace.apply(person, internshipId)).id));
    const unknown = newIdempotencyKey();
    const { owner } = marketplace;
    const reply = await owner.client.applications.transitionMany({
      body: { ids: [...ids, unknown], transition: { to: 'shortlisted' } },
    });
    expect(reply).toMatchObject({ done: 2, refused: 1 });
    expect(reply.results[2]).toMatchObject({ id: unknown, code: 'NOT_FOUND' });
    expect((await owner.client.applications.undo({ body: { ids } })).done).toBe(2);
    const back = await people[0]?.client.applications.get({ params: { id: ids[0] ?? '' } });
    expect(back).toMatchObject({ state: 'submitted', firstResponseAt: null });
    await api.dispatch();
    const notifiedTitles = (await people[0]?.client.notifications.list({ list: {} }))?.items.map(
      (notification) => notification.titleKey,
    );
    expect(notifiedTitles).toEqual(['application.receipt']);
  });
});
