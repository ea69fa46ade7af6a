import type { Browser, Page } from '@playwright/test';
import { caseViews, openedSession } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { linkIn, waitForEmail } from '../mail/sent-emails.ts';
import { apiAs, apiOf, listAs } from '../people/api.ts';
import { choose, fill, suggest } from '../people/form-fields.ts';
import { aCompany, signUpAsOwner, fillCompanySignUp } from '../people/company.ts';
import { transitionInternship, submitInternship } from '../people/company-api.ts';
import { administrator } from '../people/demo-accounts.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { signIn } from '../people/sign-in.ts';
import { DAY, expect, test, type RestartableServer } from '../start/restartable-server.fixture.ts';

const password = 'four quiet garden chairs';
const company = aCompany('Kelp and Tide', 'kelptide.example', 'ada');
const recruiter = { email: `rolf@${company.domain}`, password, name: 'Rolf Recruiter', role: 'Recruiter' };
const reviewer = { email: `rita@${company.domain}`, password, name: 'Rita Reviewer', role: 'Reviewer' };
const checker = { email: 'checker@console.example', password, name: 'Carla Checker' };
const setup = '/dashboard/profile-setup/profile-setup-employer';
const queue = '/dashboard/admin/EmployersVerification';
const about = 'We grow kelp on ropes in the bay and sell it to bakers. '.repeat(4);

const anotherPage = async (browser: Browser, machine: RestartableServer): Promise<Page> =>
  (await browser.newContext({ baseURL: machine.server.origin })).newPage();

/* A field that is not there fails at once, not at the end of a long test. */
test.use({ actionTimeout: 20_000 });

test.describe.serial('A company from signing up to the end of its verification', () => {
  test.describe.configure({ timeout: 240_000 });
  let page: Page;
  let desk: Page;
  let checking: Page;
  let internship = '';
  let slug = '';
  const line = (name: string | RegExp) => page.getByRole('textbox', { name }).first();
  const expectText = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

  test.beforeAll(async ({ browser, machine }) => {
    [page, desk, checking] = [
      await anotherPage(browser, machine),
      await anotherPage(browser, machine),
      await anotherPage(browser, machine),
    ];
  });
  test.afterAll(() => Promise.all([page, desk, checking].map((page) => page.context().close())));

  test('fills its profile by hand; what is wrong is said beside its field', async ({ machine }) => {
    await fillCompanySignUp(page, company);
    await signUpAsOwner(page, machine.server, company);
    await page.goto(setup);
    await expect(page.getByRole('button', { name: 'Request verification' })).toBeDisabled();
    await expectText('Complete at least 80% of the profile first');
    await expectScreenQuality(page, 'company-empty');
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
    await mend('About the company', 'We grow kelp.', /Write at least 100 characters/, about);
    await mend('Contact email', 'team at kelptide', /such as name@example\.org/, `team@${company.domain}`);
    await mend('Phone', '0316 445567', /Include the country code/, '+43316445567');
    await choose(page, 'Industry', 'Environment');
    await choose(page, 'Type of organisation', 'Company');
    await choose(page, 'Employees', '10 to 49');
    await fill(page, 'Registration number', 'FN 445567a');
    await suggest(page, 'Country', 'Austria');
    await fill(page, 'City', 'Graz');
    await fill(page, /^Address/, 'Uferweg 12, 8010 Graz');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expectText('Saved');
  });

  test('adds a logo and a proof; files that will not do are refused in words', async () => {
    const picture = { mimeType: 'image/png', buffer: await page.getByRole('banner').screenshot() };
    const text = { mimeType: 'image/png', buffer: Buffer.from('This is no picture.') };
    const large = (mb: number) => ({ mimeType: 'image/png', buffer: Buffer.alloc(mb * 1_048_576 + 1) });
    const logo = page.getByLabel(/Choose an image/);
    await logo.setInputFiles({ name: 'logo.png', ...text });
    await expectText(/Use .*PNG/);
    await logo.setInputFiles({ name: 'logo.png', ...large(2) });
    await expectText(/This file is larger than 2/);
    await logo.setInputFiles({ name: 'logo.png', ...picture });
    await expect(page.getByRole('img', { name: 'Logo' })).not.toHaveJSProperty('naturalWidth', 0);

    const proof = page.getByLabel(/Add a document/);
    await proof.setInputFiles({ name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') });
    await expectText(/Use .*PDF/);
    await proof.setInputFiles({ name: 'register.pdf', ...large(10) });
    await expectText(/This file is larger than 10/);
    await proof.setInputFiles({ name: 'register-extract.png', ...picture });
    await expectText(/register-extract\.png/);
    await expectScreenQuality(page, 'company-filled');
    await page.getByRole('button', { name: 'Request verification' }).click();
    await expectText('We’re checking your company');
    await expectText('Part of the open verification');
    await expect(page.getByRole('button', { name: 'Remove', exact: true })).toBeDisabled();
  });

  test('invites a recruiter and a reviewer, who accept by the mailed link', async ({ machine, browser }) => {
    for (const { email, role } of [recruiter, reviewer]) {
      await page.getByRole('textbox', { name: 'Colleague’s email' }).fill(email);
      const invite = page.locator('form').filter({ hasText: 'Send invitation' });
      await invite.getByRole('combobox').click();
      await page.getByRole('option', { name: role }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByRole('list', { name: 'Pending invitations' })).toContainText(email);
    }
    await expectScreenQuality(page, 'company-invitations');
    for (const colleague of [recruiter, reviewer]) {
      const theirs = await anotherPage(browser, machine);
      await theirs.goto(linkIn(await waitForEmail(machine.server, colleague.email, /./), '/auth/'));
      await expect(theirs.getByText(company.name)).toBeVisible();
      await theirs.getByLabel('Your name', { exact: true }).fill(colleague.name);
      await theirs.getByLabel('Password', { exact: true }).fill(colleague.password);
      await expectAccessible(theirs);
      await theirs.getByRole('button', { name: 'Accept invitation' }).click();
      await expect(theirs).toHaveURL(/\/dashboard\/employer/);
      const writes = colleague === recruiter;
      await theirs.goto('/internships/employer/internships');
      await expect(theirs.getByText('No internships yet')).toBeVisible();
      await expect(theirs.getByRole('link', { name: 'New internship' })).toHaveCount(writes ? 2 : 0);
      await theirs.goto(setup);
      await expect(theirs.getByText('Only owners can change this page')).toBeVisible();
      await expect(theirs.getByRole('button', { name: 'Save profile' })).toBeHidden();
      await expect(theirs.getByRole('button', { name: 'Send invitation' })).toBeHidden();
      if (!writes) await expectScreenQuality(theirs, 'company-reviewer');
      await theirs.context().close();
    }
    await page.reload();
    await expect(page.getByRole('table').getByText(reviewer.name, { exact: true })).toBeVisible();
    await expectScreenQuality(page, 'company-members');
  });

  test('is checked: the checks explain themselves, and the administration asks by keyboard', async () => {
    await signIn(desk, 'administrator', administrator);
    await desk.goto(queue);
    await desk.getByRole('button', { name: new RegExp(company.name) }).click();
    await expect(desk.locator('#case-title')).toHaveText(company.name);
    await desk.getByText(/checks? passed:/).click();
    await expect(
      desk.getByText(`The address at ${company.domain} matches the website ${company.domain}.`),
    ).toBeVisible();
    await expect(desk.getByText('register-extract.png')).toBeVisible();
    await expectScreenQuality(desk, 'company-case');
    await desk.keyboard.press('a');
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Registration number unclear' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Please send the page of the register with your number.');
    await expectScreenQuality(desk, 'company-ask');
    await dialog.getByRole('button', { name: 'Request information' }).press('Enter');
    await expect(desk.getByRole('button', { name: new RegExp(company.name) })).toBeHidden();
  });

  test('answers with another document', async () => {
    await page.reload();
    await expectText('We need more information');
    await expectText('Registration number unclear');
    await expectText('Please send the page of the register with your number.');
    await expectScreenQuality(page, 'company-asked');
    const picture = { mimeType: 'image/png', buffer: await page.getByRole('banner').screenshot() };
    await page.getByLabel(/Add a document/).setInputFiles({ name: 'register-page-two.png', ...picture });
    await expectText(/register-page-two\.png/);
    await fill(page, 'Your answer', 'Here is page two, with our number at the top.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expectText('We’re checking your company');
  });

  test('is verified by a limited administrator who sees nothing else', async ({ machine }) => {
    const admin = await apiAs(machine.server, 'admin', administrator);
    await createAdministrator(machine.server, admin, { ...checker, permissions: ['employers:verify'] });
    await signInAs(checking, checker);
    await expect(checking).toHaveURL(new RegExp(queue));
    const menu = checking.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
    await expect(menu).toHaveText(['Verification', 'Reports', 'Audit log', 'Notifications']);
    await checking.getByRole('button', { name: new RegExp(company.name) }).click();
    await expect(checking.getByText('Here is page two, with our number at the top.')).toBeVisible();
    await expect(checking.getByText('register-page-two.png')).toBeVisible();
    await expectScreenQuality(checking, 'company-second-round');
    await desk.goto(queue);
    await desk.getByRole('button', { name: new RegExp(company.name) }).click();
    await expect(desk.locator('#case-title')).toHaveText(company.name);
    await checking.keyboard.press('v');
    const dialog = checking.getByRole('dialog');
    await expect(dialog.getByRole('radio', { name: /Level 2/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Verify' }).press('Enter');
    await expect(checking.getByRole('button', { name: new RegExp(company.name) })).toBeHidden();
    await expect(desk.getByText(`${checker.name} has already verified ${company.name}.`)).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Verify', exact: true })).toBeHidden();
    for (const path of ['allEmployers', 'internships/internships', 'admin', 'allintern']) {
      await checking.goto(`/dashboard/admin/${path}`);
      await expect(checking).toHaveURL(/\/auth\/unauthorized/);
    }
    await page.reload();
    await expectText('Your company is verified');
    await expectScreenQuality(page, 'company-verified');
  });

  test('shows the public what was checked, and its internships', async ({ machine }) => {
    const owner = await apiOf(page);
    const admin = await apiAs(machine.server, 'admin', administrator);
    internship = await submitInternship(owner, aPosting(machine.now(), { title: 'Kelp grower in the bay' }));
    await transitionInternship(admin, internship, { to: 'open' });
    await expect(async () => {
      await checking.goto(`/internships/companies?q=${company.name}`);
      const companyLink = checking.getByRole('link', { name: company.name }).first();
      expect(await companyLink.isVisible()).toBe(true);
      await companyLink.click();
      await expect(checking.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
      await checking.waitForLoadState();
      expect(await checking.getByRole('link', { name: 'Kelp grower in the bay' }).isVisible()).toBe(true);
    }).toPass({ timeout: 30_000 });
    slug = new URL(checking.url()).pathname.split('/').at(-1) ?? '';
    await expect(checking.getByRole('heading', { level: 1, name: company.name })).toBeVisible();
    await expect(checking.locator('.verification-history li').first()).toBeVisible();
    await expectScreenQuality(checking, 'company-public');
  });

  test('cannot be decided by somebody who belongs to it', async ({ machine }) => {
    const admin = await apiAs(machine.server, 'admin', administrator);
    const cases = await listAs(admin, caseViews.reviewer.schema, '/verification-cases', { state: ['pending'] });
    const [theirs] = cases;
    if (!theirs) throw new Error('No case waits in the demo data.');
    await desk.route('**/api/auth/refresh', async (route) => {
      const reply = await route.fetch();
      const opened = openedSession.parse(await reply.json());
      const actor = { ...opened.me.actor, employerId: theirs.employerId };
      await route.fulfill({ response: reply, json: { ...opened, me: { ...opened.me, actor } } });
    });
    await desk.goto(queue);
    await desk.getByRole('button', { name: new RegExp(theirs.employerName) }).click();
    await expect(
      desk.getByText('You are a member of this company. Someone else has to decide this case.'),
    ).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Verify', exact: true })).toBeHidden();
    await desk.unroute('**/api/auth/refresh');
  });

  test('is suspended, reads why, is hidden meanwhile, and comes back', async ({ machine }) => {
    const admin = await apiAs(machine.server, 'admin', administrator);
    const [verificationCase] = await listAs(admin, caseViews.reviewer.schema, '/verification-cases', {
      q: company.name,
    });
    await desk.goto(`/dashboard/admin/employers/${verificationCase?.employerId}`);
    const dialog = desk.getByRole('dialog');
    await desk.getByRole('button', { name: 'Suspend' }).click();
    await dialog.getByRole('combobox', { name: 'Reason' }).click();
    await desk.getByRole('option', { name: 'Charged candidates' }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Two candidates were asked for a fee before the start.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(desk.getByText('This employer is suspended')).toBeVisible();
    await expectScreenQuality(desk, 'company-suspended-desk');
    await page.goto(setup);
    await expectText('Your company is suspended');
    await expectText('Two candidates were asked for a fee before the start.');
    await expectScreenQuality(page, 'company-suspended');
    await expect.poll(async () => (await checking.goto(`/internships/${internship}`))?.status()).toBe(404);
    await expect.poll(async () => (await checking.goto(`/internships/companies/${slug}`))?.status()).toBe(404);
    await desk.getByRole('button', { name: 'Reinstate' }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('The fee was paid back and will not be asked again.');
    await dialog.getByRole('button', { name: 'Reinstate' }).click();
    await expect(desk.getByText('This employer is suspended')).toBeHidden();
    await page.reload();
    await expectText('Your company is verified');
    await expect.poll(async () => (await checking.goto(`/internships/companies/${slug}`))?.status()).toBe(200);
  });

  test('is reminded of the end of its verification, and sees what to do when it has passed', async ({ machine }) => {
    await machine.stopFor(340 * DAY);
    await waitForEmail(machine.server, company.owner.email, /verif/i);
    await machine.stopFor(27 * DAY);
    /* The server makes up for a year first; a page would wait for its answer only so long. */
    await apiAs(machine.server, 'employer', company.owner);
    await signIn(page, 'employer', company.owner);
    await expect(async () => {
      await page.goto(setup);
      await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
      const over = page.getByText('Your verification has expired').first();
      await expect(over).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Request verification' })).toBeEnabled();
    await expectScreenQuality(page, 'company-expired');
  });
});

/** Signs a limited administrator in, whose home is the queue. */
async function signInAs(page: Page, { email, password: secret }: typeof checker): Promise<void> {
  await page.goto('/auth/admin-login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/admin\//);
}
