import {
  dataRequestLifecycle,
  transitionsFrom,
  reportLifecycle,
  userLifecycle,
  type ActorKind,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DataRequest, type DataRequestRow } from '../../src/features/data-requests/data-request.entity.ts';
import { User, type UserRow } from '../../src/features/accounts/user.entity.ts';
import { Report, type ReportRow } from '../../src/features/reports/report.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const people = ['owner', 'intern', 'otherIntern', 'verifier', 'admin', 'anonymous'] as const;
type Person = (typeof people)[number];
type Acting = Pick<TestActor, 'client'>;

const note = 'It was looked at by two people.';
const codeOf = (error: unknown): string => String(Reflect.get(Object(error), 'code') ?? error);

/** The machines whose transitions are one operation each, every transition from every state by everybody. */
describe('the lifecycles of reports, data requests and accounts', () => {
  let api: TestApp;
  let actors: Record<Person, Acting>;
  let intern: TestActor;
  let target: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    const team = actorsOf(api);
    intern = await team.intern();
    target = await team.intern();
    actors = {
      intern,
      otherIntern: await team.intern(),
      owner: await team.employer(),
      verifier: await team.limitedAdmin('employers:verify'),
      admin: await team.admin(),
      anonymous: { client: api.client() },
    };
  });
  afterAll(() => api.close());

  const now = () => api.clock.now();
  const times = () => ({ createdAt: now(), updatedAt: now() });

  /** What everybody gets who tries. */
  async function outcomes(
    who: readonly Person[],
    prepare: () => Promise<unknown>,
    attempt: (person: Acting) => Promise<string>,
  ): Promise<Record<string, string>> {
    const actual: Record<string, string> = {};
    for (const person of who) {
      await prepare();
      actual[person] = await attempt(actors[person]).catch(codeOf);
    }
    return actual;
  }

  describe('a report', () => {
    /** Written by hand: where an administrator may take a report; nobody else may. */
    const allowed: Readonly<Record<ReportRow['state'], readonly string[]>> = {
      open: ['upheld', 'dismissed'],
      upheld: [],
      dismissed: [],
    };
    const reports = () => api.database.collection<ReportRow>(Report);
    const _id = new ObjectId();
    const put = async (state: ReportRow['state']) => {
      const target = {
        targetType: 'employer',
        targetId: new ObjectId(),
        targetLabel: 'Company',
        employerId: null,
      } as const;
      const reporter = {
        reporterId: new ObjectId(intern.id),
        reporterRole: 'intern',
        code: 'misleading',
        text: note,
      } as const;
      const decision = { answer: null, note: null, decidedBy: null, decidedAt: null };
      const row = { ...times(), ...target, ...reporter, ...decision, state, dueAt: now(), version: 1 };
      await reports().updateOne({ _id }, { $set: row }, { upsert: true });
    };

    it.each(reportLifecycle.states)('that is %s', async (from) => {
      for (const to of ['upheld', 'dismissed'] as const) {
        const results = await outcomes(
          people,
          () => put(from),
          async ({ client }) => {
            const params = { id: _id.toHexString() };
            return (await client.reports.transition({ params, body: { to, note, answer: null } })).state;
          },
        );
        const legal = allowed[from].includes(to);
        const others = { owner: 'FORBIDDEN', intern: 'FORBIDDEN', otherIntern: 'FORBIDDEN', verifier: 'FORBIDDEN' };
        const admin = legal ? to : 'TRANSITION_NOT_ALLOWED';
        expect(results, to).toEqual({ ...others, admin, anonymous: 'UNAUTHENTICATED' });
      }
    });

    it('has a table that says the same', () => {
      for (const state of reportLifecycle.states)
        expect(transitionsFrom(reportLifecycle, state, 'admin').map(({ to }) => to)).toEqual(allowed[state]);
    });
  });

  describe('a data request', () => {
    const requests = () => api.database.collection<DataRequestRow>(DataRequest);
    const _id = new ObjectId();
    const put = async (state: DataRequestRow['state'], kind: DataRequestRow['kind'], days: number) => {
      const dueAt = new Date(now().getTime() + days * DAY);
      const dataRequest = { userId: new ObjectId(intern.id), kind, state, note: null, size: null, storageKey: null };
      await requests().updateOne({ _id }, { $set: { ...times(), ...dataRequest, dueAt } }, { upsert: true });
    };
    const cancel = async ({ client }: Acting) => {
      const params = { id: _id.toHexString() };
      return (await client.dataRequests.transition({ params, body: { to: 'cancelled' } })).state;
    };
    const others = {
      owner: 'NOT_FOUND',
      otherIntern: 'NOT_FOUND',
      verifier: 'NOT_FOUND',
      anonymous: 'UNAUTHENTICATED',
    };

    it.each(dataRequestLifecycle.states)('that is %s', async (state) => {
      const legal = state === 'requested' ? 'cancelled' : 'TRANSITION_NOT_ALLOWED';
      const results = await outcomes(people, () => put(state, 'erase', 7), cancel);
      expect(results).toEqual({ ...others, intern: legal, admin: legal });
    });

    it('for an export is not taken back, nor is an erasure whose grace is over', async () => {
      const refused = { ...others, intern: 'TRANSITION_NOT_ALLOWED', admin: 'TRANSITION_NOT_ALLOWED' };
      expect(await outcomes(people, () => put('requested', 'export', 7), cancel)).toEqual(refused);
      expect(await outcomes(people, () => put('requested', 'erase', 0), cancel)).toEqual(refused);
    });

    it('has a table that says the same', () => {
      for (const state of dataRequestLifecycle.states)
        for (const party of ['intern', 'employer', 'admin'] as const satisfies ActorKind[])
          expect(transitionsFrom(dataRequestLifecycle, state, party).map(({ to }) => to)).toEqual(
            state === 'requested' ? ['cancelled'] : [],
          );
    });
  });

  describe('an account', () => {
    const users = () => api.database.collection<UserRow>(User);
    /** Written by hand: what an administrator's wish leads to. */
    const leads: Readonly<Record<UserRow['status'], { readonly suspended: string; readonly active: string }>> = {
      unverified: { suspended: 'suspended', active: 'TRANSITION_NOT_ALLOWED' },
      active: { suspended: 'suspended', active: 'TRANSITION_NOT_ALLOWED' },
      suspended: { suspended: 'TRANSITION_NOT_ALLOWED', active: 'active' },
      erased: { suspended: 'NOT_FOUND', active: 'NOT_FOUND' },
    };
    const bodies = {
      suspended: { to: 'suspended', reason: 'spam', note },
      active: { to: 'active', note },
    } as const;
    const put = (status: UserRow['status'], emailVerifiedAt: Date | null) =>
      users().updateOne({ _id: new ObjectId(target.id) }, { $set: { status, emailVerifiedAt } });
    const attempt =
      (to: 'suspended' | 'active') =>
      async ({ client }: Acting) =>
        (await client.users.transition({ params: { id: target.id }, body: bodies[to] })).status;

    it.each(userLifecycle.states)('that is %s', async (status) => {
      for (const to of ['suspended', 'active'] as const) {
        const proven = status === 'unverified' ? null : now();
        const results = await outcomes(people, () => put(status, proven), attempt(to));
        const others = { owner: 'FORBIDDEN', intern: 'FORBIDDEN', otherIntern: 'FORBIDDEN', verifier: 'FORBIDDEN' };
        expect(results, to).toEqual({ ...others, admin: leads[status][to], anonymous: 'UNAUTHENTICATED' });
      }
    });

    it('that never proved its address is reinstated without it', async () => {
      const results = await outcomes(['admin'], () => put('suspended', null), attempt('active'));
      expect(results).toEqual({ admin: 'unverified' });
    });
  });
});
