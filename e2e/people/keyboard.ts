import { expect, type Locator, type Page } from '@playwright/test';

/* Presses of a key; a long list of candidates is between its head and what follows it. */
const FAR = 120;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until that element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < FAR; press++) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  expect(await isFocused(target), `${FAR} presses of ${key} lead to ${String(target)}`).toBe(true);
}

/** Tabs to a field and types. */
export async function typeInto(page: Page, target: Locator, words: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(words);
}

/** Tabs to a button, link or box and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** The next day whose number is its month's, such as 5 May: typed the same in every order of day and month. */
export function twinDay(): string {
  const day = new Date(Date.now() + 2 * 86_400_000);
  while (day.getDate() !== day.getMonth() + 1) day.setDate(day.getDate() + 1);
  const two = String(day.getDate()).padStart(2, '0');
  return `${two}${two}${day.getFullYear()}`;
}
