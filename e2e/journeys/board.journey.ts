import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs, apiOf } from '../people/api.ts';
import {
  busiestInternship,
  candidatesIn,
  owner,
  recruiter,
  reviewer,
  type ListedCandidate,
} from '../people/demo-accounts.ts';
import { choose } from '../people/form-fields.ts';
import { signIn } from '../people/sign-in.ts';
import { CANDIDATE_COUNT, expect, test } from '../start/crowded-server.fixture.ts';

const board = (page: Page): Locator => page.getByRole('region', { name: 'Candidates by stage' });
const stage = (page: Page, name: string): Locator => board(page).getByRole('region', { name: new RegExp(`^${name} `) });
const card = (page: Page, { id }: Pick<ListedCandidate, 'id'>): Locator => page.locator(`[data-card="${id}"]`);
/** The number beside the name of a column. */
const countOf = async (column: Locator): Promise<number> =>
  Number((await column.getByRole('heading').innerText()).replace(/[^\d]/g, ''));
const stageNames = [
  'New',
  'Shortlisted',
  'Interview',
  'Finalist',
  'Offer',
  'Accepted',
  'Under way',
  'Ended',
  'Rejected',
];

/** The most cards that the page drew in one go, in which it could not answer, while something is done. */
async function mostDrawnAtOnce(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { drawn: seen });
    const cardsIn = (node: Node): number => {
      if (!(node instanceof Element)) return 0;
      return Number(node.matches('[data-card]')) + node.querySelectorAll('[data-card]').length;
    };
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.push(added.reduce((sum, node) => sum + cardsIn(node), 0));
    }).observe(document, { subtree: true, childList: true });
  });
  await act();
  return page.evaluate(() => Math.max(0, ...(Reflect.get(window, 'drawn') as number[])));
}

test.describe.serial('A board with a thousand candidates', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ actionTimeout: 15_000 });

  let internship = '';
  let rows: ListedCandidate[] = [];
  const row = (index: number): ListedCandidate => {
    const row = rows[index];
    if (!row) throw new Error(`There is no candidate ${index}.`);
    return row;
  };
  const open = async (page: Page): Promise<void> => {
    await page.goto(`/internships/employer/${internship}/all?view=board`);
    await expect(board(page).locator('[data-card]').first()).toBeVisible();
    for (const name of stageNames) await expect(stage(page, name).getByRole('heading')).toHaveText(/\d$/);
  };

  test.beforeAll(async ({ server }) => {
    internship = await busiestInternship(await apiAs(server, 'employer', owner));
  });

  test('counts everybody once, and scrolls without a stall', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const counts = await Promise.all(stageNames.map((name) => countOf(stage(page, name))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(CANDIDATE_COUNT);

    const fresh = stage(page, 'New');
    const waiting = await countOf(fresh);
    const cards = fresh.locator('[data-card]');
    const batches: number[] = [];
    page.on('request', (request) => {
      const [first, last] = /range=\[(\d+),(\d+)\]/.exec(decodeURIComponent(request.url()))?.slice(1).map(Number) ?? [];
      if (first !== undefined && last !== undefined) batches.push(last - first + 1);
    });
    const drawn = await mostDrawnAtOnce(page, async () => {
      await fresh.locator('ul').hover();
      await expect(async () => {
        await page.mouse.wheel(0, 20_000);
        expect(await cards.count()).toBe(waiting);
      }).toPass({ timeout: 150_000, intervals: [50] });
    });
    expect(waiting).toBeGreaterThan(200);
    expect(batches.length).toBeGreaterThan(10);
    expect(Math.max(...batches)).toBeLessThanOrEqual(24);
    /* How long that takes depends on the machine; how much is drawn in one go does not. */
    expect(drawn).toBeGreaterThan(0);
    expect(drawn).toBeLessThanOrEqual(24);
  });

  test('shows every stage wide enough to be read, those past the decision as rails that take a drop', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, 'employer', owner);
    await open(page);
    const rail = stage(page, 'Rejected');
    await expect(rail).toBeInViewport({ ratio: 1 });
    expect((await rail.boundingBox())?.width).toBeLessThan(80);
    const isPageWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(isPageWider, 'only the board scrolls sideways').toBe(false);
    for (const name of stageNames) {
      const column = stage(page, name);
      await column.scrollIntoViewIfNeeded();
      await expect(column, name).toBeInViewport({ ratio: 1 });
      const isOpen = (await column.getByRole('button', { name, expanded: true }).count()) > 0;
      /* The name of a rail reads from top to bottom. */
      const heading = await column.getByRole('heading').boundingBox();
      expect(heading?.[isOpen ? 'width' : 'height'], name).toBeGreaterThan(isOpen ? 200 : 70);
      expect(heading?.[isOpen ? 'height' : 'width'], name).toBeLessThan(48);
    }
    const ended = stage(page, 'Ended');
    await ended.getByRole('button', { name: /^Ended/ }).press('Enter');
    await expect(ended.locator('[data-card]').first()).toBeVisible();
    await page.reload();
    await expect(ended.locator('[data-card]').first()).toBeVisible();
    await ended.getByRole('button', { name: /^Ended/ }).press('Enter');
    await expect(ended.locator('[data-card]')).toHaveCount(0);
    const before = await countOf(rail);
    const first = stage(page, 'New').locator('[data-card]').first();
    const id = (await first.getAttribute('data-card')) ?? '';
    await first.dragTo(rail);
    await page.getByRole('dialog').getByRole('radio').first().press('1');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-card="${id}"]`)).toHaveCount(0);
    await expect.poll(() => countOf(rail)).toBe(before + 1);
    await rail.getByRole('button', { name: /^Rejected/ }).click();
    await expect(rail.locator(`[data-card="${id}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(stage(page, 'New').locator(`[data-card="${id}"]`)).toBeVisible();
    /* What is under the pointer explains itself in a tooltip. */
    await page.mouse.move(2, 2);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await expectScreenQuality(page, 'board-wide');
  });

  test('finds by name, tag, rating and due date, like the table, and exports what it shows', async ({ page }) => {
    await signIn(page, 'employer', owner);
    const api = await apiOf(page);
    rows = await candidatesIn(api, ['submitted', 'in_review'], internship);
    await api('PUT', `/applications/${row(0).id}/rating`, { body: { rating: 5, tags: ['greenhouse'] } });
    await open(page);
    const search = page.getByRole('searchbox', { name: 'Name or tag' });
    await search.fill('greenh');
    await expect(board(page).locator('[data-card]')).toHaveCount(1);
    await expect(card(page, row(0))).toBeVisible();
    await expect(stage(page, 'New')).toContainText('greenhouse');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await readFile(await (await saved).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(2);
    expect(file).toContain(row(0).displayName);
    await expectScreenQuality(page, 'board-filtered');

    await search.fill(row(1).displayName);
    await expect(card(page, row(1))).toBeVisible();
    await expect(card(page, row(0))).toHaveCount(0);
    await search.fill('nobody is called so');
    await expect(page.getByText('No matches')).toBeVisible();
    await expect(board(page).locator('[data-card]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await choose(page, 'Rating', /^5/);
    await expect(card(page, row(0))).toBeVisible();
    await choose(page, 'Rating', 'Clear value');
    await page.getByRole('switch', { name: 'Overdue only' }).check();
    await expect(stage(page, 'Shortlisted').getByRole('heading')).toHaveText(/\s0$/);
    await expect(stage(page, 'Shortlisted').locator('[data-card]')).toHaveCount(0);
    await expect(stage(page, 'New').locator('[data-card]').first()).toBeVisible();
  });

  test('moves by mouse, menu and key, each with the same way back', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const ways: Record<string, (application: ListedCandidate) => Promise<void>> = {
      mouse: async (application) => card(page, application).dragTo(stage(page, 'Shortlisted').getByRole('heading')),
      menu: async (application) => {
        await card(page, application)
          .getByRole('button', { name: /^Actions for/ })
          .click();
        await page.getByRole('menuitem', { name: 'Shortlist' }).click();
      },
      key: async (application) => {
        await card(page, application).getByRole('link').focus();
        await page.keyboard.press('s');
      },
      'picking up': async (application) => {
        await card(page, application).getByRole('link').focus();
        for (const key of [' ', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      },
    };
    const [firstRow] = rows;
    if (!firstRow) throw new Error('Nobody waits.');
    const [fresh, short] = [stage(page, 'New'), stage(page, 'Shortlisted')];
    const before = [await countOf(fresh), await countOf(short)];
    const first = fresh.locator('[data-card]').first();
    const entry = { ...firstRow, id: (await first.getAttribute('data-card')) ?? '' };
    for (const [way, move] of Object.entries(ways)) {
      await move(entry);
      await expect(short.locator(`[data-card="${entry.id}"]`), way).toBeVisible();
      await expect
        .poll(async () => [await countOf(fresh), await countOf(short)])
        .toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) + 1]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(fresh.locator(`[data-card="${entry.id}"]`), way).toBeVisible();
      await expect.poll(async () => [await countOf(fresh), await countOf(short)]).toEqual(before);
    }
  });

  test('asks before a drop that the candidate is told of at once, and does nothing when it was a slip', async ({
    page,
  }) => {
    await signIn(page, 'employer', owner);
    await open(page);
    const [before, after] = [stage(page, 'Shortlisted'), stage(page, 'Finalist')];
    const id = (await before.locator('[data-card]').first().getAttribute('data-card')) ?? '';
    const dialog = page.getByRole('dialog');
    const drop = () => card(page, { id }).dragTo(after.getByRole('heading'));
    await drop();
    await expect(dialog).toContainText('You can’t undo this');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(before.locator(`[data-card="${id}"]`)).toBeVisible();
    await drop();
    await expectScreenQuality(page, 'board-confirm');
    await dialog.getByRole('button', { name: 'Make finalist' }).click();
    await expect(after.locator(`[data-card="${id}"]`)).toBeVisible();
  });

  test('puts a card back with the reason when somebody else was faster', async ({ page, server }) => {
    /* So that the page has not heard of it yet when the card is dropped. */
    await withoutLiveUpdates(page);
    await signIn(page, 'employer', owner);
    await open(page);
    const first = stage(page, 'New').locator('[data-card]').first();
    const id = (await first.getAttribute('data-card')) ?? '';
    const colleague = await apiAs(server, 'employer', recruiter);
    await colleague('PUT', `/applications/${id}/rating`, { body: { rating: 2, tags: [] } });
    const body = { ids: [id], transition: { to: 'rejected', code: 'skills', text: null } };
    await colleague('POST', '/applications/transitions', { body });
    await card(page, { id }).dragTo(stage(page, 'Shortlisted').getByRole('heading'));
    await expect(page.getByRole('alert')).toContainText(/rejected .+ just now\. Your decision was not saved/);
    await expect(stage(page, 'Shortlisted').locator(`[data-card="${id}"]`)).toHaveCount(0);
    await stage(page, 'Rejected')
      .getByRole('button', { name: /^Rejected/ })
      .click();
    await expect(stage(page, 'Rejected').locator(`[data-card="${id}"]`)).toBeVisible();
    await expectScreenQuality(page, 'board-refused');
  });

  test('shows a reviewer no handles', async ({ page }) => {
    await signIn(page, 'employer', reviewer);
    await open(page);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
    await expect(page.locator('[draggable=true]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
    await stage(page, 'New').locator('[data-card] a').first().focus();
    await page.keyboard.press('s');
    await page.keyboard.press('r');
    await expectScreenQuality(page, 'board-reviewer');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('works on a narrow screen by touch', async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.origin,
      viewport: { width: 320, height: 640 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await signIn(page, 'employer', owner);
    await open(page);
    const first = stage(page, 'New').locator('[data-card]').first();
    const id = (await first.getAttribute('data-card')) ?? '';
    await first.getByRole('button', { name: /^Actions for/ }).tap();
    await page.getByRole('menuitem', { name: 'Shortlist' }).tap();
    await expect(stage(page, 'Shortlisted').locator(`[data-card="${id}"]`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await expect(stage(page, 'New').locator(`[data-card="${id}"]`)).toBeVisible();
    const jumps = page.getByRole('navigation', { name: 'Stages' });
    await jumps.getByRole('button', { name: 'Rejected' }).tap();
    await expect(stage(page, 'Rejected').getByRole('heading')).toBeFocused();
    await expect(stage(page, 'Rejected').getByRole('heading')).toBeInViewport();
    await expect(stage(page, 'New').locator('[data-card]')).toHaveCount(12);
    await context.close();
  });
});
