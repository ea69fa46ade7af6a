import type { Locator, Page } from '@playwright/test';
import { aPosting } from '@prentice/testing';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs, type Api } from '../people/api.ts';
import { transitionInternship, submitInternship, createVerifiedCompany } from '../people/company-api.ts';
import { aCompany } from '../people/company.ts';
import { administrator } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const first = aCompany('Amber and Sons', 'amber.example', 'anna');
const copier = aCompany('Copper Copyists', 'copper.example', 'cora');
const second = { email: 'second@console.example', password: 'four quiet garden chairs', name: 'Sabine Second' };
const moderation = '/dashboard/admin/internships/internships';
const fee = 'Before you start you pay a deposit of 300 euros for the training.';
const names = {
  original: 'Amber polisher at the coast',
  copy: 'Amber polisher by the sea',
  clear: 'Gardener for alpine plants',
  other: 'Gardener for water plants',
  scam: 'Helper with a paid training',
};
const head = (page: Page): Locator => page.locator('main header').first();
const state = (page: Page, word: string) => expect(head(page).getByText(word, { exact: true })).toBeVisible();

/** A text of its own, so that no two postings are alike by chance. */
const about = (subject: string): string =>
  ['watch', 'measure', 'describe', 'repair', 'compare', 'photograph', 'carry', 'sort', 'clean', 'draw']
    .map(
      (verb, index) =>
        `In week ${index + 1} you ${verb} ${subject} and ${verb} again what the ${subject} of week ${index} were.`,
    )
    .join(' ');

/* A field that is not there fails at once, not at the end of a long test. */
test.use({ actionTimeout: 20_000 });

test.describe.serial('Moderation', () => {
  test.describe.configure({ timeout: 240_000 });
  let desk: Page;
  let other: Page;
  let employer: Page;
  const ids: Record<keyof typeof names, string> = { original: '', copy: '', clear: '', other: '', scam: '' };
  const dialog = () => desk.getByRole('dialog');
  const show = async (id: string) => {
    await desk.goto(`/dashboard/admin/internships/${id}`);
    await expect(desk.getByRole('heading', { name: 'History' })).toBeVisible();
  };
  const rowOf = (name: string) => desk.getByRole('row').filter({ hasText: name });
  const giveReason = async (reason: string, note?: string) => {
    await dialog().getByRole('radio', { name: reason }).check();
    if (note) await dialog().getByRole('textbox', { name: 'Note' }).fill(note);
  };

  test.beforeAll(async ({ browser, server }) => {
    const admin = await apiAs(server, 'admin', administrator);
    await createAdministrator(server, admin, second);
    const [client, two] = [
      await createVerifiedCompany(server, admin, first),
      await createVerifiedCompany(server, admin, copier),
    ];
    const post = (api: Api, name: keyof typeof names, change: object) =>
      submitInternship(api, aPosting(new Date(), { title: names[name], category: 'other', ...change }));
    ids.original = await post(client, 'original', { description: about('amber') });
    await transitionInternship(admin, ids.original, { to: 'open' });
    ids.copy = await post(two, 'copy', { description: about('amber') });
    ids.clear = await post(two, 'clear', { description: about('gentians'), tasks: tasks('gentians') });
    ids.other = await post(two, 'other', { description: about('lilies'), tasks: tasks('lilies') });
    ids.scam = await post(two, 'scam', { description: `${about('parcels')} ${fee}`, tasks: tasks('parcels') });
    const open = async () => (await browser.newContext({ baseURL: server.origin })).newPage();
    [desk, other, employer] = [await open(), await open(), await open()];
    await signIn(desk, 'administrator', administrator);
    await signIn(employer, 'employer', copier.owner);
  });
  test.afterAll(() => Promise.all([desk, other, employer].map((page) => page.context().close())));

  test('the queue is walked by keyboard', async () => {
    await desk.goto(moderation);
    await expect(rowOf(names.scam)).toContainText('High risk');
    await expect(rowOf(names.copy)).toContainText('Medium risk');
    await expectScreenQuality(desk, 'moderation-queue');
    const links = desk.locator('[data-row] a');
    await desk.keyboard.press('j');
    await expect(links.first()).toBeFocused();
    await desk.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await desk.keyboard.press('x');
    await expect(desk.getByRole('checkbox', { name: 'Select this row' }).nth(1)).toBeChecked();
    await desk.keyboard.press('x');
    await desk.keyboard.press('k');
    await expect(links.first()).toBeFocused();
    await desk.keyboard.press('Enter');
    await expect(desk).toHaveURL(/internships\/[0-9a-f]{24}/);
  });

  test('a near-duplicate of another employer is beside its original', async () => {
    await show(ids.copy);
    await expect(desk.getByText('Nearly identical to an internship of another employer')).toBeVisible();
    await expect(desk.getByText(new RegExp(`${first.name}, \\d+.?% alike`))).toBeVisible();
    await expectScreenQuality(desk, 'moderation-duplicate');
    await desk.getByRole('button', { name: `Compare with “${names.original}”` }).click();
    await expect(dialog()).toContainText(`This one, by ${copier.name}`);
    await expect(dialog()).toContainText(`The other one, by ${first.name}`);
    await expect(dialog()).toContainText(/\d+ of \d+ fields are the same/);
    await expect(dialog().locator('mark').filter({ hasText: 'In week 1 you watch amber' })).toHaveCount(2);
    await expect(
      dialog()
        .getByText(/^(\d+) of \1 words shared$/)
        .first(),
    ).toBeVisible();
    await expect(dialog()).toContainText('Underlined words appear on both sides');
    await expect(dialog().getByText('Amber polisher').first()).toBeVisible();
    await expectScreenQuality(desk, 'moderation-side-by-side');
    await dialog().getByRole('button', { name: 'Close' }).click();
  });

  test('a high risk quotes its words and is approved only after a confirmation', async () => {
    await show(ids.scam);
    await expect(desk.getByText('Fee, deposit or training that candidates pay for')).toBeVisible();
    await expect(desk.locator('mark').filter({ hasText: 'deposit' }).first()).toBeVisible();
    await expectScreenQuality(desk, 'moderation-risk');
    await desk.keyboard.press('v');
    await expect(dialog()).toContainText('The rules found a high risk. Read the quoted words before you approve.');
    await expectScreenQuality(desk, 'moderation-confirm');
    await dialog().getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog()).toBeHidden();
    await state(desk, 'In review');
    await desk.keyboard.press('r');
    await giveReason('Asks for a fee or deposit');
    await dialog().getByRole('button', { name: 'Reject' }).click();
    /* The next one opens while this can be undone. */
    await expect(desk.getByRole('alert').getByText(`Rejecting “${names.scam}”`)).toBeVisible();
    await expect(head(desk).getByText(names.scam)).toBeHidden();
    await desk.keyboard.press('u');
    await expect(head(desk).getByText(names.scam)).toBeVisible();
    await state(desk, 'In review');
    await desk.keyboard.press('r');
    await giveReason('Asks for a fee or deposit');
    await dialog().getByRole('button', { name: 'Reject' }).click();
    await expect(desk.getByText(`“${names.scam}” rejected.`)).toBeVisible();
    await employer.goto(`/internships/employer/${ids.scam}`);
    await expect(employer.getByText('Asks for a fee or deposit').first()).toBeVisible();
    await expectScreenQuality(employer, 'moderation-rejected');
  });

  test('those of low risk are approved together; one of a higher risk is left out', async () => {
    await desk.goto(moderation);
    for (const name of [names.clear, names.other, names.copy]) await rowOf(name).getByRole('checkbox').check();
    const approve = desk.getByRole('button', { name: 'Approve 2 with low risk' });
    await expect(approve).toBeVisible();
    await expectScreenQuality(desk, 'moderation-bulk');
    await approve.click();
    await desk.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(names.clear)).toBeVisible();
    for (const name of [names.clear, names.other, names.copy]) await rowOf(name).getByRole('checkbox').check();
    await approve.click();
    await expect(rowOf(names.clear)).toBeHidden({ timeout: 15_000 });
    await expect(rowOf(names.other)).toBeHidden();
    await expect(rowOf(names.copy)).toBeVisible();
  });

  test('changes are asked for, made, and read again', async () => {
    await show(ids.copy);
    await desk.keyboard.press('c');
    await giveReason('Duplicate', 'This text is that of another company. Please write your own.');
    await expectScreenQuality(desk, 'moderation-ask');
    await dialog().getByRole('button', { name: 'Request changes' }).click();
    await expect(desk.getByText(`Changes to “${names.copy}” requested.`)).toBeVisible();
    await employer.goto(`/internships/employer/${ids.copy}`);
    await expect(employer.getByText('The reviewer requested changes')).toBeVisible();
    await expect(
      employer.getByText('This text is that of another company. Please write your own.').first(),
    ).toBeVisible();
    await expectScreenQuality(employer, 'moderation-changes-asked');
    await employer.goto(`/internships/employer/${ids.copy}?edit=content`);
    await employer.getByRole('textbox', { name: 'Description' }).fill(about('copper plates'));
    for (const [index, task] of tasks('copper plates').entries())
      await employer.getByRole('textbox', { name: `Tasks ${index + 1}` }).fill(task);
    await expect(employer.getByText('All saved')).toBeVisible();
    await employer.getByRole('link', { name: 'Back to the internship' }).click();
    await employer.getByRole('button', { name: 'Send for review' }).click();
    await state(employer, 'In review');
    await show(ids.copy);
    await expect(desk.getByText('No rule matched').or(desk.getByText('Low risk')).first()).toBeVisible();
    await expect(desk.getByText('Nearly identical to an internship of another employer')).toBeHidden();
    await desk.keyboard.press('v');
    await expect(desk.getByText(`“${names.copy}” approved.`)).toBeVisible();
    await show(ids.copy);
    await state(desk, 'Open');
    await expectScreenQuality(desk, 'moderation-approved');
  });

  test('what is removed is gone for the public, and comes back by another administrator only', async () => {
    const visited = async () => (await employer.request.get(`/internships/${ids.clear}`)).status();
    await expect.poll(visited).toBe(200);
    await show(ids.clear);
    await desk.keyboard.press('e');
    await giveReason('Misleading', 'There is no such garden.');
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await state(desk, 'Removed');
    await expect(dialog()).toBeHidden();
    await expect.poll(visited).toBe(410);
    await other.goto(`/internships/${ids.clear}`);
    await expectScreenQuality(other, 'moderation-gone');
    await desk.keyboard.press('i');
    await dialog().getByRole('textbox', { name: 'Note' }).fill('It was right after all.');
    await dialog().getByRole('button', { name: 'Reinstate' }).click();
    await expect(desk.getByText('Another administrator must reinstate it.')).toBeVisible();
    await signIn(other, 'administrator', second);
    await other.goto(`/dashboard/admin/internships/${ids.clear}`);
    await other.getByRole('button', { name: 'Reinstate' }).click();
    await other.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('I have seen the garden.');
    await other.getByRole('dialog').getByRole('button', { name: 'Reinstate' }).click();
    await state(other, 'Closed');
    await expect(other.getByText('There is no such garden.').first()).toBeVisible();
    await expect(other.getByText('I have seen the garden.').first()).toBeVisible();
    await expectScreenQuality(other, 'moderation-reinstated');
    await expect.poll(visited).toBe(200);
  });
});

/** Two tasks about that. */
function tasks(subject: string): string[] {
  return [`Look after the ${subject} with a colleague.`, `Write down what you learn about ${subject}.`];
}
