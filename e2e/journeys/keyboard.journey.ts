import type { Page } from '@playwright/test';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { press, tabTo, typeInto } from '../people/keyboard.ts';
import { confirmAddress, newCredentials } from '../people/new-student.ts';
import type { Credentials } from '../people/sign-in.ts';
import type { RunningServer } from '../start/server-process.ts';
import { expect, test } from '../start/server.fixture.ts';

const ready = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('astro-island[ssr]'));
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function agree(page: Page): Promise<void> {
  for (const words of [/terms of use/, /how my data is used/]) {
    const box = page.getByLabel(words);
    await press(page, box, 'Space');
    await expect(box).toBeChecked();
  }
}

async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await ready(page);
  await typeInto(page, page.getByLabel(/email$/i), email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Follows the mailed link and the one button of its page. */
async function confirm(page: Page, server: RunningServer, person: Credentials): Promise<void> {
  await confirmAddress(page, server, person);
  await press(page, page.getByRole('link', { name: 'Continue' }));
}

test.describe('With the keyboard alone', () => {
  test('a student gets in: from the home page to the own dashboard', async ({ page, server }) => {
    const person = newCredentials();
    await page.goto('/auth/login');
    await press(page, page.getByRole('link', { name: 'Sign in as a student' }));
    await expect(page).toHaveURL(/\/auth\/studentAuth/);
    await page.goto('/auth/studentAuth?mode=sign-up');
    await ready(page);
    await typeInto(page, field(page, 'Email'), person.email);
    await typeInto(page, field(page, 'Password'), 'short');
    await expect(page.getByText(/more characters? needed/)).toBeVisible();
    await page.keyboard.type(person.password);
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await agree(page);
    await press(page, page.getByRole('button', { name: 'Create account' }));
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    await confirm(page, server, { ...person, password: `short${person.password}` });
    await expect(page).toHaveURL(/\/dashboard\/intern$/);
  });

  test('an employer founds a company and invites a colleague, who accepts', async ({ page, browser, server }) => {
    const owner = newCredentials();
    await page.goto('/auth/employerauth?mode=sign-up');
    await ready(page);
    await typeInto(page, page.getByRole('textbox', { name: 'Company name' }), 'Keys and Sons');
    await typeInto(page, page.getByRole('textbox', { name: 'Website' }), 'https://keys.example');
    await typeInto(page, page.getByRole('textbox', { name: 'Work email' }), owner.email);
    await typeInto(page, field(page, 'Password'), owner.password);
    await agree(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    await confirm(page, server, owner);
    await expect(page).toHaveURL(/\/dashboard\/employer$/);
    await press(page, page.getByRole('link', { name: 'Company profile', exact: true }));
    const colleague = newCredentials();
    const members = page.getByRole('region', { name: 'Members' });
    const invited = members.getByRole('textbox', { name: /email/i });
    await typeInto(page, invited, colleague.email);
    await page.keyboard.press('Enter');
    await expect(invited).toHaveValue('');

    const elsewhere = await (await browser.newContext({ baseURL: server.origin })).newPage();
    const link = linkIn(await waitForEmail(server, colleague.email, /join/i), '/auth/verify');
    await elsewhere.goto(link);
    await typeInto(elsewhere, field(elsewhere, 'Your name'), 'Kim Keys');
    await typeInto(elsewhere, field(elsewhere, 'Password'), colleague.password);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere).toHaveURL(/\/dashboard\/employer$/);
    await elsewhere.goto('about:blank');
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole('alert')).toContainText('This link no longer works.');
    await elsewhere.context().close();
  });

  test('an administrator signs in, skips to the content, and reads the audit log', async ({ page }) => {
    await page.goto('/dashboard/admin/audit');
    await expect(page).toHaveURL(/\/auth\/admin-login\?next=%2Fdashboard%2Fadmin%2Faudit$/);
    await signIn(page, { email: 'admin@demo.example', password: 'try the demo today' });
    await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Skip to the content' }));
    await expect(page.locator('main')).toBeFocused();
    await typeInto(page, page.getByRole('searchbox', { name: 'Person' }), 'admin@demo.example');
    await tabTo(page, page.getByRole('combobox', { name: 'About', exact: true }));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sign');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasNotText: 'Mira Feldkamp' })).toHaveCount(1);
    const newest = page.getByRole('button', { name: 'Details: Signed in' }).first();
    await press(page, newest);
    const details = page.getByRole('dialog', { name: 'Signed in' });
    await expect(details.getByText('Chrome, Linux')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(newest).toBeFocused();
  });
});
