import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { pdfFile, textFile } from '../people/cv-files.ts';
import { InputCounter } from '../people/input-counter.ts';
import { newCredentials } from '../people/new-student.ts';
import { signInByApi } from '../people/sign-in.ts';
import { apiAs } from '../people/api.ts';
import { createStudent } from '../people/student-api.ts';
import { expect, test } from '../start/server.fixture.ts';

const MAX_INPUTS = 30;
const MAX_SECONDS = 240;

const cv = pdfFile('nora-cv.pdf', [
  'Nora Berg',
  'nora.berg@people.example',
  '+43 660 1234567',
  '',
  'Education',
  'B.Sc. Environmental Engineering, University of Graz, 10/2023 - 07/2027',
  '',
  'Experience',
  'Student assistant, Institute of Hydraulics, 03/2025 - 09/2025',
  '- Measured flow in two rivers and wrote the reports.',
  '',
  'Skills',
  'Python, Statistics, SQL, GIS, Technical writing',
  '',
  'Languages',
  'English C1, German A2',
]);

interface Posting {
  id: string;
  title: string;
  state: string;
  questions: { kind: string; label: string; options: string[] }[];
  eligibility: {
    studyLevels: string[];
    graduationFrom: string | null;
    graduationTo: string | null;
    languages: { language: string; level: string }[];
  };
}

/** An open internship for bachelor students that fits; with a language above the level of the CV, if asked for. */
async function findPosting(request: APIRequestContext, asksForMore: boolean): Promise<Posting> {
  const list: Posting[] = await (await request.get('/api/internships?range=[0,49]')).json();
  for (const { id } of list) {
    const posting: Posting = await (await request.get(`/api/internships/${id}`)).json();
    const { studyLevels, graduationFrom, graduationTo, languages } = posting.eligibility;
    const bachelors = studyLevels.length === 0 || studyLevels.includes('bachelor');
    if (posting.state !== 'open' || !bachelors || graduationFrom || graduationTo) continue;
    if (languages.some(({ language }) => language !== 'en') === asksForMore) return posting;
  }
  throw new Error('No such internship among the first fifty.');
}

const ready = (page: Page) =>
  page.waitForFunction(
    () => document.readyState === 'complete' && !document.querySelector('astro-island[ssr][client="load"]'),
  );

async function answerQuestions(inputs: InputCounter, panel: Locator, posting: Posting): Promise<void> {
  const texts: Record<string, string> = { number: '12', date: '2027-01-15', url: 'https://example.org/nora' };
  for (const { kind, label, options } of posting.questions) {
    const [first = ''] = options;
    if (kind === 'checkbox' || kind === 'multi') await inputs.check(panel.getByLabel(kind === 'multi' ? first : label));
    else if (kind === 'single') await inputs.choose(panel.getByLabel(label), first);
    else await inputs.fill(panel.getByLabel(label), texts[kind] ?? 'Because I want to learn how you measure.');
  }
}

async function fillDetails(panel: Locator): Promise<void> {
  await panel.getByLabel('First name').fill('Nora');
  await panel.getByLabel('Last name').fill('Berg');
  await panel.getByLabel('School or university').fill('University of Graz');
  await panel.getByLabel('Level', { exact: true }).selectOption('bachelor');
  await panel.getByLabel('Field of study').fill('Environmental systems sciences');
  await panel.getByLabel('Start of your studies').fill('2024-10');
  await panel.getByLabel('Skills').fill('Python, Statistics, Writing');
  for (const level of await panel.getByLabel(/^Your level of/).all()) await level.selectOption({ index: 5 });
}

/** What comes next has its heading focused, at the top of the screen. */
async function expectAtTop(panel: Locator): Promise<void> {
  await expect(panel.locator('#application-title')).toBeFocused();
  await expect.poll(async () => (await panel.boundingBox())?.y).toBeLessThan(60);
}

test.describe('A new student with a CV', () => {
  test('goes from an internship to a sent application in at most 30 inputs and 4 minutes', async ({ page, server }) => {
    test.slow();
    const posting = await findPosting(page.request, true);
    const person = newCredentials();
    const panel = page.locator('#application');
    await page.goto(`/internships/${posting.id}`);
    const inputs = new InputCounter();

    await inputs.click(page.getByRole('link', { name: 'Apply', exact: true }).first());
    await expect(page).toHaveURL(/mode=sign-up/);
    await ready(page);
    await inputs.fill(page.getByLabel('Email', { exact: true }), person.email);
    await inputs.fill(page.getByLabel('Password', { exact: true }), person.password);
    await inputs.check(page.getByLabel(/terms of use/));
    await inputs.check(page.getByLabel(/how my data is used/));
    await inputs.click(page.getByRole('button', { name: 'Create account' }));
    await expect(page).toHaveURL(/\/auth\/verify-email$/);
    const mail = await waitForEmail(server, person.email, /confirm/i);
    inputs.count();
    await page.goto(linkIn(mail, '/auth/verify'));
    await inputs.click(page.getByRole('link', { name: 'Continue' }));
    await expect(page).toHaveURL(new RegExp(`/internships/${posting.id}#application$`));

    await expect(panel.getByRole('heading', { name: 'Start with your CV' })).toBeVisible();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await inputs.upload(panel.getByLabel('Upload a CV'), cv);
    await inputs.click(panel.getByRole('button', { name: /^Add \d+ entries$/ }));
    await expectAtTop(panel);
    /* The CV states a level that is too low: it is said once, and changed in place. */
    for (const { language, level } of posting.eligibility.languages.filter((language) => language.language !== 'en')) {
      const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
      await expect(panel.getByText(`You need ${name} ${level}. Your profile says`)).toBeVisible();
      await inputs.click(panel.getByRole('button', { name: `Change ${name} level` }));
      await inputs.choose(panel.locator(`select[name="level-${language}"]`), level);
    }
    await inputs.click(panel.getByRole('button', { name: 'Save and continue' }));
    await expectAtTop(panel);
    await expect(panel.getByRole('radio', { name: /nora-cv\.pdf/ })).toBeChecked();
    await answerQuestions(inputs, panel, posting);
    await inputs.click(panel.getByRole('button', { name: 'Send application' }));

    const title = panel.getByRole('heading', { name: 'Your application has been sent' });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
    await expect(panel.getByText(/has promised you an answer by/)).toBeInViewport();
    const seconds = Math.round(inputs.seconds());
    console.log(`First application: ${inputs.inputs} inputs, about ${seconds} seconds`);
    expect(inputs.inputs).toBeLessThanOrEqual(MAX_INPUTS);
    expect(seconds).toBeLessThanOrEqual(MAX_SECONDS);
    await expect(panel.locator('.hash')).toBeHidden();
    await panel.getByText('What exactly was sent').click();
    await expect(panel.locator('.hash')).toBeHidden();
    await panel.getByText('Technical proof').click();
    await expect(panel.locator('.hash')).toHaveText(/^[0-9a-f]{64}$/);
    await expectAccessible(page);
    await saveScreenshots(page, 'confirmation');
  });

  test('starts with the CV on the empty dashboard, and has a profile then', async ({ page, server }) => {
    await signInByApi(page.request, 'student', await createStudent(server));
    await page.goto('/dashboard/intern');
    await expect(page.getByRole('heading', { name: 'Start with your CV' })).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'empty-dashboard');
    await page.getByLabel('Upload a CV').setInputFiles(cv);
    await page.getByRole('button', { name: /^Add \d+ entries$/ }).click();
    await expect(page.getByText(/^\d\d% complete\.?$/)).toBeVisible();
    await expect(page.getByText('You can apply.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Find an internship' })).toBeVisible();
  });

  test('is asked on the same page for what a CV without any of it leaves open', async ({ page, server }) => {
    await signInByApi(page.request, 'student', await createStudent(server));
    const posting = await findPosting(page.request, false);
    const panel = page.locator('#application');
    await page.goto(`/internships/${posting.id}#application`);
    await panel.getByLabel('Upload a CV').setInputFiles(textFile('letter.txt', 'please see my portfolio\n'.repeat(30)));
    await panel.getByRole('button', { name: /^(Continue|Don’t change my profile)$/ }).click();
    await expect(panel.getByRole('heading', { name: 'Still needed for this internship' })).toBeVisible();
    await panel.getByRole('button', { name: 'Save and continue' }).click();
    await expect(panel.getByLabel('First name')).toBeFocused();
    await expectAccessible(page);
    await saveScreenshots(page, 'missing-details');
    await fillDetails(panel);
    await panel.getByRole('button', { name: 'Save and continue' }).click();
    await expect(panel.getByRole('button', { name: 'Send application' })).toBeVisible();
    await expect(panel.getByRole('radio', { name: /letter\.txt/ })).toBeChecked();
  });

  test('is offered in another browser what was found in the CV and not answered', async ({ page, server }) => {
    const student = await createStudent(server);
    await signInByApi(page.request, 'student', student);
    const posting = await findPosting(page.request, false);
    const panel = page.locator('#application');
    const fit = page.getByRole('region', { name: 'How your CV fits' });
    await page.goto(`/internships/${posting.id}#application`);
    await panel.getByLabel('Upload a CV').setInputFiles(cv);
    const add = panel.getByRole('button', { name: /^Add \d+ entries$/ });
    await expect(add).toBeVisible();
    await fit.scrollIntoViewIfNeeded();
    await expect(fit.getByText(/nora-cv\.pdf/).first()).toBeVisible({ timeout: 20_000 });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await add.click();
    await expect(panel.getByText(/^\d+ entries added$/)).toBeVisible();
    const api = await apiAs(server, 'student', student);
    expect(await api('GET', '/interns/me')).toHaveProperty('experience.length', 1);
  });

  test('types nothing again that was read and not added', async ({ page, server }) => {
    await signInByApi(page.request, 'student', await createStudent(server));
    const posting = await findPosting(page.request, false);
    const panel = page.locator('#application');
    await page.goto(`/internships/${posting.id}#application`);
    await panel.getByLabel('Upload a CV').setInputFiles(cv);
    await panel.getByRole('button', { name: 'Don’t change my profile' }).click();
    await expect(panel.getByRole('heading', { name: 'Check what we read in your CV' })).toBeVisible();
    await page.reload();
    await expect(panel.getByLabel('First name')).toHaveValue('Nora');
    await expect(panel.getByLabel('First name')).toHaveAccessibleDescription('From your CV.');
    await expect(panel.getByLabel('School or university')).toHaveValue('University of Graz');
    await expect(panel.getByLabel('Start of your studies')).toHaveValue('2023-10');
    await expectAccessible(page);
    await saveScreenshots(page, 'details-from-cv');
    await panel.getByRole('button', { name: 'Save and continue' }).click();
    await expect(panel.getByRole('button', { name: 'Send application' })).toBeVisible();
  });

  test('applies without a file at hand, by a CV that is made of what they fill in', async ({ page, server }) => {
    await signInByApi(page.request, 'student', await createStudent(server));
    const posting = await findPosting(page.request, false);
    const panel = page.locator('#application');
    await page.goto(`/internships/${posting.id}#application`);
    await panel.getByRole('button', { name: 'Fill in your details instead' }).click();
    await expect(panel.getByRole('heading', { name: 'Still needed for this internship' })).toBeVisible();
    await panel.getByRole('button', { name: 'Upload a CV after all' }).click();
    await expect(panel.getByLabel('Upload a CV')).toBeVisible();
    await panel.getByRole('button', { name: 'Fill in your details instead' }).click();
    await expectAccessible(page);
    await saveScreenshots(page, 'details-by-hand');
    await fillDetails(panel);
    await panel.getByRole('button', { name: 'Save and continue' }).click();
    await expect(panel.getByRole('radio', { name: /^CV Nora Berg\.pdf/ })).toBeChecked();
    await expect(panel.getByText('Saved in your profile')).toBeInViewport();
    await answerQuestions(new InputCounter(), panel, posting);
    const note = panel.getByLabel(/^Cover note/);
    await note.fill('x'.repeat(2100));
    await expect(note).toHaveAccessibleDescription(/2,100 of 2,000 characters/);
    await expect(panel.getByText('At most 2,000 characters.')).toHaveCount(1);
    await note.fill('');
    await expect(panel.getByText('0 of 2,000 characters')).toBeVisible();
    await panel.getByRole('button', { name: 'Send application' }).click();
    await expect(panel.getByRole('heading', { name: 'Your application has been sent' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Where your application stands' })).toBeVisible();
    await expect(page.getByText(/You sent your application/)).toBeVisible();
    await expect(page.getByText('You send your application')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Applied on / }).first()).toBeVisible();

    /* A CV whose findings wait to be answered is no first step any more. */
    await page.goto('/dashboard/revaise');
    await page.getByRole('button', { name: 'Copy to my profile' }).click();
    await expect(page.getByRole('heading', { name: /^What we found in / })).toBeVisible();
    await page.goto('/dashboard/intern');
    await expect(page.locator('article', { hasText: posting.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Start with your CV' })).toHaveCount(0);
  });
});
