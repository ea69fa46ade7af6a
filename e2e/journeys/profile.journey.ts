import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { docxFile, pdfFile, textFile, type ChosenFile } from '../people/cv-files.ts';
import { signIn } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
import { expect, test } from '../start/server.fixture.ts';

const PATH = '/dashboard/profile-setup/profile-setup-intern';
const step = async (page: Page, hash: string, heading: string): Promise<void> => {
  await page.goto(`${PATH}#${hash}`);
  await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
};
const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'All saved' })).toBeVisible();
const goOn = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();
const percent = (page: Page, share: number) =>
  expect(page.getByRole('complementary').getByText(`${share}% complete`)).toBeVisible();
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** Adds entries until the page offers no more; tells how many there are then. */
async function addAll(page: Page, add: string, value: string): Promise<number> {
  const button = page.getByRole('button', { name: add, exact: true });
  const entries = page.getByRole('group', { name: new RegExp(`^${value} \\d+$`) });
  for (let count = await entries.count(); await button.isVisible(); count++) {
    await button.click();
    await expect(entries).toHaveCount(count + 1);
  }
  return entries.count();
}

/** Removes all entries but the first. */
async function keepFirst(page: Page, value: string): Promise<void> {
  const entries = page.getByRole('group', { name: new RegExp(`^${value} \\d+$`) });
  for (let count = await entries.count(); count > 1; count--) {
    await page.getByRole('button', { name: `Remove: ${value} ${count}`, exact: true }).click();
    await expect(entries).toHaveCount(count - 1);
  }
}

const cvLines = [
  'Ada Kern',
  'Biology student who likes to count things',
  'ada@people.example | linkedin.com/in/ada-kern',
  'EDUCATION',
  '2024 - 2027 BSc Biology, University of Graz',
  'WORK EXPERIENCE',
  'Field assistant, City Bird Station 03/2025 - present',
  'SKILLS',
  'Python, Statistics, Nest box building',
  'LANGUAGES',
  'German (native), English (C1), French',
];

test.describe('The profile of a student', () => {
  test('is written in five steps and saved as one goes, also when the connection is gone', async ({
    page,
    server,
    context,
  }) => {
    test.slow();
    await signIn(page, 'intern', await createStudent(server));
    await step(page, 'about', 'Personal details');
    await percent(page, 0);
    const gaps = page.getByRole('complementary', { name: 'What is missing' });
    await expect(gaps.getByRole('listitem')).toHaveCount(10);
    await expect(gaps).toContainText('You need one to apply.');
    await saveScreenshots(page, 'profile-empty');

    await page.getByLabel('First name').fill('x'.repeat(61));
    await page.getByLabel('Last name').fill('Kern');
    await page.getByLabel('Phone').fill('0316 12345');
    await goOn(page);
    await expect(page.getByText('2 fields need attention')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/At most 60 characters/);
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription(/Include the country code/);
    await expectAccessible(page);
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Phone').fill('+43 316 123456');
    await saved(page);
    await percent(page, 15);
    await page.getByLabel('Headline').fill('Student who counts things');
    await page.getByLabel('About you', { exact: true }).fill('I like to measure. '.repeat(6));
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Headline')).toHaveValue('Student who counts things');
    await percent(page, 30);

    await context.setOffline(true);
    await page.getByLabel('Headline').fill('Student who counts birds');
    await expect(page.getByText('You’re offline. Your changes are kept in this browser')).toBeVisible();
    await saveScreenshots(page, 'profile-offline');
    const lost = page.url();
    const again = await context.newPage();
    await page.close();
    await context.setOffline(false);
    page = again;
    await page.goto(lost);
    await expect(page.getByLabel('Headline')).toHaveValue('Student who counts birds');
    await saved(page);
    await context.setOffline(true);
    await page.getByLabel('Headline').fill('Student who counts swifts');
    await expect(page.getByText('You’re offline.')).toBeVisible();
    await context.setOffline(false);
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Headline')).toHaveValue('Student who counts swifts');

    await goOn(page);
    await expect(page.getByRole('heading', { name: 'Education', level: 2 })).toBeVisible();
    expect(await addAll(page, 'Add education', 'Education')).toBe(5);
    await keepFirst(page, 'Education');
    await page.getByLabel('School or university').fill('U');
    await page.getByLabel('Start', { exact: true }).fill('2025-10');
    await page.getByLabel('End or expected end').fill('2024-10');
    await goOn(page);
    await expect(page.getByLabel('School or university')).toHaveAccessibleDescription(/Write at least 2 characters/);
    await expect(page.getByLabel('End or expected end')).toHaveAccessibleDescription(/can’t be before the start/);
    await page.getByLabel('School or university').fill('University of Graz');
    await page.getByLabel('Field').fill('Biology');
    await page.getByLabel('End or expected end').fill('2028-06');
    await page.getByLabel('Grade').fill('1.7');
    await saved(page);
    await percent(page, 50);
    await goOn(page);

    await expect(page.getByRole('heading', { name: 'Skills and experience', level: 2 })).toBeVisible();
    for (const skill of ['Statistics', 'Python', 'Field notes']) {
      await page.getByLabel('Add a skill').fill(skill);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByLabel(`Level: ${skill}`)).toBeVisible();
    }
    await page.getByLabel('Level: Python').selectOption('Independently');
    expect(await addAll(page, 'Add a language', 'Language')).toBe(8);
    await keepFirst(page, 'Language');
    await group(page, 'Language 1').getByLabel('Language', { exact: true }).selectOption('German');
    await group(page, 'Language 1').getByLabel('Level').selectOption('C2, native or proficient');
    await page.getByRole('button', { name: 'Add a job' }).click();
    await page.getByLabel('Job title').fill('Field assistant');
    await page.getByLabel('Company or organisation', { exact: false }).first().fill('City Bird Station');
    await group(page, 'Job 1').getByLabel('Start').fill('2025-03');
    await group(page, 'Job 1').getByLabel('What you did there').fill('Counted 1,200 nests\nWrote the report');
    await page.getByRole('button', { name: 'Add a project' }).click();
    await page.getByLabel('Project name').fill('Swift map');
    await group(page, 'Project 1').getByLabel('Start').fill('2025-01');
    expect(await addAll(page, 'Add a link', 'Link')).toBe(5);
    await keepFirst(page, 'Link');
    await page.getByRole('textbox', { name: 'Link' }).fill('http://ada.example');
    await goOn(page);
    await expect(page.getByRole('textbox', { name: 'Link' })).toHaveAccessibleDescription(/https link/);
    await page.getByRole('textbox', { name: 'Link' }).fill('https://ada.example/birds');
    await saved(page);
    await percent(page, 75);
    await expectAccessible(page);
    await saveScreenshots(page, 'profile-experience');
    await goOn(page);

    await expect(page.getByRole('heading', { name: 'Preferences', level: 2 })).toBeVisible();
    await page.getByLabel('Remote').check();
    expect(await addAll(page, 'Add a location', 'Location')).toBe(5);
    await keepFirst(page, 'Location');
    await page.getByLabel('City').fill('Graz');
    await page.getByLabel('From').fill('2027-07-01');
    await page.getByLabel('Until').fill('2027-06-01');
    await page.getByLabel('Hours per week').fill('41');
    await goOn(page);
    await expect(page.getByLabel('Until')).toHaveAccessibleDescription(/can’t be before the start/);
    await expect(page.getByLabel('Hours per week')).toHaveAccessibleDescription(/At most 40/);
    await page.getByLabel('Until').fill('2027-09-30');
    await page.getByLabel('Hours per week').fill('30');
    await page.getByRole('button', { name: 'Add a country' }).click();
    await saved(page);
    await percent(page, 85);
    await saveScreenshots(page, 'profile-wishes');
    await goOn(page);

    await expect(page.getByRole('heading', { name: 'CV and visibility', level: 2 })).toBeVisible();
    const preview = page.getByRole('button', { name: 'Show what employers see' });
    await preview.click();
    await expect(page.getByText('With this setting, employers can’t see your profile.')).toBeVisible();
    await page.getByLabel('All verified employers').check();
    await preview.click();
    const seen = page.getByRole('region', { name: 'What employers see' });
    for (const text of ['Ada Kern', 'Student who counts swifts', 'University of Graz', 'Python', 'Field assistant'])
      await expect(seen).toContainText(text);
    await expect(seen).not.toContainText(/\+43316123456|ada\.example|@/);
    await saveScreenshots(page, 'profile-preview');
    await page.reload();
    await expect(page.getByLabel('All verified employers')).toBeChecked();
  });

  test('keeps CVs, and says of each that it does not take why', async ({ page, server }) => {
    test.slow();
    await signIn(page, 'intern', await createStudent(server));
    await step(page, 'cv', 'CV and visibility');
    const send = (file: ChosenFile) => page.getByLabel('Upload a CV').setInputFiles(file);
    const library = page.getByRole('region', { name: 'Your CVs' });
    const files = library.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove: / }) });
    const refused: readonly (readonly [file: ChosenFile, why: RegExp])[] = [
      [{ ...textFile('large.pdf', ''), buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 32) }, /5 MB/],
      [
        { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from([0x4d, 0x5a, 0x90, 0, 3]) },
        /PDF, DOCX or TXT/,
      ],
      [pdfFile('locked.pdf', cvLines, 1, '/Encrypt 99 0 R'), /password/i],
      [pdfFile('long.pdf', cvLines, 11), /10 pages/],
      [pdfFile('scan.pdf', ['']), /scan/],
      [docxFile('bomb.docx', cvLines, { 'word/zeros.xml': Buffer.alloc(80 * 1024 * 1024) }), /safety check/],
    ];
    for (const [file, why] of refused) {
      await send(file);
      await expect(page.getByRole('alert')).toContainText(file.name);
      await expect(page.getByRole('alert')).toContainText(why);
    }
    await saveScreenshots(page, 'cv-refused');
    await expect(files).toHaveCount(0);

    const sent = [pdfFile('ada.pdf', cvLines), docxFile('ada.docx', cvLines), textFile('ada.txt', cvLines.join('\n'))];
    for (const [index, file] of sent.entries()) {
      await send(file);
      await expect(files).toHaveCount(index + 1);
    }
    const row = (name: string) => library.getByRole('listitem').filter({ hasText: name });
    await expect(row('ada.pdf')).toContainText('Default');
    await library.getByRole('button', { name: 'Make default: ada.docx' }).click();
    await expect(row('ada.docx')).toContainText('Default');
    await expect(row('ada.pdf')).not.toContainText('Default');
    await library.getByRole('button', { name: 'Rename: ada.txt' }).click();
    await page.getByLabel('File name').fill('Ada Kern, plain');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(row('Ada Kern, plain.txt')).toBeVisible();
    await library.getByRole('button', { name: 'Remove: ada.pdf' }).click();
    await library.getByRole('button', { name: 'Cancel: ada.pdf' }).click();
    await expect(row('ada.pdf')).toBeVisible();
    await library.getByRole('button', { name: 'Remove: ada.pdf' }).click();
    await library.getByRole('button', { name: 'Delete permanently: ada.pdf' }).click();
    await expect(files).toHaveCount(2);
    await expectAccessible(page);
    for (let count = 3; count <= 20; count++) {
      await send(textFile(`more-${count}.txt`, cvLines.join('\n')));
      await expect(files).toHaveCount(count);
    }
    await send(textFile('one-too-many.txt', cvLines.join('\n')));
    await expect(page.getByRole('alert')).toContainText('at most 20 documents');
    await saveScreenshots(page, 'cv-library');
  });

  test('is filled in from a CV, and only with what was ticked and confirmed', async ({ page, server }) => {
    await signIn(page, 'intern', await createStudent(server));
    await step(page, 'about', 'Personal details');
    await page.getByLabel('Headline').fill('Somebody else entirely');
    await saved(page);
    await page.getByRole('link', { name: 'Fill in from a CV' }).click();
    // The step before has a place for a CV, too.
    await expect(page.getByRole('heading', { name: 'CV and visibility' })).toBeVisible();
    await page.getByLabel('Upload a CV').setInputFiles(pdfFile('ada.pdf', cvLines));
    await page.getByRole('button', { name: 'Fill in my profile: ada.pdf' }).click();
    const panel = page.getByRole('region', { name: 'What we found in ada.pdf' });
    await expect(panel.getByRole('checkbox', { name: 'Ada Kern' })).toBeChecked();
    const headline = panel.getByRole('listitem').filter({ hasText: 'Biology student' });
    await expect(headline.getByRole('checkbox')).not.toBeChecked();
    await expect(headline).toContainText('Replaces “Somebody else entirely”');
    const study = panel.getByRole('checkbox', { name: /University of Graz/ });
    await expect(study).toBeChecked();
    await expect(study).toHaveAccessibleName(/2024–2027/);
    await expect(panel).toContainText('2024 - 2027 BSc Biology, University of Graz');
    await expect(panel.getByRole('checkbox', { name: 'ada@people.example' })).toHaveCount(0);
    await expectAccessible(page);
    await panel.getByRole('checkbox', { name: 'Python' }).uncheck();
    await saveScreenshots(page, 'profile-prefill');
    await page.getByRole('complementary').getByText('20% complete').waitFor();
    await panel.getByRole('button', { name: /^Add \d+ entries$/ }).click();
    await expect(panel.getByRole('status')).toContainText('to your profile');
    await saved(page);
    await saveScreenshots(page, 'profile-prefilled');
    await page.getByRole('link', { name: 'Check my profile' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
    await expect(page.getByLabel('Headline')).toHaveValue('Somebody else entirely');
    await step(page, 'education', 'Education');
    await page.reload();
    await expect(page.getByLabel('School or university')).toHaveValue('University of Graz');
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue('2024');
    await step(page, 'experience', 'Skills and experience');
    await expect(page.getByLabel('Level: Statistics')).toBeVisible();
    await expect(page.getByLabel('Level: Python')).toHaveCount(0);
    await expect(page.getByLabel('Job title')).toHaveValue('Field assistant');

    await step(page, 'cv', 'CV and visibility');
    await page.getByRole('button', { name: 'Fill in my profile: ada.pdf' }).click();
    await expect(panel).toContainText('already in your profile');
    await panel.getByRole('checkbox', { name: 'Biology student' }).check();
    await panel.getByRole('button', { name: /^Add / }).click();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await saved(page);
    await step(page, 'about', 'Personal details');
    await expect(page.getByLabel('Headline')).toHaveValue('Somebody else entirely');
  });
});
