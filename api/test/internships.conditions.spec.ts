import { dayAfter } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Application } from '../src/features/applications/application.entity.ts';
import { Employer, type EmployerRow } from '../src/features/employers/employer.entity.ts';
import { noCounts, type InternshipRow } from '../src/features/internships/internship.entity.ts';
import { DAY } from '../src/platform/clock/clock.ts';
import type { TestApp } from './app.ts';
import { startStand, type InternshipStand, type To } from './internships.kit.ts';

describe('conditions of the moves of internships', () => {
  let api: TestApp;
  let stand: InternshipStand;
  beforeAll(async () => void ({ api, stand } = await startStand()));
  afterAll(() => api.close());

  const company = (change: Partial<EmployerRow>) =>
    api.database
      .collection<EmployerRow>(Employer)
      .updateOne({ _id: new ObjectId(stand.market.owner.employerId) }, { $set: change });
  const standing = async (state: EmployerRow['verification']['state'], live: boolean) => {
    const none = { level: null, verifiedAt: null, expiresAt: null, graceUntil: null, retryFrom: null };
    await company({ verification: { state, ...none }, live });
  };
  const employer = (to: To) => stand.attempt(stand.market.owner, stand.bodyOf(to));
  const admin = (to: To) => stand.attempt(stand.market.admin, stand.bodyOf(to));

  it('a company that is rejected or suspended publishes nothing', async () => {
    for (const state of ['rejected', 'suspended'] as const) {
      await standing(state, false);
      for (const from of ['draft', 'changes_requested'] as const) {
        await stand.put(from);
        expect(await employer('pending_review'), `${state}, ${from}`).toBe('EMPLOYER_NOT_VERIFIED');
      }
      for (const from of ['paused', 'closed'] as const) {
        await stand.put(from);
        expect(await employer('open'), `${state}, ${from}`).toBe('EMPLOYER_NOT_VERIFIED');
      }
    }
    await standing('verified', true);
  });

  it('nothing is approved before its company is verified', async () => {
    for (const state of ['unverified', 'pending', 'info_requested', 'rejected', 'suspended'] as const) {
      await standing(state, false);
      await stand.put('pending_review');
      expect(await admin('open'), state).toBe('EMPLOYER_NOT_VERIFIED');
    }
    await standing('verified', true);
  });

  it('a company with too much overdue neither submits, resumes nor reopens', async () => {
    const applications = api.database.collection(Application);
    const employerId = new ObjectId(stand.market.owner.employerId);
    const late = { employerId, state: 'submitted', responseDueAt: new Date(api.clock.now().getTime() - 1) };
    const keys = () => ({ _id: new ObjectId(), internId: new ObjectId(), internshipId: new ObjectId() });
    await applications.insertMany(Array.from({ length: 7 }, () => ({ ...late, ...keys() })));
    for (const [from, to] of [
      ['draft', 'pending_review'],
      ['changes_requested', 'pending_review'],
      ['paused', 'open'],
      ['closed', 'open'],
    ] as const) {
      await stand.put(from);
      expect(await employer(to), from).toBe('PUBLISH_BLOCKED_OVERDUE');
    }
    await stand.put('open');
    expect(await employer('paused')).toBe('paused');
    await applications.deleteMany({ employerId });
  });

  it('a sixth round of changes is refused', async () => {
    await stand.put('changes_requested', { reviewRounds: 4 });
    expect(await employer('pending_review')).toBe('pending_review');
    expect((await stand.stored())?.reviewRounds).toBe(5);
    await stand.put('changes_requested', { reviewRounds: 5 });
    expect(await employer('pending_review')).toBe('REVIEW_ROUNDS_EXCEEDED');
  });

  it('an approval before the day of publishing schedules, whichever was asked for', async () => {
    const publishAt = new Date(api.clock.now().getTime() + 5 * DAY).toISOString();
    for (const to of ['open', 'scheduled'] as const) {
      await stand.put('pending_review', { publishAt, firstPublishedAt: null, openedAt: null });
      expect(await admin(to)).toBe('scheduled');
      expect(await stand.stored()).toMatchObject({ firstPublishedAt: null, openedAt: null });
    }
  });

  it('reopening ends 60 days after closing and 365 after the first publication', async () => {
    const reopened = async (change: Partial<InternshipRow>) => {
      await stand.put('closed', change);
      return employer('open');
    };
    expect(await reopened({ closedAt: stand.before(60), firstPublishedAt: stand.before(365) })).toBe('open');
    expect(await reopened({ closedAt: stand.before(61) })).toBe('RENEWAL_WINDOW_PASSED');
    expect(await reopened({ firstPublishedAt: stand.before(366) })).toBe('RENEWAL_WINDOW_PASSED');
  });

  it('reopening needs a new deadline within 3 to 180 days, resuming one that has not passed', async () => {
    const reopen = async (deadline: string | undefined) => {
      await stand.put('closed');
      return stand.attempt(stand.market.owner, { to: 'open', ...(deadline ? { deadline } : {}) });
    };
    const today = api.clock.now();
    expect(await reopen(undefined)).toBe('DEADLINE_OUT_OF_RANGE');
    expect(await reopen(dayAfter(today, 2))).toBe('DEADLINE_OUT_OF_RANGE');
    expect(await reopen(dayAfter(today, 181))).toBe('DEADLINE_OUT_OF_RANGE');
    expect(await reopen(dayAfter(today, 3))).toBe('open');
    expect(await reopen(dayAfter(today, 180))).toBe('open');
    await stand.put('paused', { deadline: dayAfter(today, -1) });
    expect(await employer('open')).toBe('DEADLINE_OUT_OF_RANGE');
  });

  it('is filled only when as many accepted as there are places', async () => {
    for (const from of ['open', 'closed'] as const) {
      await stand.put(from, { counts: { ...noCounts, accepted: stand.fresh.openings - 1 } });
      expect(await employer('filled'), from).toBe('TRANSITION_NOT_ALLOWED');
    }
  });

  it('is not archived while an application is active', async () => {
    for (const from of ['draft', 'rejected', 'closed', 'filled'] as const)
      for (const state of ['interested', 'submitted', 'in_review', 'offered'] as const) {
        await stand.put(from);
        const internshipId = (await stand.stored())?._id;
        const applications = api.database.collection(Application);
        const ids = { _id: new ObjectId(), internId: new ObjectId(), internshipId };
        await applications.insertOne({ ...ids, state, internState: state });
        expect(await employer('archived'), `${from}, ${state}`).toBe('TRANSITION_NOT_ALLOWED');
        await applications.deleteMany({ internshipId });
      }
  });

  it('is reinstated by another administrator than the one who removed it, with a note', async () => {
    await stand.put('removed');
    stand.remover = stand.market.admin.id;
    await stand.put('removed');
    expect(await admin('closed')).toBe('FORBIDDEN');
    expect((await stand.stored())?.state).toBe('removed');
    const another = await stand.market.actors.admin();
    expect(await stand.attempt(another, { to: 'closed', note: null })).toBe('REASON_REQUIRED');
    expect(await stand.attempt(another, stand.bodyOf('closed'))).toBe('closed');
    expect(await stand.stored()).toMatchObject({ closeReason: 'reinstated' });
  });

  it('a refusal needs a reason, a request for changes a note of 20 characters as well', async () => {
    const send = async (payload: object) => {
      await stand.put('pending_review');
      const reply = await api.inject({
        method: 'POST',
        url: `/api/internships/${stand.params.id}/transitions`,
        headers: { authorization: `Bearer ${stand.market.admin.token}`, 'if-match': `"${stand.fresh.version}"` },
        payload,
      });
      return reply.json<{ code?: string }>().code;
    };
    for (const to of ['changes_requested', 'rejected', 'removed'])
      expect(await send({ to, note: 'A note that is long enough.' }), to).toBe('REASON_REQUIRED');
    expect(await send({ to: 'changes_requested', reason: 'other', note: 'Too short.' })).toBe('VALIDATION_FAILED');
    expect(await send({ to: 'rejected', reason: 'other' })).toBeUndefined();
  });
});
