import {
  employerCompleteness,
  internCompleteness,
  internUpdate,
  internshipCompleteness,
  riskRules,
  unmetRequirements,
} from '@prentice/contract';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Application, InternshipOpenings } from '../../src/features/applications/application.entity.ts';
import { nextReminder } from '../../src/features/applications/decisions/decision-rules.ts';
import { ApplicationMetrics } from '../../src/features/applications/metrics/application-metrics.service.ts';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { postingOf } from '../../src/features/internships/internship-presenter.ts';
import { ModerationAssessment } from '../../src/features/internships/moderation/moderation-assessment.service.ts';
import type { EntitySchema } from '../../src/platform/database/collection-definition.ts';
import { demoAmounts } from '../../src/seed/demo-data.ts';
import { seed } from '../../src/seed/seeder.ts';
import { writtenContent } from '../../src/seed/content/written-content.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

describe('each figure of the demo', () => {
  let api: TestApp;
  const all = (table: EntitySchema): Promise<Document[]> =>
    api.database.collection(table).find({}).sort({ _id: 1 }).toArray();
  beforeAll(async () => {
    api = await startTestApp();
    await seed(api.app, demoAmounts);
  });
  afterAll(() => api.close());

  it('is what the product counts when it counts again', async () => {
    const [internships, employers] = [await all(Internship), await all(Employer)];
    const metrics = api.app.get(ApplicationMetrics, { strict: false });
    for (const { _id } of internships) await metrics.refreshInternship(_id);
    for (const { _id } of employers) await metrics.refreshEmployer(_id);
    expect(await all(Internship)).toEqual(internships);
    expect(await all(Employer)).toEqual(employers);
    expect(employers.filter(({ responsiveness }) => responsiveness).length).toBeGreaterThan(10);
    for (const { _id, openInternships } of employers)
      expect(openInternships).toBe(
        internships.filter((row) => row['employerId'].equals(_id) && row['state'] === 'open').length,
      );
  });

  it('of completeness, risk and reminders follows from the records', async () => {
    const now = api.clock.now();
    const employers = await all(Employer);
    expect(employers.map((row) => employerCompleteness(row).percent)).toEqual(
      employers.map((row) => row['completeness']),
    );
    for (const row of await all(InternProfile)) {
      const written = internUpdate.parse(
        Object.fromEntries(Object.keys(internUpdate.shape).map((key) => [key, row[key]])),
      );
      expect(internCompleteness({ ...written, defaultCvId: String(row['defaultCvId']) }).completeness).toBe(
        row['completeness'],
      );
    }
    const assessment = api.app.get(ModerationAssessment, { strict: false });
    for (const row of await all(Internship)) {
      const type = employers.find(({ _id }) => _id.equals(row['employerId']))?.['type'];
      expect(internshipCompleteness(postingOf(row as never), type, now), row['title']).toBe(row['completeness']);
      const riskAssessment = row['risk'] === null ? null : await assessment.assess(row['_id']);
      /* The copy of a published one came later than its own review. */
      const ownAssessment = riskAssessment && {
        ...riskAssessment,
        hits: riskAssessment.hits.filter(({ rule }) => rule !== 'near_duplicate'),
      };
      const risk = row['state'] === 'pending_review' ? riskAssessment : ownAssessment && { ...ownAssessment, score: 0 };
      expect(risk, row['title']).toEqual(row['risk']);
    }
    for (const row of await all(Application)) expect(row['nextReminderAt']).toEqual(nextReminder(row as never));
  });

  it('changes only where an answer is given', async () => {
    const owner = await api
      .client()
      .auth.signIn({ body: { email: 'owner@demo.example', password: 'try the demo today', signInPage: 'employer' } });
    const [internships, employers] = [await all(Internship), await all(Employer)];
    const application = (await all(Application)).find(
      (row) =>
        row['state'] === 'in_review' &&
        row['employerId'].equals(employers.find(({ slug }) => slug === 'flusswerk')?._id),
    );
    const id = String(application?.['_id']);
    await api
      .client(owner.accessToken)
      .applications.transition({ params: { id }, body: { to: 'shortlisted' }, version: application?.['version'] });
    await api.dispatch();
    const changed = (before: readonly Document[], after: readonly Document[]) =>
      after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index])).map(({ _id }) => String(_id));
    expect(
      changed(internships, await all(Internship)).every((id) =>
        internships.find(({ _id }) => String(_id) === id)?.['employerId'].equals(application?.['employerId']),
      ),
    ).toBe(true);
    expect(changed(employers, await all(Employer))).toEqual([String(application?.['employerId'])]);
  });

  it('of openings and aliases continues from the last applicant', async () => {
    const applications = await all(Application);
    for (const { _id, applicants, reservations } of await all(InternshipOpenings)) {
      const internshipApplications = applications.filter((row) => row['internshipId'].equals(_id));
      expect(applicants).toBe(internshipApplications.length);
      expect(new Set(internshipApplications.map((row) => row['blindAlias'])).size).toBe(internshipApplications.length);
      const holding = internshipApplications
        .filter((row) => ['offered', 'accepted'].includes(row['state']))
        .map((row) => String(row['_id']));
      expect(reservations.map(({ id }: { id: unknown }) => String(id)).toSorted()).toEqual(holding.toSorted());
    }
  });

  it('of moderation shows each rule in at least one case', async () => {
    const rows = await all(Internship);
    const rulesOf = (title: string): string[] =>
      rows.find((row) => row['title'] === title)?.['risk']?.hits.map(({ rule }: { rule: string }) => rule) ?? [];
    for (const { title, expected } of writtenContent().suspicious)
      expect(rulesOf(title), title).toEqual(expect.arrayContaining(expected));
    const rules = new Set(rows.flatMap((row) => (row['risk']?.hits ?? []).map(({ rule }: { rule: string }) => rule)));
    expect(riskRules.filter((rule) => !rules.has(rule))).toEqual([]);
  });

  it('of an applicant fits what the internship asks for', async () => {
    const internships = new Map((await all(Internship)).map((row) => [String(row['_id']), row]));
    const unmet = (await all(Application)).filter((row) => {
      const posting = internships.get(String(row['internshipId']));
      const countries = posting?.['locations'].map(({ country }: { country: string }) => country);
      return posting && unmetRequirements(posting['eligibility'], row['candidate'], countries).length > 0;
    });
    expect(unmet.map((row) => [row['internName'], internships.get(String(row['internshipId']))?.['title']])).toEqual(
      [],
    );
  });
});
