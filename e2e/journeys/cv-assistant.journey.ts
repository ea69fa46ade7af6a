import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { pdfFile, twoColumnPdf, type textFile } from '../people/cv-files.ts';
import { signIn } from '../people/sign-in.ts';
import { createStudent, rewriteProfile } from '../people/student-api.ts';
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

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name (required)' });

const send = (page: Page, file: ReturnType<typeof textFile>) => page.getByLabel('Upload a CV').setInputFiles(file);

interface Posting {
  id: string;
  state: string;
  questions: unknown[];
  eligibility: {
    studyLevels: string[];
    graduationFrom: string | null;
    graduationTo: string | null;
    languages: unknown[];
  };
}

/** The path of an internship that everybody can apply to without answers. */
async function openInternship(request: APIRequestContext): Promise<string> {
  const list: Posting[] = await (await request.get('/api/internships?range=[0,49]')).json();
  for (const { id } of list) {
    const { state, questions, eligibility }: Posting = await (await request.get(`/api/internships/${id}`)).json();
    const { studyLevels, graduationFrom, graduationTo, languages } = eligibility;
    const forAll = studyLevels.length === 0 || studyLevels.includes('bachelor');
    if (state === 'open' && questions.length + languages.length === 0 && forAll && !graduationFrom && !graduationTo)
      return `/internships/${id}`;
  }
  throw new Error('No such internship among the first fifty.');
}

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
    await expect(page.locator('.cv-finding[aria-pressed=true]')).toContainText('Various tasks');
    await birthMark.click();
    await expect(birth).toHaveAttribute('aria-pressed', 'true');

    await page.getByText('What a machine reads').click();
    const machine = page.locator('details', { hasText: 'What a machine reads' });
    await expect(machine).toContainText('ada@people.example');
    await expect(machine.locator('.cv-reading-order').getByRole('listitem')).toHaveCount(cvLines.length);
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-assistant');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);
  });

  test('compares the open CV with a saved or searched internship, and leads from a quote to its place', async ({
    page,
    server,
  }) => {
    await signIn(page, 'intern', await createStudent(server));
    await page.goto(PATH);
    await send(page, pdfFile('ada.pdf', cvLines));
    await expect(page.getByRole('heading', { name: /^\d+ findings$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Compare with an internship' }).click();
    await expect(page.getByRole('button', { name: /· Recommended$/ }).first()).toBeVisible();

    await page.getByLabel('Search internships').fill('data');
    const choices = page.getByRole('region', { name: 'Compare with an internship' }).locator('.cv-choice');
    await choices.first().click();
    const quote = page.getByRole('button', { name: /Your CV, page 1$/ }).first();
    await quote.click();
    await expect(quote).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('svg .cv-evidence').first()).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-assistant-comparison');

    await page.getByRole('button', { name: 'Choose another internship' }).click();
    await expect(page.locator('svg .cv-evidence')).toHaveCount(0);
    await page.getByRole('button', { name: 'Review', exact: true }).click();
    await expect(page.getByRole('listbox', { name: 'Page 1' })).toBeVisible();
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
    await page.locator('.cv-source').dispatchEvent('drop', { dataTransfer: dropped });
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

  test('takes a CV of two columns into the editor, where findings are fixed, and applies with its PDF', async ({
    page,
    server,
  }) => {
    test.slow();
    const student = await createStudent(server);
    await signIn(page, 'intern', student);
    await page.goto(PATH);
    await expect(page.getByText('You don’t have a CV here yet.')).toBeVisible();
    const { buffer } = twoColumnPdf(
      'two.pdf',
      ['Ada Kern', 'WORK EXPERIENCE', 'Field assistant, City Bird Station', '03/2025 - 08/2025', '- Various tasks'],
      [
        'CONTACT',
        'ada@people.example',
        'EDUCATION',
        'BSc Biology, University of Graz',
        '09/2024 - 06/2027',
        'SKILLS',
        'Python, Statistics, Botany',
      ],
    );
    const dropped = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'two.pdf', { type: 'application/pdf' }));
        return transfer;
      },
      [...buffer],
    );
    await page.locator('.cv-source').dispatchEvent('drop', { dataTransfer: dropped });
    const phoneFinding = page.getByRole('button', { name: 'No phone number was found' });
    await expect(phoneFinding).toBeVisible();
    await expect(page.locator('.cv-finding', { hasText: '“Various tasks” tells employers little.' })).toBeVisible();

    await page.getByRole('link', { name: /^Fix in the editor .*Various tasks/ }).click();
    await expect(page.getByLabel('What you did').first()).toBeFocused();
    await expect(page.getByRole('region', { name: 'What the review says' })).toContainText('“Various tasks” tells');
    await expect(nameField(page)).toHaveValue('Ada Kern');
    await expect(page.getByLabel('Company')).toHaveValue('City Bird Station');
    await expect(page.getByLabel('Institution')).toHaveValue('University of Graz');
    await page.getByLabel('Phone').fill('+43 660 1234567');
    const points = page.getByLabel('What you did').first();
    await points.fill('Counted 1,200 nests in 14 districts with two colleagues');
    await page.keyboard.press('Control+z');
    await expect(points).toHaveValue('Various tasks');
    await page.keyboard.press('Control+Shift+z');
    await expect(points).toHaveValue(/Counted 1,200 nests/);
    const preview = page.getByRole('img', { name: 'Preview, page 1 of 1' });
    await expect(preview).toContainText('Phone: +43 660 1234567');
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-editor');

    await page.getByLabel('Name of a new version').fill('For stations');
    await page.getByRole('button', { name: 'Save as a new version' }).click();
    await expect(page.getByText('Saved as “For stations”').first()).toBeVisible();
    await nameField(page).fill('');
    await expect(page.getByText('Changed since you saved “For stations”').first()).toBeVisible();
    await page.getByRole('button', { name: 'Use for my applications' }).click();
    await expect(page.getByRole('alert')).toContainText('1 field needs your attention');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Name: ' })).toBeVisible();
    await expect(nameField(page)).toBeFocused();
    await page.getByRole('button', { name: 'Compare For stations' }).click();
    await page.getByRole('button', { name: 'Restore For stations' }).click();
    await expect(nameField(page)).toHaveValue('Ada Kern');
    await page.getByRole('button', { name: 'Delete For stations' }).click();
    await expect(page.getByText('“For stations” is deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Bring back “For stations”' }).click();
    await expect(page.getByRole('button', { name: 'Restore For stations' })).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('button', { name: 'JSON Resume, for other programs' }).click();
    expect((await download).suggestedFilename()).toBe('Ada Kern – CV.json');
    await page.getByRole('button', { name: 'Use for my applications' }).click();
    await expect(page.getByText('Ada Kern – CV.pdf is saved with your documents.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to the CV assistant' }).click();
    await expect(page.getByLabel('Choose a CV')).toContainText('Ada Kern – CV.pdf');
    await expect(phoneFinding).toHaveCount(0);
    await expect(page.locator('.cv-finding', { hasText: 'Various tasks' })).toHaveCount(0);

    await page.goto(`${PATH}?lang=de`);
    await page.getByRole('link', { name: 'Editor öffnen' }).click();
    await expect(page.getByLabel('Telefon')).toHaveValue('+43 660 1234567');
    await expect(page.getByRole('heading', { name: 'Fassungen' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectAccessible(page);

    await rewriteProfile(server, student, {
      firstName: 'Ada',
      lastName: 'Kern',
      skills: ['Python', 'Statistics', 'Botany'].map((label) => ({ id: null, label, level: 3 })),
      education: [
        {
          institution: 'University of Graz',
          degree: 'bachelor',
          field: 'Biology',
          start: '2024-09',
          expectedEnd: '2027-06',
          grade: null,
        },
      ],
    });
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(`${await openInternship(page.request)}?lang=en#application`);
    const panel = page.locator('#application');
    await expect(panel).toContainText('Ada Kern – CV.pdf');
    await panel.getByRole('button', { name: 'Send application' }).click();
    await expect(panel.getByText('Your application has been sent')).toBeVisible();
  });

  test('says what has no field in the editor, asks before a CV replaces a draft, and follows another tab', async ({
    page,
    server,
  }) => {
    await signIn(page, 'intern', await createStudent(server));
    await page.goto(PATH);
    await send(page, pdfFile('ada.pdf', [...cvLines, 'INTERESTS', 'Chess, 2019 city champion']));
    await page.getByRole('link', { name: 'Edit this CV' }).click();
    await expect(page.getByText('1 line of your CV has no field here')).toBeVisible();
    await page.locator('summary', { hasText: 'Section 1: Interests' }).click();
    await expect(page.getByLabel('Points')).toHaveValue('Chess, 2019 city champion');
    await page.locator('summary', { hasText: 'Experience 1: Field assistant' }).click();
    const start = page.locator('[id="work.0.startDate"]');
    await start.fill('13/2099');
    await page.locator('[id="work.0.endDate"]').focus();
    await expect(start).toHaveAccessibleDescription(/Use a year, or month and year/);
    await start.fill('03/2025');

    const headline = page.getByLabel('Headline');
    await headline.fill('Student of biology');
    const other = await page.context().newPage();
    await other.goto(`${PATH}/editor`);
    await expect(other.getByLabel('Headline')).toHaveValue('Student of biology');
    await other.getByLabel('Headline').fill('Student of birds');
    await expect(headline).toHaveValue('Student of birds');
    await expect(page.getByText('This was changed in another tab or on another device.')).toBeVisible();
    await other.close();

    await page.goto(PATH);
    await page.getByRole('link', { name: 'Edit this CV' }).click();
    await expect(page.getByText('You have a draft in the editor')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my draft' }).click();
    await expect(headline).toHaveValue('Student of birds');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('img', { name: 'Preview, page 1 of 1' })).toBeVisible();
    await expect(headline).toBeHidden();
    await expectAccessible(page);
    await saveScreenshots(page, 'cv-editor-preview');
  });
});
