import { expect, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../test-results/pictures/', import.meta.url));
const NARROW = 320;

/**
 * Keeps pictures of the page in light and in dark, wide and 320 px narrow, as `<name>-<kind>.png` below
 * test-results/pictures for people to look at, none where PICTURES is `none`; and expects that nothing at 320 px needs
 * scrolling sideways.
 */
export async function saveScreenshots(page: Page, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  const screenshot = async (kind: string) => {
    if (process.env['PICTURES'] === 'none') return;
    await page.screenshot({ path: `${folder}${name}-${kind}.png`, fullPage: true, animations: 'disabled' });
  };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await screenshot(colorScheme);
  }
  await page.setViewportSize({ width: NARROW, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, `width of ${page.url()} at ${NARROW} px`).toBeLessThanOrEqual(NARROW);
  await screenshot('narrow-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await screenshot('narrow');
  await page.setViewportSize(usual);
}
