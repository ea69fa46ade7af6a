import { aPosting } from '@prentice/testing';
import { hasRedisServer, NO_REDIS_SERVER } from '@prentice/testing/redis';
import { hasNginx, NO_NGINX } from '../../tools/testing/gateway.mjs';
import { sentEmails, waitForEmail } from '../mail/sent-emails.ts';
import { apiAs, postWithoutSession } from '../people/api.ts';
import { applyTo } from '../people/blind-candidate.ts';
import { applicationFor, transitionApplication } from '../people/candidate-api.ts';
import { createVerifiedCompany, submitInternship, transitionInternship } from '../people/company-api.ts';
import { aCompany } from '../people/company.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { confirmAddress, fillSignUp, newCredentials } from '../people/new-student.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/scaled-site.fixture.ts';

const company = aCompany('Springwater', 'springwater.example', 'tess');
const TITLE = 'Charting the springs of the hills';

test.describe.serial('The scaled deployment behind its gateway', () => {
  test.skip(!hasRedisServer, NO_REDIS_SERVER);
  test.skip(!hasNginx, NO_NGINX);
  test.describe.configure({ timeout: 240_000 });
  const person = newCredentials();
  let internshipId = '';
  let applicationId = '';

  test('shows pages and takes forms at its own address, port included', async ({ page, site }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(new URL(page.url()).origin).toBe(site.gateway.origin);
  });

  test('says in its imprint who the settings say runs it, and leads to their mailbox', async ({ page }) => {
    await page.goto('/Imprint');
    const address = page.locator('address').first();
    await expect(address).toContainText('Internships of the hills');
    await expect(address).toContainText('8010 Graz');
    const contact = page.locator('a[href="mailto:help@hills.example"]');
    await expect(contact).toHaveCount(2);
  });

  test('lets a new company get verified and publish while a web process is killed', async ({ page, site }) => {
    const admin = await apiAs(site.gateway, 'admin', administrator);
    const team = await createVerifiedCompany(site.gateway, admin, company);
    internshipId = await submitInternship(team, aPosting(new Date(), { title: TITLE }));
    await site.kill('web-1');
    await transitionInternship(admin, internshipId, { to: 'open' });
    await page.goto(`/internships/${internshipId}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await site.start('web-1');
  });

  test('shows what one process has saved on the pages of the other', async ({ page }) => {
    /* The gateway goes from one to the other: four answers are two of each. */
    for (let visit = 0; visit < 4; visit++) {
      await expect(async () => {
        await page.goto(`/internships?q=${encodeURIComponent(TITLE)}`);
        await expect(page.getByRole('link', { name: TITLE, exact: true })).toBeVisible({ timeout: 1_000 });
      }).toPass();
    }
  });

  test('signs a student up by an email that another process sends, while that process is started again', async ({
    page,
    site,
  }) => {
    await site.kill('worker');
    await page.goto('/auth/studentAuth?mode=sign-up');
    await fillSignUp(page, person);
    await site.start('worker');
    await confirmAddress(page, site.gateway, person);
  });

  test('keeps an application and its notices when every process is killed in turn', async ({ site }) => {
    await site.kill('web-2');
    applicationId = await applyTo(site.gateway, student, internshipId);
    await site.start('web-2');
    await site.restart('web-1');
    await site.restart('worker');
    const team = await apiAs(site.gateway, 'employer', company.owner);
    await transitionApplication(team, applicationId, { to: 'shortlisted' }, { to: 'finalist' });
    const decision = await waitForEmail(site.gateway, student.email, /Charting the springs|shortlist|decision/i);
    expect(decision.text).toContain(TITLE);
    const all = (await sentEmails(site.gateway)).filter(
      ({ to, subject, text }) => to.includes(student.email) && subject === decision.subject && text.includes(TITLE),
    );
    expect(all).toHaveLength(1);
  });

  test('leaves one trace from the gateway over a web process to the worker, which names nobody', async ({ site }) => {
    const { spans } = site.traces;
    const sent = () => spans.find(({ name }) => name.startsWith('POST /api/applications'));
    await expect.poll(sent, { timeout: 30_000 }).toMatchObject({ parentSpanId: expect.stringMatching(/^\w{16}$/) });
    const names = (role: string): string[] =>
      spans
        .filter(({ traceId, sender }) => traceId === sent()?.traceId && sender?.startsWith(role))
        .map(({ name }) => name);
    await expect.poll(() => names('web')).toEqual(expect.arrayContaining(['insert outbox', 'commitTransaction']));
    await expect.poll(() => names('worker').some((name) => name.startsWith('event '))).toBe(true);
    await expect.poll(() => names('worker').some((name) => name.startsWith('job '))).toBe(true);
    for (const canary of [student.email, company.owner.email, internshipId, applicationId])
      expect(site.traces.text).not.toContain(canary);
  });

  test('is not stopped by a Redis that is stopped, and says so', async ({ page, site }) => {
    await site.redis.stop();
    await page.goto('/internships');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const status = async (): Promise<unknown> =>
      Reflect.get(Object(await (await page.request.get('/api/health/ready')).json()), 'status');
    await expect.poll(status).toBe('degraded');
    await site.redis.startAgain();
    await expect.poll(status, { timeout: 30_000 }).toBe('ok');
  });

  test('has everything that was acknowledged after the gateway and the database were killed', async ({
    page,
    site,
  }) => {
    const applicant = await apiAs(site.gateway, 'student', student);
    const before = await applicationFor(applicant, internshipId);
    await site.restartGateway();
    expect(await applicationFor(applicant, internshipId)).toEqual(before);
    await site.restartDatabase();
    await expect(async () => {
      const ready = await page.request.get('/api/health/ready');
      expect(Reflect.get(Object(await ready.json()), 'status')).toBe('ok');
      expect(await applicationFor(applicant, internshipId)).toEqual(before);
    }).toPass({ timeout: 60_000 });
    await page.goto(`/internships/${internshipId}`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  });

  test('counts sign-ins that fail over all processes together', async ({ site }) => {
    const wrong = { signInPage: 'student', email: student.email, password: 'not the right password' };
    const answers: string[] = [];
    for (let attempt = 0; attempt < 30 && !answers.at(-1)?.startsWith('429'); attempt++)
      answers.push(
        await postWithoutSession(site.gateway, '/auth/sign-in', wrong).then(String, (error: Error) => error.message),
      );
    expect(answers.at(-1)).toMatch(/^429/);
  });

  test('follows the same session in the browser from process to process', async ({ page, site }) => {
    await signIn(page, 'employer', owner);
    await page.goto('/dashboard/interested');
    await site.restart('web-2');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/interested/);
  });

  test('has logged each reply with an id of its own, and nobody by name, address, record, password or token', ({
    site,
  }) => {
    const lines = site.log().split('\n');
    const ids = lines
      .filter((line) => line.includes('"msg":"answered"'))
      .map(
        (line) =>
          /"requestId":"([\da-f-]{36})","method":"[A-Z]+","route":"\/api/.exec(
            line.replace(/"traceId":"\w+",/, ''),
          )?.[1],
      );
    expect(ids.length).toBeGreaterThan(100);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const canaries = [
      ...[person, company.owner].flatMap(({ email, password }) => [email, password]),
      TITLE,
      company.name,
      internshipId,
      applicationId,
      'Bearer ',
      'eyJ',
    ];
    expect(canaries.filter((canary) => canary === '' || site.log().includes(canary))).toEqual([]);
    /* The accounts of the demonstration are printed for whoever starts it, outside of the structured lines. */
    const structured = lines.filter((line) => line.startsWith('{'));
    expect(structured.filter((line) => /demo\.example|try the demo today/.test(line))).toEqual([]);
  });
});
