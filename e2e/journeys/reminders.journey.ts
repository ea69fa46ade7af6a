import { notificationView, responseDueAt } from '@prentice/contract';
import { aPosting } from '@prentice/testing';
import { sentEmails } from '../mail/sent-emails.ts';
import { apiAs, listAs } from '../people/api.ts';
import { applyTo } from '../people/blind-candidate.ts';
import { createVerifiedCompany, submitInternship, transitionInternship } from '../people/company-api.ts';
import { aCompany } from '../people/company.ts';
import { administrator, student } from '../people/demo-accounts.ts';
import { DAY, expect, HOUR, test } from '../start/restartable-server.fixture.ts';

const RESPONSE_DAYS = 10;

test('A company is reminded at 50, 80 and 100 % of its response time, once each, on the morning after', async ({
  machine,
}) => {
  test.setTimeout(240_000);
  const admin = await apiAs(machine.server, 'admin', administrator);
  const company = aCompany('Stonewater Surveys', 'stonewater.example', 'ida');
  const team = await createVerifiedCompany(machine.server, admin, company);
  const posting = aPosting(machine.now(), { title: 'Weighing the stones of the river', responseDays: RESPONSE_DAYS });
  const internshipId = await submitInternship(team, posting);
  await transitionInternship(admin, internshipId, { to: 'open' });
  const applicationId = await applyTo(machine.server, student, internshipId);
  const appliedAt = machine.now();

  const reminders = async () =>
    (await sentEmails(machine.server)).filter(
      ({ to, text }) =>
        to.includes(company.owner.email) &&
        text.includes('Waiting for your answer') &&
        text.includes(`/internships/employer/intern/${applicationId}`),
    );
  /* The server was off at the moment and on the morning after it: what became due is made up when it starts. */
  for (const [share, count] of [
    [0.5, 1],
    [0.8, 2],
    [1, 3],
  ] as const) {
    const reached =
      appliedAt.getTime() + share * (responseDueAt(appliedAt, RESPONSE_DAYS).getTime() - appliedAt.getTime());
    await machine.stopFor(reached + DAY + HOUR - machine.now().getTime());
    await expect.poll(async () => (await reminders()).length, { timeout: 30_000 }).toBe(count);
  }
  const words = (await reminders()).map(({ text }) => (text.includes('overdue since') ? 'late' : 'due'));
  expect(words).toEqual(['due', 'due', 'late']);
  const ownerApi = await apiAs(machine.server, 'employer', company.owner);
  const inbox = await listAs(ownerApi, notificationView.schema, '/notifications');
  expect(inbox.filter(({ titleKey }) => titleKey === 'employer.responses_due')).toHaveLength(3);
});
