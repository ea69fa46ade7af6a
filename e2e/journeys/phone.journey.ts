import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { openAccountMenu, signInByApi } from '../people/sign-in.ts';
import { unfoldSection } from '../people/student-pages.ts';
import { expect, test } from '../start/server.fixture.ts';

const student = { email: 'student@demo.example', password: 'try the demo today' };
const phones = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
] as const;

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');
const countIn = async (place: Locator): Promise<number> => Number(/\d+/.exec((await place.textContent()) ?? '')?.[0]);

/** The lower edge of an element and the upper edge of the bar, in pixels of the window. */
async function edges(element: Locator, bar: Locator): Promise<{ bottom: number; bar: number }> {
  const [box, barBox] = [await element.boundingBox(), await bar.boundingBox()];
  return { bottom: (box?.y ?? 0) + (box?.height ?? 0), bar: barBox?.y ?? 0 };
}

/** Goes through the page with the Tab key and expects that the bar never covers what has the focus. */
async function expectFocusBesideBar(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step++) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement;
      const bar = document.querySelector('.action-bar');
      if (!focused || !bar || focused === document.body || bar.contains(focused)) return null;
      const [box, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      return box.bottom > other.top + 1 && box.top < other.bottom ? focused.outerHTML.slice(0, 120) : null;
    });
    expect(covered, `focus after ${step + 1} steps`).toBeNull();
  }
}

for (const viewport of phones)
  test.describe(`At ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test.describe('without a script', () => {
      test.use({ javaScriptEnabled: false });

      test('the first internship is on the first screen, above the filters', async ({ page }) => {
        await page.goto('/internships');
        const { bottom, bar } = await edges(cards(page).first(), page.locator('.filter-bar'));
        expect(bottom).toBeLessThanOrEqual(bar);
        const lines = cards(page).first().locator('.card-line');
        await expect(lines).toHaveCount(2);
        for (const line of await lines.all()) expect((await line.boundingBox())?.height).toBeLessThan(30);
        const cut = await cards(page).locator('.card-company').evaluateAll((all) => all.flatMap((element) => element.scrollWidth > element.clientWidth ? [element.textContent] : [])); // prettier-ignore
        expect(cut, 'companies whose name is cut off').toEqual([]);
      });

      test('every filter value can be reached, and applies at once in the panel, which stays open', async ({
        page,
      }) => {
        await page.goto('/internships');
        const open = page.getByRole('link', { name: /^Filters · \d+ internships$/ });
        expect(await countIn(open)).toBe(await countIn(page.locator('#results')));
        await open.click();
        const panel = page.locator('#filters');
        const fields = panel.getByRole('group', { name: 'Field' }).getByRole('link');
        await expect(fields).toHaveCount(16);
        for (const value of await fields.all()) {
          await value.scrollIntoViewIfNeeded();
          await expect(value).toBeInViewport();
          await value.click({ trial: true });
        }
        const field = panel.getByRole('link', { name: 'Software and data' });
        const promised = await countIn(field.locator('.check-count'));
        await field.click();
        await expect(page).toHaveURL(/category=software_data/);
        await expect(field).toHaveAttribute('aria-current', 'true');
        await expect(field).toBeInViewport();
        await panel.getByLabel('Amount').fill('1');
        await panel.getByLabel('Amount').blur();
        await expect(panel.getByRole('button', { name: 'Show results', exact: true })).toBeVisible();
        await panel.getByLabel('Amount').fill('');
        await page.reload();
        await panel.getByRole('button', { name: `Show ${promised} internships` }).click();
        await expect(panel).toBeHidden();
        await expect(page.getByRole('link', { name: /^Filters \(1\) · / })).toBeVisible();
        await expect(page.locator('#results')).toBeInViewport();
        await page.getByRole('link', { name: /^Filters/ }).click();
        await panel.getByRole('link', { name: 'Clear all filters' }).click();
        await expect(panel).toBeVisible();
        await panel.getByRole('link', { name: 'Close filters' }).click();
        await expect(page).toHaveURL(/\/internships#list$/);
        await expect(open).toBeVisible();
      });

      test('several places are searched together, and each can be removed', async ({ page }) => {
        await page.goto('/internships');
        const names = await page.locator('#places option').evaluateAll((all) => all.map((node) => node.getAttribute('value') ?? '')); // prettier-ignore
        const [first = '', second = ''] = names.filter((name) => !name.startsWith('München'));
        await page.locator('.search-place > summary').click();
        await page.getByLabel('Where', { exact: true }).fill(first);
        await page.getByRole('button', { name: 'Find internships' }).click();
        const alone = await countIn(page.locator('#results'));
        await page.locator('.search-place > summary').click();
        await page.getByText('Add another place').click();
        await page.getByLabel('Or in', { exact: true }).fill(second);
        await page.getByRole('button', { name: 'Find internships' }).click();
        await expect(page.getByText(/^Around .+ and .+, within 25\s*km\.$/)).toBeVisible();
        expect(await countIn(page.locator('#results'))).toBeGreaterThan(alone);
        await page.getByRole('link', { name: `Remove ${second}` }).click();
        expect(await countIn(page.locator('#results'))).toBe(alone);
      });
    });

    test('bars do not cover what has the focus, and axe finds nothing', async ({ page }) => {
      await page.goto('/internships');
      await expectFocusBesideBar(page, 40);
      await expectAccessible(page);
      await page.getByRole('link', { name: /^Filters/ }).click();
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Close filters' }).click();
      await cards(page).first().getByRole('link').first().click();
      await expect(page.locator('.posting-bar').getByRole('link', { name: 'Apply', exact: true })).toBeInViewport();
      await expectFocusBesideBar(page, 30);
      await expectAccessible(page);
    });
  });

/** Bytes of script that a list may load for a signed-in person, uncompressed. */
const SIGNED_IN_SCRIPT_BYTES = 12_000;

test.describe('A signed-in student with a phone', () => {
  test.use({ viewport: phones[1] });
  test.beforeEach(async ({ page }) => signInByApi(page.request, 'student', student));

  test('is greeted by name with the unread notifications, by a small script', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto('/internships', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: /^Notifications, (none unread|\d+ new)$/ })).toBeVisible();
    await expect(page.locator('.account-menu > summary')).toHaveText(/^\s*Stella\s*$/);
    expect(scripts.length).toBeGreaterThan(0);
    const bytes = (await Promise.all(scripts)).reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(bytes).toBeLessThanOrEqual(SIGNED_IN_SCRIPT_BYTES);
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/internships\/[0-9a-f]{24}/);
    await page.goto(`${page.url()}#application`);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
  });

  test('has the form of the application only when it is asked for, and reads on where the page began', async ({
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/internships');
    const path = (await cards(page).first().getByRole('link').first().getAttribute('href')) ?? '';
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /react|ApplyPanel/.test(url))).toEqual([]);
    await page.goto('about:blank');
    await page.goto(`${path}#application`);
    await expect(
      page.locator('#application').getByRole('button').or(page.locator('#application a')).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? []);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.05);
  });

  test('finds the same account menu on public pages and on the dashboard, and closes it by Escape', async ({
    page,
  }) => {
    const entries = page.locator('.account-menu li');
    const texts: string[][] = [];
    for (const path of ['/internships', '/dashboard/intern']) {
      await page.goto(path);
      await expect(page.locator('.account-name')).toHaveText('Stella');
      await openAccountMenu(page);
      await expect(entries.last()).toBeVisible();
      texts.push((await entries.allTextContents()).map((text) => text.trim()));
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(entries.last()).toBeHidden();
    }
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.at(-1)).toBe('Sign out');
  });

  test('compares saved internships side by side', async ({ page }) => {
    await page.goto('/dashboard/intern');
    await unfoldSection(page, 'Saved internships');
    const boxes = page.getByRole('checkbox', { name: /^Compare \S/ });
    for (const position of [0, 1]) await boxes.nth(position).check();
    const compare = page.getByRole('button', { name: 'Compare 2 internships' });
    await compare.click();
    const dialog = page.getByRole('dialog', { name: /internships side by side$/ });
    await expect(dialog.getByRole('columnheader')).not.toHaveCount(0);
    await expectAccessible(page);
    await expect(page).toHaveURL(/\?compare=[0-9a-f,]+/);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(compare).toBeFocused();
    await expect(page).not.toHaveURL(/compare/);
    await page.goto('/internships');
    await page.getByRole('link', { name: 'Compare saved internships' }).click();
    await expect(dialog.getByRole('columnheader')).not.toHaveCount(0);
  });

  test('sees filters applied at once, and stays where they were', async ({ page }) => {
    await page.goto('/internships');
    await expect(page.locator('.account-name')).toHaveText('Stella');
    const open = page.getByRole('link', { name: /^Filters/ });
    await open.click();
    const remote = page.locator('#filters').getByRole('link', { name: 'Remote' });
    const promised = await countIn(remote.locator('.check-count'));
    await remote.click();
    await expect(page.locator('#results')).toHaveText(new RegExp(`^${promised} internships?$`));
    await expect(remote).toHaveAttribute('aria-current', 'true');
    await expect(remote).toBeFocused();
    await expect(remote).toBeInViewport();
    await expect(page).toHaveURL(/mode=remote/);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(remote).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL(/\/internships\?mode=remote$/);
    await open.click();
    await page.goBack();
    await expect(remote).toBeHidden();
    await expect(page).toHaveURL(/\/internships\?mode=remote$/);
  });

  test('saves an internship, which is then marked in the list, and takes it back', async ({ page }) => {
    await page.goto('/internships?sort=deadline');
    /* Marks come with the script; before it has run, no internship has one. */
    await expect(page.locator('.card-marks').first()).toBeVisible();
    const unsaved = page.locator('[data-save][aria-pressed="false"]');
    const card = cards(page)
      .filter({ has: unsaved, hasNot: page.locator('.card-marks') })
      .last();
    const path = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    await page.goto(path);
    const bar = page.locator('.posting-bar');
    await bar.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(bar.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
    await page.goto('/internships?sort=deadline');
    const marked = cards(page).filter({ has: page.locator(`a[href="${path}"]`) });
    await expect(marked.locator('[data-save]')).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page.goto(path);
    await bar.getByRole('button', { name: 'Saved', exact: true }).click();
    await expect(bar.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  });

  test('sees the day of the application in place of the button, with a link to it', async ({ page }) => {
    await page.goto('/dashboard/intern');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const token = await page.request.post('/api/auth/refresh');
    const { accessToken } = (await token.json()) as { accessToken: string };
    const reply = await page.request.get('/api/applications', { headers: { authorization: `Bearer ${accessToken}` } });
    const applications = (await reply.json()) as { id: string; internshipId: string; state: string }[];
    const sent = applications.filter(({ state }) =>
      ['submitted', 'in_review', 'shortlisted', 'interview'].includes(state),
    );
    expect(sent.length).toBeGreaterThan(0);
    for (const { id, internshipId } of sent) {
      const visit = await page.goto(`/internships/${internshipId}`);
      if (visit?.status() !== 200) continue;
      const applied = page.locator('.posting-bar').getByRole('link', { name: /^Applied on \d+ \w+$/ });
      await expect(applied).toHaveAttribute('href', `/dashboard/intern#application-${id}`);
      await expectAccessible(page);
      return;
    }
  });
});

test.describe('A visitor', () => {
  test('gets no script on the list, and no failed request on the page of an internship', async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => response.status() >= 400 && failed.push(response.url()));
    await page.goto('/internships');
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
    await cards(page).first().getByRole('link').first().click();
    await page.locator('#application').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(failed).toEqual([]);
  });
});
