import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { releaseTasks, limitTasks, waitForTasks, countTasksUntilReady } from '../checks/main-thread-tasks.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { apiAs } from '../people/api.ts';
import { administrator } from '../people/demo-accounts.ts';
import { inviteAdministrator } from '../people/invited-administrator.ts';
import { confirmAddress, fillSignIn, fillSignUp, newCredentials } from '../people/new-student.ts';
import { openAccountMenu, signOutOfPortal } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

/** Waits until the form answers to its script, so that a press of Enter is not a plain post. */
const ready = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('astro-island[ssr]'));

test.describe('Signing in and out', () => {
  test('a student signs up, confirms by mail, signs in, and lands where they wanted to go', async ({
    page,
    server,
  }) => {
    const person = newCredentials();
    await page.goto('/auth/studentAuth?mode=sign-up&next=%2Finternships%3Fq%3Ddata');
    await ready(page);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText('4 fields need attention');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await saveScreenshots(page, 'sign-up');
    await fillSignUp(page, person);
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await confirmAddress(page, server, person);
    await expect(page).toHaveURL(({ hash }) => hash === '');
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/internships\?q=data$/);
  });

  test('anyone who confirms in another browser is signed in there and continues with the application', async ({
    page,
    browser,
    server,
  }) => {
    const person = newCredentials();
    await page.goto('/internships');
    await page.locator('.card h3 a').first().click();
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    await expect(page).toHaveURL(/mode=sign-up/);
    await ready(page);
    await fillSignUp(page, person);
    const other = await browser.newContext({ baseURL: server.origin });
    const phone = await other.newPage();
    await phone.goto(linkIn(await waitForEmail(server, person.email, /confirm/i), '/auth/verify'));
    await phone.getByLabel('Password', { exact: true }).fill(person.password);
    await phone.getByRole('button', { name: 'Confirm address' }).click();
    await expect(phone.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
    await expect(phone.getByRole('heading', { name: /^Continue your application to .+ at .+/ })).toBeVisible();
    await expectAccessible(phone);
    await saveScreenshots(phone, 'address-confirmed');
    await phone.getByRole('link', { name: 'Continue' }).click();
    await expect(phone).toHaveURL(/\/internships\/[0-9a-f]{24}#application$/);
    await expect(phone.getByRole('heading', { name: 'Start with your CV' })).toBeVisible();
    await other.close();
  });

  test('nothing moves away under a finger while a new password is judged', async ({ page }) => {
    await page.goto('/auth/studentAuth?mode=sign-up');
    await ready(page);
    const terms = page.getByRole('checkbox', { name: /accept the terms/i });
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await terms.boundingBox();
    await page.getByLabel('Password', { exact: true }).fill('four quiet garden chairs');
    await expect(page.getByRole('status').filter({ hasText: /./ })).toBeVisible();
    expect(await terms.boundingBox()).toEqual(before);
  });

  test('a used link says so, and the mail of a forgotten password lets one in again', async ({ page, server }) => {
    const person = newCredentials();
    await page.goto('/auth/studentAuth?mode=sign-up');
    await ready(page);
    await fillSignUp(page, person);
    await confirmAddress(page, server, person);
    await page.goto(linkIn(await waitForEmail(server, person.email, /confirm/i), '/auth/verify'));
    await expect(page.getByRole('alert')).toContainText('This link no longer works.');
    await expectAccessible(page);

    await page.goto('/auth/forgot-password');
    await ready(page);
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toBeVisible();
    await page.goto(linkIn(await waitForEmail(server, person.email, /password/i), '/auth/verify'));
    const changed = { ...person, password: 'granite melody orbit pine' };
    await page.getByLabel('New password', { exact: true }).fill(changed.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Your new password has been saved' })).toBeVisible();

    await page.goto('/auth/studentAuth');
    await ready(page);
    await fillSignIn(page, person);
    await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
    await fillSignIn(page, changed);
    await expect(page).toHaveURL(/\/dashboard\/intern$/);
  });

  test('with the keyboard alone: the right sign-in page, signing in, the wrong area, another account', async ({
    page,
  }) => {
    await page.goto('/dashboard/intern');
    await expect(page).toHaveURL(/\/auth\/studentAuth\?next=%2Fdashboard%2Fintern$/);
    await ready(page);
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.type('owner@demo.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('try the demo today');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Sign in as an employer' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('student@demo.example');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/intern$/);

    await page.goto('/dashboard/admin/admin');
    await expect(page).toHaveURL(/\/auth\/unauthorized\?reason=role$/);
    await expect(page.getByText('student@demo.example')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use another account' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/login$/);
    await page.goto('/dashboard/intern');
    await expect(page).toHaveURL(/\/auth\/studentAuth\?next=/);
  });

  test('anyone who is faster than the script is waited for, and greeted on public pages from then on', async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(`${request.method()} ${request.url()}`));
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();

    await page.goto('/auth/studentAuth', { waitUntil: 'commit' });
    await page.getByLabel('Email', { exact: true }).fill('student@demo.example');
    await page.getByLabel('Password', { exact: true }).fill('try the demo today');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'as soon as the page has loaded' })).toBeVisible();
    await expect(page).toHaveURL(/\/auth\/studentAuth$/);
    arrive();
    await expect(page).toHaveURL(/\/dashboard\/intern$/);
    expect(addresses.filter((address) => /demo.example|today/.test(address))).toEqual([]);
    expect(addresses.filter((address) => /^POST .*\/auth\/studentAuth/.test(address))).toEqual([]);

    await page.goto('/internships');
    await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    await openAccountMenu(page);
    await header.getByRole('link', { name: 'My applications' }).click();
    await expect(page).toHaveURL(/\/dashboard\/intern$/);
    await signOutOfPortal(page);
    await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('a press while the script takes over what was typed is not lost, and counts once', async ({
    browser,
    server,
  }) => {
    const typeBeforeTasks = async (page: Page, allowed?: number) => {
      let arrive: () => void = () => undefined;
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/_astro/*.js', (route) => arrived.then(() => route.continue()));
      await limitTasks(page, allowed);
      await page.goto(`${server.origin}/auth/studentAuth`, { waitUntil: 'commit' });
      await page.getByLabel('Email', { exact: true }).fill('student@demo.example');
      await page.getByLabel('Password', { exact: true }).fill('try the demo today');
      arrive();
    };
    const first = await browser.newPage();
    await typeBeforeTasks(first);
    const tasks = await countTasksUntilReady(first);
    await first.close();
    // The last tasks: the fields are taken over by React, then what is in them, and a press falls between.
    for (const allowed of [tasks - 3, tasks - 2, tasks - 1]) {
      const page = await browser.newPage();
      let sent = 0;
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().endsWith('/api/auth/sign-in')) sent++;
      });
      await typeBeforeTasks(page, allowed);
      await waitForTasks(page, allowed);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await releaseTasks(page);
      await expect(page).toHaveURL(/\/dashboard\/intern$/);
      expect(sent).toBe(1);
      await page.close();
    }
  });

  test('a first click from a mail, without the cookie, continues after one silent renewal', async ({ page }) => {
    await page.goto('/auth/studentAuth');
    await ready(page);
    await fillSignIn(page, { email: 'student@demo.example', password: 'try the demo today' });
    await expect(page).toHaveURL(/\/dashboard\/intern$/);
    // A strict cookie is kept back at such a click, so the guard sends the person to the sign-in page.
    // The page leaves by itself, perhaps before it has loaded.
    await page.goto('/auth/login?next=%2Fdashboard%2Fnotifications', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/dashboard\/notifications$/);
  });

  test('the first administrator cannot be made twice', async ({ page }) => {
    const response = await page.goto('/setup-admins');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page not found')).toBeVisible();
  });

  test('what was typed stays when the page comes in another language, but for a password', async ({ page, server }) => {
    const invited = { email: 'languages@journey.example', password: 'a long way to work', name: 'Nora Feldner' };
    const link = await inviteAdministrator(await apiAs(server, 'admin', administrator), server, invited);
    await page.goto(link);
    await page.getByLabel('Your name', { exact: true }).fill(invited.name);
    await page.getByLabel('Password', { exact: true }).fill(invited.password);
    /* What keeps the texts is loaded once somebody is in the form. */
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.getByLabel('Ihr Name', { exact: true })).toHaveValue(invited.name);
    await expect(page.getByLabel('Passwort', { exact: true })).toHaveValue('');

    await page.goto('/internships');
    await page.getByRole('main').locator('article a').first().click();
    await page.getByText('Dieses Praktikum melden').click();
    const text = 'Sie verlangen Geld, bevor man anfangen darf.';
    await page.locator('#report textarea').fill(text);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
    await expect(page.locator('#report textarea')).toHaveValue(text);
    await expect(page.locator('#report textarea')).toBeVisible();
  });

  test('the account: sessions, a new password, and the way out', async ({ page, browser, server }) => {
    const person = newCredentials();
    await page.goto('/auth/studentAuth?mode=sign-up');
    await ready(page);
    await fillSignUp(page, person);
    /* As in a browser other than the one that signed up. */
    await page.context().clearCookies({ name: 'sign-up' });
    await page.goto(linkIn(await waitForEmail(server, person.email, /confirm/i), '/auth/verify'));
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Confirm address' }).click();
    await page.waitForURL('**/auth/verified');
    await page.goto('/settings/devices');
    await expect(page.getByText('(this device)')).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'settings');

    const other = await browser.newContext({ baseURL: server.origin });
    const elsewhere = await other.newPage();
    await elsewhere.goto('/auth/studentAuth');
    await ready(elsewhere);
    await fillSignIn(elsewhere, person);
    await expect(elsewhere).toHaveURL(/\/dashboard\/intern$/);

    await page.getByRole('link', { name: 'Sign-in and email' }).click();
    await expect(page).toHaveURL(/\/settings\/account$/);
    await page.goBack();
    await expect(page.getByText('(this device)')).toBeVisible();
    await page.goForward();
    await page.getByRole('button', { name: 'Change: Password' }).click();
    await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
    await page.getByLabel('Current password', { exact: true }).fill(person.password);
    await page.getByLabel('New password', { exact: true }).fill('granite melody orbit pine');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    // In a tab of its own: the open page may notice by itself and leave at the same moment.
    const later = await other.newPage();
    await later.goto('/dashboard/intern');
    await expect(later).toHaveURL(/\/auth\/studentAuth\?next=/);
    await other.close();

    await signOutOfPortal(page);
    await page.goto('/settings/account');
    await expect(page).toHaveURL(/\/auth\/studentAuth\?next=/);
  });
});
