import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR, DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, type TestCompanies } from '../support/test-companies.ts';

describe('dashboards', () => {
  let api: TestApp;
  let people: TestActors;
  let companies: TestCompanies;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    companies = companiesOf(api);
  });
  afterAll(() => api.close());

  it('of the administration show queues with their age, and a day for every day', async () => {
    const owner = await companies.withCompleteProfile();
    await companies.submit(owner);
    await companies.verified();
    api.clock.advance(3 * DAY);
    const admin = await people.admin();
    const seen = await admin.client.dashboards.admin({ query: { days: '7' } });
    expect(seen.queues.find(({ queue }) => queue === 'verification')).toEqual({
      queue: 'verification',
      waiting: 1,
      overdue: 1,
      oldestAt: '2026-03-02T09:00:00.000Z',
      nextDueAt: '2026-03-04T09:00:00.000Z',
    });
    expect(seen.totals.verifiedEmployers).toBe(1);
    const activity = seen.history?.activity ?? [];
    expect(activity).toHaveLength(7);
    expect(activity.find(({ day }) => day === '2026-03-02')).toMatchObject({ employers: 2 });
    expect(activity.at(-1)).toMatchObject({ day: '2026-03-05', employers: 0 });
  });

  it('show limited administrators the queues of their permissions only', async () => {
    const viewer = await people.limitedAdmin('dashboard:view');
    const seen = await viewer.client.dashboards.admin({ query: {} });
    expect(seen.queues.map(({ queue }) => queue)).toEqual(['moderation', 'overdue_applications']);
    const verifier = await people.limitedAdmin('employers:verify');
    await expect(verifier.client.dashboards.admin({ query: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const owner = await people.employer();
    await expect(owner.client.dashboards.admin({ query: {} })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(viewer.client.dashboards.employer()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('of an employer say what to do next', async () => {
    const fresh = await people.employer();
    const codes = async (who: typeof fresh) => (await who.client.dashboards.employer()).todos.map(({ code }) => code);
    expect(await codes(fresh)).toEqual(['complete_profile', 'invite_members', 'write_first_internship']);
    const ready = await companies.withCompleteProfile();
    expect(await codes(ready)).toContain('submit_verification');
    await companies.submit(ready);
    const seen = await ready.client.dashboards.employer();
    expect(seen.verification).toMatchObject({ state: 'pending', caseDueAt: expect.any(String) });
    expect(seen.todos.map(({ code }) => code)).not.toContain('submit_verification');
    expect(new Date(seen.generatedAt).getTime()).toBeLessThan(Date.parse(seen.verification.caseDueAt ?? '') + HOUR);
  });

  it('of an employer are the same for all its members', async () => {
    const owner = await companies.verified();
    const reviewer = await people.member(owner.employerId, 'reviewer');
    expect((await reviewer.client.dashboards.employer()).employerId).toBe(owner.employerId);
    await expect(api.client().dashboards.employer()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('skills', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  it('are searched by anybody, by name and synonym', async () => {
    const { items } = await api.client().skills.search({ query: { q: 'postgresq' } });
    expect(items).toEqual([{ id: 'postgresql', label: 'PostgreSQL', category: 'software', matched: null }]);
    const other = await api.client().skills.search({ query: { q: 'k8s' } });
    expect(other.items).toMatchObject([{ id: 'kubernetes', matched: 'K8s' }]);
    const named = await api.client().skills.search({ query: { ids: 'python,no-such-skill' } });
    expect(named.items.map(({ label }) => label)).toEqual(['Python']);
  });
});
