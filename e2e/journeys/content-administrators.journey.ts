import type { Page } from '@playwright/test';
import type { Permission } from '@prentice/contract';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { apiAs } from '../people/api.ts';
import { administrator } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { press, twinDay, typeInto } from '../people/keyboard.ts';
import type { Credentials } from '../people/sign-in.ts';
import type { RunningServer } from '../start/server-process.ts';
import { expect, test } from '../start/server.fixture.ts';

const WIDTHS = [320, 390, 1440];

/** Expects that a screen is accessible in light and dark, and fits, at each width. */
async function expectAccessibleAtAllWidths(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(needed, `width of ${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  }
  await page.setViewportSize(usual);
}

/** Has somebody with that permission alone, who signs in by keyboard. */
async function signInWith(page: Page, server: RunningServer, permission: Permission): Promise<void> {
  const person: Credentials = {
    email: `${permission.replace(':', '-')}@journey.example`,
    password: 'a long way to work',
  };
  const admin = await apiAs(server, 'admin', administrator);
  await createAdministrator(server, admin, { ...person, name: 'Nora Feldner', permissions: [permission] });
  await page.goto('/auth/admin-login');
  await typeInto(page, page.getByLabel(/email/i).first(), person.email);
  await typeInto(page, page.getByLabel(/^password/i).first(), person.password);
  await page.keyboard.press('Enter');
}

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/**
 * Expects that the list of a phone offers what can be done with chosen records.
 */
async function expectSelectionOnPhones(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('checkbox', { name: 'Select Student job in bicycle repair' }).check();
  const chosen = page.getByRole('toolbar', { name: 'Actions for selected rows' });
  await expect(chosen.getByRole('button', { name: 'Archive' })).toBeVisible();
  /* Where the checkbox was may be a button now, whose tooltip would come. */
  await page.mouse.move(0, 0);
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Clear selection' }).click();
  await expect(chosen).toHaveCount(0);
  await page.setViewportSize(usual);
}

test.describe('A limited administrator by keyboard alone', () => {
  test.describe.configure({ timeout: 240_000 });

  test('with the permission for news lands there, and writes and publishes an item', async ({ page, server }) => {
    await signInWith(page, server, 'news:manage');
    await expect(page).toHaveURL(/\/dashboard\/admin\/news$/);
    await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible();
    await expect(page.getByText('Spring career fair')).toBeVisible();
    await expectAccessibleAtAllWidths(page);

    await press(page, page.getByRole('link', { name: 'Write news' }));
    await expect(page.getByRole('heading', { name: 'Write news' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await typeInto(page, field(page, /^Title/), 'Open evening in the workshop');
    await press(page, button(page, 'Create draft'));

    await expect(field(page, /^Summary/)).toBeVisible();
    await expect(page.getByText('Draft created')).toBeVisible();
    await press(page, button(page, 'Publish'));
    await expect(page.getByText('Some fields need attention.').first()).toBeVisible();
    await typeInto(page, field(page, /^Summary/), 'Come at six, look at the machines and ask what you like.');
    await typeInto(
      page,
      field(page, /^Text/),
      'The doors open at six. People who work here show you **what they do**.',
    );
    await press(page, button(page, 'Schedule'));
    await expect(page.getByLabel('Publish at')).toBeFocused();
    await expect(page.getByText('Choose when to publish this item')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await press(page, button(page, 'Publish'));
    await expect(page.getByText('Published').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'View it' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View page' })).toBeVisible();

    await page.goto('/news');
    await expectAccessibleAtAllWidths(page);
    await press(page, page.getByRole('link', { name: 'Open evening in the workshop' }));
    await expect(page).toHaveURL(/\/news\/open-evening-in-the-workshop$/);
    await expect(page.getByText('what they do')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });

  test('with the permission for external jobs lands there, and adds and publishes one', async ({ page, server }) => {
    await signInWith(page, server, 'external-jobs:manage');
    await expect(page).toHaveURL(/\/dashboard\/admin\/external-jobs$/);
    await expect(page.getByText('Student job in bicycle repair').first()).toBeAttached();
    await expect(page.getByRole('button', { name: /^All 40/ })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await expectSelectionOnPhones(page);

    await press(page, page.getByRole('link', { name: 'Add external job' }));
    await expect(page.getByRole('heading', { name: 'Add external job' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);
    await typeInto(page, field(page, /^Link/), 'https://glockenwerk.example/jobs/7');
    await typeInto(page, field(page, /^Job title/), 'Bell foundry internship');
    await typeInto(page, field(page, /^Organisation/), 'Glockenwerk');
    await typeInto(page, field(page, /^Town/), 'Graz');
    await typeInto(page, page.getByRole('combobox', { name: /^Country/ }), 'Austria');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await typeInto(
      page,
      field(page, /^Summary/),
      'You help to cast bells, polish them and hang them where people hear them.',
    );
    await press(page, button(page, 'Create draft'));

    await expect(page.getByRole('heading', { name: 'Bell foundry internship' })).toBeVisible();
    await press(page, button(page, 'Publish'));
    await expect(page.getByText('Choose a closing date.').first()).toBeVisible();
    await expect(page.getByLabel(/^Closing date/)).toBeFocused();
    await expectAccessibleAtAllWidths(page);
    await press(page, button(page, 'Closing date'));
    await expect(page.getByLabel(/^Closing date/)).toBeFocused();
    await page.keyboard.type(twinDay());
    await expect(page.getByText('Choose a closing date.')).toHaveCount(0);
    await press(page, button(page, 'Save'));
    await expect(page.getByText('External job saved')).toBeVisible();
    await press(page, button(page, 'Publish'));
    await expect(page.getByRole('link', { name: 'View it' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Details and clicks' }));
    await expect(page.getByRole('tab', { name: 'Listing' })).toBeVisible();
    await expectAccessibleAtAllWidths(page);

    await page.goto('/external-jobs');
    await expect(page.getByText('Bell foundry internship')).toBeVisible();
    await expectAccessibleAtAllWidths(page);
  });
});
