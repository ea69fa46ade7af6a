import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of axe whose answer depends on colours; the others find the same in light and in dark. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Waits until what moves has come to its end: a colour on its way to another one would count as a fault. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

/** Expects that axe finds nothing on the page as it is: by all rules in light, by those of colours in dark too. */
export async function expectAccessible(page: Page): Promise<void> {
  /* A screen whose code is still being fetched has neither. */
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('h1').first()).toBeAttached();
  /* From its top: a link that the bar covers in part would count as too small. */
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stillness(page);
    /* Without a helper page for frames of other origins, which no page of ours has: twice as fast. */
    const axe = new AxeBuilder({ page }).setLegacyMode();
    const rules = colorScheme === 'light' ? axe.withTags(STANDARD) : axe.withRules(OF_COLOURS);
    const { violations } = await rules.analyze();
    const found = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map(({ html }) => html).join('\n    ')}`,
    );
    expect(found, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
