import {
  applicationLifecycle,
  verificationCaseLifecycle,
  funnelStages,
  internshipLifecycle,
  type ApplicationState,
} from '@prentice/contract';
import type { Document } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/features/accounts/user.entity.ts';
import { Application } from '../../src/features/applications/application.entity.ts';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { VerificationCase } from '../../src/features/verification/case.entity.ts';
import type { EntitySchema } from '../../src/platform/database/collection-definition.ts';
import { DEMO_PASSWORD } from '../../src/seed/demo-accounts.ts';
import { demoAmounts } from '../../src/seed/demo-data.ts';
import { seed } from '../../src/seed/seeder.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

interface HistoryStep {
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  readonly actorId: string | null;
  readonly at: Date;
}
interface Lifecycle {
  readonly transitions: readonly {
    readonly from: readonly (string | null)[];
    readonly to: string;
    readonly by: readonly string[];
  }[];
}

/** Steps that no table allows, or that nobody of the right kind made. */
const illegal = ({ transitions }: Lifecycle, steps: readonly HistoryStep[]): HistoryStep[] =>
  steps.filter(
    ({ from, to, by, actorId }) =>
      !transitions.some(
        (transition) => transition.from.includes(from) && transition.to === to && transition.by.includes(by),
      ) || (by === 'system') !== (actorId === null),
  );
const inOrder = (times: readonly (Date | null | undefined)[]): boolean => {
  const instants = times.flatMap((date) => (date ? [date.getTime()] : []));
  return instants.every((position, index) => index === 0 || position >= (instants[index - 1] ?? 0));
};

describe('the history of the demo data', () => {
  let api: TestApp;
  const all = (table: EntitySchema): Promise<Document[]> => api.database.collection(table).find({}).toArray();
  beforeAll(async () => {
    api = await startTestApp();
    await seed(api.app, demoAmounts);
  });
  afterAll(() => api.close());

  it('takes each internship to its state by allowed transitions in order', async () => {
    const now = api.clock.now();
    const rows = await all(Internship);
    const bad = rows.filter((row) => {
      const steps: HistoryStep[] = row['history'];
      const last = steps.at(-1);
      const joined = steps.every(({ from }, index) => from === (steps[index - 1]?.to ?? 'draft'));
      const times = [row['createdAt'], ...steps.map(({ at }) => at), now];
      const ends = (last?.to ?? 'draft') === row['state'];
      return illegal(internshipLifecycle, steps).length > 0 || !joined || !inOrder(times) || !ends;
    });
    expect(bad).toEqual([]);
    expect(rows.filter((row) => row['history'].length > 1).length).toBeGreaterThan(20);
  });

  it('takes each application through allowed transitions, after its intern joined and while the internship was open', async () => {
    const now = api.clock.now();
    const joined = new Map((await all(User)).map((user) => [String(user['_id']), user['createdAt']]));
    const internships = new Map((await all(Internship)).map((internship) => [String(internship['_id']), internship]));
    const bad = (await all(Application)).filter((row) => {
      const steps: HistoryStep[] = row['events'];
      const posting = internships.get(String(row['internshipId']));
      const times = [joined.get(String(row['internId'])), posting?.['openedAt'], ...steps.map(({ at }) => at), now];
      const isCreatedWhileOpen = inOrder([row['createdAt'], posting?.['closedAt'] ?? now]);
      const ends = steps.at(-1)?.to === row['state'];
      return illegal(applicationLifecycle, steps).length > 0 || !inOrder(times) || !isCreatedWhileOpen || !ends;
    });
    expect(bad.map((row) => row['events'])).toEqual([]);
  });

  it('narrows from stage to stage of the funnel', async () => {
    const body = { email: 'admin@demo.example', password: DEMO_PASSWORD, signInPage: 'admin' } as const;
    const { accessToken } = await api.client().auth.signIn({ body });
    const { history } = await api.client(accessToken).dashboards.admin({ query: {} });
    const counts = funnelStages.map((stage) => history?.funnel.find((entry) => entry.stage === stage)?.count ?? 0);
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const finalists = (await all(Application)).filter(
      (row) => row['state'] === ('finalist' satisfies ApplicationState),
    );
    expect(finalists.length).toBeGreaterThan(0);
    expect(finalists.filter((row) => row['interview'] === null)).toEqual([]);
  });

  it('has the verification case of each decided employer before its first internship', async () => {
    const cases = new Map(
      (await all(VerificationCase)).map((verificationCase) => [
        String(verificationCase['employerId']),
        verificationCase,
      ]),
    );
    const internships = await all(Internship);
    const bad = (await all(Employer)).filter((company) => {
      const { state } = company['verification'];
      if (state === 'unverified') return false;
      const verificationCase = cases.get(String(company['_id']));
      const first = internships
        .filter(
          (internship) => String(internship['employerId']) === String(company['_id']) && internship['submittedAt'],
        )
        .map((internship): Date => internship['submittedAt'])
        .toSorted((a, b) => a.getTime() - b.getTime())[0];
      return (
        verificationCase?.['state'] !== state ||
        !inOrder([company['createdAt'], verificationCase?.['decidedAt'], first])
      );
    });
    expect(bad.map((row) => row['name'])).toEqual([]);
    expect(verificationCaseLifecycle.states).toContain('verified');
  });
});
