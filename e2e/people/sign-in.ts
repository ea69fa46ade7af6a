import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { SignInPage } from '@prentice/contract';

/** The three sign-in pages, and where each leads without a page to return to. */
const signInPages = {
  intern: { path: '/auth/studentAuth', home: /\/dashboard\/intern/ },
  employer: { path: '/auth/employerauth', home: /\/dashboard\/employer/ },
  administrator: { path: '/auth/admin-login', home: /\/dashboard\/admin\/(admin|limited-admin)/ },
} as const;

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in on the sign-in page of that role, as a person would, and waits until their home is open. */
export async function signIn(
  page: Page,
  role: keyof typeof signInPages,
  { email, password }: Credentials,
): Promise<void> {
  /* After a sign-out the page may still be leaving by itself. */
  await expect(async () => void (await page.goto(signInPages[role].path))).toPass();
  await page.getByLabel(/email/i).first().fill(email);
  await page
    .getByLabel(/^password/i)
    .first()
    .fill(password);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page).toHaveURL(signInPages[role].home);
}

/** Signs in without a page; the context keeps the cookie. */
export async function signInByApi(
  context: APIRequestContext,
  signInPage: SignInPage,
  person: Credentials,
): Promise<void> {
  const reply = await context.post('/api/auth/sign-in', { data: { signInPage, ...person } });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Opens the account menu of the portal, once its script can sign out. */
export async function openAccountMenu(page: Page): Promise<void> {
  const menu = page.locator('.account-menu');
  await expect(menu.locator('[data-sign-out]')).toBeEnabled();
  await menu.locator('summary').click();
}

/** Signs out by the account menu of the portal, and waits until the home page is open. */
export async function signOutOfPortal(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}
