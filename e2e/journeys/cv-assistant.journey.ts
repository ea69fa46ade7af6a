import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { pdfFile, type textFile } from '../people/cv-files.ts';
import { signIn } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
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

test.describe('the CV assistant', () => {
  test('reviews a CV, and leads from a finding to its place and back, by keyboard too', async ({ page, server }) => {
    await signIn(page, 'intern', await createStudent(server));
    await page.goto(PATH);
    await expect(page.getByText('You don’t have a CV here yet.')).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-assistant-empty');

    await send(page, pdfFile('ada.pdf', cvLines));
    await expect(page.getByRole('heading', { name: /^\d+ findings$/ })).toBeVisible();
    const birth = page.getByRole('button', { name: 'This looks like your date of birth.' });
    await expect(birth).toContainText('Date of birth: 4 May 2003');
    await expect(page.getByRole('button', { name: 'No phone number was found' })).toBeVisible();

    const marked = page.getByRole('listbox', { name: 'Page 1' });
    const birthMark = marked.getByRole('option', { name: 'This looks like your date of birth.' });
    await birth.focus();
    await page.keyboard.press('Enter');
    await expect(birth).toHaveAttribute('aria-pressed', 'true');
    await expect(birthMark).toHaveAttribute('aria-selected', 'true');

    await marked.focus();
    await page.keyboard.press('ArrowDown');
    await expect(birthMark).toHaveAttribute('aria-selected', 'false');
    await expect(page.locator('.cv-finding[aria-pressed=true]')).toContainText(
      '“Various tasks” tells employers little.',
    );
    await birthMark.click();
    await expect(birth).toHaveAttribute('aria-pressed', 'true');

    await page.getByText('What a machine reads').click();
    const machine = page.locator('details', { hasText: 'What a machine reads' });
    await expect(machine).toContainText('ada@people.example');
    await expect(machine.getByRole('listitem')).toHaveCount(cvLines.length);
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-assistant');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });

  test('takes a dropped file, marks lines of a text, and says why a file is refused', async ({ page, server }) => {
    await signIn(page, 'intern', await createStudent(server));
    await page.goto(PATH);
    await expect(page.getByText('You don’t have a CV here yet.')).toBeVisible();
    await send(page, pdfFile('locked.pdf', cvLines, 1, '/Encrypt 99 0 R'));
    await expect(page.getByRole('alert')).toContainText(/password/i);

    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'ada.txt', { type: 'text/plain' }));
      return transfer;
    }, cvLines.join('\n'));
    await page.getByText('Drop a CV here').dispatchEvent('drop', { dataTransfer: dropped });
    const line = page.getByRole('button', { name: /Date of birth: 4 May 2003 Finding \d+/ });
    await line.click();
    await expect(line).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'This looks like your date of birth.' }).last()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);

    await page.goto(`${PATH}?lang=de`);
    await expect(page.locator('.cv-finding', { hasText: 'Das sieht wie Ihr Geburtsdatum aus.' })).toBeVisible();
    await expectAccessible(page);
  });
});
