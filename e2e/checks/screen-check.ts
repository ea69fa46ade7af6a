import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-check.ts';
import { saveScreenshots } from './screenshots.ts';

/**
 * Expects that a screen is accessible in light and dark, wide and narrow, that it fits 320 px, and keeps its pictures.
 */
export async function expectScreenQuality(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await saveScreenshots(page, name, () => expectAccessible(page));
}
