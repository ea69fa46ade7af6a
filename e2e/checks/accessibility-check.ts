import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/* The minified build: half the size of `axe.source`, and it is injected into every page that is checked. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const STANDARD = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} satisfies RunOptions['runOnly'];
/** The rules of axe whose answer depends on colours; the others find the same in light and in dark. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } satisfies RunOptions['runOnly'];
const INJECTED_WITHIN_MS = 1_000;

/** Waits until what moves has come to its end: a colour on its way to another one would count as a fault. */
const stillness = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });

/** Gives axe to a frame that lacks it. One whose document runs no scripts may never answer: axe does without it. */
async function injectAxe(frame: Frame): Promise<void> {
  const injected = frame
    .evaluate(() => 'axe' in window)
    .then((present) => (present ? undefined : frame.evaluate(AXE)))
    .catch(() => undefined);
  const givenUp = new Promise((resolve) => setTimeout(resolve, INJECTED_WITHIN_MS).unref());
  await Promise.race([injected, givenUp]);
}

/** What axe finds wrong on the page. What it finds right it leaves out: to list that takes it longer than to look. */
async function violationsOn(page: Page, runOnly: RunOptions['runOnly']): Promise<Result[]> {
  for (const frame of page.frames()) await injectAxe(frame);
  const options: RunOptions = { runOnly, resultTypes: ['violations'], selectors: false };
  return page.evaluate(async (chosen) => {
    const { violations } = await (Reflect.get(window, 'axe') as typeof axe).run(document, chosen);
    return violations;
  }, options);
}

/** Expects that axe finds nothing on the page as it is: by all rules in light, by those of colours in dark too. */
export async function expectAccessible(page: Page): Promise<void> {
  /* A screen whose code is still being fetched has neither. */
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('h1').first()).toBeAttached();
  /* From its top: a link that the bar covers in part would count as too small. */
  await page.evaluate(() => window.scrollTo(0, 0));
  /* A tooltip that is closing stays in the page for a moment after it is out of sight, and outside of all landmarks. */
  await expect(page.locator('.MuiTooltip-popperClose')).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stillness(page);
    const violations = await violationsOn(page, colorScheme === 'light' ? STANDARD : OF_COLOURS);
    const problems = violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.map(({ html }) => html).join('\n    ')}`,
    );
    expect(problems, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
