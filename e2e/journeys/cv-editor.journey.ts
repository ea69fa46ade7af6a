import { expectAccessible } from '../checks/accessibility-check.ts';
import { signIn } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
import { expect, test } from '../start/server.fixture.ts';

const EDITOR = '/dashboard/revaise/editor';

test.describe('what is typed in the CV editor', () => {
  test('is saved in the account, is continued on another device, and is asked about where both were changed', async ({
    page,
    server,
    browser,
  }) => {
    const student = await createStudent(server);
    await signIn(page, 'intern', student);
    await page.goto(EDITOR);
    await expect(page.getByText('What you write is saved to your account as you go.')).toBeVisible();
    const headline = page.getByLabel('Headline');
    await headline.fill('Student of biology');
    await expect(page.getByText('Saved to your account.')).toBeVisible();

    const context = await browser.newContext({ baseURL: server.origin });
    const phone = await context.newPage();
    await signIn(phone, 'intern', student);
    await phone.goto(EDITOR);
    await expect(phone.getByLabel('Headline')).toHaveValue('Student of biology');
    await phone.getByLabel('Headline').fill('Student of birds');
    await expect(phone.getByText('Saved to your account.')).toBeVisible();

    await page.route('**/api/resumes/draft', (route) => route.abort());
    await headline.fill('Student of nests');
    await expect(page.getByText('Not saved to your account yet.')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/resumes/draft');
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('alert')).toContainText('You changed this CV on another device, too');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue with the other one' }).click();
    await expect(headline).toHaveValue('Student of birds');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(headline).toHaveValue('Student of nests');
    await expect(page.getByText('Saved to your account.')).toBeVisible();
    await phone.reload();
    await expect(phone.getByLabel('Headline')).toHaveValue('Student of nests');
    await context.close();
  });
});
