import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { aPosting } from '@prentice/testing';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { expandApplications } from '../people/student-pages.ts';
import { apiAs, type Api } from '../people/api.ts';
import { adaCv, applicationFor, apply, decide, fillFromCv, transitionApplication } from '../people/candidate-api.ts';
import { transitionInternship, submitInternship } from '../people/company-api.ts';
import { administrator, owner } from '../people/demo-accounts.ts';
import { signIn, type Credentials } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
import { DAY, expect, test, type RestartableServer } from '../start/restartable-server.fixture.ts';

const day = (machine: RestartableServer, days: number): string =>
  new Date(machine.now().getTime() + days * DAY).toISOString().slice(0, 10);
const MINUTE = 60_000;
const label = 'What do you want to learn?';
const question = { key: 'why', kind: 'long' as const, label, options: [], required: true };

const titles = {
  main: 'Otter counting on the Mur',
  declined: 'Beaver dams of the valley',
  rejected: 'Heron census in the reeds',
  removed: 'Frog fences along the road',
  withdrawn: 'Newt ponds of the town',
  other: 'Crayfish nursery helper',
} as const;
type Name = keyof typeof titles;
const isName = (name: string): name is Name => Object.hasOwn(titles, name);

async function look(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await saveScreenshots(page, name);
}

test.use({ actionTimeout: 20_000 });

test.describe.serial('A student and an employer, from interest to the last day', () => {
  test.describe.configure({ timeout: 300_000 });
  const internships = new Map<Name, string>();
  let person: Credentials;
  let page: Page;
  let desk: Page;
  const idOf = (name: Name): string => internships.get(name) ?? '';
  const card = (name: Name): Locator => page.getByRole('article').filter({ hasText: titles[name] });
  const stands = (state: string): Promise<void> =>
    expect(desk.locator('main').getByText(state, { exact: true }).first()).toBeVisible();

  const student = (machine: RestartableServer): Promise<Api> => apiAs(machine.server, 'student', person);
  const company = (machine: RestartableServer): Promise<Api> => apiAs(machine.server, 'employer', owner);
  const open = async (browser: Browser, origin: string) => (await browser.newContext({ baseURL: origin })).newPage();
  const opened = (): Locator => page.getByText(/closed applications?/);
  async function myDesk(name: Name): Promise<Locator> {
    await page.goto('/dashboard/intern');
    await expandApplications(page);
    await expect(card(name)).toBeVisible();
    return card(name);
  }
  async function candidate(machine: RestartableServer, name: Name): Promise<string> {
    const { id } = await applicationFor(await student(machine), idOf(name));
    await desk.goto(`/internships/employer/intern/${id}`);
    return id;
  }
  const press = async (name: string): Promise<void> => {
    await desk.getByRole('button', { name, exact: true }).click();
  };

  test.beforeAll(async ({ browser, machine }) => {
    const admin = await apiAs(machine.server, 'admin', administrator);
    const api = await company(machine);
    for (const name of Object.keys(titles).filter(isName)) {
      const questions = name === 'main' ? [question] : [];
      const id = await submitInternship(api, aPosting(machine.now(), { title: titles[name], questions }));
      await transitionInternship(admin, id, { to: 'open' });
      internships.set(name, id);
    }
    person = await createStudent(machine.server);
    [page, desk] = [await open(browser, machine.server.origin), await open(browser, machine.server.origin)];
  });
  test.afterAll(() => Promise.all([page, desk].map((page) => page.context().close())));

  test('shows interest, then applies once from two tabs, and holds the receipt', async ({ machine }) => {
    await signIn(page, 'intern', person);
    await fillFromCv(page);

    await page.goto(`/internships/${idOf('main')}#application`);
    const panel = page.locator('#application');
    await panel.getByRole('button', { name: 'Show interest' }).click();
    await expect(panel.getByText('You’ve shown interest')).toBeVisible();
    await look(await myDesk('main').then(() => page), 'state-interested');
    await expect(card('main').getByText('Send your application').first()).toBeVisible();
    await card('main').getByRole('link', { name: 'Send your application' }).click();
    await panel.getByLabel('Cover note').fill('I know the Mur from every side.');
    await panel.getByLabel('What do you want to learn?').fill('How otters are counted.');
    await expect(panel.getByText('Draft saved', { exact: true })).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(`/internships/${idOf('main')}#application`);
    await expect(second.getByLabel('Cover note')).toHaveValue('I know the Mur from every side.');
    await expect(second.getByLabel('What do you want to learn?')).toHaveValue('How otters are counted.');
    await Promise.all([
      panel.getByRole('button', { name: 'Send application' }).dblclick(),
      second.getByRole('button', { name: 'Send application' }).click(),
    ]);
    const hash = createHash('sha256').update(adaCv().buffer).digest('hex');
    for (const locator of [panel, second.locator('#application')]) {
      await expect(locator.getByText('Your application has been sent')).toBeVisible();
      await expect(locator).toContainText(hash);
    }
    await second.close();
    await myDesk('main');
    await expect(card('main')).toHaveCount(1);
    await card('main').getByText('What you sent').click();
    await expect(card('main')).toContainText(hash);
    await expect(card('main')).toContainText('How otters are counted.');
    await expect(card('main')).toContainText('Waiting for');
    await look(page, 'state-submitted');
    const api = await student(machine);
    for (const name of ['declined', 'rejected', 'removed', 'withdrawn', 'other'] as const) await apply(api, idOf(name));
  });

  test('is seen, shortlisted and invited; the calendar file follows when the interview moves', async ({ machine }) => {
    await signIn(desk, 'employer', owner);
    await candidate(machine, 'main');
    await expect(desk.getByText('How otters are counted.')).toBeVisible();
    await expect(await myDesk('main')).toContainText('opened your application');
    await expect(card('main').getByText('In review')).toBeVisible();
    await look(page, 'state-in-review');
    await press('Shortlist');
    await stands('Shortlisted');
    /* It can be undone for ten minutes: the candidate sees it only then. */
    await machine.stopFor(11 * MINUTE);
    await expect(await myDesk('main')).toContainText('You’re shortlisted');
    await look(page, 'state-shortlisted');
    const dialog = desk.getByRole('dialog');
    const invite = async (act: string, begins: string, place: string): Promise<void> => {
      await press(act);
      await dialog.getByLabel(/^Date/).fill(begins);
      await dialog.getByLabel('Place or link').fill(place);
      await dialog.getByRole('button', { name: act }).click();
      await expect(dialog).toBeHidden();
    };
    const calendar = async (): Promise<string> => {
      await myDesk('main');
      const saved = page.waitForEvent('download');
      await card('main').getByRole('button', { name: 'Add to calendar' }).click();
      return readFile(await (await saved).path(), 'utf8');
    };
    await invite('Invite to an interview', day(machine, 4), 'https://meet.example/otters');
    const first = await calendar();
    expect(first).toContain(`DTSTART:${day(machine, 4).replaceAll('-', '')}T`);
    expect(first).toContain('SEQUENCE:0');
    expect(first).toContain('https://meet.example/otters');
    const call = card('main').getByRole('link', { name: 'Open the video call (meet.example)' });
    await expect(call).toHaveAttribute('href', 'https://meet.example/otters');
    await expect(page.getByRole('region', { name: 'What to do next' })).toContainText(titles.main);
    await look(page, 'state-interview');
    await invite('Reschedule interview', day(machine, 6), 'Uferweg 12, Graz');
    const moved = await calendar();
    expect(moved).toContain(`DTSTART:${day(machine, 6).replaceAll('-', '')}T`);
    expect(moved).toContain('SEQUENCE:1');
    const uid = /UID:.*/.exec(first)?.[0];
    expect(moved).toContain(uid);
    await expect(card('main')).toContainText('The time or the place has changed');
    await expect(card('main')).toContainText('Uferweg 12, Graz');
  });

  test('reads each other outcome with its reason and what it means', async ({ machine }) => {
    const api = await company(machine);
    const applications = new Map<Name, string>();
    for (const name of ['declined', 'rejected', 'removed'] as const)
      applications.set(name, (await applicationFor(await student(machine), idOf(name))).id);
    const of = (name: Name): string => applications.get(name) ?? '';
    const interview = {
      startsAt: new Date(machine.now().getTime() + 3 * DAY).toISOString(),
      durationMinutes: 30,
      mode: 'phone' as const,
      place: null,
      link: null,
      note: null,
    };
    await transitionApplication(api, of('rejected'), { to: 'shortlisted' }, { to: 'interview', interview });
    const feedback = 'You explained your measuring series very well.\nNext time, say more about what went wrong in it.';
    await transitionApplication(api, of('rejected'), { to: 'rejected', code: 'stronger_candidates', text: feedback });
    await expect(await myDesk('rejected')).not.toContainText('chose someone else');

    const pay = {
      type: 'paid' as const,
      min: 90_000,
      max: null,
      currency: 'EUR',
      unit: 'month' as const,
      benefits: null,
    };
    const offer = {
      text: 'We would like you to come and to build dams with us all summer.',
      startDate: day(machine, 60),
      pay,
      expiresAt: new Date(machine.now().getTime() + 7 * DAY).toISOString(),
    };
    await transitionApplication(
      api,
      of('declined'),
      { to: 'shortlisted' },
      { to: 'finalist' },
      { to: 'offered', offer },
    );
    const declining = await myDesk('declined');
    await declining.getByRole('button', { name: 'Decline …' }).click();
    await declining.getByLabel('Message to the employer').fill('I found something closer to home.');
    await decide(page, declining.getByRole('button', { name: 'Decline the offer' }));
    await expect(card('declined').or(opened()).first()).toBeVisible();
    await expect(await myDesk('declined')).toContainText('You declined the offer');

    const withdrawing = await myDesk('withdrawn');
    await withdrawing.getByText('Withdraw this application').click();
    await decide(page, withdrawing.getByRole('button', { name: 'Withdraw now' }));
    await expect(await myDesk('withdrawn')).toContainText('The employer can no longer see your contact details.');

    const admin = await apiAs(machine.server, 'admin', administrator);
    await transitionInternship(admin, idOf('removed'), {
      to: 'removed',
      reason: 'fee_or_deposit',
      note: 'It asked candidates for a deposit of money.',
    });
    await expect(async () =>
      expect(await myDesk('removed')).toContainText('The internship is no longer available', { timeout: 1_000 }),
    ).toPass();

    await machine.stopFor(11 * MINUTE);
    await machine.syncClocks(page, desk);
    await expect(async () =>
      expect(await myDesk('rejected')).toContainText('chose someone else', { timeout: 1_000 }),
    ).toPass();
    await expect(card('rejected')).toContainText('Other candidates were a better match');
    await expect(card('rejected')).toContainText('You explained your measuring series very well.');
    await expect(card('rejected')).toContainText('Next time, say more about what went wrong in it.');
    await expect(card('rejected')).toContainText('A person made this decision');
    await look(page, 'state-outcomes');
  });

  test('gets an offer, accepts it and gives the others free', async ({ machine }) => {
    await candidate(machine, 'main');
    await press('Make finalist');
    await stands('Finalist');
    await expect(await myDesk('main')).toContainText('You’re a finalist');
    await look(page, 'state-finalist');
    const dialog = desk.getByRole('dialog');
    const offered = async (words: string): Promise<void> => {
      await press('Make an offer');
      await dialog.getByLabel('Message to the candidate').fill(words);
      await dialog.getByLabel('First day').fill(day(machine, 20));
      await dialog.getByRole('button', { name: 'Make an offer' }).click();
      await expect(dialog).toBeHidden();
    };
    await offered('Come and count otters with us; a bicycle waits for you at the station.');
    await myDesk('main');
    await expect(page.getByRole('region', { name: 'What to do next' })).toContainText(titles.main);
    const offer = card('main').getByRole('region', { name: 'Your offer' });
    await expect(offer).toContainText('a bicycle waits for you at the station');
    for (const field of ['Start', 'Pay', 'Answer by']) await expect(offer).toContainText(field);
    await look(page, 'state-offered');

    await machine.stopFor(22 * DAY);
    await machine.syncClocks(page, desk);
    await expect(async () =>
      expect(await myDesk('main')).toContainText('The offer is no longer open', { timeout: 1_000 }),
    ).toPass();
    await expect(card('main')).toContainText('The time to answer ran out');
    await look(page, 'state-offer-expired');
    await candidate(machine, 'main');
    await offered('We still would like you to come and count otters with us.');
    const again = await myDesk('main');
    await again.getByRole('checkbox', { name: /Withdraw my other applications/ }).check();
    await again.getByRole('button', { name: 'Accept the offer' }).click();
    await again.getByRole('button', { name: 'Yes, accept' }).click();
    await expect(card('main')).toContainText('You accepted the offer from');
    await expect(card('main')).toContainText('It starts on');
    await expect(card('main')).toContainText('Start of the internship');
    await look(page, 'state-accepted');
    await expect(await myDesk('other')).toContainText('You accepted another offer');
  });

  test('begins, and is completed', async ({ machine }) => {
    await machine.stopFor(21 * DAY);
    await machine.syncClocks(page, desk);
    await (await myDesk('main')).getByRole('button', { name: 'Yes, it has started' }).click();
    await expect(card('main')).toContainText('has started');
    await expect(card('main')).toContainText('End of the internship');
    await look(page, 'state-placed');
    await machine.stopFor(84 * DAY);
    await machine.syncClocks(page);
    /* So long away, everybody signs in again. */
    await signIn(page, 'intern', person);
    await decide(page, (await myDesk('main')).getByRole('button', { name: 'Yes, I’ve completed it' }));
    await expect(await myDesk('main')).toContainText('You completed your internship');
    await look(page, 'state-completed');
  });
});
