import { expect, type Page } from '@playwright/test';
import type { Permission } from '@prentice/contract';
import { linkIn, mailTo } from '../mail/outbox.ts';
import type { RunningServer } from '../start/server.process.ts';
import type { Api } from './api.ts';
import type { Credentials } from './sign-in.ts';

interface Invited extends Credentials {
  readonly name: string;
  /** Those of a limited administrator; a full one is invited without. */
  readonly permissions?: readonly Permission[];
}

/** Has an administrator invite somebody, who accepts by the mailed link on that page and is signed in then. */
export async function becomeAdministrator(page: Page, server: RunningServer, api: Api, one: Invited): Promise<void> {
  const { email, password, name, permissions = [] } = one;
  const role = permissions.length > 0 ? 'limited_admin' : 'admin';
  await api('POST', '/invitations', { body: { email, role, permissions } });
  await page.goto(linkIn(await mailTo(server, email, /./), '/auth/'));
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin\//);
}
