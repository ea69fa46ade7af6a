import type { Page } from '@playwright/test';
import { aPosting } from '@prentice/testing';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs } from '../people/api.ts';
import { applyTo, blindInternship } from '../people/blind-candidate.ts';
import { submitInternship, transitionInternship } from '../people/company-api.ts';
import { docxFile, pdfFile, textFile, type ChosenFile } from '../people/cv-files.ts';
import { administrator, owner, reviewer, student } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const PATH = '/dashboard/hr/employercvanalyzer';
/* Each file is looked into by processes of its own, two at a time. */
const ALL_DONE_MS = 120_000;

const cvLines = (name: string, skills: string): readonly string[] => [
  name,
  `${name.toLowerCase().replaceAll(' ', '.')}@people.example`,
  'EDUCATION',
  '2024 – 2027 BSc History, University of Graz',
  'SKILLS',
  skills,
];

/** Twenty files of three formats, of which one is encrypted and one is corrupt. */
function twentyFiles(): ChosenFile[] {
  const readable = Array.from({ length: 18 }, (_, index): ChosenFile => {
    const lines = cvLines(
      `Person ${'ABCDEFGHIJKLMNOPQR'[index]}`,
      index % 2 === 0 ? 'Chemistry, Statistics' : 'Writing',
    );
    if (index % 3 === 0) return pdfFile(`person-${index}.pdf`, lines);
    return index % 3 === 1
      ? docxFile(`person-${index}.docx`, lines)
      : textFile(`person-${index}.txt`, lines.join('\n'));
  });
  const encrypted = pdfFile('encrypted.pdf', cvLines('Person Y', 'Chemistry'), 1, '/Encrypt 99 0 R');
  const corrupt = {
    ...pdfFile('corrupt.pdf', []),
    buffer: Buffer.from('%PDF-1.4\nnothing that a reader finds\n%%EOF'),
  };
  return [...readable, encrypted, corrupt];
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const progress = (page: Page) => page.getByRole('region', { name: 'Progress' });
const resultRows = (page: Page) => results(page).getByRole('row').filter({ hasText: 'person-' });

async function addFilter(page: Page, filter: string): Promise<void> {
  await results(page).getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: filter, exact: true }).click();
}

async function chooseIn(page: Page, filter: string, requirement: string): Promise<void> {
  await results(page).getByRole('combobox', { name: filter, exact: true }).click();
  await page.getByRole('option', { name: requirement }).click();
  await page.keyboard.press('Escape');
}

test.describe.serial('the CV analyzer of an employer', () => {
  test.describe.configure({ timeout: 300_000 });
  test.use({ actionTimeout: 15_000 });
  test.beforeEach(({ page }) => withoutLiveUpdates(page));

  let internshipId = '';
  let blindId = '';
  test.beforeAll(async ({ server }) => {
    const team = await apiAs(server, 'employer', owner);
    const admin = await apiAs(server, 'admin', administrator);
    internshipId = await submitInternship(team, aPosting(new Date(), { title: 'Laboratory with CVs' }));
    await transitionInternship(admin, internshipId, { to: 'open' });
    blindId = await blindInternship(team, admin);
    await applyTo(server, student, blindId);
  });

  test('compares twenty files, says which two cannot be read, and puts two side by side', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(PATH);
    await expect(page.getByText('Choose the internship whose requirements')).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().press('Enter');
    const internship = page.getByRole('combobox', { name: 'Internship' });
    await expect(internship).not.toHaveValue('');
    await internship.selectOption(internshipId);
    await expect(page.getByText('No results yet')).toBeVisible();
    await expect(page.getByText('deleted after 24 hours')).toBeVisible();
    await expect(page.getByText('This compares wording, not people')).toBeVisible();
    await expectScreenQuality(page, 'cv-analyzer-empty');

    await page.getByLabel(/Upload CVs/).setInputFiles(twentyFiles());
    const failed = progress(page).getByRole('row').filter({ hasText: 'Failed' });
    await expect(failed).toHaveCount(2, { timeout: ALL_DONE_MS });
    await expect(progress(page).getByRole('row', { name: /encrypted/ })).toContainText('has a password');
    await expect(progress(page).getByRole('row', { name: /corrupt/ })).toContainText('cannot be read');
    const rows = resultRows(page);
    await expect(rows).toHaveCount(18, { timeout: ALL_DONE_MS });
    await expect(progress(page).getByRole('status')).toHaveText('18 CVs read, 2 could not be read');
    /* What adds more files is folded away, and the table needs no sideways scrolling. */
    await expect(page.getByLabel(/Upload CVs/)).toBeHidden();
    const table = page.locator('.RaDataTable-tableWrapper');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Upload files' }).click();
    await expect(page.getByLabel(/Upload CVs/)).toBeVisible();
    await page.getByRole('button', { name: 'Upload files' }).click();
    await expectScreenQuality(page, 'cv-analyzer');
    await page.getByRole('button', { name: 'Show the results' }).click();
    await expect(rows.filter({ hasText: 'New' })).toHaveCount(18);
    await expect(results(page)).toBeFocused();
    await expect(rows.first()).toBeInViewport();
    await expect(rows.first()).toContainText('Person');
    await page.getByRole('button', { name: 'Only new (18)', pressed: true }).click();
    await progress(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: '2 CVs could not be read' }).press('Enter');
    await expect(failed.first()).toBeInViewport();

    const grade = rows.filter({ hasText: 'person-0.pdf' }).getByRole('button', { name: /^Chemistry:/ });
    await grade.focus();
    await expect(page.getByRole('tooltip').filter({ hasText: 'Chemistry' })).toBeVisible();
    await page.getByLabel('With all required skills').check();
    await expect(rows).toHaveCount(9);
    await rows.nth(0).getByRole('checkbox').check();
    await rows.nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Compare 2' }).click();
    await expect(page.getByRole('row', { name: /^Chemistry/ })).toBeVisible();
    await expectScreenQuality(page, 'cv-analyzer-comparison');
    await page.getByRole('button', { name: 'Back to all results' }).click();

    await page.getByRole('button', { name: '2 CVs could not be read' }).click();
    await progress(page).getByRole('button', { name: 'Remove: corrupt.pdf' }).click();
    await expect(failed).toHaveCount(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cv-analyses-\d{4}-\d\d-\d\d\.csv$/);
  });

  test('finds the CVs that lack a single requirement, and none that both lacks and lists it', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(`${PATH}?internship=${internshipId}`);
    const rows = resultRows(page);
    await expect(rows).toHaveCount(18);
    await addFilter(page, 'Requirement not found');
    await chooseIn(page, 'Requirement not found', 'Chemistry (required)');
    await expect(rows).toHaveCount(9);
    await expect(rows.filter({ hasText: 'person-1.docx' })).toHaveCount(1);
    await expectScreenQuality(page, 'cv-analyzer-requirement');
    /* No CV both lacks a skill and lists it. */
    await addFilter(page, 'Requirement partly found');
    await chooseIn(page, 'Requirement partly found', 'Chemistry (required)');
    await expect(rows).toHaveCount(0);
    await results(page).getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(18);
  });

  test('masks applicants whose review is blind, and quotes only the names of their skills', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(`${PATH}?internship=${blindId}`);
    await page.getByRole('button', { name: 'Analyse 1 new applicant' }).click();
    await expect(results(page).getByText(/^Candidate /)).toBeVisible({ timeout: ALL_DONE_MS });
    await expect(page.getByText('only the names of skills are quoted')).toBeVisible();
    await expect(results(page).getByRole('button', { name: /: Found$/ })).toHaveCount(0);
    await results(page)
      .getByRole('button', { name: /^Candidate / })
      .click();
    await expect(page.getByRole('dialog').getByText('Found', { exact: true })).not.toHaveCount(0);
  });

  test('lets reviewers read and nothing else', async ({ page }) => {
    await signIn(page, 'employer', reviewer);
    await page.goto(`${PATH}?internship=${internshipId}`);
    await expect(resultRows(page)).toHaveCount(18);
    for (const name of [/^Analyse/, /^Try again/, /^Remove/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByLabel(/Upload CVs/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Upload files' })).toHaveCount(0);
  });
});
