import { aPosting } from '@prentice/testing';
import { expectAccessible } from '../checks/accessibility-check.ts';
import { saveScreenshots } from '../checks/screenshots.ts';
import { expandApplications } from '../people/student-pages.ts';
import { apiAs } from '../people/api.ts';
import { apply, fillFromCv, transitionApplication } from '../people/candidate-api.ts';
import { transitionInternship, submitInternship } from '../people/company-api.ts';
import { administrator, owner } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { createStudent } from '../people/student-api.ts';
import { DAY, expect, test } from '../start/restartable-server.fixture.ts';

const silentTitle = 'Snail register of the hills';

test.use({ actionTimeout: 20_000 });

test.describe('An application that does not go well', () => {
  test.describe.configure({ timeout: 240_000 });

  test('ends early with a reason, or without an answer, and says so honestly', async ({ machine, page: theirs }) => {
    const admin = await apiAs(machine.server, 'admin', administrator);
    const api = await apiAs(machine.server, 'employer', owner);
    const ids: string[] = [];
    for (const title of [silentTitle, 'Toad taxi of the night']) {
      const id = await submitInternship(api, aPosting(machine.now(), { title }));
      await transitionInternship(admin, id, { to: 'open' });
      ids.push(id);
    }
    const [silent = '', early = ''] = ids;
    const bea = await createStudent(machine.server);
    await signIn(theirs, 'intern', bea);
    await fillFromCv(theirs);
    const student = await apiAs(machine.server, 'student', bea);
    await apply(student, silent);
    const placed = await apply(student, early);
    const offer = {
      text: 'We would like you to come and to drive toads with us at night.',
      startDate: machine.now().toISOString().slice(0, 10),
      pay: { type: 'paid' as const, min: 90_000, max: null, currency: 'EUR', unit: 'month' as const, benefits: null },
      expiresAt: new Date(machine.now().getTime() + 7 * DAY).toISOString(),
    };
    await transitionApplication(api, placed, { to: 'shortlisted' }, { to: 'finalist' }, { to: 'offered', offer });
    await transitionApplication(student, placed, { to: 'accepted', withdrawOthers: false });
    await theirs.goto('/dashboard/intern');
    const toads = theirs.getByRole('article').filter({ hasText: 'Toad taxi' });
    await expandApplications(theirs);
    await toads.getByRole('button', { name: 'Yes, it has started' }).click();
    await expect(async () => {
      await expandApplications(theirs);
      await toads.getByText('It ended early …').click({ timeout: 2_000 });
    }).toPass();
    await toads.getByRole('button', { name: 'Report early end' }).click();
    await expect(toads.getByLabel('Why it ended')).toHaveAccessibleDescription(/Choose one/);
    await toads.getByLabel('Why it ended').selectOption('The conditions were not as agreed');
    await toads.getByRole('button', { name: 'Report early end' }).click();
    await expect(toads).toContainText('The internship ended early');
    await expect(toads).toContainText('The conditions were not as agreed');
    await machine.stopFor(45 * DAY);
    await machine.syncClocks(theirs);
    await signIn(theirs, 'intern', bea);
    const snails = theirs.getByRole('article').filter({ hasText: silentTitle });
    await expect(async () => {
      await theirs.goto('/dashboard/intern');
      await expandApplications(theirs);
      await expect(snails).toContainText('didn’t answer', { timeout: 1_000 });
    }).toPass();
    await expect(snails).toContainText('It says nothing about you.');
    await expectAccessible(theirs);
    await saveScreenshots(theirs, 'state-silent-and-early');
  });
});
