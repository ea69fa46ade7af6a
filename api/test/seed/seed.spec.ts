import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { demoAmounts } from '../../src/seed/demo-data.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../src/seed/demo-accounts.ts';
import { assertNoDemoAccounts, seedOnFirstStart } from '../../src/seed/first-start.ts';
import { isEmpty, seed } from '../../src/seed/seeder.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { Application } from '../../src/features/applications/application.entity.ts';
import { CvAnalysis } from '../../src/features/cv-analyses/index.ts';
import { User } from '../../src/features/accounts/user.entity.ts';
import { ExternalJob, ExternalJobClicks } from '../../src/features/external-jobs/index.ts';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { TestActors } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

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
    expect(await applications.countDocuments({})).toBeGreaterThan(300);
    expect(await api.database.collection(Employer).countDocuments({})).toBe(demoAmounts.employers);
    expect(await api.database.collection(InternProfile).countDocuments({})).toBe(demoAmounts.interns);
    expect((await applications.distinct('state')).length).toBeGreaterThanOrEqual(7);
  });

  it('has what near-duplicates are found by in each internship that was submitted, so that no job has to add it', async () => {
    const bare = { sketch: null, state: { $nin: ['draft', 'archived'] } };
    expect(await api.database.collection(Internship).countDocuments(bare)).toBe(0);
  });

  it('has a field in which ten other internships say what is usually paid', async () => {
    const { items } = await api.client().internships.search({ query: { category: ['software_data'] } });
    const [internship] = items;
    if (!internship || !('pay' in internship)) throw new Error('The demo has no internship of software and data.');
    const query = {
      category: 'software_data' as const,
      currency: 'EUR',
      unit: 'month' as const,
      except: internship.id,
    };
    expect((await api.client().internships.compare({ query })).payMedian?.count).toBeGreaterThanOrEqual(10);
  });

  it('has results of uploaded CVs without a score, as the product leaves them', async () => {
    const results = await api.database.collection(CvAnalysis).find({ source: 'upload', state: 'succeeded' }).toArray();
    expect(results.length).toBeGreaterThan(0);
    expect(results.map(({ match }) => match?.score)).toEqual(results.map(() => null));
  });

  it('counts visits of listed external jobs per day, which add up to those of each listing', async () => {
    const perDay = await api.database.collection(ExternalJobClicks).find({}).toArray();
    const listed = await api.database.collection(ExternalJob).find({ listed: true }).toArray();
    for (const { _id, title, clicks } of listed) {
      const days = perDay.filter(({ externalJobId }) => _id.equals(externalJobId));
      expect(clicks, title).toBe(days.reduce((sum, { count }) => sum + count, 0));
    }
    expect(listed.filter(({ clicks }) => clicks > 0).length).toBeGreaterThan(listed.length * 0.8);
  });

  it('has told those who answer applications what candidates did lately, by name and with the way to them', async () => {
    const email = 'owner@demo.example';
    const user = await api.database.collection(User).findOne({ email });
    const owner = await new TestActors(api).signIn(String(user?._id), email);
    const { items, total } = await owner.client.notifications.list({ list: {} });
    expect(total).toBeGreaterThanOrEqual(5);
    expect(new Set(items.map(({ titleKey }) => titleKey)).size).toBeGreaterThanOrEqual(2);
    expect(items.some(({ readAt }) => readAt === null) && items.some(({ readAt }) => readAt !== null)).toBe(true);
    for (const { params, link } of items) {
      expect(params['candidate']).toMatch(/\w+/);
      expect(link).toBe(`/internships/employer/intern/${String(params['applicationId'])}`);
    }
    const sent = (await owner.client.deliveries.list({ list: { range: [0, 99] } })).items;
    expect(sent.filter(({ channel }) => channel === 'inapp').length).toBe(total);
    expect(sent.some(({ channel, digest }) => channel === 'email' && digest)).toBe(true);
  });

  it('lists external jobs on websites that do not exist, and leaves their links unchecked', async () => {
    const listings = api.database.collection(ExternalJob);
    expect(await listings.countDocuments({ listed: true })).toBeGreaterThan(30);
    expect(await listings.countDocuments({ nextCheckAt: { $ne: null } })).toBe(0);
  });

  it('lets every demo account sign in on its own page', async () => {
    for (const { email, signInPath } of demoAccounts) {
      const signInPage = signInPath.includes('admin')
        ? 'admin'
        : signInPath.includes('employer')
          ? 'employer'
          : 'student';
      const opened = await api.client().auth.signIn({ body: { email, password: DEMO_PASSWORD, signInPage } });
      expect(opened.accessToken === null ? null : opened.me.actor.role, email).toBe(
        demoAccounts.find((demoAccount) => demoAccount.email === email)?.role,
      );
    }
  });

  it('lets the demo student find notifications, bookmarks, saved searches and jobs from elsewhere', async () => {
    const opened = await api.client().auth.signIn({
      body: { email: 'student@demo.example', password: DEMO_PASSWORD, signInPage: 'student' },
    });
    const student = api.client(opened.accessToken);
    const notifications = await student.notifications.list({ list: {} });
    expect(notifications.total).toBeGreaterThan(10);
    const { count } = await student.notifications.unread();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(notifications.total);
    const deliveries = await student.deliveries.list({ list: { range: [0, 99] } });
    const inboxes = deliveries.items.filter(({ channel }) => channel === 'inapp');
    expect(inboxes).toHaveLength(notifications.total);
    expect(deliveries.items.some(({ channel, state }) => channel === 'email' && state === 'sent')).toBe(true);
    expect((await student.bookmarks.list({ list: {} })).total).toBe(3);
    expect((await student.savedSearches.list({ list: {} })).total).toBe(2);
    expect((await student.savedExternalJobs.list({ list: {} })).total).toBe(2);
    const applications = await student.applications.list({ list: { range: [0, 49] } });
    const viewed = applications.items.filter(
      (application) => 'viewedAt' in application && application.viewedAt !== null,
    );
    const looks = await student.documents.accesses({ list: {} });
    expect(looks.items.map(({ purpose }) => purpose)).toEqual(viewed.map(() => 'application'));
    expect(looks.total).toBeGreaterThan(0);
  });

  it('is made into an empty database only, and never by accident in production', async () => {
    expect(await isEmpty(api.app)).toBe(false);
    const before = await api.database.collection(Internship).countDocuments({});
    await seedOnFirstStart(api.app, { ...api.settings, SEED_DEMO: 'true' });
    expect(await api.database.collection(Internship).countDocuments({})).toBe(before);
    const production = { ...api.settings, production: true, SEED_DEMO: undefined, SETUP_SECRET: 'given' };
    expect(await seedOnFirstStart(api.app, production)).toEqual([]);
  });

  it('stops production, unless nobody else can reach it or the passwords are no longer public', async () => {
    const settings = { ...api.settings, NODE_ENV: 'production' as const, production: true };
    const reached = { ...settings, publicUrl: 'https://internships.example' };
    await expect(assertNoDemoAccounts(api.app, reached)).rejects.toThrow(/demo accounts.*passwords are public/);
    await assertNoDemoAccounts(api.app, settings);
    await assertNoDemoAccounts(api.app, { ...reached, production: false });
    const users = api.database.collection(User);
    const demo = { email: { $in: demoAccounts.map(({ email }) => email) } };
    const [stored] = await users.find(demo).toArray();
    await users.updateMany(demo, { $set: { passwordHash: null } });
    await assertNoDemoAccounts(api.app, reached);
    await users.updateMany(demo, { $set: { passwordHash: stored?.passwordHash ?? null } });
  });

  it('the same seed and clock give the same records', async () => {
    const other = await startTestApp();
    onTestFinished(() => other.close());
    await seed(other.app, demoAmounts);
    const titles = async (process: TestApp) =>
      (await process.database.collection(Internship).find({}).sort({ _id: 1 }).toArray()).map((row) => [
        row._id.toHexString(),
        row['slug'],
      ]);
    expect(await titles(other)).toEqual(await titles(api));
  });
});
