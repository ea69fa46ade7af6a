import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../start/server.fixture.ts';

const widths = [1440, 390];

/** The links to the cards of each public list, and of the home page. */
const lists = [
  { path: '/', cards: '.cards .card-title a' },
  { path: '/', cards: '.brief h3 a' },
  { path: '/internships', cards: '.card-title a' },
  { path: '/internships/companies', cards: '.card-title a' },
  { path: '/external-jobs', cards: '.card-title a' },
  { path: '/news', cards: '.card-title a' },
];

/** Clicks a link where somebody with a mouse would, and expects the page that it names. */
async function followByMouse(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? '';
  await link.click({ timeout: 5_000 });
  await expect(page).toHaveURL((url) => url.pathname === new URL(href, url).pathname);
}

test.describe('A visitor with a mouse', () => {
  for (const width of widths)
    for (const { path, cards } of lists)
      test(`opens the first and the middle one of ${cards} on ${path}, and leaves by the navigation, at ${width} px`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const links = page.locator(cards).filter({ visible: true });
        const count = await links.count();
        expect(count).toBeGreaterThan(1);
        for (const index of [0, Math.floor(count / 2)]) {
          await followByMouse(page, links.nth(index));
          await page.goto(path);
        }
        await followByMouse(page, page.locator('header nav a[href="/internships/companies"]').first());
      });

  test('opens a listing from the space of its card, and its website from the link in the card', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of ['/external-jobs', '/news', '/internships']) {
      await page.goto(path);
      const card = page.locator('article:has(.card-title a)').nth(1);
      const href = (await card.locator('.card-title a').getAttribute('href')) ?? '';
      await card.click({ position: { x: 4, y: 30 } });
      await expect(page).toHaveURL((url) => url.pathname === href);
    }
    await page.goto('/external-jobs');
    const visit = page.locator('.card .visit-link').nth(1);
    const address = await visit.getAttribute('href');
    /* The website itself is of nobody. */
    await page.route('**/visit', (route) => route.fulfill({ body: 'elsewhere' }));
    await visit.click({ timeout: 5_000 });
    await expect(page).toHaveURL((url) => url.pathname === address);
  });
});
