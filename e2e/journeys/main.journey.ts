import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { apiAs } from '../people/api.ts';
import { transitionApplication } from '../people/candidate-api.ts';
import { candidatesIn } from '../people/demo-accounts.ts';
import { choose, fill } from '../people/form-fields.ts';
import { aCompany, describeCompany, signUpAsOwner, fillCompanySignUp } from '../people/company.ts';
import { openInbox } from '../people/student-pages.ts';
import { fillWizardFromLocation } from '../people/internship-wizard.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const password = 'four quiet garden chairs';
const company = aCompany('Riverstone Works', 'riverstone.example', 'mara');
const { owner } = company;
const student = { email: 'jo.ahlberg@people.example', password };
const admin = { email: 'admin@demo.example', password: 'try the demo today' };
const title = 'Stone and water: field assistant';
const cv = 'Jo Ahlberg\nStudent of geography. Measured the river Mur for two summers and wrote reports about it.';

async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /accept the terms/i }).check();
  await page.getByRole('checkbox', { name: /have read how my data/i }).check();
}

test.describe.serial('From a new company to a student in the final round', () => {
  let internship = '';

  test('a company signs up, confirms its address and asks for verification', async ({ page, server }) => {
    await fillCompanySignUp(page, company);
    await expectAccessible(page);
    await signUpAsOwner(page, server, company);

    await page.goto('/dashboard/profile-setup/profile-setup-employer');
    await describeCompany(page, company);
    await page.getByRole('button', { name: 'Request verification' }).click();
    await expect(page.getByText('Awaiting decision').first()).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'company');
  });

  test('its owner writes an internship and sends it to review', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto('/internships/employer/internships/create');
    await fill(page, 'Title', title);
    await choose(page, 'Category', 'Environment');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page).toHaveURL(/edit=basics/);
    internship = /employer\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
    await choose(page, 'On site or remote', 'On site');
    await fillWizardFromLocation(page, {
      description: 'You come along when we measure rivers and rebuild their banks. '.repeat(6),
      tasks: ['Measure depth and flow with a colleague.', 'Plant willows and set stones at the bank.'],
      outcomes: ['Read a river and plan a day outside.'],
    });
    await saveScreenshots(page, 'internship-preview');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('In review').first()).toBeVisible();
  });

  test('an administrator verifies the company and approves the internship', async ({ page }) => {
    await signIn(page, 'administrator', admin);
    await page.goto('/dashboard/admin/EmployersVerification');
    await page.getByRole('button', { name: /Riverstone Works/ }).click();
    await expectAccessible(page);
    await saveScreenshots(page, 'verification');
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('button', { name: /Riverstone Works/ })).toBeHidden();
    await page.goto(`/dashboard/admin/internships/${internship}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'moderation');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(`“${title}” approved.`)).toBeVisible();
  });

  test('a visitor finds it, without an account', async ({ page }) => {
    await expect(async () => {
      await page.goto('/internships?q=stone');
      expect(await page.getByRole('link', { name: title, exact: true }).isVisible()).toBe(true);
    }).toPass();
    await expectAccessible(page);
    await saveScreenshots(page, 'list');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'internship');
  });

  test('a student signs up, uploads a CV and applies', async ({ page, server }) => {
    await page.goto('/auth/studentAuth?mode=sign-up');
    await fill(page, 'Email', student.email);
    await fill(page, 'Password', password);
    await agree(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(/verify-email/);
    await page.goto(linkIn(await waitForEmail(server, student.email, /./), '/auth/verify'));
    await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/dashboard\/intern$/);
    await describeStudent(page);
    await page.goto(`/internships/${internship}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    const form = page.getByRole('region', { name: 'Your application' });
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(cv) });
    await expect(form.getByRole('radio', { name: /cv\.txt/ })).toBeChecked({ timeout: 20_000 });
    await fill(page, /Cover note/, 'I know wet boots, and I like them.');
    await form.getByRole('button', { name: 'Send application' }).dblclick();
    await expect(form.getByText('Your application has been sent')).toBeVisible();
    await saveScreenshots(page, 'receipt');
    await page.goto('/dashboard/intern');
    await expect(page.getByRole('article', { name: title })).toHaveCount(1);
    await expectAccessible(page);
    await saveScreenshots(page, 'desk');
  });

  test('the employer reads the application and shortlists', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(`/internships/employer/${internship}/all`);
    await expect(page.getByRole('link', { name: 'Jo Ahlberg' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Jo Ahlberg' }).click();
    await expect(page.getByText('I know wet boots, and I like them.')).toBeVisible();
    await saveScreenshots(page, 'candidate');
    await page.getByRole('button', { name: /^Shortlist/ }).click();
    await expect(page.getByText('Shortlisted').first()).toBeVisible();
  });

  test('the student learns of it with the next step, which ends the time for undoing', async ({ page, server }) => {
    await signIn(page, 'intern', student);
    const card = page.getByRole('article', { name: title });
    await expect(card).toBeVisible();
    await expect(card).not.toContainText(/shortlist/i);
    const team = await apiAs(server, 'employer', owner);
    const [application] = await candidatesIn(team, ['shortlisted'], internship);
    await transitionApplication(team, application?.id ?? '', { to: 'finalist' });
    await expect(async () => {
      await openInbox(page);
      /* What came before on the same day is behind the newest of the application. */
      await page
        .getByRole('button', { name: /earlier that day/ })
        .first()
        .click({ timeout: 1_000 });
      const notice = page.getByText(`You’ve been shortlisted for “${title}”.`).first();
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expectAccessible(page);
    await saveScreenshots(page, 'notifications');
    await waitForEmail(server, student.email, /finalist/);
  });
});

/** Fills the first three steps of the profile, as far as an application needs them. */
async function describeStudent(page: Page): Promise<void> {
  const reply = await page.request.post('/api/auth/refresh');
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const { version } = (await (await page.request.get('/api/interns/me', { headers })).json()) as { version: number };
  const saved = await page.request.put('/api/interns/me', {
    headers: { ...headers, 'If-Match': `"${version}"` },
    data: {
      firstName: 'Jo',
      lastName: 'Ahlberg',
      headline: 'Student who likes rivers',
      about:
        'I like to be outside, to measure things and to find out why they are as they are. I take notes everywhere.',
      education: [{ institution: 'University of the Three Rivers', degree: 'bachelor', start: '2024-10' }],
      skills: ['Ecology', 'Mapping', 'Writing'].map((label) => ({ label, level: 2 })),
    },
  });
  expect(saved.status()).toBe(200);
}
