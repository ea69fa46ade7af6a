import { expect, type Page } from '@playwright/test';

/** Chooses in a select field of the back office. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Types into a field with suggestions and takes the first. */
export async function suggest(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(words);
  await page.getByRole('option').first().click();
}

/** Fills a line of text. */
export const fill = (page: Page, name: string | RegExp, value: string): Promise<void> =>
  page.getByRole('textbox', { name }).first().fill(value);

/** Fills a number. */
export const number = (page: Page, name: string, value: string): Promise<void> =>
  page.getByRole('spinbutton', { name, exact: true }).fill(value);

/** Adds lines to a list of short texts. */
export async function addLines(page: Page, group: string, lines: readonly string[]): Promise<void> {
  const fields = page.getByRole('group', { name: group });
  for (const line of lines) {
    await fields.getByRole('button', { name: 'Add' }).click();
    await fields.getByRole('textbox').last().fill(line);
  }
}

/** Signs the person of the back office out, by their menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
}
