import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { permissions, type Permission, type SignInPage } from '@prentice/contract';
import {
  screenAccessTable,
  backOfficeKinds,
  homeOfKind,
  isBackOfficePath,
  userKinds,
  redirectTargetOf,
  layoutOf,
  uncoveredScreens,
  type ScreenAccess,
  type UserKind,
} from '../checks/screen-access.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs } from '../people/api.ts';
import { createAdministrator } from '../people/invited-administrator.ts';
import { fillSignUp, newCredentials } from '../people/new-student.ts';
import { signInByApi, type Credentials } from '../people/sign-in.ts';
import type { RunningServer } from '../start/server-process.ts';
import { expect, test } from '../start/server.fixture.ts';

const password = 'try the demo today';
const demo = (name: string): Credentials => ({ email: `${name}@demo.example`, password });
const administratorOf = (permission: Permission): Credentials => ({
  email: `${permission.replace(':', '-')}@people.example`,
  password: 'four quiet garden chairs',
});

const people: Readonly<Partial<Record<UserKind, readonly [SignInPage, Credentials]>>> = {
  unverified: ['student', newCredentials()],
  intern: ['student', demo('student')],
  owner: ['employer', demo('owner')],
  recruiter: ['employer', demo('recruiter')],
  reviewer: ['employer', demo('reviewer')],
  admin: ['admin', demo('admin')],
  'dashboard:view': ['admin', administratorOf('dashboard:view')],
  'employers:verify': ['admin', administratorOf('employers:verify')],
  'external-jobs:manage': ['admin', administratorOf('external-jobs:manage')],
  'news:manage': ['admin', administratorOf('news:manage')],
  'announcements:manage': ['admin', administratorOf('announcements:manage')],
};

/** Signs somebody of that kind in; visitors stay as they are. */
async function become(kind: UserKind, context: APIRequestContext): Promise<void> {
  const person = people[kind];
  if (person) await signInByApi(context, ...person);
}

async function inviteAll(server: RunningServer): Promise<void> {
  const api = await apiAs(server, 'admin', demo('admin'));
  for (const permission of permissions) {
    const person = { ...administratorOf(permission), name: `Holder of ${permission}`, permissions: [permission] };
    await createAdministrator(server, api, person);
  }
}

/** What the server answers to a direct visit: the page, or a redirect that carries no page at all. */
async function directVisit(context: APIRequestContext, { path }: ScreenAccess): Promise<string> {
  const reply = await context.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
  if (reply.status() < 300 || reply.status() >= 400) return String(reply.status());
  expect(await reply.text(), `body of the redirect from ${path}`).not.toContain('<main');
  const target = new URL(reply.headers()['location'] ?? '', 'http://own.example');
  return target.pathname + target.search;
}

/** Goes to another address inside the application, as a link in it does. */
const stepTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Keeps every text that the main part of the page or a heading ever has. */
const watchContent = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenContent: seen });
    const look = () => {
      for (const part of document.querySelectorAll('main, h1')) seen.push(part.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What has been seen since the last time this was asked. */
const seenContent = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => {
    const seen: unknown = 'seenContent' in window ? window.seenContent : [];
    return Array.isArray(seen) ? seen.splice(0) : [];
  });

/** Goes to an address that has no screen: everybody of that desk may be there, and it asks the server for nothing. */
async function stepAside(page: Page, kind: UserKind): Promise<void> {
  const desk = homeOfKind(kind).startsWith('/dashboard/admin/') ? '/dashboard/admin' : '/dashboard/employer';
  await stepTo(page, `${desk}/nowhere`);
  await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Page not found');
}

/** What every page of the back office asks for without a screen. */
const asksOnItsOwn = ['/api/notifications/unread', '/api/events'];

/** Keeps the page where it is, whatever address it wants to leave for. */
const holdBack = (page: Page): Promise<unknown> =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );

/** Steps to an address and waits for the one that the page wants to leave for. */
async function sentFrom(page: Page, path: string): Promise<string> {
  const leaving = page.waitForRequest((request) => request.isNavigationRequest());
  await stepTo(page, path);
  const { pathname, search } = new URL((await leaving).url());
  return pathname + search;
}

/** Leads a person of the back office to every screen of it that is not theirs, and expects that nothing of it shows. */
async function expectNoFlash(context: BrowserContext, kind: UserKind): Promise<void> {
  const refused = screenAccessTable.filter(
    ({ path, allowedKinds: enters }) => isBackOfficePath(path) && !enters.includes(kind),
  );
  const page = await context.newPage();
  await withoutLiveUpdates(page);
  await page.goto(homeOfKind(kind));
  await expect(page.locator(`[data-layout=${layoutOf(kind)}] main h1`)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await holdBack(page);
  await stepAside(page, kind);
  const notFound = await page.locator('main, h1').allTextContents();
  await watchContent(page);
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !asksOnItsOwn.includes(pathname)) requestedPaths.push(pathname);
  });
  for (const screen of refused) {
    const sentTo = await sentFrom(page, screen.path);
    const layout = await page.locator('[data-layout]').getAttribute('data-layout');
    const flashed = (await seenContent(page)).filter((text) => !notFound.some((path) => path === text));
    const nothing = { layout: 'admin-redirect', flashed: [], asked: [] };
    const expected = { sentTo: redirectTargetOf(screen, kind), ...nothing };
    expect({ sentTo, layout, flashed, asked: requestedPaths }, `${kind} at ${screen.path}`).toEqual(expected);
    await stepAside(page, kind);
  }
  expect(await seenContent(page), 'what the watch sees').toContain('Page not found');
  await page.close();
}

/** Where a screen leads: react-admin shows the list in place of a record that cannot be edited as it does not exist. */
const settledAt = (path: string): string =>
  path
    .replace(/^(\/dashboard\/admin\/(?:news|external-jobs)(?:\/sources)?)\/edit\/.*$/, '$1')
    .replace(/^(\/dashboard\/admin\/notifications\/announcements)\/edit\/.*$/, '$1');

/** Leads a person of the back office through all screens that are theirs. */
async function expectOwnScreens(context: BrowserContext, kind: UserKind): Promise<void> {
  const page = await context.newPage();
  const screens = screenAccessTable.filter(
    ({ path, allowedKinds: enters }) => isBackOfficePath(path) && enters.includes(kind),
  );
  await page.goto(screens[0]?.path ?? '/');
  for (const { path } of screens) {
    await stepTo(page, path);
    await page.waitForSelector(`[data-layout=${layoutOf(kind)}] main h1`);
    await expect(page, path).toHaveURL(({ pathname }) => pathname === settledAt(path));
    /* A record that does not exist is asked for more than once, and each reply leads to the list. */
    if (settledAt(path) !== path) await page.reload();
  }
  await page.close();
}

test.describe.serial('The map of screens', () => {
  test('is written down whole', () => {
    expect(uncoveredScreens()).toEqual({ missing: [], extra: [] });
  });

  test('lets everybody in where they belong and sends them elsewhere where not, at direct visits', async ({
    page,
    server,
    playwright,
  }) => {
    await page.goto('/auth/studentAuth?mode=sign-up');
    const [, unverified = newCredentials()] = people.unverified ?? [];
    await fillSignUp(page, unverified);
    await inviteAll(server);
    for (const kind of userKinds) {
      const context = await playwright.request.newContext({ baseURL: server.origin });
      await become(kind, context);
      const [got, expectedHeaders]: Record<string, string>[] = [{}, {}];
      for (const screen of screenAccessTable) {
        Object.assign(got ?? {}, { [screen.path]: await directVisit(context, screen) });
        const expected = screen.allowedKinds.includes(kind) ? String(screen.status) : redirectTargetOf(screen, kind);
        Object.assign(expectedHeaders ?? {}, { [screen.path]: expected });
      }
      expect(got, kind).toEqual(expectedHeaders);
      await context.dispose();
    }
  });

  /* The three kinds of members differ in what they do, not in where they may go. */
  for (const kind of backOfficeKinds.filter(
    (backOfficeKind) => backOfficeKind !== 'recruiter' && backOfficeKind !== 'reviewer',
  ))
    test(`shows ${kind} nothing of other people’s screens, not even for a moment`, async ({ browser, server }) => {
      const context = await browser.newContext({ baseURL: server.origin });
      await become(kind, context.request);
      await expectNoFlash(context, kind);
      await expectOwnScreens(context, kind);
      await context.close();
    });
});
