import { expect, type Page } from '@playwright/test';
import { policyVersions, requiredPolicies, type Permission } from '@prentice/contract';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import type { ReachableServer } from '../start/server-process.ts';
import { apiAs, postWithoutSession, type Api } from './api.ts';
import type { Credentials } from './sign-in.ts';

interface InvitedAdministrator extends Credentials {
  readonly name: string;
  /** Those of a limited administrator; a full one is invited without. */
  readonly permissions?: readonly Permission[];
}

/** Has an administrator invite somebody. @returns the path of the mailed link */
export async function inviteAdministrator(
  api: Api,
  server: ReachableServer,
  { email, permissions = [] }: InvitedAdministrator,
): Promise<string> {
  const role = permissions.length > 0 ? 'limited_admin' : 'admin';
  await api('POST', '/invitations', { body: { email, role, permissions } });
  return linkIn(await waitForEmail(server, email, /invit/i), '/auth/');
}

/** Has an administrator invite somebody, who accepts by the mailed link on that page and is signed in then. */
export async function acceptAdministratorInvitation(
  page: Page,
  server: ReachableServer,
  api: Api,
  invitedAdministrator: InvitedAdministrator,
): Promise<void> {
  await page.goto(await inviteAdministrator(api, server, invitedAdministrator));
  await page.getByLabel('Your name', { exact: true }).fill(invitedAdministrator.name);
  await page.getByLabel('Password', { exact: true }).fill(invitedAdministrator.password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin\//);
}

/** The same without a page, where the way there is not what a journey is about. */
export async function createAdministrator(
  server: ReachableServer,
  api: Api,
  invitedAdministrator: InvitedAdministrator,
): Promise<void> {
  const link = await inviteAdministrator(api, server, invitedAdministrator);
  const token = new URLSearchParams(link.slice(link.indexOf('#') + 1)).get('token') ?? '';
  await postWithoutSession(server, '/invitations/accept', {
    token,
    account: { name: invitedAdministrator.name, password: invitedAdministrator.password },
  });
  const themselves = await apiAs(server, 'admin', invitedAdministrator);
  for (const policy of requiredPolicies)
    await themselves('POST', '/consents', { body: { policy, policyVersion: policyVersions[policy], granted: true } });
}
