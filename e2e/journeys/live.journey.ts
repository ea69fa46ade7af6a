import { aPosting } from '@prentice/testing';
import { apiAs } from '../people/api.ts';
import { applyTo } from '../people/blind-candidate.ts';
import { submitInternship, transitionInternship } from '../people/company-api.ts';
import { administrator, owner, student } from '../people/demo-accounts.ts';
import { openFollowing } from '../checks/live-updates.ts';
import { signIn } from '../people/sign-in.ts';
import { expect, test } from '../start/server.fixture.ts';

/** Milliseconds in which an open page shows what changed; without the stream it would ask once a minute. */
const SOON = 5_000;

test.describe.serial('Open pages', () => {
  test.describe.configure({ timeout: 120_000 });
  let internshipId = '';
  let applicationId = '';

  test.beforeAll(async ({ server }) => {
    const team = await apiAs(server, 'employer', owner);
    internshipId = await submitInternship(team, aPosting(new Date(), { title: 'Counting the swallows of the city' }));
    await transitionInternship(await apiAs(server, 'admin', administrator), internshipId, { to: 'open' });
  });

  test('show an employer an application as it arrives, on the list and on the bell', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await signIn(page, 'employer', owner);
    await openFollowing(page, `/internships/employer/${internshipId}/all`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const candidates = page.locator('main').getByRole('row');
    const before = await candidates.count();
    const bell = page.getByRole('button', { name: /notification/i });
    const unread = (await bell.getAttribute('aria-label', { timeout: SOON })) ?? '';
    applicationId = await applyTo(server, student, internshipId);
    const sentAt = Date.now();
    await expect.poll(() => candidates.count(), { timeout: SOON, intervals: [50] }).toBeGreaterThan(before);
    console.log(`The list showed the application after ${Date.now() - sentAt} ms.`);
    await expect(bell).not.toHaveAccessibleName(unread, { timeout: SOON });
    await context.close();
  });

  test('show a student the decision, in one of two tabs that share a stream', async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.origin });
    const page = await context.newPage();
    await signIn(page, 'intern', student);
    await openFollowing(page, '/dashboard/intern');
    const inbox = await context.newPage();
    let streams = 0;
    context.on('request', (request) => (streams += request.url().endsWith('/api/events') ? 1 : 0));
    await inbox.goto('/dashboard/notifications');
    await expect(inbox.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible();
    const application = page.getByRole('article', { name: /Counting the swallows/ });
    await expect(application).toBeVisible();
    await expect(application).not.toContainText('Finalist');
    const team = await apiAs(server, 'employer', owner);
    await transitionApplication(team, applicationId);
    await expect(application).toContainText('Finalist', { timeout: SOON });
    await expect(inbox.getByText(/Counting the swallows/).first()).toBeVisible({ timeout: SOON });
    expect(streams).toBe(0);
    await context.close();
  });
});

async function transitionApplication(team: Awaited<ReturnType<typeof apiAs>>, id: string): Promise<void> {
  for (const to of ['shortlisted', 'finalist']) {
    const { version } = Object(await team('GET', `/applications/${id}`)) as { version: number };
    await team('POST', `/applications/${id}/transitions`, { body: { to }, version });
  }
}
