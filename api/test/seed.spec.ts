import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAmounts } from '../src/seed/demo-data.ts';
import { DEMO_PASSWORD, demoAccounts } from '../src/seed/demo-accounts.ts';
import { seedOnFirstStart } from '../src/seed/first-start.ts';
import { isEmpty, seed } from '../src/seed/seeder.ts';
import { Internship } from '../src/features/internships/internship.entity.ts';
import { Application } from '../src/features/applications/application.entity.ts';
import { startTestApp, type TestApp } from './test-app.ts';

describe('demo data', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
    await seed(api.app, demoAmounts);
  });
  afterAll(() => api.close());

  it('has the promised amounts in varied states', async () => {
    const internships = api.database.collection(Internship);
    expect(await internships.countDocuments({})).toBe(demoAmounts.internships);
    expect((await internships.distinct('state')).length).toBeGreaterThanOrEqual(4);
    const applications = api.database.collection(Application);
    expect(await applications.countDocuments({})).toBe(demoAmounts.applications);
    expect((await applications.distinct('state')).length).toBeGreaterThanOrEqual(7);
  });

  it('lets every demo account sign in on its own page', async () => {
    for (const { email, signInPath: door } of demoAccounts) {
      const which = door.includes('admin') ? 'admin' : door.includes('employer') ? 'employer' : 'student';
      const opened = await api.client().auth.signIn({ body: { email, password: DEMO_PASSWORD, door: which } });
      expect(opened.me.actor.role, email).toBe(demoAccounts.find((one) => one.email === email)?.role);
    }
  });

  it('is made into an empty database only, and never by accident in production', async () => {
    expect(await isEmpty(api.app)).toBe(false);
    const before = await api.database.collection(Internship).countDocuments({});
    await seedOnFirstStart(api.app, { ...api.settings, SEED_DEMO: 'true' });
    expect(await api.database.collection(Internship).countDocuments({})).toBe(before);
    const production = { ...api.settings, production: true, SEED_DEMO: undefined, SETUP_SECRET: 'given' };
    expect(await seedOnFirstStart(api.app, production)).toEqual([]);
  });

  it('the same seed and clock give the same records', async () => {
    const other = await startTestApp();
    await seed(other.app, demoAmounts);
    const titles = async (one: TestApp) =>
      (await one.database.collection(Internship).find({}).sort({ _id: 1 }).toArray()).map((row) => [
        row._id.toHexString(),
        row['slug'],
      ]);
    expect(await titles(other)).toEqual(await titles(api));
    await other.close();
  });
});
