import type { Browser, Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { startPasswordStore, skipReason, type PasswordStore } from '../start/identity.fixture.ts';
import { startServer, type RunningServer } from '../start/server-process.ts';

const { expect } = base;

/** A server that nobody has set up yet: no demo data, no administrator. */
export const test = base.extend<object, { keeper: PasswordStore; fresh: RunningServer }>({
  keeper: ['local', { scope: 'worker', option: true }],
  fresh: [
    async ({ keeper }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'fresh-'));
      const passwordStore = await startPasswordStore(keeper);
      const server = await startServer(folder, { SEED_DEMO: 'false', ...passwordStore.settings });
      await use(server);
      await server.stop();
      passwordStore.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ fresh }, use) => use(fresh.origin),
});

const chief = { name: 'Chris Chief', email: 'chris@house.example', password: 'four quiet garden chairs' };
const helper = { name: 'Hanna Helper', email: 'hanna@house.example', password: 'velvet harbour nine lamps' };
const field = (page: Page, name: string | RegExp) =>
  page.getByLabel(name, typeof name === 'string' ? { exact: true } : {});
const roster = (page: Page) => page.getByRole('region', { name: 'Administrators' });
const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' });
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth/admin-login');
  await page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('astro-island[ssr]'));
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function invite(page: Page, email: string, permission: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite a limited administrator' });
  await form.getByRole('textbox').fill(email);
  await form.getByLabel(permission).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(rowOf(invitations(page).page(), email)).toContainText('Pending');
}

const newestLink = async (server: RunningServer, email: string): Promise<string> =>
  linkIn(await waitForEmail(server, email, /invited/i), '/auth/verify');

const anotherBrowser = async (browser: Browser, server: RunningServer): Promise<Page> =>
  (await browser.newContext({ baseURL: server.origin })).newPage();

/** Declares the journey of a new instance with this keeper of passwords: the screens are the same whoever it is. */
export function newInstanceJourney(keeper: PasswordStore): void {
  test.describe.serial(`A new instance, from nothing to a limited administrator, passwords kept by ${keeper}`, () => {
    test.skip(skipReason(keeper) !== undefined, skipReason(keeper));
    let desk: Page;
    let theirs: Page;
    test.beforeAll(async ({ browser, fresh }) => {
      desk = await anotherBrowser(browser, fresh);
      theirs = await anotherBrowser(browser, fresh);
    });
    test.afterAll(() => Promise.all([desk.context().close(), theirs.context().close()]));

    test('the first administrator is made once, with the secret that the server printed', async ({ fresh }) => {
      const printed = () => /with this secret:\s+(\S+)\s/.exec(fresh.log())?.[1] ?? '';
      await expect.poll(printed).not.toBe('');
      const secret = printed();
      await desk.goto('/setup-admins');
      await desk.waitForFunction(
        () => document.readyState === 'complete' && !document.querySelector('astro-island[ssr]'),
      );
      await expectAccessible(desk);
      await field(desk, 'Setup secret').fill('not the secret that was printed');
      await field(desk, 'Your name').fill(chief.name);
      await field(desk, 'Email').fill(chief.email);
      await field(desk, 'Password').fill(chief.password);
      await desk.getByRole('button', { name: 'Create administrator' }).click();
      await expect(desk.getByRole('alert')).toBeVisible();
      await field(desk, 'Setup secret').fill(secret);
      await desk.getByRole('button', { name: 'Create administrator' }).click();
      await expect(desk).toHaveURL(/\/dashboard\/admin\/admin$/);
      expect((await theirs.goto('/setup-admins'))?.status()).toBe(404);
    });

    test('an invitation sent again replaces its link; a revoked one has none', async ({ fresh }) => {
      await desk.getByRole('link', { name: 'Administrators' }).click();
      await invite(desk, helper.email, 'Verify employers');
      const first = await newestLink(fresh, helper.email);
      await rowOf(desk, helper.email).getByRole('button', { name: 'Send again' }).click();
      await expect.poll(() => newestLink(fresh, helper.email)).not.toBe(first);
      await theirs.goto(first);
      await expect(theirs.getByRole('alert')).toContainText('This link no longer works.');

      await invite(desk, 'wrong@house.example', 'Manage news');
      const revoked = await newestLink(fresh, 'wrong@house.example');
      await rowOf(desk, 'wrong@house.example').getByRole('button', { name: 'Revoke' }).click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
      await expect(rowOf(desk, 'wrong@house.example')).toContainText('Revoked');
      await theirs.goto('/auth/login');
      await theirs.goto(revoked);
      await expect(theirs.getByRole('alert')).toContainText('This link no longer works.');
    });

    test('an expired link says who can send a new one', async ({ fresh }) => {
      await theirs.route('**/api/auth/links', async (route) => {
        const reply = await route.fetch();
        const status: object = await reply.json();
        await route.fulfill({ response: reply, json: { ...status, expired: true } });
      });
      await theirs.goto('/auth/login');
      await theirs.goto(await newestLink(fresh, helper.email));
      await expect(theirs.getByText('This link has expired')).toBeVisible();
      await expect(theirs.getByRole('button', { name: /new link/i })).toHaveCount(0);
      await theirs.unroute('**/api/auth/links');
    });

    test('the invited one accepts, works with one permission and sees nothing else', async ({ fresh }) => {
      const link = await newestLink(fresh, helper.email);
      await theirs.goto('/auth/login');
      await theirs.goto(link);
      await field(theirs, 'Your name').fill(helper.name);
      await field(theirs, 'Password').fill(helper.password);
      await expectAccessible(theirs);
      await theirs.getByRole('button', { name: 'Accept invitation' }).click();
      await expect(theirs).toHaveURL(/\/dashboard\/admin\/EmployersVerification$/);
      await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
      const menu = theirs.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
      await expect(menu).toHaveText(['Verification', 'Reports', 'Audit log', 'Notifications']);
      await menu.filter({ hasText: 'Audit log' }).click();
      await expect(theirs.getByText('Your own actions.')).toBeVisible();
      const ofAccounts = encodeURIComponent(JSON.stringify({ category: 'accounts' }));
      await theirs.goto(`/dashboard/admin/audit?filter=${ofAccounts}`);
      await expect(theirs.getByRole('row').filter({ hasText: 'Invitation accepted' })).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);

      await theirs.goto('/dashboard/admin/create-limited-admin');
      await expect(theirs).toHaveURL(/\/auth\/unauthorized\?reason=admin$/);
      await expect(theirs.getByText('Only full administrators can open it.')).toBeVisible();
      await theirs.goto('/dashboard/admin/allEmployers');
      await expect(
        theirs.getByText('You need the “View the overview, employers, students and internships” permission.'),
      ).toBeVisible();
      await theirs.goto('/');
      await expect(theirs).toHaveURL(/\/dashboard\/admin\/EmployersVerification$/);

      const stranger = await theirs.context().browser()?.newPage({ baseURL: fresh.origin });
      await stranger?.goto(link);
      await expect(stranger?.getByRole('alert') ?? theirs.locator('#none')).toContainText('This link no longer works.');
      await stranger?.close();
    });

    test('another permission counts at the next step, and the act is in the log', async () => {
      await desk.reload();
      await rowOf(roster(desk).page(), helper.name).getByRole('button', { name: 'Permissions' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(/View the overview/).check();
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog).toBeHidden();
      await theirs.goto('/dashboard/admin/allEmployers');
      await expect(theirs.getByRole('heading', { level: 1, name: 'Employers' })).toBeVisible();
      await desk.getByRole('link', { name: 'Audit log' }).click();
      const granted = desk.getByRole('row').filter({ hasText: 'Permissions changed' });
      await granted.getByRole('button', { name: 'Details: Permissions changed' }).click();
      await expect(desk.getByRole('dialog')).toContainText('Verify employers');
      await expectAccessible(desk);
      await desk.getByRole('button', { name: 'Close' }).click();
      await saveScreenshots(desk, 'audit');
    });

    test('a suspension ends the session at the next step and prevents the next sign-in', async () => {
      await desk.getByRole('link', { name: 'Administrators' }).click();
      await rowOf(roster(desk).page(), helper.name).getByRole('button', { name: 'Suspend' }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('combobox', { name: 'Reason' }).click();
      await desk.getByRole('option', { name: 'Account security' }).click();
      await dialog.getByRole('textbox', { name: 'Note' }).fill('A laptop with this account was stolen on Monday.');
      await dialog.getByRole('button', { name: 'Suspend' }).click();
      await expect(rowOf(roster(desk).page(), helper.name)).toContainText('Suspended');
      await saveScreenshots(desk, 'administrators');
      await theirs.getByRole('link', { name: 'Verification' }).click();
      await expect(theirs).toHaveURL(/\/auth\/admin-login\?next=/);
      await signIn(theirs, helper);
      // Firebase refuses a disabled account before it looks at the password: saying why would tell strangers.
      const expectedMessage = keeper === 'local' ? /suspended/i : /wrong email or password/i;
      await expect(theirs.getByRole('alert')).toContainText(expectedMessage);
    });
  });
}
