import type { Locator, Page } from '@playwright/test';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs } from '../people/api.ts';
import { addLines, choose, fill, number, suggest } from '../people/form-fields.ts';
import { transitionInternship, ownInternship } from '../people/company-api.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { openInbox } from '../people/student-pages.ts';
import { signIn } from '../people/sign-in.ts';
import { DAY, HOUR, expect, test, type RestartableServer } from '../start/restartable-server.fixture.ts';

const title = 'Lamplighter for the harbour museum';
const description = 'You light the old lamps of the harbour with us and measure how far each can be seen. '
  .repeat(5)
  .trim();
/** A day there, as date fields take it. */
const day = (machine: RestartableServer, days: number): string =>
  new Date(machine.now().getTime() + days * DAY).toISOString().slice(0, 10);

const saved = (page: Page) => expect(page.getByText('All saved')).toBeVisible();
const next = async (page: Page): Promise<void> => {
  await saved(page);
  await page.getByRole('button', { name: /^Next/ }).click();
};
const line = (page: Page, name: string): Locator => page.getByRole('textbox', { name }).first();
const figure = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name, exact: true });
const state = (page: Page, word: string) =>
  expect(page.locator('main header').first().getByText(word, { exact: true })).toBeVisible();

/** Types a wrong value, expects its words beside the field and the value still there, then types the right one. */
async function mend(field: Locator, wrong: string, words: string, right: string): Promise<void> {
  await field.fill(wrong);
  await field.blur();
  await expect(field).toHaveAccessibleDescription(new RegExp(words));
  await expect(field).toHaveValue(wrong);
  await field.fill(right);
  await expect(field).not.toHaveAccessibleDescription(new RegExp(words));
}

/* A field that is not there fails at once, not at the end of a long test. */
test.use({ actionTimeout: 20_000 });

test.describe.serial('An internship from its first word until it is published and told', () => {
  test.describe.configure({ timeout: 240_000 });
  let page: Page;
  let desk: Page;
  let visitor: Page;
  let reader: Page;
  let internship = '';
  const openInternship = () => page.goto(`/internships/employer/${internship}`);
  const publicPage = () => visitor.goto(`/internships/${internship}`);
  const statusOf = async () => (await publicPage())?.status();

  test.beforeAll(async ({ browser, machine }) => {
    const open = async () => (await browser.newContext({ baseURL: machine.server.origin })).newPage();
    [page, desk, visitor, reader] = [await open(), await open(), await open(), await open()];
  });
  test.afterAll(() => Promise.all([page, desk, visitor, reader].map((page) => page.context().close())));

  test('is what a student waits for with a saved search', async ({ machine }) => {
    const api = await apiAs(machine.server, 'student', student);
    const body = { name: 'Lamps by the sea', query: 'q=lamplighter', notify: true };
    await api('POST', '/saved-searches', { body });
  });

  test('is written by hand; what is wrong is said beside its field and loses nothing', async ({ machine }) => {
    await signIn(page, 'employer', owner);
    await page.goto('/internships/employer/internships/create');
    await expectScreenQuality(page, 'publication-begin');
    await fill(page, 'Title', 'LAMPLIGHTER FOR THE MUSEUM');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page).toHaveURL(/edit=basics/);
    internship = /employer\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
    await mend(line(page, 'Title'), 'LAMPLIGHTERS', 'Don’t write everything in capitals', title);
    await mend(figure(page, 'Openings'), '0', 'Enter 1 to 100', '2');
    await choose(page, 'Category', 'Research');
    await choose(page, 'On site or remote', 'On site');
    await page.getByRole('button', { name: 'Add' }).click();
    await fill(page, 'City', 'Kiel');
    await suggest(page, 'Country', 'Germany');
    await expectScreenQuality(page, 'publication-basics');
    await next(page);

    await expect(line(page, 'Description')).toHaveAccessibleDescription(/At least 300 characters/);
    await mend(line(page, 'Description'), 'Too short.', 'Write at least 300 characters', description);
    await addLines(page, 'Tasks', ['Short']);
    await expect(page.getByRole('textbox', { name: 'Tasks 1' })).toHaveAccessibleDescription(/10/);
    await page.getByRole('textbox', { name: 'Tasks 1' }).fill('Light the lamps of the quay at dusk.');
    await addLines(page, 'Tasks', ['Write down how far each lamp is seen.']);
    await addLines(page, 'What interns learn', ['Plan the light of a whole harbour.']);
    await expectScreenQuality(page, 'publication-content');
    await next(page);

    await line(page, 'Start').fill(day(machine, 60));
    await mend(line(page, 'Deadline for applications'), day(machine, 1), '3 to 180 days from now', day(machine, 30));
    await mend(figure(page, 'Duration (weeks)'), '60', 'Enter 2 to 52 weeks', '30');
    await mend(
      line(page, 'Why it takes this long'),
      'It does.',
      'Write at least 50 characters',
      'The lamps burn from October to June and want to be watched.',
    );
    await figure(page, 'Duration (weeks)').fill('10');
    await expect(line(page, 'Why it takes this long')).toBeHidden();
    await mend(figure(page, 'Hours per week'), '50', 'Enter 1 to 40 hours', '30');
    await expectScreenQuality(page, 'publication-time');
    await next(page);

    await choose(page, 'Type of pay', 'Paid');
    /* What is usual in the company's country is there already. */
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('Euro');
    await expect(page.getByRole('combobox', { name: 'Pay period' })).toHaveText(/month/);
    await expect(page.getByRole('link', { name: 'Pay', exact: true }).locator('..')).toHaveText('Pay: enter an amount');
    await number(page, 'From', '900');
    await figure(page, 'To').fill('2000');
    await figure(page, 'To').blur();
    await expect(figure(page, 'To')).toHaveAccessibleDescription(/one and a half times/);
    await expect(page.getByText('From €900 to €1,350 a month', { exact: true })).toBeVisible();
    await expectScreenQuality(page, 'publication-pay-wrong');
    await number(page, 'From', '1400');
    await expect(figure(page, 'To')).not.toHaveAccessibleDescription(/one and a half times/);
    await page.getByRole('switch', { name: /written agreement/ }).check();
    await saved(page);
  });

  test('keeps what was typed over a reload and a way out, and says what is missing', async ({ machine }) => {
    await page.reload();
    await expect(figure(page, 'From')).toHaveValue('1400');
    await figure(page, 'To').fill('1800');
    await page.getByRole('link', { name: 'Back to the internship' }).click();
    await expect(page.getByText('Required skills: Add at least one skill.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send for review' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Send for review' })).toHaveAccessibleDescription(
      '1 field is missing. Go to Requirements.',
    );
    await expectScreenQuality(page, 'publication-incomplete');
    await page.getByRole('link', { name: /field is missing\. Go to Requirements/ }).click();
    await expect(page.getByRole('combobox', { name: 'Required skills' })).toBeVisible();
    await page.goto(`/internships/employer/${internship}?edit=pay`);
    await expect(figure(page, 'To')).toHaveValue('1800');
    await next(page);

    await page.getByRole('combobox', { name: 'Required skills' }).fill('Navigation at night');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add' }).last().click();
    await mend(line(page, 'Question'), 'Why', 'Write at least 5 characters', 'Why lamps, of all things?');
    await expectScreenQuality(page, 'publication-people');
    await next(page);

    await mend(figure(page, 'Response promise (days)'), '30', 'Enter 3 to 21 days', '7');
    await line(page, 'Publish at').fill(`${day(machine, 3)}T09:00`);
    await expectScreenQuality(page, 'publication-when');
    await next(page);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(page.getByText('Light the lamps of the quay at dusk.')).toBeVisible();
    await expect(page.getByText('Answers within 7 days')).toBeVisible();
    await expectScreenQuality(page, 'publication-preview');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await state(page, 'In review');
    await expect(page).toHaveURL(new RegExp(`${internship}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('is approved for later, taken back to draft, and approved again', async ({ machine }) => {
    await signIn(desk, 'administrator', administrator);
    await desk.goto(`/dashboard/admin/internships/${internship}`);
    await desk.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(desk.getByText(`“${title}” approved.`)).toBeVisible();
    await desk.goto(`/dashboard/admin/internships/${internship}`);
    await state(desk, 'Scheduled');
    await expectScreenQuality(desk, 'publication-scheduled-desk');
    expect(await statusOf()).toBe(404);

    await openInternship();
    await state(page, 'Scheduled');
    await expect(page.getByText(/Approved\. It will be published automatically on .*09:00/)).toBeVisible();
    await expectScreenQuality(page, 'publication-scheduled');
    await page.getByRole('button', { name: 'Back to draft' }).click();
    await state(page, 'Draft');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await state(page, 'In review');
    await transitionInternship(await apiAs(machine.server, 'admin', administrator), internship, { to: 'open' });
    await openInternship();
    await state(page, 'Scheduled');
  });

  test('is published by itself after a time in which the machine was off, once', async ({ machine }) => {
    await machine.stopFor(5 * DAY);
    await expect.poll(statusOf, { timeout: 30_000 }).toBe(200);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectScreenQuality(visitor, 'publication-public');
    await openInternship();
    await state(page, 'Open');
    const { history, revision } = await ownInternship(await apiAs(machine.server, 'employer', owner), internship);
    expect(history.filter((event) => event.to === 'open')).toMatchObject([{ from: 'scheduled', by: 'system' }]);
    expect(revision).toBe(1);
  });

  test('is told to a student whose saved search finds it', async ({ machine }) => {
    await machine.stopFor(HOUR);
    await signIn(reader, 'intern', student);
    const notice = reader.getByText(`New internships match one of your saved searches, such as “${title}”.`);
    await expect(async () => {
      await openInbox(reader);
      await expect(notice).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expect(notice).toHaveCount(1);
    await notice.click();
    await expect(reader).toHaveURL(/\/dashboard\/searches/);
  });
});
