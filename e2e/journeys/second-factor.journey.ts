import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { waitForEmail } from '../mail/sent-emails.ts';
import { administrator, student } from '../people/demo-accounts.ts';
import { signIn, signOutOfPortal, type Credentials } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

/* Passkeys belong to a name, not to the number of an address. */
const serverSettings = { ADMIN_SECOND_FACTOR: 'required', HOST_NAME: 'localhost' };
test.use({ serverSettings, actionTimeout: 20_000 });

/** Returns what an authenticator app shows, now or so many steps later. */
const appCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

const section = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' });

/** Sets the second factor up on the settings page that is open. @returns the key, the recovery codes and the code that is spent */
async function setUp(
  page: Page,
  { password }: Credentials,
): Promise<{ key: string; codes: string[]; spentCode: string }> {
  const confirmation = section(page).getByLabel('Your password', { exact: true });
  const opening = section(page).getByRole('button', { name: 'Set up: Two-factor authentication' });
  await expect(confirmation.or(opening)).toBeVisible();
  /* Where it is required, it is open from the start. */
  if (await opening.isVisible()) await opening.click();
  await confirmation.fill(password);
  await section(page).getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByText('Can’t scan it?').click();
  const key = (await page.locator('.setup-key').innerText()).replaceAll(' ', '');
  await expectAccessible(page);
  await saveScreenshots(page, 'second-factor-setup');
  const spentCode = appCode(key);
  await page.getByLabel('6-digit code').fill(spentCode);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  const codes = await page.locator('.code-list code').allInnerTexts();
  expect(codes).toHaveLength(10);
  await expectAccessible(page);
  await saveScreenshots(page, 'recovery-codes');
  return { key, codes, spentCode };
}

/** Gives email and password on the sign-in page that is open. */
async function givePassword(
  page: Page,
  { email, password }: Credentials,
  focused = page.getByLabel('6-digit code'),
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(focused).toBeFocused();
}

/** Turns the second factor off on the settings page that is open. */
async function turnOff(page: Page, { password }: Credentials): Promise<void> {
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await section(page).getByLabel('Your password', { exact: true }).fill(password);
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(section(page).getByRole('button', { name: 'Set up' })).toBeVisible();
}

test.describe('Two-factor authentication', () => {
  test('is turned on, asked for at each sign-in, and turned off', async ({ page, server }) => {
    await signIn(page, 'intern', student);
    await page.goto('/settings/account');
    const { key, codes, spentCode } = await setUp(page, student);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as text' }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    for (const code of codes) expect(saved).toContain(code);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await expect(section(page)).toContainText('You have 10 recovery codes left.');
    await saveScreenshots(page, 'second-factor-on');
    await signOutOfPortal(page);

    await page.goto('/auth/studentAuth');
    await givePassword(page, student);
    await expectAccessible(page);
    await saveScreenshots(page, 'sign-in-code');
    await page.getByLabel('6-digit code').fill(spentCode);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong code.');
    await page.getByLabel('6-digit code').fill(appCode(key, 1));
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/intern/);
    await signOutOfPortal(page);

    await page.goto('/auth/studentAuth?next=%2Fsettings%2Faccount');
    await givePassword(page, student);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await expect(page.getByRole('textbox', { name: 'Recovery code' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill('not a code of mine');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Wrong recovery code.');
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0]?.toLowerCase() ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/account$/);
    await expect(section(page)).toContainText('You have 9 recovery codes left.');
    expect((await waitForEmail(server, student.email, /recovery code/i)).text).toContain('9 recovery codes left');

    await section(page).getByRole('button', { name: 'Turn off' }).click();
    await section(page).getByLabel('Your password', { exact: true }).fill('not the password');
    await section(page).getByRole('button', { name: 'Turn off' }).click();
    await expect(section(page).getByRole('alert')).toContainText('Wrong password.');
    await section(page).getByRole('button', { name: 'Cancel' }).click();
    await turnOff(page, student);
    await signOutOfPortal(page);
    await signIn(page, 'intern', student);
    await signOutOfPortal(page);
  });

  test('takes a passkey in place of a code', async ({ page, server }) => {
    const authenticator = await page.context().newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    const { authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasUserVerification: true, isUserVerified: true },
    });
    await signIn(page, 'intern', student);
    await page.goto('/settings/account');
    const { codes } = await setUp(page, student);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await section(page).getByLabel('Your password', { exact: true }).fill(student.password);
    await section(page).getByRole('button', { name: 'Add a passkey' }).click();
    await expect(section(page).getByRole('button', { name: /^Remove: / })).toHaveCount(1);
    await expectAccessible(page);
    await saveScreenshots(page, 'passkeys');
    expect((await waitForEmail(server, student.email, /passkey/i)).text).toContain('A passkey was added');
    await signOutOfPortal(page);

    await page.goto('/auth/studentAuth');
    await givePassword(page, student, page.getByRole('button', { name: 'Use your passkey' }));
    await expectAccessible(page);
    await saveScreenshots(page, 'sign-in-passkey');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/intern/);
    await signOutOfPortal(page);

    await authenticator.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await page.goto('/auth/studentAuth?next=%2Fsettings%2Faccount');
    await givePassword(page, student, page.getByRole('button', { name: 'Use your passkey' }));
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/account$/);
    await section(page)
      .getByRole('button', { name: /^Remove: / })
      .click();
    await section(page).getByLabel('Your password', { exact: true }).fill(student.password);
    await section(page).getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await expect(section(page).getByRole('button', { name: /^Remove: / })).toHaveCount(0);
    await turnOff(page, student);
  });

  test('is set up by an administrator, of whom it is required, before anything else', async ({ page }) => {
    await page.goto('/auth/admin-login?next=%2Fdashboard%2Fadmin%2Fnews');
    await page.getByLabel('Email', { exact: true }).fill(administrator.email);
    await page.getByLabel('Password', { exact: true }).fill(administrator.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL(/\/settings\/account\?next=/);
    await expect(page.getByText('Administrators need two-factor authentication.')).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'second-factor-required');
    await page.goto('/dashboard/admin/admin');
    await expect(page).toHaveURL(/\/settings\/account\?next=%2Fdashboard%2Fadmin%2Fadmin$/);
    await setUp(page, administrator);
    await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
    await expect(page).toHaveURL(/\/dashboard\/admin\/admin/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
