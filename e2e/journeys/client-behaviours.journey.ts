import { expect, test as base, type Page } from '@playwright/test';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../people/sign-in.ts';
import { copyInstallation, type Installation } from '../start/installation.ts';
import { freePort, startServer, type RunningServer } from '../start/server-process.ts';

const admin = { email: 'admin@demo.example', password: 'try the demo today' };
const BUILD_CHECK_MS = 300_000;
/* Words of the first build and of the second: a button of the portal, a title in the back office. */
const OLD = { button: 'Sign in', screen: 'Administrators' };
const NEW = { button: 'Come in', screen: 'People in charge' };

/** A product of which a second build can be deployed under its open pages. */
class Deployment {
  readonly #installation: Installation;
  readonly #data: string;
  readonly #port: string;
  server: RunningServer;

  private constructor(installation: Installation, data: string, server: RunningServer) {
    this.#installation = installation;
    this.#data = data;
    this.#port = new URL(server.origin).port;
    this.server = server;
  }

  static async start(): Promise<Deployment> {
    const installation = await copyInstallation();
    const data = await mkdtemp(join(tmpdir(), 'deployment-'));
    await cp(process.env['DEMO_DATA_FOLDER'] ?? '', data, { recursive: true });
    const server = await startServer(data, { PORT: String(await freePort()) }, installation.folder);
    return new Deployment(installation, data, server);
  }

  /** Builds the front ends with other words while the old ones are served, then restarts the server. */
  async deploySecondBuild(): Promise<void> {
    await this.#installation.change(
      'portal/src/i18n/messages/auth-en.messages.ts',
      `'${OLD.button}'`,
      `'${NEW.button}'`,
    );
    const screen = 'backoffice/src/features/administrators/AdministratorsPage.tsx';
    await this.#installation.change(screen, "text('administrators.title')", `'${NEW.screen}'`);
    await this.#installation.build();
    await this.server.stop();
    this.server = await startServer(this.#data, { PORT: this.#port }, this.#installation.folder);
  }

  async end(): Promise<void> {
    await this.server.stop();
    await this.#installation.remove();
    await rm(this.#data, { recursive: true, force: true });
  }
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({}, use) => {
    const deployment = await Deployment.start();
    await use(deployment);
    await deployment.end();
  },
});

/**
 * The addresses whose document a page loads from now on. While the server is too busy it answers with a page that asks
 * again by itself, which is none of them.
 */
function loadedDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame() && response.ok())
      paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

const passwordOf = (page: Page) => page.getByLabel('Password', { exact: true });

test('a second build is deployed under open pages: each comes back once, on the new build', async ({
  deployment,
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: deployment.server.origin });
  const desk = await context.newPage();
  await signIn(desk, 'administrator', admin);
  await expect(desk.getByRole('link', { name: OLD.screen, exact: true }).first()).toBeVisible();
  const stranger = await browser.newContext({ baseURL: deployment.server.origin });
  const [form, typed] = [await stranger.newPage(), await stranger.newPage()];
  for (const page of [form, typed]) {
    await page.clock.install();
    await page.goto('/auth/studentAuth');
    await expect(page.getByRole('button', { name: OLD.button, exact: true })).toBeEnabled();
  }
  await passwordOf(typed).fill('half typed');

  await deployment.deploySecondBuild();
  const [formLoads, typedLoads, deskLoads] = [loadedDocuments(form), loadedDocuments(typed), loadedDocuments(desk)];

  // An idle page asks now and then, finds the new build, and loads once.
  const newButton = form.getByRole('button', { name: NEW.button, exact: true });
  await expect(async () => {
    await form.clock.runFor(BUILD_CHECK_MS);
    await expect(newButton).toBeEnabled({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await form.waitForLoadState();
  const askedAgain = form.waitForResponse('**/build.json');
  await form.clock.runFor(BUILD_CHECK_MS);
  await (await askedAgain).finished();
  await expect(newButton).toBeEnabled();
  expect(formLoads).toHaveLength(1);

  // What somebody is typing stays.
  const buildRequest = typed.waitForResponse('**/build.json');
  await typed.clock.runFor(BUILD_CHECK_MS);
  await (await buildRequest).finished();
  await expect(passwordOf(typed)).toHaveValue('half typed');
  expect(typedLoads).toEqual([]);

  // A screen whose code went with the old build comes from the new one.
  await desk.getByRole('link', { name: OLD.screen, exact: true }).first().click();
  await expect(desk.getByRole('heading', { level: 1, name: NEW.screen })).toBeVisible();
  expect(deskLoads).toHaveLength(1);
  await stranger.close();
  await context.close();
});

test('code that stays missing is fetched once more, and then the screen says so', async ({ deployment, browser }) => {
  const context = await browser.newContext({ baseURL: deployment.server.origin });
  const page = await context.newPage();
  // However long the second attempt takes, it comes soon after the first.
  await page.clock.setFixedTime(new Date());
  await signIn(page, 'administrator', admin);
  await page.route(/AdministratorsPage[\w.-]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.waitForLoadState('load');
  const pageLoads = loadedDocuments(page);
  await page.getByRole('link', { name: OLD.screen, exact: true }).first().click();
  await expect(page.getByText('This page has been updated.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(pageLoads).toHaveLength(1);
  await context.close();
});
