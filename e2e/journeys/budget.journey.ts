import type { APIRequestContext, Browser, CDPSession } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { administrator, recruiter, student } from '../people/demo-accounts.ts';
import { signInByApi } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

/** Bytes as they travel, all in all without images. */
const LIST_PAGE_BYTES = 60_000;
/**
 * Bytes of script as they travel, without headers, on each page where somebody signs in, signs up or gets back into an
 * account.
 */
const SIGN_IN_SCRIPT_BYTES = 90_000;
const AUTH_PAGES = [
  '/auth/studentAuth',
  '/auth/employerauth',
  '/auth/admin-login',
  '/auth/studentAuth?mode=sign-up',
  '/auth/employerauth?mode=sign-up',
  '/auth/forgot-password',
  '/auth/verify-email',
  '/auth/verify',
  '/auth/unauthorized',
];

interface Traffic {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly scripts: readonly string[];
  readonly strangers: readonly string[];
  readonly inlineScripts: number;
  /** The `script-src` of its content security policy. */
  readonly scriptPolicy: string;
}

/** What a first visit of a page transfers, counted by the browser itself. */
async function visit(browser: Browser, origin: string, path: string): Promise<Traffic> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const urls: string[] = [];
  const scripts: string[] = [];
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    urls.push(response.url);
    if (type === 'Script') scripts.push(response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== 'Image') bytes += encodedDataLength;
  });
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  const requests = await page.requests();
  const bodies = await Promise.all(
    requests
      .filter((request) => request.resourceType() === 'script')
      .map(async (request) => (await request.sizes()).responseBodySize),
  );
  const scriptBytes = bodies.reduce((sum, size) => sum + size, 0);
  const inlineScripts = await page.locator('script:not([type="application/ld+json"])').count();
  await context.close();
  const strangers = urls.filter((url) => !url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url));
  const scriptPolicy = /script-src[^;]*/.exec(policy)?.[0] ?? '';
  return { bytes, scriptBytes, scripts, strangers, inlineScripts, scriptPolicy };
}

const lists = [
  '/internships',
  '/internships?mode=remote',
  '/internships/companies',
  '/news',
  '/news?tag=events',
  '/external-jobs',
  '/external-jobs?place=Graz&radius=100&mode=hybrid',
];

/** Returns the addresses of the first item of news and the first external job. */
async function contentPages(request: APIRequestContext): Promise<string[]> {
  const first = async (list: string, link: RegExp) => link.exec(await (await request.get(list)).text())?.[1] ?? '';
  return [
    await first('/news', /<h3[^>]*><a href="(\/news\/[^"]+)"/),
    await first('/external-jobs', /<h3[^>]*><a href="(\/external-jobs\/[^"]+)"/),
  ];
}

test.describe('What public pages cost', () => {
  test('a list or an item of content is small, and nothing but its own', async ({ browser, server, request }) => {
    for (const path of [...lists, ...(await contentPages(request))]) {
      const traffic = await visit(browser, server.origin, path);
      console.log(`${path}: ${traffic.bytes} bytes`);
      expect(traffic.bytes, path).toBeLessThanOrEqual(LIST_PAGE_BYTES);
      expect(traffic.bytes, path).toBeGreaterThan(1_000);
    }
  });

  test('pages that need no script send none', async ({ browser, server, request }) => {
    for (const path of ['/', ...lists, ...(await contentPages(request)), '/About', '/Imprint', '/Privacy', '/Terms']) {
      const traffic = await visit(browser, server.origin, path);
      expect(traffic.scripts, path).toEqual([]);
      expect(traffic.inlineScripts, path).toBe(0);
      expect(traffic.scriptPolicy, path).toBe("script-src 'self'");
      expect(traffic.strangers, path).toEqual([]);
    }
  });

  test('the questions page sends the one small script that filters while somebody types', async ({
    browser,
    server,
  }) => {
    const traffic = await visit(browser, server.origin, '/Faq');
    expect(traffic.scripts.length).toBeLessThanOrEqual(1);
    expect(traffic.strangers).toEqual([]);
    expect(traffic.bytes).toBeLessThanOrEqual(LIST_PAGE_BYTES);
  });

  test('signing in, signing up and resetting a password need little script', async ({ browser, server }) => {
    for (const path of AUTH_PAGES) {
      const { scriptBytes, strangers } = await visit(browser, server.origin, path);
      console.log(`${path}: ${scriptBytes} bytes of script`);
      expect.soft(scriptBytes, path).toBeLessThanOrEqual(SIGN_IN_SCRIPT_BYTES);
      expect.soft(strangers, path).toEqual([]);
    }
  });

  test('a page is kept, tagged, and the same for everybody, signed in or not', async ({ request }) => {
    const first = await request.get('/internships');
    const again = await request.get('/internships', { headers: { cookie: `refresh=${'a'.repeat(43)}` } });
    expect(await again.text()).toBe(await first.text());
    const tag = first.headers()['etag'] ?? '';
    expect(tag).not.toBe('');
    const unchanged = await request.get('/internships', { headers: { 'if-none-match': tag } });
    expect(unchanged.status()).toBe(304);
  });

  test('a posting that is pointed at is fetched ahead, without a script', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const ahead: string[] = [];
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => ahead.push(prefetchUrl));
    await session.send('Preload.enable');
    await page.goto('/internships');
    const posting = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').first();
    const address = await posting.evaluate((link: HTMLAnchorElement) => link.href);
    await posting.hover();
    await expect.poll(() => ahead).toContain(address);
  });
});

/**
 * Requests and bytes of a first visit of a list in the back office, with everything that it fetches besides: of its scripts,
 * which are nearly all of it, react-admin and MUI alone are 262 kB (`npm run bench -- backoffice`).
 */
const OFFICE_REQUESTS = 20;
const OFFICE_BYTES = 395_000;
/** Of lists that show more than a table: numbers of each state, the case beside the queue, the sentence of each notification. */
const OFFICE_DETAIL_REQUESTS = 30;
const OFFICE_DETAIL_BYTES = 420_000;

const employer = { name: 'an employer', signInPage: 'employer', person: recruiter } as const;
const admin = { name: 'an administrator', signInPage: 'admin', person: administrator } as const;
const plain = { requests: OFFICE_REQUESTS, bytes: OFFICE_BYTES };
const counted = { requests: OFFICE_DETAIL_REQUESTS, bytes: OFFICE_BYTES };
const detailed = { requests: OFFICE_DETAIL_REQUESTS, bytes: OFFICE_DETAIL_BYTES };
const firstLists = [
  { ...employer, path: '/internships/employer/internships', most: plain },
  { ...employer, path: '/dashboard/employer/notifications', most: detailed },
  { ...admin, path: '/dashboard/admin/allEmployers', most: plain },
  { ...admin, path: '/dashboard/admin/allintern', most: plain },
  { ...admin, path: '/dashboard/admin/news', most: counted },
  { ...admin, path: '/dashboard/admin/reports', most: plain },
  { ...admin, path: '/dashboard/admin/EmployersVerification', most: detailed },
] as const;

test.describe('What the back office costs', () => {
  for (const { name, signInPage, person, path, most } of firstLists) {
    test(`${path} is a first list of ${name} in few requests`, async ({ browser, server }) => {
      const context = await browser.newContext({ baseURL: server.origin });
      await signInByApi(context.request, signInPage, person);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      const sizes: number[] = [];
      session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
      await page.goto(path);
      const main = page.getByRole('main');
      const items = main.getByRole('list', { name: 'Cases by due date' }).or(main.getByRole('checkbox'));
      await expect(main.getByRole('row').nth(1).or(items.first()).first()).toBeVisible();
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${path}: ${sizes.length} requests, ${bytes} bytes`);
      expect.soft(sizes.length).toBeLessThanOrEqual(most.requests);
      expect.soft(bytes).toBeLessThanOrEqual(most.bytes);
      expect(bytes).toBeGreaterThan(100_000);
      await context.close();
    });
  }

  test('inboxes, overviews and what waits for a decision are shown without the schemas that forms need', async ({
    browser,
    server,
  }) => {
    for (const [signInPage, person, path, part] of [
      ['employer', recruiter, '/dashboard/employer/notifications', 'checkbox'],
      ['employer', recruiter, '/dashboard/employer', 'table'],
      ['employer', recruiter, '/dashboard/interested', 'checkbox'],
      ['admin', administrator, '/dashboard/admin/notifications', 'checkbox'],
      ['admin', administrator, '/dashboard/admin/admin', 'table'],
      ['admin', administrator, '/dashboard/admin/internships/internships', 'checkbox'],
    ] as const) {
      const context = await browser.newContext({ baseURL: server.origin });
      await signInByApi(context.request, signInPage, person);
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.goto(path);
      await expect(page.getByRole('main').getByRole(part).first()).toBeVisible();
      const needless = scripts.filter((script) => /\/(schemas|announcements?|Announcement\w*)-/.test(script));
      expect(needless, path).toEqual([]);
      expect(scripts.length).toBeGreaterThan(5);
      await context.close();
    }
  });
});

test.describe('The dashboard of a student', () => {
  test('is read before any script is there, and kept nowhere', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    await signInByApi(context.request, 'student', student);
    const page = await context.newPage();
    await page.route('**/_astro/*.js', () => undefined);
    const reply = await page.goto('/dashboard/intern', { waitUntil: 'commit' });
    expect(reply?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('.application').first()).toBeVisible();
    await page.locator('.row-summary', { hasText: 'Answer the offer by then' }).first().click();
    await expect(page.getByRole('button', { name: 'Accept the offer' }).first()).toBeDisabled();
    await expectAccessible(page);
    await context.close();
  });
});
