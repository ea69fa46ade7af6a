import { expect, type Page } from '@playwright/test';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import type { ReachableServer } from '../start/server-process.ts';
import type { Credentials } from './sign-in.ts';

let studentCount = 0;

/** Credentials that nobody has used on this server. */
export const newCredentials = (): Credentials => ({
  email: `student-${process.pid}-${Date.now()}-${++studentCount}@people.example`,
  password: 'velvet harbour nine lamps',
});

/** Fills the form to sign up on the page that is open, and waits for the page that names the inbox. */
export async function fillSignUp(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel(/terms of use/).check();
  await page.getByLabel(/how my data is used/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth\/verify-email$/);
}

/**
 * Opens the link of the newest confirmation mail in the browser that signed up, and waits until the address is
 * confirmed.
 */
export async function confirmAddress(page: Page, server: ReachableServer, person: Credentials): Promise<void> {
  const mail = await waitForEmail(server, person.email, /confirm/i);
  await page.goto(linkIn(mail, '/auth/verify'));
  /* The page of the link leads on by itself. */
  await page.waitForURL(({ pathname }) => pathname !== '/auth/verify');
}

/** Fills the form to sign in on the page that is open. */
export async function fillSignIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
