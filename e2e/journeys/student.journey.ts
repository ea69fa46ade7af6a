import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { confirmAddress, fillSignIn, fillSignUp, newCredentials } from '../people/new-student.ts';
import { expect, test } from '../start/server.fixture.ts';

const ready = (page: Page) =>
  page.waitForFunction(
    () => document.readyState === 'complete' && !document.querySelector('astro-island[ssr][client="load"]'),
  );

interface Posting {
  id: string;
  title: string;
  state: string;
  questions: { key: string; kind: string; label: string; required: boolean; options: string[] }[];
  eligibility: {
    studyLevels: string[];
    graduationFrom: string | null;
    graduationTo: string | null;
    languages: unknown[];
  };
}

/** An open internship that asks for nothing in particular. */
async function openInternship(request: APIRequestContext): Promise<Posting> {
  const list: Posting[] = await (await request.get('/api/internships?range=[0,49]')).json();
  for (const { id } of list) {
    const posting: Posting = await (await request.get(`/api/internships/${id}`)).json();
    const { studyLevels, graduationFrom, graduationTo, languages } = posting.eligibility;
    const anyone = languages.length === 0 && !graduationFrom && !graduationTo;
    if (posting.state === 'open' && anyone && (studyLevels.length === 0 || studyLevels.includes('bachelor')))
      return posting;
  }
  throw new Error('No open internship without requirements among the first fifty.');
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Anders');
  await page.getByLabel('Headline').fill('Second-year student who likes to count things');
  await page
    .getByLabel('About you', { exact: true })
    .fill('I like to find out how things work, to measure them, and to explain them to others in plain words.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Education', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Add education' }).click();
  await page.getByLabel('School or university').fill('Hochschule am Ring');
  await page.getByLabel('Start', { exact: true }).fill('2025-10');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Skills and experience', level: 2 })).toBeVisible();
  for (const skill of ['Statistics', 'Python', 'Field notes']) {
    await page.getByLabel('Add a skill').fill(skill);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel(`Level: ${skill}`)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Preferences', level: 2 })).toBeVisible();
}

async function answerQuestions(page: Page, posting: Posting): Promise<void> {
  const form = page.locator('#application');
  for (const { kind, label, options } of posting.questions) {
    if (kind === 'checkbox' || kind === 'multi')
      await form.getByLabel(kind === 'multi' ? (options[0] ?? '') : label).check();
    else if (kind === 'single') await form.getByLabel(label).selectOption(options[0] ?? '');
    else
      await form
        .getByLabel(label)
        .fill(
          { number: '12', date: '2027-01-15', url: 'https://example.org/ada' }[kind] ?? 'Because I want to learn it.',
        );
  }
}

test.describe('A student', () => {
  test('comes as a visitor, makes a profile, applies once, and follows it', async ({
    page: first,
    server,
    context,
  }) => {
    test.slow();
    let page = first;
    const person = newCredentials();
    const posting = await openInternship(page.request);
    const address = `/internships/${posting.id}`;
    let panel = page.locator('#application');

    await page.goto(address);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/studentAuth/);
    await expect(page.getByText(/^To apply for .+, you need an account/)).toBeVisible();
    await expect(page).toHaveURL(/mode=sign-up/);
    await ready(page);
    await fillSignUp(page, person);
    await confirmAddress(page, server, person);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`${address}#application$`));
    await expect(panel.getByRole('heading', { name: 'Start with your CV' })).toBeVisible();
    await expectAccessible(page);

    await page.goto('/dashboard/profile-setup/profile-setup-intern');
    await expect(page.getByRole('heading', { name: 'Start with your CV' })).toBeVisible();
    await ready(page);
    await fillProfile(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'CV and visibility' }).click();
    await expect(page.getByRole('heading', { name: 'Your CVs' })).toBeVisible();
    const cv = {
      name: 'ada-cv.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Ada Anders\nStatistics, Python\n'.repeat(20)),
    };
    await page
      .getByLabel('Upload a CV')
      .setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 broken') });
    await expect(page.getByRole('alert')).toContainText('ada.pdf');
    await page.getByLabel('Upload a CV').setInputFiles(cv);
    await expect(page.getByRole('heading', { name: 'What we found in ada-cv.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove: ada-cv.txt' }).click();
    await page.getByRole('button', { name: 'Cancel: ada-cv.txt' }).click();
    await expect(page.getByRole('button', { name: 'Remove: ada-cv.txt' })).toBeVisible();
    await page.getByLabel('All verified employers').check();
    await page.getByRole('button', { name: 'Show what employers see' }).click();
    await expect(page.getByRole('region', { name: 'What employers see' })).toContainText('Ada Anders');
    await expectAccessible(page);
    await saveScreenshots(page, 'profile-cv');

    await page.goto(`${address}#application`);
    await panel.getByRole('button', { name: 'Show interest' }).click();
    await expect(panel.getByText('You’ve shown interest')).toBeVisible();
    await panel.getByLabel('Cover note').fill('I would like to learn how you measure.');
    await expect(panel.getByText('Draft saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(panel.getByLabel('Cover note')).toHaveValue('I would like to learn how you measure.');
    await expect(panel.getByLabel('Cover note')).toBeInViewport();
    await context.setOffline(true);
    await panel.getByLabel('Cover note').fill('I would like to learn how you measure, and why.');
    await expect(panel.getByText('Draft saved in this browser only')).toBeVisible();
    const lost = page;
    page = await context.newPage();
    await lost.close();
    await context.setOffline(false);
    await page.goto(`${address}#application`);
    panel = page.locator('#application');
    await expect(panel.getByLabel('Cover note')).toHaveValue('I would like to learn how you measure, and why.');
    await expect(panel.getByText('Draft saved', { exact: true })).toBeVisible();
    await answerQuestions(page, posting);
    await expectAccessible(page);
    await saveScreenshots(page, 'apply');

    const second = await context.newPage();
    await second.goto(`${address}#application`);
    await expect(second.getByRole('button', { name: 'Send application' })).toBeVisible();
    await answerQuestions(second, posting);
    await Promise.all([
      panel.getByRole('button', { name: 'Send application' }).dblclick(),
      second.getByRole('button', { name: 'Send application' }).click(),
    ]);
    await expect(panel.getByText('Your application has been sent')).toBeVisible();
    await expect(second.getByText('Your application has been sent')).toBeVisible();
    await second.close();
    await expectAccessible(page);
    await saveScreenshots(page, 'receipt');

    await panel.getByRole('link', { name: 'Follow it in My applications' }).click();
    const cards = page.getByRole('article').filter({ hasText: posting.title });
    await expect(cards).toHaveCount(1);
    await expect(cards.getByText('You applied')).toBeVisible();
    await expect(cards.getByText(/^Waiting for /).first()).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'desk');

    await cards.getByText('Withdraw this application').click();
    await cards.getByRole('button', { name: 'Withdraw now' }).click();
    const withdrawn = page.getByRole('group', { name: 'You withdrew your application' });
    await expect(withdrawn).toBeFocused();
    await expect(withdrawn).toContainText('The employer can no longer see your contact details.');
    await expectAccessible(page);
    await withdrawn.getByRole('button', { name: 'Undo withdrawal' }).click();
    await expect(cards.getByText('You undid the withdrawal')).toBeVisible();
    await expect(withdrawn).toHaveCount(0);
  });

  test('saves an internship and follows a company by one press before the sign-in', async ({
    page,
    browser,
    server,
  }) => {
    const signInFor = async (visitor: Page, purpose: RegExp) => {
      await expect(visitor).toHaveURL(/\/auth\/studentAuth\?mode=sign-up/);
      await expect(visitor.getByText(purpose)).toBeVisible();
      await visitor.getByRole('navigation').getByRole('link', { name: 'Sign in', exact: true }).click();
      await ready(visitor);
      await fillSignIn(visitor, { email: 'student@demo.example', password: 'try the demo today' });
    };
    await page.goto('/internships?sort=newest');
    const card = page.locator('.card').last();
    const path = (await card.getByRole('link').first().getAttribute('href')) ?? '';
    await card.getByRole('link', { name: /^Save / }).click();
    await signInFor(page, /^To save .+ at .+/);
    const save = page.locator('.card', { has: page.locator(`a[href="${path}"]`) }).locator('[data-save]');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toBeFocused();

    const next = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await next.goto(path);
    const company = next.locator('.page-head a[href^="/internships/companies/"]');
    await company.click();
    await next.getByRole('link', { name: 'Follow', exact: true }).click();
    await signInFor(next, /^To follow .+/);
    await expect(next).toHaveURL(/\/internships\/companies\/[^#]+$/);
    const follow = next.getByRole('button', { name: 'Following' });
    await expect(follow).toBeFocused();
    await next.goto(path);
    const saved = next.locator('.posting-bar').getByRole('button', { name: 'Saved', exact: true });
    await saved.click();
    await next.context().clearCookies();
    await next.reload();
    await next.locator('.posting-bar').getByRole('link', { name: 'Save', exact: true }).click();
    await signInFor(next, /^To save /);
    await expect(saved).toBeFocused();
    await next.context().close();
  });

  test('keeps a search, without the public page knowing who reads it', async ({ page }) => {
    await page.goto('/internships?mode=remote');
    await page.getByRole('link', { name: 'Save this search' }).click();
    await expect(page).toHaveURL(/\/auth\/studentAuth\?mode=sign-up/);
    await page.getByRole('navigation').getByRole('link', { name: 'Sign in', exact: true }).click();
    await expect(page).not.toHaveURL(/mode=sign-up/);
    await ready(page);
    await fillSignIn(page, { email: 'student@demo.example', password: 'try the demo today' });
    await expect(page.getByRole('heading', { name: 'Save this search' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Search name').fill('From my kitchen table');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.getByRole('status').getByText('“From my kitchen table” has been saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Pause: From my kitchen table' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'From my kitchen table' });
    await expect(row.getByText('Notifications paused')).toBeVisible();
    await page.getByRole('button', { name: 'Rename: From my kitchen table' }).click();
    await page.getByLabel('Search name').fill('From anywhere');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('link', { name: 'From anywhere' })).toHaveAttribute('href', '/internships?mode=remote');
    await expectAccessible(page);
    await saveScreenshots(page, 'searches');
    await page.getByRole('button', { name: 'Delete: From anywhere' }).click();
    await expect(page.getByRole('link', { name: 'From anywhere' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'From anywhere' })).toBeVisible();
    await page.reload();
    const searches = page.getByRole('listitem').filter({ hasText: 'From anywhere' });
    await expect(searches.getByText(/^Remote$/)).toBeVisible();
    await expect(searches.getByText(/\d+ internships/)).toBeVisible();
    await page.getByRole('link', { name: 'From anywhere' }).click();
    await expect(page).toHaveURL(/\/internships\?mode=remote$/);
    await expect(page.getByRole('link', { name: 'Saved. See your saved searches' })).toBeVisible();
    await page.goto('/internships?mode=hybrid&q=data');
    const saving = page.getByRole('link', { name: 'Save this search' });
    await page.waitForLoadState('networkidle');
    await saving.click();
    await expect(page.getByRole('status').getByText(/^Search saved\./)).toBeVisible();
    await page.getByRole('link', { name: 'Saved. See your saved searches' }).click();
    await expect(page.getByRole('link', { name: 'data · Hybrid' })).toBeVisible();
  });

  test('reads the inbox, and chooses what to be told', async ({ page }) => {
    await page.goto('/auth/studentAuth?next=%2Fdashboard%2Fnotifications');
    await ready(page);
    await fillSignIn(page, { email: 'student@demo.example', password: 'try the demo today' });
    await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Notification settings' }).click();
    await expect(page).toHaveURL(/\/settings\/notifications$/);
    await expect(page.getByText('Answers due')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Applications', exact: true })).toBeChecked();
    await page.getByText('Customise').click();
    await page.getByLabel('News: Email').check();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('News: Email')).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See what we sent you' }).click();
    await expect(page.getByRole('heading', { name: 'What we sent you' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: ' · ' }).first()).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'inbox');
  });
});
