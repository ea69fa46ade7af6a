import type { Page } from '@playwright/test';
import type { OpenIdProvider, ProviderPerson } from '@prentice/testing/openid';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { confirmAddress, fillSignIn, fillSignUp, newCredentials } from '../people/new-student.ts';
import { signOutOfPortal } from '../people/sign-in.ts';
import { expect, skipReason, test, type PasswordStore } from '../start/identity.fixture.ts';

const ready = (page: Page) =>
  page.waitForFunction(() => document.readyState === 'complete' && !document.querySelector('astro-island[ssr]'));
const button = (page: Page) => page.getByRole('button', { name: 'Continue with Campus' });

/** Somebody new at the provider, whom its page then offers. */
function arrives(provider: OpenIdProvider, more: Partial<ProviderPerson> = {}): ProviderPerson {
  const { email } = newCredentials();
  const person = { sub: `subject of ${email}`, email, email_verified: true, name: 'Ada Lovelace', ...more };
  provider.people.push(person);
  return person;
}

/** Presses the button on the page that is open, and agrees at the provider. */
async function comesBack(page: Page, { email }: { email: string }): Promise<void> {
  await ready(page);
  await button(page).click();
  await page.getByRole('link', { name: `Continue as ${email}` }).click();
}

async function agrees(page: Page): Promise<void> {
  await page.getByLabel(/terms of use/).check();
  await page.getByLabel(/how my data is used/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Declares the journeys of identity with this keeper of passwords: the screens are the same whoever it is. */
export function identityJourneys(keeper: PasswordStore): void {
  test.describe(`Identity, passwords kept by ${keeper}`, () => {
    test.skip(skipReason(keeper) !== undefined, skipReason(keeper));

    test('somebody new agrees to the terms, lands where they wanted to go, and is known the next time', async ({
      page,
      provider,
    }) => {
      const person = arrives(provider);
      await page.goto('/auth/studentAuth?next=%2Finternships%3Fq%3Ddata');
      await ready(page);
      await expectAccessible(page);
      await saveScreenshots(page, `${keeper}-student-sign-in`);
      await comesBack(page, person);
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(page.getByText(person.email)).toBeVisible();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page.getByRole('alert')).toContainText('2 fields need attention');
      await expectAccessible(page);
      await saveScreenshots(page, `${keeper}-one-more-step`);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await agrees(page);
      await expect(page).toHaveURL(/\/internships\?q=data$/);

      await page.goto('/settings/account');
      await expect(page.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible();
      await expect(page.getByText('You have no password yet.')).toBeVisible();
      await expectAccessible(page);
      await saveScreenshots(page, `${keeper}-settings-without-password`);
      await signOutOfPortal(page);

      await page.goto('/settings/account');
      await expect(page).toHaveURL(/\/auth\/studentAuth\?next=%2Fsettings%2Faccount$/);
      await comesBack(page, person);
      await expect(page).toHaveURL(/\/settings\/account$/);
      await expect(page.getByText(`You sign in with ${person.email}.`)).toBeVisible();
    });

    test('an employer comes without a sign-in page, with the keyboard alone, and founds the company', async ({
      page,
      provider,
    }) => {
      const person = arrives(provider);
      await page.goto('/auth/login');
      await ready(page);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: `Continue as ${person.email}` }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
      await page.getByRole('button', { name: 'Create account' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Choose an account type.')).toBeVisible();
      await page.getByRole('radio', { name: /employer/ }).focus();
      await page.keyboard.press('Space');
      await page.getByLabel('Company name').focus();
      await page.keyboard.type('Northern Lights Software');
      await page.keyboard.press('Tab');
      await page.keyboard.type('northern-lights.example');
      await expect(page.getByLabel('Your name')).toHaveValue('Ada Lovelace');
      for (const box of [/terms of use/, /how my data is used/]) {
        await page.getByLabel(box).focus();
        await page.keyboard.press('Space');
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\//);
      await page.goto('/settings/account');
      await expect(page.getByText(`You sign in with ${person.email}.`)).toBeVisible();
    });

    test('a no, an address that nobody vouches for, and a provider that is silent each have their page', async ({
      page,
      provider,
    }) => {
      const person = arrives(provider, { email_verified: false });
      await page.goto('/auth/employerauth?next=%2Fsettings%2Faccount');
      await ready(page);
      await button(page).click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('heading', { name: 'You’re not signed in' })).toBeVisible();
      await expectAccessible(page);
      await saveScreenshots(page, `${keeper}-denied`);

      await comesBack(page, person);
      await expect(page.getByRole('heading', { name: 'Your address is not confirmed at Campus' })).toBeVisible();

      await ready(page);
      await button(page).click();
      await expect(page).toHaveURL((url) => url.origin === provider.issuer);
      const back = provider.agree(page.url(), person);
      provider.fault = 'silent';
      const signInReply = page.waitForResponse((reply) => reply.url().includes('/auth/external?problem=unavailable'));
      await page.goto(back.href);
      expect((await signInReply).status()).toBe(503);
      await expect(page.getByRole('heading', { name: 'Campus isn’t responding' })).toBeVisible();
      await expectAccessible(page);
      await saveScreenshots(page, `${keeper}-unavailable`);
      provider.fault = null;
      await page.getByRole('link', { name: 'Sign in with email and password' }).click();
      await expect(page).toHaveURL(/\/auth\/employerauth\?next=%2Fsettings%2Faccount$/);
    });

    test('a way back that is not this browser’s own lets nobody in', async ({ page, browser, server, provider }) => {
      const person = arrives(provider);
      await page.goto('/auth/studentAuth');
      await ready(page);
      await button(page).click();
      await expect(page).toHaveURL((url) => url.origin === provider.issuer);
      const back = provider.agree(page.url(), person);
      const other = await browser.newContext({ baseURL: server.origin });
      const elsewhere = await other.newPage();
      await elsewhere.goto(back.href);
      await expect(elsewhere.getByRole('heading', { name: 'This sign-in can’t be completed' })).toBeVisible();
      expect((await other.cookies()).map(({ name }) => name)).not.toContain('refresh');
      await other.close();
    });

    test('a password from sign-up to reset, change and another address', async ({ page, server }) => {
      const person = newCredentials();
      await page.goto('/auth/studentAuth?mode=sign-up');
      await ready(page);
      await fillSignUp(page, person);
      await confirmAddress(page, server, person);

      await page.goto('/auth/forgot-password');
      await ready(page);
      await page.getByLabel('Email', { exact: true }).fill(person.email);
      await page.keyboard.press('Enter');
      await page.goto(linkIn(await waitForEmail(server, person.email, /password/i), '/auth/verify'));
      const changed = { ...person, password: 'granite melody orbit pine' };
      await page.getByLabel('New password', { exact: true }).fill(changed.password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Your new password has been saved' })).toBeVisible();

      await page.goto('/auth/studentAuth?next=%2Fsettings%2Faccount');
      await ready(page);
      await fillSignIn(page, person);
      await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
      await fillSignIn(page, changed);
      await expect(page).toHaveURL(/\/settings\/account$/);
      await page.getByRole('button', { name: 'Change: Password' }).click();
      await page.getByLabel('Current password', { exact: true }).fill(changed.password);
      await page.getByLabel('New password', { exact: true }).fill('amber kettle seven winds');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Your password has been changed')).toBeVisible();

      const moved = { email: `moved-${person.email}`, password: 'amber kettle seven winds' };
      await page.getByRole('button', { name: 'Change: Email' }).click();
      await page.getByLabel('New email address', { exact: true }).fill(moved.email);
      const address = page.getByRole('region', { name: 'Email', exact: true });
      await address.getByLabel('Your password', { exact: true }).fill(moved.password);
      await page.getByRole('button', { name: 'Change email address' }).click();
      await expect(page.getByText('We’ve sent a link to your new address.')).toBeVisible();
      await page.goto(linkIn(await waitForEmail(server, moved.email, /confirm/i), '/auth/verify'));
      await expect(page.getByText('Your email address has been changed')).toBeVisible();
      await page.goto('/settings/account');
      await signOutOfPortal(page);
      await page.goto('/auth/studentAuth');
      await ready(page);
      await fillSignIn(page, moved);
      await expect(page).toHaveURL(/\/dashboard\/intern$/);
    });

    test('a provider that vouches for the same confirmed address opens the account beside its password', async ({
      page,
      browser,
      server,
      provider,
    }) => {
      const person = newCredentials();
      await page.goto('/auth/studentAuth?mode=sign-up');
      await ready(page);
      await fillSignUp(page, person);
      await confirmAddress(page, server, person);
      const linked = arrives(provider, { email: person.email });
      const other = await browser.newContext({ baseURL: server.origin });
      const elsewhere = await other.newPage();
      await elsewhere.goto('/auth/login?next=%2Fsettings%2Faccount');
      await comesBack(elsewhere, linked);
      await expect(elsewhere.getByRole('heading', { name: 'Sign-in methods' })).toBeVisible();
      await expect(elsewhere.getByRole('listitem').filter({ hasText: 'Campus' })).toBeVisible();
      await saveScreenshots(elsewhere, `${keeper}-settings-both-ways`);
      expect((await waitForEmail(server, person.email, /new sign-in method/i)).text).toContain('/settings/account');
      await elsewhere.getByRole('button', { name: 'Remove Campus' }).click();
      await expect(elsewhere.getByText('You can no longer sign in with Campus.')).toBeVisible();
      await other.close();
    });
  });
}
