import { expect, type Page } from '@playwright/test';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import type { ReachableServer } from '../start/server-process.ts';
import { choose, fill, suggest } from './form-fields.ts';
import type { Credentials } from './sign-in.ts';

export interface Company {
  readonly name: string;
  /** The domain of its website and of its people, such as riverstone.example. */
  readonly domain: string;
  readonly owner: Credentials;
}

/** A company that nobody has signed up yet. */
export const aCompany = (name: string, domain: string, person: string): Company => ({
  name,
  domain,
  owner: { email: `${person}@${domain}`, password: 'four quiet garden chairs' },
});

/** Fills the form to sign a company up, on that page. */
export async function fillCompanySignUp(page: Page, { name, domain, owner }: Company): Promise<void> {
  await page.goto('/auth/employerauth?mode=sign-up');
  await fill(page, 'Company name', name);
  await fill(page, 'Website', `https://${domain}`);
  await fill(page, 'Work email', owner.email);
  await fill(page, 'Password', owner.password);
  await page.getByRole('checkbox', { name: /accept the terms/i }).check();
  await page.getByRole('checkbox', { name: /have read how my data/i }).check();
}

/** Sends the form, confirms the address by the mailed link, which signs the owner in. */
export async function signUpAsOwner(page: Page, server: ReachableServer, { owner }: Company): Promise<void> {
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/verify-email/);
  await page.goto(linkIn(await waitForEmail(server, owner.email, /confirm/i), '/auth/verify'));
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard\/employer/);
}

/** What a company says about itself. */
export const companyDescription =
  'We measure rivers and repair their banks with stone and willow, for towns and for farms. '.repeat(3);

/** Fills every field of the company profile that is open, and saves it. */
export async function describeCompany(page: Page, { domain }: Company): Promise<void> {
  await choose(page, 'Industry', 'Environment');
  await choose(page, 'Type of organisation', 'Company');
  await choose(page, 'Employees', '10 to 49');
  await fill(page, 'Registration number', 'FN 445567');
  await fill(page, 'About the company', companyDescription);
  await suggest(page, 'Country', 'Austria');
  await fill(page, 'City', 'Graz');
  await fill(page, /^Address/, 'Uferweg 12, 8010 Graz');
  await fill(page, 'Contact email', `team@${domain}`);
  await fill(page, 'Phone', '+43316445567');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
