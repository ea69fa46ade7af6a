import type { Locator, Page } from '@playwright/test';
import { administratorView } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs, listAs, type Api } from '../people/api.ts';
import { submitInternship } from '../people/company-api.ts';
import { administrator, owner } from '../people/demo-accounts.ts';
import { choose } from '../people/form-fields.ts';
import { acceptAdministratorInvitation } from '../people/invited-administrator.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const password = 'four quiet garden chairs';
const second = { email: 'second@console.example', password, name: 'Sabine Second' };
const limited = { email: 'limited@console.example', password, name: 'Lino Limited' };
const verification = '/dashboard/admin/EmployersVerification';
const moderation = '/dashboard/admin/internships/internships';

const head = (page: Page): Locator => page.locator('main header').first();

test.describe.serial('Administrators at work', () => {
  let page: Page;
  let other: Page;
  let api: Api;

  test.beforeAll(async ({ browser, server }) => {
    const open = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
    [page, other, api] = await Promise.all([open(), open(), apiAs(server, 'admin', administrator)]);
  });
  test.afterAll(async () => {
    await page.context().close();
    await other.context().close();
  });

  test('the dashboard says what waits, in pictures and in tables', async () => {
    await signIn(page, 'administrator', administrator);
    await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    await page.getByRole('button', { name: 'New per day: Table' }).click();
    await expect(page.getByRole('columnheader', { name: 'Applications' })).toBeVisible();
    await expectScreenQuality(page, 'admin-dashboard');
  });

  test('a case of the queue opens in its place on a phone, with a way back to its row', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(verification);
    const queue = page.getByRole('list', { name: 'Cases by due date' });
    const row = queue.getByRole('button').nth(1);
    await expect(page.locator('#case-title')).toHaveCount(0);
    const name = (await row.innerText()).split('\n').find((line) => line.length > 2) ?? '';
    await row.click();
    const caseTitle = page.locator('#case-title');
    await expect(caseTitle).toBeFocused();
    await expect(caseTitle).toBeInViewport();
    await expect(caseTitle).toHaveText(name);
    await expect(queue).toHaveCount(0);
    await expectScreenQuality(page, 'admin-verification-phone');
    await page.getByRole('button', { name: 'All cases' }).click();
    await expect(row).toBeFocused();
    await row.click();
    await expect(caseTitle).toBeFocused();
    await page.goBack();
    await expect(row).toBeFocused();
    if (size) await page.setViewportSize(size);
  });

  test('the queue of employers is worked through by keyboard', async () => {
    await page.goto(verification);
    const queue = page.getByRole('list', { name: 'Cases by due date' });
    const title = page.locator('#case-title');
    await expect(title).toBeVisible();
    const waiting = await queue.getByRole('listitem').count();
    const firstTitle = (await title.textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(title).not.toHaveText(firstTitle);
    const titleText = (await title.textContent()) ?? '';
    await page.keyboard.press('t');
    await expect(page.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/^[0-9a-f]{24}$/);
    await page.getByText(/checks? passed:/).click();
    await page.getByRole('button', { name: 'Change result: Registration number' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The extract shows the number with a blank.');
    await dialog.getByRole('button', { name: 'Change result' }).click();
    await expect(page.getByText('Changed by a person: The extract shows')).toBeVisible();
    await expectScreenQuality(page, 'admin-verification');

    await page.keyboard.press('a');
    await dialog.getByRole('checkbox', { name: 'Documents missing' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Please add an extract of the register.');
    await dialog.getByRole('button', { name: 'Request information' }).press('Enter');
    await expect(queue.getByRole('listitem')).toHaveCount(waiting - 1);
    await expect(title).not.toHaveText(titleText);
    await expect(dialog).toBeHidden();

    await page.keyboard.press('k');
    await expect(queue.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
    const first = (await title.textContent()) ?? '';
    await page.keyboard.press('v');
    await dialog.getByRole('button', { name: 'Verify' }).press('Enter');
    await expect(page.getByText(`Verifying ${first}`)).toBeVisible();
    await page.keyboard.press('u');
    await expect(title).toHaveText(first);
    await page.keyboard.press('v');
    await dialog.getByRole('button', { name: 'Verify' }).press('Enter');
    /* Whoever leaves the page before the time to undo has passed loses nothing. */
    await expect(page.getByText(`Verifying ${first}`)).toBeVisible();
    await page.reload();
    await expect(queue.getByRole('button', { name: first })).toBeHidden();
  });

  test('internships are approved together with a way back, and sent back with a reason', async ({ server }) => {
    /* Those of the demo that wait belong to companies that are not verified, and so cannot be approved. */
    const team = await apiAs(server, 'employer', owner);
    const onRoads = {
      description:
        'Cyclists tell us every week which lanes end without a warning. You ride them with a camera, mark what is dangerous on our map, talk to the councils, and see what is mended within the season. On rainy days you answer the letters, count how often each street is named, and draw a page that shows the council where paint, a kerb or a lamp would help most.',
      tasks: ['Ride and film lanes that were reported', 'Write to councils about what must be mended'],
    };
    /* The last repeats the text of the first, so that it is not of low risk. */
    await submitInternship(team, aPosting(new Date(), { title: 'Together by boat' }));
    await submitInternship(team, aPosting(new Date(), { title: 'Together by bicycle', ...onRoads }));
    await submitInternship(team, aPosting(new Date(), { title: 'Together on foot' }));
    await page.goto(`${moderation}?filter=${encodeURIComponent(JSON.stringify({ q: 'Together', waiting: true }))}`);
    const rows = page.getByRole('row').filter({ hasText: 'Together' });
    const boxes = rows.getByRole('checkbox');
    await expect(boxes).toHaveCount(3);
    /* The copy stands behind the first, before what came between. */
    await expect(rows.nth(1)).toContainText('Copy of “Together by boat”');
    await boxes.nth(0).check();
    await boxes.nth(2).check();
    await page.getByRole('button', { name: 'Approve 2 with low risk' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
    /* The first and its copy, for one decision about both. */
    await page.getByRole('button', { name: 'Select with its copy' }).click();
    await expect(page.getByRole('button', { name: 'Reject 2' })).toBeVisible();
    for (const box of await boxes.all()) await box.check();
    await expect(page.getByText('Open 1 to decide: it repeats a text.')).toBeVisible();
    await page.getByRole('button', { name: 'Approve 2 with low risk' }).click();
    await expect(rows).toHaveCount(1, { timeout: 15_000 });
    await expect(page.getByText('2 internships approved')).toBeVisible();
    await expectScreenQuality(page, 'admin-moderation');

    const dialog = page.getByRole('dialog');
    await rows.first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Similar internships' })).toBeVisible();
    await expectScreenQuality(page, 'admin-internship');
    await page.keyboard.press('c');
    await page.keyboard.press('1');
    await expect(dialog.getByRole('radio', { name: 'Tasks are unclear' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Please say what a usual day looks like.');
    const address = page.url();
    await dialog.getByRole('button', { name: 'Request changes' }).click();
    await expect(page.getByText(/Changes to “Together .*” requested\./)).toBeVisible();
    await page.goto(address);
    await expect(head(page).getByText('Changes requested')).toBeVisible();
  });

  test('an internship that one administrator removed is reinstated by another', async ({ server }) => {
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('e');
    await dialog.getByRole('radio', { name: 'Misleading' }).check();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(head(page).getByText('Removed')).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('i');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('It was right after all.');
    await dialog.getByRole('button', { name: 'Reinstate' }).click();
    await expect(page.getByText('Another administrator must reinstate it.')).toBeVisible();

    await acceptAdministratorInvitation(other, server, api, second);
    await other.goto(new URL(page.url()).pathname);
    await other.getByRole('button', { name: 'Reinstate' }).click();
    await other.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('I looked at it again.');
    await other.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
    await expect(head(other).getByText('Closed')).toBeVisible();
  });

  test('an employer is suspended and comes back', async () => {
    await page.goto('/dashboard/admin/allEmployers');
    await choose(page, 'Verification', /^Verified$/);
    await expect(page).toHaveURL(/verified/);
    await expect(page.getByRole('row').filter({ hasText: 'Not verified' })).toHaveCount(0);
    await expectScreenQuality(page, 'admin-employers');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await page.getByRole('option').first().click();
    await dialog
      .getByRole('textbox', { name: 'Note' })
      .fill('Two candidates were asked to pay a fee before the start.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('This employer is suspended')).toBeVisible();
    await expectScreenQuality(page, 'admin-employer');
    await page.getByRole('button', { name: 'Reinstate' }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The fee was paid back and will not be asked again.');
    await dialog.getByRole('button', { name: 'Reinstate' }).click();
    await expect(page.getByText('This employer is suspended')).toBeHidden();
    await expect(head(page).getByText('Verified')).toBeVisible();
  });

  test('a limited administrator works with what is permitted, and with one permission more at once', async ({
    server,
  }) => {
    await other.context().clearCookies();
    await acceptAdministratorInvitation(other, server, api, { ...limited, permissions: ['employers:verify'] });
    await other.goto(verification);
    const queue = other.getByRole('list', { name: 'Cases by due date' });
    await expect(queue).toBeVisible();
    await expect(other.getByRole('button', { name: 'Export CSV' })).toBeHidden();
    await expect(other.getByRole('link', { name: 'Internships' })).toBeHidden();
    await other.getByRole('combobox', { name: 'Assigned to' }).selectOption({ label: second.name });
    await expect(other.getByText('Assignment saved')).toBeVisible();
    await expectScreenQuality(other, 'limited-verification');
    await other.goto(moderation);
    await expect(other).toHaveURL(/\/auth\/unauthorized/);

    const administrators = await listAs(api, administratorView.schema, '/administrators', { q: limited.email });
    const body = { role: 'limited_admin', permissions: ['employers:verify', 'dashboard:view'] };
    for (const { id, version } of administrators) await api('PUT', `/administrators/${id}`, { body, version });
    await other.goto(moderation);
    await expect(other.getByRole('heading', { name: 'Internships', level: 1 })).toBeVisible();
    await expect(other.getByRole('columnheader', { name: 'Risk' })).toBeHidden();
    await other.goto('/dashboard/admin/limited-admin');
    await expect(other.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
    await expectScreenQuality(other, 'limited-dashboard');
  });
});
