import { brand } from '@prentice/contract';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { expect, test } from '../start/server.fixture.ts';

test.describe('The house stands', () => {
  test('a visitor opens the front page', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(brand.name));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'home');
  });

  test('the public list of internships needs no script', async ({ browser, server }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin });
    const page = await context.newPage();
    const response = await page.goto('/internships');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main').locator('a[href^="/internships/"]').first()).toBeVisible();
    await expect(page.locator('script[src]')).toHaveCount(0);
    await context.close();
  });

  test('an unknown address is answered with a page that says so', async ({ page }) => {
    const response = await page.goto('/nowhere-at-all');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Page not found')).toBeVisible();
  });

  test('the console asks a stranger to sign in', async ({ page }) => {
    await page.goto('/dashboard/admin/admin');
    await expect(page).toHaveURL(/\/auth\/admin-login/);
  });

  test('no page asks a third party for anything', async ({ page, server }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.origin) && !/^(data|blob):/.test(request.url()))
        strangers.push(request.url());
    });
    for (const path of ['/', '/internships', '/auth/studentAuth', '/auth/admin-login']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(strangers).toEqual([]);
  });

  test('no page does what its own content security policy forbids', async ({ page }) => {
    const broken: string[] = [];
    await page.exposeFunction('reportBroken', (what: string) => broken.push(what));
    await page.addInitScript(
      `document.addEventListener('securitypolicyviolation', (e) =>
         window.reportBroken(e.violatedDirective + ' ' + e.blockedURI + ' on ' + location.pathname));`,
    );
    for (const path of ['/', '/internships', '/Faq', '/auth/studentAuth', '/auth/admin-login']) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(broken).toEqual([]);
  });
});
