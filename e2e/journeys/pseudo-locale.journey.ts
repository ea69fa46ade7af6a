import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { me, type SignInPage } from '@prentice/contract';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { apiAs, readAs } from '../people/api.ts';
import { signInByApi, type Credentials } from '../people/sign-in.ts';
import { startServer, type RunningServer } from '../start/server-process.ts';

/* `npm test -- pseudo-locale` builds it and names it here. */
const installation = process.env['PSEUDO_LOCALE_INSTALLATION'];
const textsFile = process.env['PSEUDO_LOCALE_TEXTS'];

interface Walker {
  readonly name: string;
  readonly signIn?: readonly [SignInPage, Credentials];
  /** Links lead from there to the rest. */
  readonly starts: readonly string[];
}
const walkers: readonly Walker[] = [
  {
    name: 'visitors',
    starts: [
      '/',
      '/internships',
      '/auth/studentAuth',
      '/auth/employerauth',
      '/auth/admin-login',
      '/test-notifications',
    ],
  },
  {
    name: 'students',
    signIn: ['student', student],
    starts: ['/dashboard/intern', '/settings/account', '/dashboard/revaise', '/dashboard/searches'],
  },
  {
    name: 'employers',
    signIn: ['employer', owner],
    starts: ['/dashboard/employer', '/dashboard/interested', '/dashboard/hr/employercvanalyzer'],
  },
  {
    name: 'administrators',
    signIn: ['admin', administrator],
    starts: ['/dashboard/admin/admin', '/dashboard/admin/audit', '/dashboard/admin/cv-analyzer'],
  },
];

const MOST_PAGES = 60;
/* One page of each kind: a list's second record has no other texts than its first. */
const kindOf = (path: string): string =>
  path
    .replace(/\?.*$/, '')
    .replace(/[a-f\d]{24}/g, ':id')
    .replace(/^\/internships\/companies\/.+$/, '/internships/companies/:slug');

async function speakGerman(server: RunningServer, signInPage: SignInPage, person: Credentials): Promise<void> {
  const api = await apiAs(server, signInPage, person);
  const { user } = await readAs(api, me, '/auth/me');
  const body = { name: user.name, locale: 'de', timeZone: user.timeZone };
  await api('PUT', '/auth/me', { body, version: user.version });
}

/** What a page shows outside the marks, and what it cuts off. */
async function lookAt(page: Page): Promise<{ unmarked: string[]; clipped: string[] }> {
  return page.evaluate(() => {
    const unmarked: string[] = [];
    const clipped: string[] = [];
    let depth = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent ?? '';
      const element = walker.currentNode.parentElement;
      if (!element || element.closest('script, style, noscript, template, [lang=en]')) continue;
      const outside: string[] = [];
      for (const part of text.split(/(?=[⟦⟧])|(?<=[⟦⟧])/)) {
        if (part === '⟦') depth += 1;
        else if (part === '⟧') depth = Math.max(0, depth - 1);
        else if (depth === 0) outside.push(part);
      }
      if (!element.checkVisibility()) continue;
      unmarked.push(
        ...outside.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => /\p{L}{3}/u.test(part)),
      );
      const { overflowX } = getComputedStyle(element);
      const isCut = overflowX !== 'visible' && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      if (isCut && text.includes('⟦')) clipped.push(text.trim());
    }
    return { unmarked, clipped };
  });
}

/** Paths of this site that the page links to. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(
        ({ origin, pathname }) =>
          origin === location.origin && !/^\/(?:api|dev|files)\b|\/visit$|\.\w+$/.test(pathname),
      )
      .map(({ pathname }) => pathname),
  );

const widths = [1440, 390];

/** What is wrong with the page in front of us, at each width. */
async function faultsOf(page: Page, texts: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { unmarked, clipped } = await lookAt(page);
    faults.push(...unmarked.filter((text) => texts.has(text)).map((text) => `untranslated: ${text}`));
    faults.push(...clipped.map((text) => `cut off at ${width} px: ${text}`));
    const fits = await page
      .waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { timeout: 5_000 })
      .then(
        () => true,
        () => false,
      );
    if (!fits) faults.push(`wider than ${width} px`);
  }
  return faults;
}

/** Opens a page of each kind that links lead to, and tells what is wrong with it. */
async function walk(page: Page, starts: readonly string[], texts: ReadonlySet<string>) {
  const faults: Record<string, string[]> = {};
  const waiting = [...starts];
  const visited = new Set<string>();
  for (let path = waiting.shift(); path !== undefined && visited.size < MOST_PAGES; path = waiting.shift()) {
    if (visited.has(kindOf(path))) continue;
    visited.add(kindOf(path));
    await page.goto(path);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    waiting.push(...(await linksOf(page)));
    const ofPage = [...new Set(await faultsOf(page, texts))];
    if (ofPage.length > 0) faults[path] = ofPage;
  }
  return { visited: visited.size, faults };
}

test.describe('A language that is longer by a third', () => {
  test.skip(installation === undefined, 'The pseudo-locale is built by `npm test -- pseudo-locale`.');
  let server: RunningServer;
  let folder: string;
  const texts = new Set<string>(textsFile ? JSON.parse(readFileSync(textsFile, 'utf8')) : []);

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'journey-'));
    server = await startServer(folder, {}, installation);
  });
  test.afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  for (const { name, signIn, starts } of walkers)
    test(`leaves no text untranslated or cut off for ${name}`, async ({ browser }) => {
      test.setTimeout(600_000);
      const context = await browser.newContext({ baseURL: server.origin, locale: 'de-DE' });
      if (signIn) {
        await speakGerman(server, ...signIn);
        await signInByApi(context.request, ...signIn);
      }
      const page = await context.newPage();
      await withoutLiveUpdates(page);
      const { visited, faults } = await walk(page, starts, texts);
      await context.close();
      expect(visited).toBeGreaterThan(10);
      expect(faults).toEqual({});
    });
});
