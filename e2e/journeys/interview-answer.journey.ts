import { expectScreenQuality } from '../checks/screen-check.ts';
import { apiAs } from '../people/api.ts';
import { credentialsOf } from '../people/blind-candidate.ts';
import { transitionApplication } from '../people/candidate-api.ts';
import { busiestInternship, candidatesIn, recruiter } from '../people/demo-accounts.ts';
import { signIn } from '../people/sign-in.ts';
import { expandApplications } from '../people/student-pages.ts';
import { expect, test } from '../start/server.fixture.ts';

const DAY = 86_400_000;

test('A student asks for another time, the company sends one, and the student confirms it', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const team = await apiAs(server, 'employer', recruiter);
  const [candidate] = await candidatesIn(team, ['submitted', 'in_review'], await busiestInternship(team));
  const id = candidate?.id ?? '';
  const interview = {
    startsAt: new Date(Date.now() + 5 * DAY).toISOString(),
    durationMinutes: 30,
    mode: 'onsite' as const,
    place: 'Uferweg 12, Graz',
    link: null,
    note: null,
  };
  await transitionApplication(team, id, { to: 'shortlisted' }, { to: 'interview', interview });
  const student = await credentialsOf(team, id);
  const card = page.locator(`#application-${id}`);
  const openCard = async () => {
    await page.context().clearCookies();
    await signIn(page, 'intern', student);
    await expandApplications(page);
  };
  const openCandidate = async () => {
    await page.context().clearCookies();
    await signIn(page, 'employer', recruiter);
    await page.goto(`/internships/employer/intern/${id}`);
  };

  await test.step('asks for another time, in some words', async () => {
    await openCard();
    await expect(card.getByRole('button', { name: 'Yes, I’ll be there' })).toBeVisible();
    await card.getByRole('button', { name: 'Ask for another time' }).press('Enter');
    const field = card.getByRole('textbox', { name: /^When could you come instead/ });
    await expect(field).toBeFocused();
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card.getByText('Enter when you could come.')).toBeVisible();
    await expectScreenQuality(page, 'interview-other-time');
    await field.fill('I have an exam that morning. Friday would work.');
    await card.getByRole('button', { name: 'Send to the company' }).click();
    await expect(card.getByText(/^You asked for another time on/)).toBeVisible();
    await expect(card.getByText('Friday would work.').first()).toBeVisible();
    await expectScreenQuality(page, 'interview-asked');
  });

  await test.step('the company reads it and sends another time', async () => {
    await openCandidate();
    const arranged = page.getByRole('region', { name: 'Interview', exact: true });
    await expect(arranged.getByText('Asks for another time')).toBeVisible();
    await expect(arranged.getByText('I have an exam that morning. Friday would work.')).toBeVisible();
    await expectScreenQuality(page, 'interview-asked-candidate');
    await page.getByRole('button', { name: 'Reschedule interview', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const later = new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10);
    await dialog.getByLabel(/^Date/).fill(later);
    await dialog.getByRole('button', { name: 'Reschedule interview' }).click();
    await expect(dialog).toBeHidden();
    await expect(arranged.getByText('Not answered yet')).toBeVisible();
  });

  await test.step('the student confirms, and the company sees it', async () => {
    await openCard();
    await card.getByRole('button', { name: 'Yes, I’ll be there' }).click();
    await expect(card.getByText(/^You confirmed on/)).toBeVisible();
    await openCandidate();
    await expect(page.getByRole('region', { name: 'Interview', exact: true }).getByText('Confirmed')).toBeVisible();
    await expect(page.getByText('Interview confirmed by the candidate')).toBeVisible();
  });
});
