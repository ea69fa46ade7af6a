import type { Locator, Page } from '@playwright/test';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { applicationViews } from '@prentice/contract';
import { apiOf, type Api } from '../people/api.ts';
import { candidatesIn, owner, reviewer } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/crowded-server.fixture.ts';

const rows = (page: Page): Locator => page.locator('[data-row]');
const openRow = (page: Page): Locator => page.locator('[data-row]:has([aria-current=true])');
const pane = (page: Page): Locator => page.getByRole('region', { name: 'Candidate', exact: true });
/** Waits until the open candidate is on the screen: keys decide about them from then on. */
const untilShown = (page: Page): Promise<void> => expect(pane(page)).toHaveAttribute('aria-busy', 'false');
const stateOf = async (api: Api, id: string): Promise<string> =>
  applicationViews.row.schema.pick({ state: true }).parse(await api('GET', `/applications/${id}`)).state;
const idOf = async (row: Locator): Promise<string> => (await row.getAttribute('data-row')) ?? '';

/** Presses keys as a person does, one after the other, and counts them. */
class Keys {
  pressed = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.pressed++;
      await this.page.keyboard.press(key);
    }
  }
}

async function open(page: Page): Promise<void> {
  await page.goto('/dashboard/interested');
  await expect(rows(page).first()).toBeVisible();
}

test.describe.serial('Triage of new candidates', () => {
  test.describe.configure({ timeout: 240_000 });

  test('takes one key to shortlist and three to reject with a reason, over a hundred applications', async ({
    page,
  }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const keys = new Keys(page);
    await keys.press('j');
    const decided = { shortlisted: [] as string[], rejected: [] as string[] };
    const spent = { shortlisted: 0, rejected: 0 };
    for (let index = 0; index < 100; index++) {
      const id = await idOf(openRow(page));
      const to = index % 3 === 2 ? 'rejected' : 'shortlisted';
      const before = keys.pressed;
      await untilShown(page);
      await keys.press(...(to === 'rejected' ? ['r', '8', 'Enter'] : ['s']));
      spent[to] += keys.pressed - before;
      decided[to].push(id);
      /* The next one is open, their row has the focus, and the candidate who was decided about is gone. */
      await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
      await expect(openRow(page).getByRole('link')).toBeFocused();
    }
    expect(spent.shortlisted / decided.shortlisted.length).toBeLessThanOrEqual(2);
    expect(spent.rejected / decided.rejected.length).toBeLessThanOrEqual(3);
    const api = await apiOf(page);
    for (const [state, ids] of Object.entries(decided))
      for (const id of ids) await expect.poll(() => stateOf(api, id), id).toBe(state);
  });

  test('decides about thirty one after the other, each read beside the list, and takes the last back', async ({
    page,
  }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const keys = new Keys(page);
    await keys.press('j');
    const decided: string[] = [];
    for (let index = 0; index < 30; index++) {
      const row = openRow(page);
      decided.push(await idOf(row));
      await expect(pane(page).getByRole('heading', { level: 2 }).first()).toHaveText(
        await row.getByRole('link').innerText(),
      );
      if (index % 10 === 0) {
        await expect(pane(page).getByRole('heading', { name: 'CV', exact: true })).toBeVisible();
        await expect(pane(page).getByRole('heading', { name: 'Cover note and answers' })).toBeVisible();
        await expect(pane(page).getByRole('heading', { name: 'CV match' })).toBeVisible();
      }
      await untilShown(page);
      await keys.press(...(index % 10 === 9 ? ['r', '1', 'Enter'] : ['s']));
    }
    expect(new Set(decided).size).toBe(30);
    const undo = page.getByRole('status').filter({ hasText: 'Undo' });
    await expect(undo).toBeInViewport();
    await keys.press('u');
    await expect(openRow(page)).toHaveAttribute('data-row', decided.at(-1) ?? '');
    await expect(openRow(page).getByRole('link')).toBeFocused();
    const api = await apiOf(page);
    const states: string[] = [];
    for (const id of decided) states.push(await stateOf(api, id));
    const expected = decided.map((_, index) => (index % 10 === 9 ? 'rejected' : 'shortlisted'));
    expect(states.slice(0, -1)).toEqual(expected.slice(0, -1));
    expect(['submitted', 'in_review']).toContain(states.at(-1));
  });

  test('scrolls the candidate from the list, and is accessible', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    await page.keyboard.press('j');
    await expect(pane(page).getByRole('heading', { name: 'CV match' })).toBeVisible();
    const scrolled = () => pane(page).evaluate((element) => element.scrollTop);
    await page.keyboard.press('PageDown');
    await expect.poll(scrolled).toBeGreaterThan(100);
    await expect(openRow(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect.poll(scrolled).toBe(0);
    await expectScreenQuality(page, 'triage-split');
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeFocused();
    await expectScreenQuality(page, 'triage-reject');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('keeps the open candidate over a reload and no selection, and no key reaches who is out of sight', async ({
    page,
  }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
    await expect(page.getByText('2 selected')).toBeVisible();
    const id = await idOf(openRow(page));
    await expect(page).toHaveURL(new RegExp(`open=${id}`));
    await page.reload();
    await expect(openRow(page)).toHaveAttribute('data-row', id);
    await expect(page.getByText('2 selected')).toBeHidden();
    /* The open candidate is not in the list that the filter leaves: nothing is decided about them by a key. */
    const other = await rows(page)
      .filter({ hasNot: page.locator('[aria-current=true]') })
      .first()
      .getByRole('link')
      .innerText();
    const before = (await candidatesIn(await apiOf(page), ['submitted', 'in_review'])).length;
    await page.getByRole('searchbox', { name: 'Name or tag' }).fill(other);
    await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
    await page.locator('h1').click();
    await page.keyboard.press('s');
    await page.keyboard.press('r');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toHaveCount(0);
    expect(await candidatesIn(await apiOf(page), ['submitted', 'in_review'])).toHaveLength(before);
  });

  test('decides by key about all selected candidates, and opens one of the rest', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const keys = new Keys(page);
    await keys.press('j');
    const first = await idOf(openRow(page));
    await keys.press('x', 'j');
    const second = await idOf(openRow(page));
    await keys.press('x', 's');
    for (const id of [first, second]) await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: '2 candidates shortlisted' })).toBeVisible();
    await expect(page.getByText('2 selected')).toBeHidden();
    await expect(openRow(page).getByRole('link')).toBeFocused();
    await keys.press('u');
    for (const id of [first, second]) await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();
  });

  test('says who decided about the open candidate in another tab, and leads on', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    await page.keyboard.press('j');
    const id = await idOf(openRow(page));
    const name = await openRow(page).getByRole('link').innerText();
    const other = await page.context().newPage();
    await open(other);
    await other.keyboard.press('j');
    await expect(openRow(other)).toHaveAttribute('data-row', id);
    await untilShown(other);
    await other.keyboard.press('s');
    await expect(other.locator(`[data-row="${id}"]`)).toHaveCount(0);
    await other.close();
    const why = new RegExp(` shortlisted ${name} `);
    await expect(pane(page).getByRole('heading', { level: 2 }).first()).toHaveText(name);
    await expect(pane(page).getByRole('status').filter({ hasText: why })).toBeVisible();
    await page.keyboard.press('s');
    await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
    await pane(page).getByRole('button', { name: 'Next candidate' }).click();
    await expect(openRow(page).getByRole('link')).toBeFocused();
    /* The page of the candidate offers to undo it, though it was decided elsewhere. */
    await page.goto(`/internships/employer/intern/${id}`);
    await expect(page.getByRole('button', { name: /^Undo \(until / })).toBeVisible();
    await page.keyboard.press('u');
    const api = await apiOf(page);
    await expect.poll(() => stateOf(api, id)).toBe('in_review');
  });

  test('opens the full page from the list, walks on there, and comes back to the one it showed', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'employer', owner);
    await open(page);
    const names = await rows(page).getByRole('link').allInnerTexts();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.getByRole('link', { name: 'Open full page' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(names[1] ?? '');
    const steps = page.getByRole('navigation', { name: 'Candidates in the list' });
    await expect(steps).toContainText(/^2 of \d+/);
    await page.keyboard.press('j');
    await expect(title).toHaveText(names[2] ?? '');
    await expect(steps).toContainText(/^3 of \d+/);
    await page.keyboard.press('s');
    /* A shortlisted candidate has left the list; the next one is open. */
    await expect(title).toHaveText(names[3] ?? '');
    await expect(page.getByRole('status').filter({ hasText: /\S shortlisted\./ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Shortlist' })).toBeInViewport();
    await page.mouse.wheel(0, 3_000);
    await expect(page.getByRole('button', { name: 'Shortlist' })).toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(2 * 900);
    await expectScreenQuality(page, 'candidate-page');
    await page.getByRole('link', { name: 'New candidates' }).last().click();
    await expect(openRow(page).getByRole('link')).toHaveText(names[3] ?? '');
  });

  test('continues with the next candidate on a phone, where a second tap decides nothing and undoing comes back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'employer', owner);
    await open(page);
    const links = rows(page).getByRole('link');
    const names = await links.allInnerTexts();
    const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-row') ?? ''));
    await links.first().click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(names[0] ?? '');
    const shortlist = page.getByRole('button', { name: 'Shortlist', exact: true });
    /* The second tap decides neither about this candidate nor about the next. */
    await shortlist.dblclick();
    await expect(title).toHaveText(names[1] ?? '');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveText(names[0] ?? '');
    const api = await apiOf(page);
    for (const id of ids.slice(0, 2)) expect(['submitted', 'in_review']).toContain(await stateOf(api, id));
    await page.getByRole('button', { name: 'Reject', exact: true }).click();
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Reject/ })
      .click();
    await expect(title).toHaveText(names[1] ?? '');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(title).toHaveText(names[0] ?? '');
  });

  test('decides about several together, and lets a reviewer compare, not decide', async ({ page, browser, server }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const ids = await rows(page).evaluateAll((all) => all.slice(0, 3).map((row) => row.getAttribute('data-row')));
    for (const id of ids) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Shortlist 3' }).click();
    for (const id of ids) await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    for (const id of ids) await expect(page.locator(`[data-row="${id}"]`)).toBeVisible();

    const context = await browser.newContext({ baseURL: server.origin });
    const other = await context.newPage();
    await signIn(other, 'employer', reviewer);
    await open(other);
    await other.keyboard.press('j');
    await expect(openRow(other)).toBeVisible();
    await other.keyboard.press('s');
    await other.keyboard.press('r');
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.keyboard.press('x');
    await rows(other).nth(1).getByRole('checkbox').check();
    await expect(other.getByRole('button', { name: /^(Shortlist|Reject)/ })).toHaveCount(0);
    await other.getByRole('button', { name: 'Compare 2' }).click();
    await expect(other.getByRole('table').getByRole('rowheader', { name: 'Rating' })).toBeVisible();
    await other.getByRole('link', { name: 'Back to the list' }).click();
    await expect(rows(other).first()).toBeVisible();
    await context.close();
  });

  test('shows how the team has rated a candidate, and takes another rating, beside the list', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    await page.keyboard.press('j');
    await pane(page).getByRole('combobox', { name: 'Rating' }).selectOption('4');
    await pane(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(openRow(page)).toContainText('4 of 5');
    await expect(pane(page).getByText('4 of 5').first()).toBeVisible();
  });
});
