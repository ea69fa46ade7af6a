import { dayAfter, internshipLimits } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Application } from '../../src/features/applications/application.entity.ts';
import { Employer, type EmployerRow } from '../../src/features/employers/employer.entity.ts';
import { zeroApplicationCounts, type InternshipRow } from '../../src/features/internships/internship.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import type { TestApp } from '../support/test-app.ts';
import { startInternshipFixture, type InternshipFixture, type InternshipTarget } from './internship.fixture.ts';

describe('guards of internship transitions', () => {
  let api: TestApp;
  let fixture: InternshipFixture;
  beforeAll(async () => void ({ api, fixture } = await startInternshipFixture()));
  afterAll(() => api.close());

  const company = (change: Partial<EmployerRow>) =>
    api.database
      .collection<EmployerRow>(Employer)
      .updateOne({ _id: new ObjectId(fixture.market.owner.employerId) }, { $set: change });
  const setVerification = async (state: EmployerRow['verification']['state'], live: boolean) => {
    const none = { level: null, verifiedAt: null, expiresAt: null, graceUntil: null, retryFrom: null };
    await company({ verification: { state, ...none }, live });
  };
  beforeEach(async () => {
    await setVerification('verified', true);
    await api.database
      .collection(Application)
      .deleteMany({ employerId: new ObjectId(fixture.market.owner.employerId) });
  });

  const employer = (to: InternshipTarget) => fixture.tryTransition(fixture.market.owner, fixture.bodyOf(to));
  const admin = (to: InternshipTarget) => fixture.tryTransition(fixture.market.admin, fixture.bodyOf(to));

  it('a company that is rejected or suspended publishes nothing', async () => {
    for (const state of ['rejected', 'suspended'] as const) {
      await setVerification(state, false);
      for (const from of ['draft', 'changes_requested'] as const) {
        await fixture.setState(from);
        expect(await employer('pending_review'), `${state}, ${from}`).toBe('EMPLOYER_NOT_VERIFIED');
      }
      for (const from of ['paused', 'closed'] as const) {
        await fixture.setState(from);
        expect(await employer('open'), `${state}, ${from}`).toBe('EMPLOYER_NOT_VERIFIED');
      }
    }
  });

  it('nothing is approved before its company is verified', async () => {
    for (const state of ['unverified', 'pending', 'info_requested', 'rejected', 'suspended'] as const) {
      await setVerification(state, false);
      await fixture.setState('pending_review');
      expect(await admin('open'), state).toBe('EMPLOYER_NOT_VERIFIED');
    }
  });

  it('a company with too much overdue neither submits, resumes nor reopens', async () => {
    const applications = api.database.collection(Application);
    const employerId = new ObjectId(fixture.market.owner.employerId);
    const late = { employerId, state: 'submitted', responseDueAt: new Date(api.clock.now().getTime() - 1) };
    const keys = () => ({ _id: new ObjectId(), internId: new ObjectId(), internshipId: new ObjectId() });
    await applications.insertMany(Array.from({ length: 7 }, () => ({ ...late, ...keys() })));
    for (const [from, to] of [
      ['draft', 'pending_review'],
      ['changes_requested', 'pending_review'],
      ['paused', 'open'],
      ['closed', 'open'],
    ] as const) {
      await fixture.setState(from);
      expect(await employer(to), from).toBe('PUBLISH_BLOCKED_OVERDUE');
    }
    await fixture.setState('open');
    expect(await employer('paused')).toBe('paused');
  });

  it('a sixth round of changes is refused', async () => {
    await fixture.setState('changes_requested', { reviewRounds: 4 });
    expect(await employer('pending_review')).toBe('pending_review');
    expect((await fixture.stored())?.reviewRounds).toBe(5);
    await fixture.setState('changes_requested', { reviewRounds: 5 });
    expect(await employer('pending_review')).toBe('REVIEW_ROUNDS_EXCEEDED');
  });

  it('an approval before the day of publishing schedules, whichever was asked for', async () => {
    const publishAt = new Date(api.clock.now().getTime() + 5 * DAY).toISOString();
    for (const to of ['open', 'scheduled'] as const) {
      await fixture.setState('pending_review', { publishAt, firstPublishedAt: null, openedAt: null });
      expect(await admin(to)).toBe('scheduled');
      expect(await fixture.stored()).toMatchObject({ firstPublishedAt: null, openedAt: null });
    }
  });

  it('a posting of high risk is approved only by somebody who says that its risk was read, for now and for later', async () => {
    const later = new Date(api.clock.now().getTime() + 5 * DAY).toISOString();
    for (const [publishAt, state] of [
      [null, 'open'],
      [later, 'scheduled'],
    ] as const) {
      const unread = {
        risk: { score: internshipLimits.highRisk, hits: [] },
        firstPublishedAt: null,
        openedAt: null,
      };
      await fixture.setState('pending_review', { ...unread, publishAt });
      expect(await admin('open'), state).toBe('VALIDATION_FAILED');
      expect((await fixture.stored())?.state).toBe('pending_review');
      const read = { ...fixture.bodyOf('open'), confirmRisk: true };
      expect(await fixture.tryTransition(fixture.market.admin, read), state).toBe(state);
    }
  });

  it('reopening ends 60 days after closing and 365 after the first publication', async () => {
    const reopened = async (change: Partial<InternshipRow>) => {
      await fixture.setState('closed', change);
      return employer('open');
    };
    expect(await reopened({ closedAt: fixture.daysBefore(60), firstPublishedAt: fixture.daysBefore(365) })).toBe(
      'open',
    );
    expect(await reopened({ closedAt: fixture.daysBefore(61) })).toBe('RENEWAL_WINDOW_PASSED');
    expect(await reopened({ firstPublishedAt: fixture.daysBefore(366) })).toBe('RENEWAL_WINDOW_PASSED');
  });

  it('reopening needs a new deadline within 3 to 180 days, resuming one that has not passed', async () => {
    const reopen = async (deadline: string | undefined) => {
      await fixture.setState('closed');
      return fixture.tryTransition(fixture.market.owner, { to: 'open', ...(deadline ? { deadline } : {}) });
    };
    const today = api.clock.now();
    expect(await reopen(undefined)).toBe('DEADLINE_OUT_OF_RANGE');
    expect(await reopen(dayAfter(today, 2))).toBe('DEADLINE_OUT_OF_RANGE');
    expect(await reopen(dayAfter(today, 181))).toBe('DEADLINE_OUT_OF_RANGE');
    expect(await reopen(dayAfter(today, 3))).toBe('open');
    expect(await reopen(dayAfter(today, 180))).toBe('open');
    await fixture.setState('paused', { deadline: dayAfter(today, -1) });
    expect(await employer('open')).toBe('DEADLINE_OUT_OF_RANGE');
  });

  it('is filled only when as many accepted as there are places', async () => {
    for (const from of ['open', 'closed'] as const) {
      await fixture.setState(from, { counts: { ...zeroApplicationCounts, accepted: fixture.fresh.openings - 1 } });
      expect(await employer('filled'), from).toBe('TRANSITION_NOT_ALLOWED');
    }
  });

  it('is not archived while an application is active', async () => {
    for (const from of ['draft', 'rejected', 'closed', 'filled'] as const)
      for (const state of ['interested', 'submitted', 'in_review', 'offered'] as const) {
        await fixture.setState(from);
        const internshipId = (await fixture.stored())?._id;
        const applications = api.database.collection(Application);
        const ids = { _id: new ObjectId(), internId: new ObjectId(), internshipId };
        await applications.insertOne({ ...ids, state, internState: state });
        expect(await employer('archived'), `${from}, ${state}`).toBe('TRANSITION_NOT_ALLOWED');
        await applications.deleteMany({ internshipId });
      }
  });

  it('is reinstated by another administrator than the one who removed it, with a note', async () => {
    await fixture.setState('removed');
    fixture.removedById = fixture.market.admin.id;
    await fixture.setState('removed');
    expect(await admin('closed')).toBe('REMOVED_BY_YOURSELF');
    expect((await fixture.stored())?.state).toBe('removed');
    const another = await fixture.market.actors.admin();
    expect(await fixture.tryTransition(another, { to: 'closed', note: null })).toBe('REASON_REQUIRED');
    expect(await fixture.tryTransition(another, fixture.bodyOf('closed'))).toBe('closed');
    expect(await fixture.stored()).toMatchObject({ closeReason: 'reinstated' });
  });

  it('a refusal needs a reason, a request for changes a note of 20 characters as well', async () => {
    const send = async (payload: object) => {
      await fixture.setState('pending_review');
      const reply = await api.inject({
        method: 'POST',
        url: `/api/internships/${fixture.params.id}/transitions`,
        headers: { authorization: `Bearer ${fixture.market.admin.token}`, 'if-match': `"${fixture.fresh.version}"` },
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
