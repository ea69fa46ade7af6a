import { transitionsFrom, employerVerificationLifecycle, type EmployerVerificationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { OutboxEvent } from '../../src/platform/events/outbox.entity.ts';
import { DAY, MINUTE } from '../../src/platform/clock/clock.ts';
import { EmployerVerification } from '../../src/features/employers/verification/employer-verification.service.ts';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { actorsOf, type TestActor, type TestActors, type TestMember } from '../support/test-actors.ts';
import { startTestApp, START, type TestApp } from '../support/test-app.ts';
import { companiesOf, type TestCompanies } from '../support/test-companies.ts';

const note = 'Candidates told us about a fee.';
const bodies = {
  suspended: { to: 'suspended', reason: 'fee_charged', note },
  verified: { to: 'verified', note },
} as const;
type Target = keyof typeof bodies;

describe('transitions of employers', () => {
  let api: TestApp;
  let people: TestActors;
  let companies: TestCompanies;
  let admin: TestActor;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    companies = companiesOf(api);
    admin = await people.admin();
    owner = await companies.withCompleteProfile();
  });
  afterAll(() => api.close());

  const state = async ({ employerId }: TestMember) => (await companies.stored(employerId)).verification.state;
  const transition = (who: TestActor, to: Target, { employerId } = owner) =>
    who.client.employers.transition({ params: { id: employerId }, body: bodies[to] });
  const events = (type: string, employerId: string) =>
    api.database.collection(OutboxEvent).countDocuments({ type, 'payload.employerId': employerId });

  /* Deciding a case is a move of its own: here an administrator suspends, and reinstates what was suspended. */
  const possible = (from: EmployerVerificationState, to: Target): boolean =>
    to === 'suspended'
      ? transitionsFrom(employerVerificationLifecycle, from, 'admin').some((transition) => transition.to === to)
      : from === 'suspended';
  const table = employerVerificationLifecycle.states.flatMap((from) =>
    (['suspended', 'verified'] as const).map((to) => ({ from, to, legal: possible(from, to) })),
  );

  it.each(table.filter(({ legal }) => legal))('an administrator changes $from to $to', async ({ from, to }) => {
    await companies.setState(owner.employerId, from);
    expect(await transition(admin, to)).toMatchObject({ verification: { state: to }, live: to === 'verified' });
    expect(await state(owner)).toBe(to);
  });

  it.each(table.filter(({ legal }) => !legal))('an administrator cannot change $from to $to', async ({ from, to }) => {
    await companies.setState(owner.employerId, from);
    const refusal = { code: 'TRANSITION_NOT_ALLOWED', params: { from, to } };
    await expect(transition(admin, to)).rejects.toMatchObject(refusal);
    expect(await state(owner)).toBe(from);
  });

  it('nobody else suspends or reinstates anybody', async () => {
    await companies.setState(owner.employerId, 'verified');
    const others = [
      owner,
      await people.intern(),
      await people.member(owner.employerId, 'recruiter'),
      await people.limitedAdmin('dashboard:view', 'employers:verify', 'news:manage', 'external-jobs:manage'),
    ];
    for (const other of others)
      await expect(transition(other, 'suspended')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const { employerId } = owner;
    const anonymous = api.client().employers.transition({ params: { id: employerId }, body: bodies.suspended });
    await expect(anonymous).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await state(owner)).toBe('verified');
  });

  it('an administrator cannot change a company that they belong to', async () => {
    const insider = await people.admin();
    const company = await companies.verified();
    const place = { userId: new ObjectId(insider.id), employerId: new ObjectId(company.employerId) };
    await api.database.transaction((unitOfWork) =>
      api.app.get(Membership).join(unitOfWork, { ...place, role: 'reviewer', email: insider.email }),
    );
    await expect(transition(insider, 'suspended', company)).rejects.toMatchObject({
      code: 'CASE_CONFLICT_OF_INTEREST',
    });
  });

  it('a suspension hides the company and tells why; a reason is required', async () => {
    const company = await companies.verified();
    const params = { id: company.employerId };
    const vague = { to: 'suspended', note } as never;
    await expect(admin.client.employers.transition({ params, body: vague })).rejects.toMatchObject({
      code: 'REASON_REQUIRED',
    });
    await transition(admin, 'suspended', company);
    await expect(api.client().employers.get({ params })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const seen = await company.client.employers.get({ params });
    expect(seen).toMatchObject({ suspension: { reason: 'fee_charged', note } });
    expect(await events('employer.suspended', company.employerId)).toBe(1);
    expect(await companies.stored(company.employerId)).toMatchObject({ live: false });
    await transition(admin, 'verified', company);
    expect(await company.client.employers.get({ params })).toMatchObject({ suspension: null });
  });

  it('a suspension sent twice at the same time counts once', async () => {
    const company = await companies.verified();
    const second = await people.admin();
    const outcomes = await Promise.allSettled([
      transition(admin, 'suspended', company),
      transition(second, 'suspended', company),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await events('employer.suspended', company.employerId)).toBe(1);
  });
});

describe('time-based transitions of employers', () => {
  let api: TestApp;
  let companies: TestCompanies;
  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
  });
  afterAll(() => api.close());

  const reminders = async (type: string, employerId: string) =>
    (await api.database.collection(OutboxEvent).find({ type, 'payload.employerId': employerId }).toArray()).map(
      (event) => event['payload'],
    );
  const run = () => api.job('employers.expiry');

  it('reminds at 30, 7 and 1 days, each once', async () => {
    api.clock.set(START);
    const { employerId } = await companies.verified();
    const days = async () =>
      (await reminders('employer.expiry_reminder', employerId)).map((reminder) => reminder['days']);
    for (const [day, expected] of [
      [334, []],
      [335, [30]],
      [340, [30]],
      [358, [30, 7]],
      [364, [30, 7, 1]],
    ] as const) {
      api.clock.set(new Date(Date.parse(START) + day * DAY));
      await run();
      await run();
      expect(await days(), `day ${day}`).toEqual(expected);
    }
  });

  it('after downtime sends only the reminder that is still true', async () => {
    api.clock.set(START);
    const { employerId } = await companies.verified();
    api.clock.set(new Date(Date.parse(START) + 361 * DAY));
    await run();
    expect(await reminders('employer.expiry_reminder', employerId)).toMatchObject([{ days: 7 }]);
  });

  it('expires, and keeps the company up for 14 days', async () => {
    api.clock.set(START);
    const { employerId } = await companies.verified();
    api.clock.set(new Date(Date.parse(START) + 365 * DAY));
    await run();
    expect(await companies.stored(employerId)).toMatchObject({ live: true, verification: { state: 'expired' } });
    api.clock.advance(14 * DAY - 1);
    await run();
    expect((await companies.stored(employerId)).live).toBe(true);
    api.clock.advance(1);
    await run();
    await run();
    expect((await companies.stored(employerId)).live).toBe(false);
    expect(await reminders('employer.grace_ended', employerId)).toHaveLength(1);
  });

  it('a failing transition does not stop the others', async () => {
    api.clock.set(START);
    const both = [await companies.verified(), await companies.verified()];
    const expired = async () => {
      const rows = await Promise.all(both.map(({ employerId }) => companies.stored(employerId)));
      return rows.filter(({ verification }) => verification.state === 'expired').length;
    };
    api.clock.set(new Date(Date.parse(START) + 365 * DAY));
    vi.spyOn(api.app.get(EmployerVerification), 'applyConsequence').mockImplementationOnce(() => {
      throw new Error('This one cannot be made.');
    });
    await run();
    expect(await expired()).toBe(1);
    await run();
    expect(await expired()).toBe(2);
  });

  it('catches up with all of it in one run after a long downtime', async () => {
    api.clock.set(START);
    const { employerId } = await companies.verified();
    api.clock.set(new Date(Date.parse(START) + 400 * DAY));
    await run();
    expect(await companies.stored(employerId)).toMatchObject({ live: false, verification: { state: 'expired' } });
    expect(await reminders('employer.expired', employerId)).toHaveLength(1);
    expect(await reminders('employer.grace_ended', employerId)).toHaveLength(1);
    expect(await reminders('employer.expiry_reminder', employerId)).toEqual([]);
  });

  it('is verified until the last minute of its twelve months', async () => {
    api.clock.set(START);
    const owner = await companies.withCompleteProfile();
    const verificationCase = await companies.submit(owner);
    const admin = await actorsOf(api).admin();
    const body = { to: 'verified', level: 1, noteToEmployer: null } as const;
    await admin.client.verificationCases.transition({
      params: { id: verificationCase.id },
      body,
      version: verificationCase.version,
    });
    const state = async () => (await companies.stored(owner.employerId)).verification.state;
    api.clock.set(new Date(Date.parse('2027-03-02T09:00:00.000Z') - MINUTE));
    await run();
    expect(await state()).toBe('verified');
    api.clock.advance(2 * MINUTE);
    await run();
    expect(await state()).toBe('expired');
  });

  it('reminds 30, 7 and 1 days before, not a minute earlier', async () => {
    api.clock.set(START);
    const { employerId } = await companies.verified();
    const days = async () =>
      (await reminders('employer.expiry_reminder', employerId)).map((reminder) => reminder['days']);
    const due: number[] = [];
    for (const left of [30, 7, 1]) {
      const expiresAt = Date.parse(START) + (365 - left) * DAY;
      api.clock.set(new Date(expiresAt - MINUTE));
      await run();
      expect(await days()).toEqual(due);
      api.clock.set(new Date(expiresAt + MINUTE));
      await run();
      due.push(left);
      expect(await days()).toEqual(due);
    }
  });

  it('a rejected company waits 30 days to the minute', async () => {
    api.clock.set(START);
    const owner = await companies.inState('rejected');
    const attempt = async (index: number) => {
      api.clock.set(new Date(index));
      return companies.submit(await actorsOf(api).signIn(owner.id, owner.email)).then(
        (actor) => actor.state,
        (error: unknown) => String(Reflect.get(Object(error), 'code')),
      );
    };
    const over = Date.parse(START) + 30 * DAY;
    expect(await attempt(over - MINUTE)).toBe('REAPPLY_TOO_SOON');
    expect(await attempt(over + MINUTE)).toBe('pending');
  });

  it('a renewal in time takes nothing down, unless nobody decides it', async () => {
    api.clock.set(START);
    const owner = await companies.inState('expired');
    await companies.submit(owner);
    expect(await companies.stored(owner.employerId)).toMatchObject({ live: true, verification: { state: 'pending' } });
    api.clock.advance(14 * DAY);
    await run();
    expect((await companies.stored(owner.employerId)).live).toBe(false);
  });

  it('14 days of silence end a case', async () => {
    api.clock.set(START);
    const admin = await actorsOf(api).admin();
    const owner = await companies.withCompleteProfile();
    const verificationCase = await companies.submit(owner);
    const body = {
      to: 'info_requested' as const,
      reasonCodes: ['documents_missing' as const],
      noteToEmployer: 'Send the register extract.',
    };
    await admin.client.verificationCases.transition({
      params: { id: verificationCase.id },
      body,
      version: verificationCase.version,
    });
    api.clock.advance(14 * DAY - 1);
    await api.job('verification.unanswered');
    expect((await companies.stored(owner.employerId)).verification.state).toBe('info_requested');
    api.clock.advance(1);
    await api.job('verification.unanswered');
    await api.job('verification.unanswered');
    expect(await companies.stored(owner.employerId)).toMatchObject({
      openCaseId: null,
      verification: { state: 'unverified' },
    });
    const again = await actorsOf(api).signIn(owner.id, owner.email);
    const [ownCase] = (await again.client.verificationCases.list({})).items;
    expect(ownCase).toMatchObject({ state: 'lapsed', rounds: [{ outcome: 'lapsed' }] });
    await expect(companies.submit(again)).resolves.toMatchObject({ origin: 'first' });
  });
});
