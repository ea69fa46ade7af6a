import { expect, type Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../test-results/pictures/', import.meta.url));
const NARROW = { width: 320, height: 640 };
const isKept = process.env['PICTURES'] !== 'none';

/** Keeps a picture in light and one in dark, as `<name>-<kind>.png`. */
async function keepPictures(page: Page, name: string, kinds: { light: string; dark: string }): Promise<void> {
  if (!isKept) return;
  await mkdir(folder, { recursive: true });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${folder}${name}-${kinds[colorScheme]}.png`;
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  }
}

/**
 * Keeps pictures of the page in light and in dark, wide and 320 px narrow, as `<name>-<kind>.png` below
 * test-results/pictures for people to look at, none where PICTURES is `none`; and expects that nothing at 320 px needs
 * scrolling sideways.
 * @param checkNarrow looks at the page while it is narrow
 */
export async function saveScreenshots(page: Page, name: string, checkNarrow?: () => Promise<void>): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await keepPictures(page, name, { light: 'light', dark: 'dark' });
  await page.setViewportSize(NARROW);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width, `width of ${page.url()} at ${NARROW.width} px`).toBeLessThanOrEqual(NARROW.width);
  await keepPictures(page, name, { light: 'narrow', dark: 'narrow-dark' });
  await checkNarrow?.();
  await page.setViewportSize(usual);
}
