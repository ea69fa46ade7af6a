import { expect, type Page } from '@playwright/test';
import { addLines, choose, fill, number, suggest } from './form-fields.ts';

/** What differs between the internships that journeys write. */
interface PostingTexts {
  readonly description: string;
  readonly tasks: readonly string[];
  readonly outcomes: readonly string[];
}

/** A day from today on, as date fields take it. */
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Goes to the next step of the wizard once this one is saved. */
async function next(page: Page): Promise<void> {
  await expect(page.getByText('All saved')).toBeVisible();
  await page.getByRole('button', { name: /^Next/ }).click();
}

/** Fills the wizard from the place of work on and ends at the preview. */
export async function fillWizardFromLocation(
  page: Page,
  { description, tasks, outcomes }: PostingTexts,
): Promise<void> {
  await page.getByRole('button', { name: 'Add' }).click();
  await fill(page, 'City', 'Graz');
  await suggest(page, 'Country', 'Austria');
  await next(page);
  await fill(page, 'Description', description);
  await addLines(page, 'Tasks', tasks);
  await addLines(page, 'What interns learn', outcomes);
  await next(page);
  await fill(page, 'Start', day(60));
  await fill(page, 'Deadline for applications', day(30));
  await number(page, 'Duration (weeks)', '10');
  await number(page, 'Hours per week', '30');
  await next(page);
  await choose(page, 'Type of pay', 'Paid');
  await number(page, 'From', '900');
  await number(page, 'To', '1100');
  await suggest(page, 'Currency', 'Euro');
  await choose(page, 'Pay period', /month/);
  await page.getByRole('switch', { name: /written agreement/ }).check();
  await next(page);
  await page.getByRole('combobox', { name: 'Required skills' }).fill('Ecology');
  await page.keyboard.press('Enter');
  await next(page);
  await next(page);
}
