import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { pdfFile, type textFile } from '../people/cv-files.ts';
import { signIn } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
import type { RunningServer } from '../start/server-process.ts';
import { expect, test } from '../start/server.fixture.ts';

const PATH = '/dashboard/revaise';
const cvLines = [
  'Ada Kern',
  'Date of birth: 4 May 2003',
  'ada@people.example',
  'EDUCATION',
  '09/2024 - 06/2027 BSc Biology, University of Graz',
  'WORK EXPERIENCE',
  'Field assistant, City Bird Station 03/2025 - 08/2025',
  '- Various tasks',
  '- Counted 1,200 nests in 14 districts with two colleagues',
  'SKILLS',
  'Python, Statistics, Nest box building',
];

const send = (page: Page, file: ReturnType<typeof textFile>) => page.getByLabel('Upload a CV').setInputFiles(file);

/** Signs a new student in and sends their CV to be reviewed. */
async function reviewNewCv(page: Page, server: RunningServer): Promise<void> {
  await signIn(page, 'intern', await createStudent(server));
  await page.goto(PATH);
  await send(page, pdfFile('ada.pdf', cvLines));
}

test.describe('the advice of the CV assistant', () => {
  test('puts a misspelt point right by the suggested wording, and offers the editor only where it has a field', async ({
    page,
    server,
  }) => {
    await signIn(page, 'intern', await createStudent(server));
    await page.goto(PATH);
    const lines = cvLines.map((line) =>
      line.replace('EDUCATION', 'EDUCAITON').replace('Counted', 'Recieved a prize and counted'),
    );
    await send(page, pdfFile('ada.pdf', lines));
    const card = (text: string) => page.locator('.cv-card', { hasText: text });
    await expect(card('“EDUCAITON”')).toBeVisible();
    await expect(card('“EDUCAITON”').getByRole('link', { name: /^Fix in the editor/ })).toHaveCount(0);
    await expect(card('Date of birth').getByRole('link', { name: /^Fix in the editor/ })).toHaveCount(0);
    await card('“Recieved”')
      .getByRole('link', { name: /^Fix in the editor/ })
      .click();
    const points = page.getByLabel('What you did').first();
    await expect(points).toBeFocused();
    const advice = page
      .locator('.field', { has: points })
      .locator('..')
      .getByRole('region', { name: 'What the review says' });
    await expect(advice).toBeInViewport();
    /* What the editor begins with is no step to undo. */
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await advice.getByRole('button', { name: 'Use this wording' }).click();
    await expect(points).toBeFocused();
    await undo.click();
    await expect(page.getByText('Undone: Experience 1, What you did.')).toBeVisible();
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await expect(points).toHaveValue(/Recieved/);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByText('Redone: Experience 1, What you did.')).toBeVisible();
    await expect(points).toHaveValue(/Received a prize and counted 1,200 nests in 14 districts with two colleagues$/);
    await expect(points).not.toHaveValue(/Recieved/);
    await expect(page.getByRole('img', { name: 'Preview, page 1 of 1' })).toContainText('Received a prize');
    await expect(page.getByRole('button', { name: 'Use this wording' })).toHaveCount(0);
  });

  test('enlarges the pages on which findings are marked, by keyboard, until Escape closes them', async ({
    page,
    server,
  }) => {
    await reviewNewCv(page, server);
    const enlarge = page.getByRole('button', { name: 'Enlarge the pages' });
    await enlarge.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Your CV, enlarged' });
    const marks = dialog.getByRole('listbox', { name: 'Page 1' });
    await marks.press('ArrowDown');
    await expect(dialog.getByRole('option', { selected: true })).toHaveCount(1);
    await expect(dialog.getByRole('status')).toContainText('This looks like your date of birth.');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    /* One step stands out. */
    await expect(page.getByRole('main').locator('.button.is-primary')).toHaveText(['Edit this CV']);
  });

  test('says what to do next with a CV, and whose review is seen while another file is refused', async ({
    page,
    server,
  }) => {
    await reviewNewCv(page, server);
    const next = page.getByRole('region', { name: 'Next steps' });
    await next.getByRole('button', { name: 'Use for my applications' }).click();
    await expect(next.getByText('Your applications start with this CV.')).toBeVisible();
    await expect(next.getByRole('link', { name: 'Find an internship' })).toHaveAttribute('href', '/internships');
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-next-steps');

    await send(page, pdfFile('locked.pdf', cvLines, 1, '/Encrypt 99 0 R'));
    await expect(page.getByText('locked.pdf wasn’t reviewed. What you see below is about ada.pdf.')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^ada\.pdf: / })).toBeVisible();
    await send(page, pdfFile('again.pdf', cvLines));
    await expect(page.getByRole('heading', { name: /^again\.pdf: / })).toBeVisible();
    await expect(page.getByText('wasn’t reviewed')).toHaveCount(0);

    await next.getByRole('button', { name: 'Compare with internships' }).click();
    await page.getByLabel('Search internships').fill('data');
    await page.locator('.cv-choice').first().click();
    await page.getByRole('link', { name: 'Apply for this internship' }).click();
    await expect(page).toHaveURL(/\/internships\/[^/]+#application$/);
  });
});
