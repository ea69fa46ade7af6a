import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility.check.ts';
import { expectSoundScreen } from '../checks/screen.check.ts';
import { linkIn, mailTo } from '../mail/outbox.ts';
import { choose, fill, suggest } from '../people/back-office.ts';
import { aCompany, enterAsOwner, fillCompanySignUp } from '../people/company.ts';
import { administrator } from '../people/employer.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test, type Machine } from '../start/machine.journey.ts';

const password = 'four quiet garden chairs';
const company = aCompany('Kelp and Tide', 'kelptide.example', 'ada');
const recruiter = { email: `rolf@${company.domain}`, password, name: 'Rolf Recruiter', role: 'Recruiter' };
const reviewer = { email: `rita@${company.domain}`, password, name: 'Rita Reviewer', role: 'Reviewer' };
const setup = '/dashboard/profile-setup/profile-setup-employer';
const queue = '/dashboard/admin/EmployersVerification';
const about = 'We grow kelp on ropes in the bay and sell it to bakers. '.repeat(4);

const anotherPage = async (browser: Browser, machine: Machine): Promise<Page> =>
  (await browser.newContext({ baseURL: machine.server.origin })).newPage();

/* A field that is not there fails at once, not at the end of a long test. */
test.use({ actionTimeout: 20_000 });

test.describe.serial('A company from signing up to the first question of the administration', () => {
  test.describe.configure({ timeout: 240_000 });
  let page: Page;
  let desk: Page;
  const line = (name: string | RegExp) => page.getByRole('textbox', { name }).first();
  const says = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

  test.beforeAll(async ({ browser, machine }) => {
    [page, desk] = [await anotherPage(browser, machine), await anotherPage(browser, machine)];
  });
  test.afterAll(() => Promise.all([page, desk].map((one) => one.context().close())));

  test('fills its profile by hand; what is wrong is said beside its field', async ({ machine }) => {
    await fillCompanySignUp(page, company);
    await enterAsOwner(page, machine.server, company);
    await page.goto(setup);
    await expect(page.getByRole('button', { name: 'Ask for verification' })).toBeDisabled();
    await says('Complete the profile to at least 80% first');
    await expectSoundScreen(page, 'company-empty');
    const mend = async (name: string | RegExp, wrong: string, words: RegExp, right: string) => {
      await line(name).fill(wrong);
      await line(name).blur();
      await expect(line(name)).toHaveAccessibleDescription(words);
      await expect(line(name)).toHaveValue(wrong);
      await line(name).fill(right);
      await line(name).blur();
      await expect(line(name)).not.toHaveAccessibleDescription(words);
    };
    await mend('Website', 'http://kelptide.example', /Use an https link/, `https://${company.domain}`);
    await mend('About the company', 'We grow kelp.', /At least 100 characters/, about);
    await mend('Contact e-mail', 'team at kelptide', /such as name@example\.org/, `team@${company.domain}`);
    await mend('Phone', '0316 445567', /Write the number with country code/, '+43316445567');
    await choose(page, 'Industry', 'Environment');
    await choose(page, 'Kind of organisation', 'Company');
    await choose(page, 'Employees', '10 to 49');
    await fill(page, 'Registration number', 'FN 445567a');
    await suggest(page, 'Country', 'Austria');
    await fill(page, 'City', 'Graz');
    await fill(page, /^Address/, 'Uferweg 12, 8010 Graz');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await says('Saved');
  });

  test('adds a logo and a proof; files that will not do are refused in words', async () => {
    const picture = { mimeType: 'image/png', buffer: await page.getByRole('banner').screenshot() };
    const text = { mimeType: 'image/png', buffer: Buffer.from('This is no picture.') };
    const large = (mb: number) => ({ mimeType: 'image/png', buffer: Buffer.alloc(mb * 1_048_576 + 1) });
    const logo = page.getByLabel(/Choose a picture/);
    await logo.setInputFiles({ name: 'logo.png', ...text });
    await says(/Use .*PNG/);
    await logo.setInputFiles({ name: 'logo.png', ...large(2) });
    await says(/This file is larger than 2/);
    await logo.setInputFiles({ name: 'logo.png', ...picture });
    await expect(page.getByRole('img', { name: 'Logo' })).toBeVisible();

    const proof = page.getByLabel(/Add a document/);
    await proof.setInputFiles({ name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') });
    await says(/Use .*PDF/);
    await proof.setInputFiles({ name: 'register.pdf', ...large(10) });
    await says(/This file is larger than 10/);
    await proof.setInputFiles({ name: 'register-extract.png', ...picture });
    await says(/register-extract\.png/);
    await page.getByRole('button', { name: 'Ask for verification' }).click();
    await says('The administration is checking your company');
  });

  test('invites a recruiter and a reviewer, who accept by the mailed link', async ({ machine, browser }) => {
    for (const { email, role } of [recruiter, reviewer]) {
      await page.getByRole('textbox', { name: 'E-mail of a colleague' }).fill(email);
      const invite = page.locator('form').filter({ hasText: 'Send invitation' });
      await invite.getByRole('combobox').click();
      await page.getByRole('option', { name: role }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByRole('list', { name: 'Open invitations' })).toContainText(email);
    }
    for (const one of [recruiter, reviewer]) {
      const theirs = await anotherPage(browser, machine);
      await theirs.goto(linkIn(await mailTo(machine.server, one.email, /./), '/auth/'));
      await expect(theirs.getByText(company.name)).toBeVisible();
      await theirs.getByLabel('Your name', { exact: true }).fill(one.name);
      await theirs.getByLabel('Password', { exact: true }).fill(one.password);
      await expectAccessible(theirs);
      await theirs.getByRole('button', { name: 'Accept the invitation' }).click();
      await expect(theirs).toHaveURL(/\/dashboard\/employer/);
      const writes = one === recruiter;
      await theirs.goto('/internships/employer/internships');
      await expect(theirs.getByText('No internships yet')).toBeVisible();
      await expect(theirs.getByRole('link', { name: 'Write an internship' })).toHaveCount(writes ? 2 : 0);
      await theirs.goto(setup);
      await expect(theirs.getByText('Owners of the company change this page')).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Save profile' })).toBeHidden();
      await expect(theirs.getByRole('button', { name: 'Send invitation' })).toBeHidden();
      await theirs.context().close();
    }
    await page.reload();
    await expect(page.getByRole('table').getByText(reviewer.name, { exact: true })).toBeVisible();
  });

  test('is checked: the checks explain themselves, and the administration asks by keyboard', async () => {
    await signIn(desk, 'administrator', administrator);
    await desk.goto(queue);
    await desk.getByRole('button', { name: new RegExp(company.name) }).click();
    await expect(desk.locator('#case-title')).toHaveText(company.name);
    await expect(desk.getByText(`The address at ${company.domain} fits the website ${company.domain}.`)).toBeVisible();
    await expect(desk.getByText('register-extract.png')).toBeVisible();
    await desk.keyboard.press('a');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Registration number unclear' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Please send the page of the register with your number.');
    await dialog.getByRole('button', { name: 'Ask for information' }).press('Enter');
    await expect(desk.getByRole('button', { name: new RegExp(company.name) })).toBeHidden();
  });
});
