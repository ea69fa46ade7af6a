import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { internViews } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { apiAs, readAs } from '../people/api.ts';
import { apply, fillFromCv } from '../people/candidate-api.ts';
import { transitionInternship, submitInternship } from '../people/company-api.ts';
import { administrator, owner } from '../people/demo-accounts.ts';
import { signIn, signOutOfPortal } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
import { DAY, expect, test } from '../start/restartable-server.fixture.ts';

const SETTINGS = '/settings/data';
const CV_STEP = '/dashboard/profile-setup/profile-setup-intern#cv';

/** What a press of that button saves, as JSON. */
async function savedJson(page: Page, button: string): Promise<unknown> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return JSON.parse(await readFile(await (await saving).path(), 'utf8'));
}

async function askForErasure(page: Page, password: string): Promise<void> {
  await page.getByLabel('Confirm with your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete my account' }).click();
}

test.use({ actionTimeout: 20_000 });

test.describe('What is kept about a student', () => {
  test.describe.configure({ timeout: 240_000 });

  test('can be looked into, taken along, and erased after a grace', async ({ machine, page }) => {
    const person = await createStudent(machine.server);
    await signIn(page, 'intern', person);
    await fillFromCv(page);
    await page.goto(CV_STEP);
    await expect(page.getByText('Nobody has opened your CV or contact details yet')).toBeVisible();

    const admin = await apiAs(machine.server, 'admin', administrator);
    const company = await apiAs(machine.server, 'employer', owner);
    const internship = await submitInternship(company, aPosting(machine.now(), { title: 'Bat boxes of the park' }));
    await transitionInternship(admin, internship, { to: 'open' });
    const intern = await apiAs(machine.server, 'student', person);
    const application = await apply(intern, internship);
    const desk = await page.context().browser()?.newPage({ baseURL: machine.server.origin });
    if (!desk) throw new Error('There is no browser.');
    await signIn(desk, 'employer', owner);
    await desk.goto(`/internships/employer/intern/${application}`);
    const copy = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Download' }).click();
    expect((await copy).suggestedFilename()).toBe('ada.pdf');
    await desk.context().close();
    const { id: profile } = await readAs(intern, internViews.own.schema, '/interns/me');
    const why = { code: 'report_investigation', text: 'Somebody has reported this person.' };
    await admin('POST', `/interns/${profile}/reveal`, { body: why });
    await page.reload();
    const log = page.getByRole('region', { name: 'Who opened your CV or contact details' });
    await expect(log.getByRole('listitem')).toHaveCount(2);
    await expect(log.getByRole('listitem').first()).toContainText('An administrator of this site');
    await expect(log).toContainText('Contact details, to investigate a report');
    await expect(log).not.toContainText(why.text);
    await expect(log.getByRole('listitem').nth(1)).toContainText('Flusswerk');
    await expect(log).toContainText('ada.pdf, for your application');
    await log.scrollIntoViewIfNeeded();
    await expectScreenQuality(page, 'access-log');

    const resume = await savedJson(page, 'Download JSON Resume');
    expect(resume).toMatchObject({
      basics: { name: 'Ada Kern', email: person.email },
      education: [{ institution: 'University of Graz', area: 'Chemistry', startDate: '2024-10', endDate: '2027-06' }],
      work: [{ position: 'Laboratory help', startDate: '2025-03' }],
      languages: [
        { language: 'de', fluency: 'C2' },
        { language: 'en', fluency: 'C1' },
      ],
    });
    expect(JSON.stringify(resume)).not.toContain('endDate":""');

    await page.goto(SETTINGS);
    await page.getByRole('button', { name: 'Export my data' }).click();
    const file = page.getByRole('button', { name: 'Download' });
    await expect.poll(() => intern('GET', '/data-requests')).toMatchObject([{ kind: 'export', state: 'ready' }]);
    await expect(file).toBeVisible();
    const all = JSON.stringify(await savedJson(page, 'Download'));
    for (const part of [
      person.email,
      'University of Graz',
      application,
      'ada.pdf',
      'Flusswerk',
      'Bat boxes of the park',
    ])
      expect(all).toContain(part);
    expect(all).not.toMatch(/argon2|storageKey|tokenHash/);
    await saveScreenshots(page, 'data-export');
    await machine.stopFor(8 * DAY);
    await machine.syncClocks(page);
    await expect(async () => {
      await page.goto(SETTINGS);
      const prepare = page.getByRole('button', { name: 'Export my data' });
      await expect(prepare.or(file)).toBeVisible();
      await expect(prepare).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(file).toHaveCount(0);

    await page.getByText('Delete account').click();
    await askForErasure(page, 'not my password at all');
    await expect(page.getByRole('alert')).toBeVisible();
    await askForErasure(page, person.password);
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'erasure-planned');
    const mail = await waitForEmail(machine.server, person.email, /will be deleted/);
    await page.goto('/dashboard/intern');
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await saveScreenshots(page, 'erasure-desk');
    await page.goto(linkIn(mail, SETTINGS));
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText(/Your account will be deleted on/)).toHaveCount(0);
    await page.goto('/dashboard/intern');
    await expect(page.getByRole('heading', { name: 'What to do next' })).toBeVisible();
    await expect(page.getByText(/Your account will be deleted on/)).toHaveCount(0);

    await page.goto(SETTINGS);
    await page.getByText('Delete account').click();
    await askForErasure(page, person.password);
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await page.getByText('Delete account').click();
    await askForErasure(page, person.password);
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await signOutOfPortal(page);
    await machine.stopFor(13 * DAY);
    await machine.syncClocks(page);
    await signIn(page, 'intern', person);
    await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
    await machine.stopFor(2 * DAY);
    await machine.syncClocks(page);
    await expect(async () => {
      await page.goto('/dashboard/intern');
      const desk = page.getByRole('heading', { name: 'What to do next' });
      await expect(desk.or(page.getByRole('heading', { name: 'Sign in as a student' }))).toBeVisible();
      await expect(page).toHaveURL(/\/auth\/studentAuth/, { timeout: 1_000 });
    }).toPass();
    /* The page that was left for the sign-in may still be on its way there. */
    await expect(async () => void (await page.goto('/auth/studentAuth'))).toPass();
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  });
});
