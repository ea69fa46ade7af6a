import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility-check.ts';
import { saveScreenshots } from './screenshots.ts';

const NARROW = { width: 320, height: 640 };

/**
 * Expects that a screen is accessible in light and dark, wide and narrow, that it fits 320 px, and keeps its pictures.
 */
export async function expectScreenQuality(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await saveScreenshots(page, name);
  const usual = page.viewportSize();
  await page.setViewportSize(NARROW);
  await expectAccessible(page);
  if (usual) await page.setViewportSize(usual);
}
