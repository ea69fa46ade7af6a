import type { Page } from '@playwright/test';
import { caseViews } from '@prentice/contract';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { apiAs, listAs } from '../people/api.ts';
import { choose, fill, signOut } from '../people/form-fields.ts';
import { transitionInternship, ownInternship } from '../people/company-api.ts';
import { aCompany, describeCompany, signUpAsOwner, fillCompanySignUp } from '../people/company.ts';
import { administrator, owner as neighbour } from '../people/demo-accounts.ts';
import { fillWizardFromLocation } from '../people/internship-wizard.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

const company = aCompany('Lantern Works', 'lanternworks.example', 'nora');
const { owner } = company;
const title = 'Lanterns for winter streets';

test.describe.serial('An employer, from signing up to a closed internship', () => {
  let page: Page;
  let internship = '';

  test.beforeAll(async ({ browser, server }) => {
    page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  });
  test.afterAll(() => page.context().close());

  test('signs up and finds what to do first', async ({ server }) => {
    await fillCompanySignUp(page, company);
    await signUpAsOwner(page, server, company);
    await expect(page.getByRole('heading', { name: 'Lantern Works' })).toBeVisible();
    await expectScreenQuality(page, 'employer-first-day');
    await page.getByRole('link', { name: 'Complete the company profile' }).click();
    await expect(page.getByRole('heading', { name: 'Company profile' })).toBeVisible();
  });

  test('describes the company with logo and proof, and asks for verification', async () => {
    await describeCompany(page, company);
    const picture = { mimeType: 'image/png', buffer: await page.getByRole('banner').screenshot() };
    await page.getByLabel(/Choose an image/).setInputFiles({ name: 'logo.png', ...picture });
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();
    await page.getByLabel(/Add a document/).setInputFiles({ name: 'register-extract.png', ...picture });
    await expect(page.getByText(/register-extract\.png/)).toBeVisible();
    await page.getByRole('button', { name: 'Preview public page' }).click();
    await expect(page.getByRole('dialog').getByText('We measure rivers').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Request verification' }).click();
    await expect(page.getByText('Awaiting decision').first()).toBeVisible();
    await expectScreenQuality(page, 'employer-company');
  });

  test('writes a draft that saves itself, also while a colleague writes in it', async ({ server }) => {
    await page.goto('/internships/employer/internships');
    await expect(page.getByText('No internships yet')).toBeVisible();
    await page.getByRole('link', { name: 'New internship' }).first().click();
    await fill(page, 'Title', 'Lanterns');
    await choose(page, 'Category', 'Environment');
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page).toHaveURL(/edit=basics/);
    internship = /employer\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? '';
    await choose(page, 'On site or remote', 'On site');
    await expect(page.getByText('All saved')).toBeVisible();

    const colleague = await apiAs(server, 'employer', owner);
    const saved = await ownInternship(colleague, internship);
    await colleague('PUT', `/internships/${internship}`, {
      body: { title: 'Lanterns', category: 'environment', workMode: 'onsite', mentorName: 'Ida Winter' },
      version: saved.version,
    });
    await fill(page, 'Title', title);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('changed by them')).toBeVisible();
    await saveScreenshots(page, 'employer-conflict');
    await dialog.getByRole('button', { name: 'Merge both' }).click();
    await expect(page.getByText('All saved')).toBeVisible();
    const written = () => ownInternship(colleague, internship);
    await expect.poll(written).toMatchObject({ title, mentorName: 'Ida Winter' });
  });

  test('fills every step, reads it as the public will, and sends it to review', async () => {
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
    await fillWizardFromLocation(page, {
      description: 'You come along when we put up lanterns and measure their light. '.repeat(7),
      tasks: ['Measure the light of a street.', 'Put up a lantern with a colleague.'],
      outcomes: ['Plan the light of a whole street.'],
    });
    await expect(page.getByText('Measure the light of a street.')).toBeVisible();
    await expectScreenQuality(page, 'employer-preview');
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('In review').first()).toBeVisible();
  });

  test('pauses, resumes, closes, reopens and copies what is published', async ({ server }) => {
    const admin = await apiAs(server, 'admin', administrator);
    const cases = await listAs(admin, caseViews.reviewer.schema, '/verification-cases', { q: company.name });
    const verified = { to: 'verified', level: 2, noteToEmployer: null, failureReason: 'We called the company.' };
    for (const { id, version } of cases)
      await admin('POST', `/verification-cases/${id}/transitions`, { body: verified, version });
    await transitionInternship(admin, internship, { to: 'open' });

    await page.goto(`/internships/employer/${internship}`);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const head = page.locator('main header').first();
    const state = (word: string) => expect(head.getByText(word, { exact: true })).toBeVisible();
    await press('Pause');
    await state('Paused');
    await press('Resume');
    await state('Open');
    await press('Close');
    await expect(page.getByRole('dialog')).toContainText('Nobody can apply any more.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await state('Closed');
    await press('Reopen');
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await state('Open');
    await expect(page.getByText('The first version.')).toBeHidden();
    await expectScreenQuality(page, 'employer-internship');
    await press('Duplicate');
    await expect(page).toHaveURL(/edit=basics/);
    await expect(page).not.toHaveURL(new RegExp(internship));
    await page.getByRole('link', { name: 'Back to the internship' }).click();
    await press('Delete draft');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(page).toHaveURL(/internships\/employer\/internships$/);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  test('keeps a filter under a name, which survives signing out and nobody else sees', async () => {
    await choose(page, 'Status', 'Open');
    const openFilters = () => page.getByRole('button', { name: 'Add filter' }).click();
    const saved = page.getByRole('menuitem', { name: 'Running', exact: true });
    await openFilters();
    await page.getByRole('menuitem', { name: 'Save these filters' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Running');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await openFilters();
    await expect(page.getByRole('menuitem', { name: 'Delete saved filter “Running”' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectScreenQuality(page, 'employer-list');
    await signOut(page);

    await signIn(page, 'employer', neighbour);
    await page.goto('/internships/employer/internships');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    /* Without filters to add, to save or saved ones, there is nothing to open. */
    await expect(page.getByRole('button', { name: 'Add filter' })).toBeHidden();
    await signOut(page);

    await signIn(page, 'employer', owner);
    await page.goto('/internships/employer/internships');
    await openFilters();
    await saved.click();
    await expect(page).toHaveURL(/open/);
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});
