import type { Locator, Page } from '@playwright/test';
import { documentAccessView, internshipViews } from '@prentice/contract';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { expandApplications } from '../people/student-pages.ts';
import { apiAs, apiOf, listAs, readAs, type Api } from '../people/api.ts';
import { shortlistedCandidate, credentialsOf } from '../people/blind-candidate.ts';
import {
  administrator,
  busiestInternship,
  candidatesIn,
  owner,
  recruiter,
  type ListedCandidate,
} from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { rewriteProfile } from '../people/student-api.ts';
import { expect, test } from '../start/server.fixture.ts';

const ahead = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const day = (days: number): string => ahead(days).toISOString().slice(0, 10);
/** A time so many days ahead, as a date and time field has it in the zone of the browser. */
const minute = (days: number): string =>
  ahead(days).toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).slice(0, 16).replace(' ', 'T');
const row = (page: Page, { id }: { id: string }) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${id}"]`) });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const moves = (page: Page, person: { id: string }) => row(page, person).getByRole('button', { name: /^Actions for/ });

/** Chooses a move in the menu of a row. */
async function move(page: Page, candidate: Pick<ListedCandidate, 'id'>, name: string): Promise<void> {
  await moves(page, candidate).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

test.describe.serial('Choosing among selected candidates', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ actionTimeout: 15_000 });

  let team: Api;
  let internship = '';
  let openings = 0;
  let chosen: ListedCandidate[] = [];
  const candidateAt = (index: number): ListedCandidate => {
    const candidate = chosen[index];
    if (!candidate) throw new Error(`There is no candidate ${index}.`);
    return candidate;
  };
  const fresh = async (candidate: ListedCandidate): Promise<ListedCandidate> => {
    const all = await candidatesIn(team, ['shortlisted', 'interview', 'finalist', 'offered'], internship);
    return all.find(({ id }) => id === candidate.id) ?? candidate;
  };
  const make = (candidate: ListedCandidate, body: object): Promise<unknown> =>
    fresh(candidate).then(({ id, version }) => team('POST', `/applications/${id}/transitions`, { body, version }));
  const selected = () => `/internships/employer/selected/${internship}`;

  test.beforeAll(async ({ server }) => {
    team = await apiAs(server, 'employer', recruiter);
    internship = await busiestInternship(team);
    ({ openings } = await readAs(
      team,
      internshipViews.own.schema.pick({ openings: true }),
      `/internships/${internship}`,
    ));
    const waiting = await candidatesIn(team, ['submitted', 'in_review'], internship);
    const before = await candidatesIn(team, ['shortlisted'], internship);
    const ids = waiting.slice(0, 6).map(({ id }) => id);
    await team('POST', '/applications/transitions', { body: { ids, transition: { to: 'shortlisted' } } });
    chosen = [...waiting, ...before].slice(0, 6);
    expect(chosen).toHaveLength(6);
  });

  test('compares two to four, and no more', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(selected());
    for (const candidate of chosen.slice(0, 4)) await row(page, candidate).getByRole('checkbox').check();
    await expect(button(page, 'Compare 4')).toBeEnabled();
    await row(page, candidateAt(4)).getByRole('checkbox').check();
    await expect(button(page, 'Compare 5')).toBeDisabled();
    await row(page, candidateAt(4)).getByRole('checkbox').uncheck();
    await button(page, 'Compare 4').click();
    await expect(page.getByRole('columnheader')).toHaveCount(5);
    await expect(page.getByRole('rowheader', { name: 'Skills' })).toBeVisible();
    await expectScreenQuality(page, 'selection-compare');
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(page.getByRole('heading', { name: 'Skills' })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    if (usual) await page.setViewportSize(usual);
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expectScreenQuality(page, 'selection-list');
  });
  test('says what is wrong with an interview, arranges it and moves it', async ({ page }) => {
    await signIn(page, 'employer', owner);
    await page.goto(`/internships/employer/intern/${candidateAt(0).id}`);
    await button(page, 'Invite to an interview').click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Invite to an interview' });
    await dialog.getByLabel(/^Date/).fill('');
    await dialog.getByLabel('Length').fill('10');
    await send.click();
    await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
    await expect(dialog.getByText('From 15 to 180 minutes.')).toBeVisible();
    await expect(dialog.getByText(/^Enter a place/)).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'selection-interview-wrong');
    await dialog.getByLabel(/^Date/).fill(day(-2));
    await dialog.getByLabel('Length').fill('30');
    await dialog.getByLabel('Place or link').fill('Uferweg 12, Graz');
    await send.click();
    await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
    await dialog.getByLabel(/^Date/).fill(day(3));
    await send.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Uferweg 12, Graz')).toBeVisible();
    await button(page, 'Reschedule interview').click();
    await dialog.getByLabel('Place or link').fill('https://meet.example/graz');
    await dialog.getByRole('button', { name: 'Reschedule interview' }).click();
    await expect(page.getByRole('link', { name: 'https://meet.example/graz' })).toBeVisible();
    await expect(page.getByText('Uferweg 12, Graz')).toHaveCount(0);
  });

  test('cancels it with words, which the student reads', async ({ page }) => {
    const words = 'Our laboratory is closed that week.';
    await signIn(page, 'employer', owner);
    await page.goto(`/internships/employer/intern/${candidateAt(0).id}`);
    await button(page, 'Cancel interview').click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Cancel interview' });
    await send.click();
    await expect(dialog.getByText(/^Write at least 10 characters/)).toBeVisible();
    await dialog.getByLabel('Message to the candidate').fill(words);
    await expectScreenQuality(page, 'selection-call-off');
    await send.click();
    await expect(dialog).toBeHidden();
    const off = page.getByRole('region', { name: 'Interview cancelled' });
    await expect(off.getByText(words)).toBeVisible();
    await expect(off.getByRole('button', { name: 'Remove from calendar' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://meet.example/graz' })).toHaveCount(0);
    await expect(button(page, 'Invite to an interview')).toBeVisible();
    await page.context().clearCookies();
    await signIn(page, 'intern', await credentialsOf(team, candidateAt(0).id));
    await expandApplications(page);
    const card = page.locator(`#application-${candidateAt(0).id}`);
    await expect(card.getByText(/cancelled the interview$/).first()).toBeVisible();
    await expect(card.getByText(words).first()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Remove it from your calendar' })).toBeVisible();
    await expect(card.getByText('Add to calendar')).toHaveCount(0);
    await saveScreenshots(page, 'selection-called-off');
  });

  test('keeps notes that their writer changes and removes, tags and a rating', async ({ page }) => {
    await team('POST', '/application-notes', { body: { applicationId: candidateAt(0).id, text: 'Met at the fair.' } });
    await signIn(page, 'employer', owner);
    await page.goto(`/internships/employer/intern/${candidateAt(0).id}`);
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect(notes.getByText('Met at the fair.')).toBeVisible();
    await expect(notes.getByRole('button', { name: 'Remove' })).toHaveCount(0);
    await notes.getByLabel('Write a note').fill('Knows rivers.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByRole('button', { name: 'Edit' }).click();
    await expect(notes.getByLabel('Your note')).toBeFocused();
    await notes.getByLabel('Your note').fill('Knows rivers and lakes.');
    await saveScreenshots(page, 'selection-note');
    await notes.getByRole('button', { name: 'Save' }).click();
    await expect(notes.getByText('Knows rivers and lakes.')).toBeVisible();
    await expect(notes.getByText('edited', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await notes.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(notes.getByText('Knows rivers and lakes.')).toBeVisible();
    await notes.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove note' }).click();
    await expect(notes.getByText('Knows rivers and lakes.')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Rating' }).first().selectOption('4');
    await page.getByRole('combobox', { name: 'Tags' }).fill('rivers');
    await page.keyboard.press('Enter');
    await button(page, 'Save').click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    await expectScreenQuality(page, 'selection-candidate');
    await page.goto(selected());
    await page.getByRole('searchbox', { name: 'Name or tag' }).fill('rivers');
    await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
    await expect(row(page, candidateAt(0))).toContainText('4 of 5');
  });

  test('offers as many as there are places, and says when there are none', async ({ page }) => {
    for (const candidate of chosen.slice(1, 5)) await make(candidate, { to: 'finalist' });
    const pay = { type: 'unpaid', min: null, max: null, currency: null, unit: null, benefits: null };
    const expiresAt = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const offer = { text: 'We would be glad to have you with us.', startDate: day(40), pay, expiresAt };
    const states = await candidatesIn(team, ['offered', 'accepted', 'placed', 'completed'], internship);
    const free = Math.min(openings - states.length, 3);
    for (const candidate of chosen.slice(1, 1 + free)) await make(candidate, { to: 'offered', offer });
    await signIn(page, 'employer', owner);
    await page.goto(selected());
    await move(page, candidateAt(4), 'Make an offer');
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: 'Make an offer' });
    await dialog.getByLabel('Message to the candidate').fill('Short');
    await dialog.getByLabel('First day').fill(day(-3));
    await dialog.getByLabel('Expires').fill(minute(2.9));
    await send.click();
    await expect(dialog.getByText('Choose a time 3 to 21 days from now.')).toBeVisible();
    await expect(dialog.getByText(/^Write at least 20 characters/)).toBeVisible();
    await expectAccessible(page);
    await saveScreenshots(page, 'selection-offer-wrong');
    await dialog.getByLabel('Message to the candidate').fill('We would be glad to have you with us.');
    await dialog.getByLabel('Expires').fill(minute(3.1));
    await send.click();
    await expect(dialog.getByText('Choose today or a later day.')).toBeVisible();
    await dialog.getByLabel('First day').fill(day(40));
    test.skip(free < 1 || openings - states.length > 3, 'The demo data leave no such internship.');
    await expect(dialog.getByText(`0 of ${openings} opening`)).toBeVisible();
    await send.click();
    await expect(page.getByRole('alert')).toContainText(/openings are filled/i);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await move(page, candidateAt(1), 'Withdraw the offer');
    await dialog.getByRole('button', { name: 'Withdraw the offer' }).click();
    await expect(row(page, candidateAt(1))).toContainText('Finalist');
    await move(page, candidateAt(4), 'Make an offer');
    await dialog.getByLabel('Message to the candidate').fill('We would be glad to have you with us.');
    await dialog.getByLabel('First day').fill(day(40));
    await send.click();
    await expect(row(page, candidateAt(4))).toContainText('Offer made');
  });

  test('tells of what a colleague did, where no live update told of it before', async ({ page }) => {
    await withoutLiveUpdates(page);
    await signIn(page, 'employer', owner);
    await page.goto(selected());
    await expect(row(page, candidateAt(5))).toContainText('Shortlisted');
    await make(candidateAt(5), { to: 'rejected', code: 'skills', text: null });
    await move(page, candidateAt(5), 'Make finalist');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(row(page, candidateAt(5))).toHaveCount(0);
    const back = await candidatesIn(await apiOf(page), ['rejected'], internship);
    expect(back.map(({ id }) => id)).toContain(candidateAt(5).id);
  });

  test('shows a profile as its visibility allows', async ({ page, server }) => {
    const person = await shortlistedCandidate(team);
    const path = `/dashboard/intern-profile/${person.internId}`;
    const hidden = page.getByText('You can’t see this profile');
    await signIn(page, 'employer', owner);
    for (const [visibility, expectedText] of [
      ['private', false],
      ['applied_only', true],
      ['verified_employers', true],
    ] as const) {
      await rewriteProfile(server, person, { visibility, headline: `Seen as ${visibility}` });
      await page.goto(path);
      await expect(expectedText ? page.getByText(`Seen as ${visibility}`) : hidden).toBeVisible();
      await expect(page.getByText(person.email)).toHaveCount(0);
      await expectScreenQuality(page, `selection-profile-${visibility}`);
    }
  });

  test('asks an administrator why, and lets the student see what was opened', async ({ page, server }) => {
    const person = await shortlistedCandidate(team);
    const intern = await apiAs(server, 'student', person);
    const looks = async () => {
      const rows = await listAs(intern, documentAccessView.schema, '/document-accesses');
      return rows.filter(({ purpose }) => purpose === 'reveal').length;
    };
    const before = await looks();
    await signIn(page, 'administrator', administrator);
    await page.goto(`/dashboard/admin/intern/${person.internId}`);
    const dialog = page.getByRole('dialog');
    const show = dialog.getByRole('button', { name: 'Show', exact: true });
    const giveReason = async () => {
      await dialog.getByRole('combobox', { name: 'Reason' }).click();
      await page.getByRole('option', { name: 'Support request' }).click();
      await dialog.getByRole('textbox').fill('They asked us on the phone.');
      await show.click();
    };
    await expect(button(page, 'Show')).toBeVisible();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await button(page, 'Show').click();
    await show.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('textbox').fill('They wrote to us.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await button(page, 'Show').click();
    await expect(dialog.getByRole('textbox')).toHaveValue('They wrote to us.');
    await expectScreenQuality(page, 'selection-reason-kept');
    await dialog.getByRole('button', { name: 'Discard changes' }).click();
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await giveReason();
    await expect(page.getByRole('link', { name: person.email })).toBeVisible();
    await expect.poll(looks).toBe(before + 1);
    await button(page, 'Open the CV').click();
    await giveReason();
    await expect(dialog).toBeHidden();
    await expect.poll(looks).toBe(before + 2);
  });
});
