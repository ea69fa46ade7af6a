import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { expectScreenQuality } from '../checks/screen-check.ts';
import { withoutLiveUpdates } from '../checks/live-updates.ts';
import { SecretLeakDetector } from '../checks/secret-leaks.ts';
import { sentEmails } from '../mail/sent-emails.ts';
import { apiAs, apiOf, type Api } from '../people/api.ts';
import { applyTo, blindInternship, shortlistedCandidate, renameIntern } from '../people/blind-candidate.ts';
import {
  administrator,
  candidatesIn,
  owner,
  recruiter,
  reviewer,
  student,
  type ListedCandidate,
} from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

test.describe.serial('Blind review in a browser', () => {
  test.describe.configure({ timeout: 240_000 });
  test.use({ actionTimeout: 15_000 });

  let admin: Api;
  let blind: ListedCandidate;
  let other: ListedCandidate;
  let secrets: string[] = [];
  let realName = '';
  let email = '';
  let internId = '';

  test.beforeEach(({ page }) => withoutLiveUpdates(page));

  test.beforeAll(async ({ server }) => {
    admin = await apiAs(server, 'admin', administrator);
    const team = await apiAs(server, 'employer', owner);
    const internshipId = await blindInternship(team, admin);
    const person = await shortlistedCandidate(team);
    const { name, identifyingTexts: notified } = await renameIntern(server, person);
    const ids = [await applyTo(server, person, internshipId), await applyTo(server, student, internshipId)];
    const rows = await candidatesIn(team, ['submitted'], internshipId);
    [blind, other] = ids.map((id) => {
      const row = rows.find((application) => application.id === id);
      if (!row) throw new Error('An application did not arrive.');
      return row;
    }) as [ListedCandidate, ListedCandidate];
    ({ email, internId } = person);
    realName = name;
    secrets = [email, internId, ...notified];
    expect(secrets.length).toBeGreaterThanOrEqual(5);
  });

  /** Every screen on which a candidate of the team appears. */
  async function walk(page: Page, watch: SecretLeakDetector, mayExport: boolean): Promise<void> {
    const all = `/internships/employer/${blind.internshipId}/all`;
    const named = page.getByText(blind.displayName, { exact: true }).first();
    await page.goto(`${all}?filter=${encodeURIComponent(JSON.stringify({ q: blind.displayName }))}`);
    await expect(named).toBeVisible();
    expect(await watch.findLeaks(), 'table').toEqual([]);
    if (mayExport) {
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).click();
      const file = await saved;
      const words = `${file.suggestedFilename()} ${await readFile(await file.path(), 'utf8')}`;
      expect(words).toContain(blind.displayName);
      expect(secrets.filter((secret) => words.includes(secret))).toEqual([]);
    }
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Name or tag' }).fill(blind.displayName);
    await expect(page.locator(`[data-card="${blind.id}"]`)).toBeVisible();
    expect(await watch.findLeaks(), 'board').toEqual([]);
    await page.goto(`/internships/employer/selected/${blind.internshipId}?compare=${blind.id},${other.id}`);
    await expect(page.getByRole('columnheader', { name: blind.displayName })).toBeVisible();
    expect(await watch.findLeaks(), 'comparison').toEqual([]);
    for (const path of ['/dashboard/interested', '/dashboard/employer', '/dashboard/employer/notifications']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await watch.findLeaks(), path).toEqual([]);
    }
    await page.goto(`/dashboard/interested?open=${blind.id}`);
    const beside = page.getByRole('region', { name: 'Candidate', exact: true });
    await expect(beside.getByRole('heading', { name: blind.displayName })).toBeVisible();
    await expect(beside.getByText(/^Blind review: the name/)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await watch.findLeaks(), 'beside the list').toEqual([]);
    await page.goto(`/internships/employer/intern/${blind.id}`);
    await expect(page.getByRole('heading', { name: blind.displayName, level: 1 })).toBeVisible();
    await expect(page.getByText(/^Blind review: the name/)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(blind.displayName));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Download' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /@|Full profile/ })).toHaveCount(0);
    expect(await watch.findLeaks(), 'candidate').toEqual([]);
  }

  test('shows a reviewer nobody, and finds nobody by name', async ({ page }) => {
    await signIn(page, 'employer', reviewer);
    const watch = new SecretLeakDetector(page, secrets);
    await walk(page, watch, false);
    await expectScreenQuality(page, 'blind-candidate');
    await page.goto(`/internships/employer/${blind.internshipId}/all`);
    await page.getByRole('searchbox', { name: 'Name or tag' }).fill(realName);
    await expect(page.getByText('No matches')).toBeVisible();
    await page.goto(`/dashboard/intern-profile/${internId}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(realName)).toHaveCount(0);
  });

  test('lifts with shortlisting, which is logged, and falls again when it is taken back', async ({ page, server }) => {
    await signIn(page, 'employer', recruiter);
    const watch = new SecretLeakDetector(page, secrets);
    await walk(page, watch, true);
    await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expect(page.getByRole('heading', { name: realName, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(realName));
    await expect(page.getByRole('link', { name: email })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expectScreenQuality(page, 'blind-revealed');
    const ofBlind = `/audit?filter=${encodeURIComponent(JSON.stringify({ resourceId: blind.id }))}`;
    await expect.poll(async () => JSON.stringify(await admin('GET', ofBlind))).toContain('revealed');

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { name: blind.displayName, level: 1 })).toBeVisible();
    await expect(page.getByText(realName)).toHaveCount(0);
    await watch.findLeaks();
    await walk(page, watch, true);
    await page.goBack();
    await page.waitForLoadState('networkidle');
    expect(await watch.findLeaks(), 'going back').toEqual([]);
    const team = [owner, recruiter, reviewer].map((member) => member.email);
    const mails = (await sentEmails(server)).filter(({ to }) => team.some((member) => to.includes(member)));
    const words = JSON.stringify(mails);
    expect(secrets.filter((secret) => words.includes(secret))).toEqual([]);
  });

  test('hides what a second member has on the screen, once the first has taken it back', async ({ page, server }) => {
    const first = await apiAs(server, 'employer', owner);
    const ids = [blind.id];
    await first('POST', '/applications/transitions', { body: { ids, transition: { to: 'shortlisted' } } });
    /* So that the page has not heard of it yet when the recruiter decides. */
    await withoutLiveUpdates(page);
    await signIn(page, 'employer', recruiter);
    await page.goto(`/internships/employer/intern/${blind.id}`);
    await expect(page.getByRole('heading', { name: realName, level: 1 })).toBeVisible();
    await first('POST', '/applications/undo', { body: { ids } });
    await page.getByRole('button', { name: 'Make finalist' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Your decision was not saved.' });
    await expect(refusal).toContainText(blind.displayName);
    await expect(page.getByRole('heading', { name: blind.displayName, level: 1 })).toBeVisible();
    await expect(page.getByText(realName)).toHaveCount(0);
    const api = await apiOf(page);
    const candidates = await candidatesIn(api, ['submitted', 'in_review', 'shortlisted'], blind.internshipId);
    expect(candidates.find(({ id }) => id === blind.id)).toMatchObject({ blind: true, displayName: blind.displayName });
  });
});
