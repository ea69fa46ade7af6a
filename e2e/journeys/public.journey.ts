import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { expect, test } from '../start/server.fixture.ts';

/** One open internship and the page of its company. */
async function anOpenOne(request: APIRequestContext): Promise<{ internship: string; company: string }> {
  const reply = await request.get('/internships/feed.json');
  const { items }: { items: readonly { url: string }[] } = await reply.json();
  const internship = new URL(items[0]?.url ?? '').pathname;
  const html = await (await request.get(internship)).text();
  const company = /\/internships\/companies\/[\w-]+/.exec(html)?.[0] ?? '';
  return { internship, company };
}

type Visit = (open: Awaited<ReturnType<typeof anOpenOne>>) => string;

const pages: ReadonlyMap<string, string | Visit> = new Map<string, string | Visit>([
  ['home', '/'],
  ['internships', '/internships'],
  ['internships-none', '/internships?q=xyzzyqux&paid=1'],
  ['internship', ({ internship }) => internship],
  ['companies', '/internships/companies'],
  ['company', ({ company }) => company],
  ['about', '/About'],
  ['faq', '/Faq'],
  ['imprint', '/Imprint'],
  ['privacy', '/Privacy'],
  ['terms', '/Terms'],
  ['login', '/auth/login'],
  ['not-found', '/nowhere'],
]);

const addressOf = async (place: string | Visit, request: APIRequestContext): Promise<string> =>
  typeof place === 'string' ? place : place(await anOpenOne(request));

/** Where the focus is: the element's text or label, and whether a ring can be seen around it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return { words: '', ring: false };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const ring = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return { words: (element.textContent || element.getAttribute('aria-label') || element.id).trim(), ring };
  });

test.describe('Public pages are for everyone', () => {
  for (const [name, place] of pages) {
    test(`nothing hinders anybody on ${name}: light and dark, wide and narrow`, async ({ page, request }) => {
      await page.goto(await addressOf(place, request));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await saveScreenshots(page, `public-${name}`);
    });
  }

  for (const name of ['home', 'internships', 'internship', 'faq', 'terms']) {
    test(`${name} is German from head to foot where asked, and as accessible`, async ({ page, request }) => {
      await page.goto(`${await addressOf(pages.get(name) ?? '/', request)}?lang=de`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible();
      const english = /\b(Sign in|Companies|Help|Privacy)\b/;
      await expect(page.locator('header, footer').getByText(english)).toHaveCount(0);
      /* Its words are longer: what stands side by side in English may not on a phone. */
      await expectScreenQuality(page, `public-${name}-german`);
    });
  }

  test('right-to-left writing turns the page around without breaking it', async ({ page }) => {
    await page.goto('/internships');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide, `width at ${width} px`).toBeLessThanOrEqual(width);
    }
    const main = await page.getByRole('main').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((heading?.x ?? 0) + (heading?.width ?? 0)).toBeGreaterThan((main?.x ?? 0) + (main?.width ?? 0) / 2);
  });

  test('the list is searched, filtered and opened with the keyboard alone', async ({ page }) => {
    await page.goto('/internships');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toEqual({ words: 'Skip to content', ring: true });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    /* A search field with suggestions is a combobox. */
    const search = page.getByRole('main').getByRole('combobox').first();
    for (
      let steps = 0;
      steps < 10 && !(await search.evaluate((field) => field === document.activeElement));
      steps += 1
    ) {
      await expect.poll(async () => (await focused(page)).ring).toBe(true);
      await page.keyboard.press('Tab');
    }
    await expect(search).toBeFocused();
    await page.keyboard.type('data');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=data/);
    const first = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    const title = await first.innerText();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('a posting prints as a sheet of paper: the facts, no controls', async ({ page, request }) => {
    const { internship } = await anOpenOne(request);
    await page.goto(internship);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#application')).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.byteLength).toBeGreaterThan(5_000);
  });

  test('nothing moves for anyone who asked for stillness', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/', '/internships', '/Faq']) {
      await page.goto(path);
      const moving = await page.evaluate(
        () => document.getAnimations().filter((animation) => animation.playState === 'running').length,
      );
      const slow = await page.evaluate(
        () =>
          [...document.querySelectorAll('body *')].filter(
            (element) => Number.parseFloat(getComputedStyle(element).transitionDuration) > 0.01,
          ).length,
      );
      expect([moving, slow], path).toEqual([0, 0]);
    }
  });
});

for (const list of ['/internships', '/external-jobs']) {
  test(`A page beyond the last one of ${list} leads to the last one`, async ({ page }) => {
    await page.goto(`${list}?page=99`);
    await expect(page).toHaveURL(/[?&]page=\d$/);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
