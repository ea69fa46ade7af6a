import {
  verificationCaseLifecycle,
  transitionsFrom,
  type CaseTransitionRequest,
  type EmployerVerificationState,
} from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { VerificationCase, type CaseRow } from '../../src/features/verification/case.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor, type TestActors, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, companyProfile, type TestCompanies } from '../support/test-companies.ts';

const note = 'Please send an extract of the register.';
const decisions: Readonly<Record<CaseTransitionRequest['to'], CaseTransitionRequest>> = {
  verified: { to: 'verified', level: 2, noteToEmployer: null, failureReason: null },
  info_requested: { to: 'info_requested', reasonCodes: ['documents_missing'], noteToEmployer: note },
  rejected: { to: 'rejected', reasonCodes: ['not_an_employer'], noteToEmployer: note },
};

describe('verification', () => {
  let api: TestApp;
  let people: TestActors;
  let companies: TestCompanies;
  let admin: TestActor;
  let verifier: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    companies = companiesOf(api);
    admin = await people.admin();
    verifier = await people.limitedAdmin('employers:verify');
  });
  afterAll(() => api.close());

  const cases = () => api.database.collection<CaseRow>(VerificationCase);
  const stateOf = async ({ employerId }: TestMember) => (await companies.stored(employerId)).verification.state;
  const submitCase = async () => {
    const owner = await companies.withCompleteProfile();
    return { owner, opened: await companies.submit(owner) };
  };
  const decide = (who: TestActor, { id, version }: { id: string; version: number }, to: CaseTransitionRequest['to']) =>
    who.client.verificationCases.transition({ params: { id }, body: decisions[to], version });

  describe('submission', () => {
    it('needs an owner and a complete profile', async () => {
      const empty = await people.employer();
      await expect(companies.submit(empty)).rejects.toMatchObject({ code: 'PROFILE_INCOMPLETE' });
      const recruiter = await people.member(empty.employerId, 'recruiter');
      await expect(companies.submit(recruiter)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    });
    it('opens one case with checks that explain themselves, and no second one', async () => {
      const { owner, opened } = await submitCase();
      expect(opened).toMatchObject({ state: 'pending', round: 1, origin: 'first', dueAt: '2026-03-04T09:00:00.000Z' });
      expect(await stateOf(owner)).toBe('pending');
      const seen = await verifier.client.verificationCases.get({ params: { id: opened.id } });
      const results = Object.fromEntries(seen.checks.map((check) => [check.id, check.result]));
      expect(results).toMatchObject({ email_domain: 'warn', registration_number: 'pass', website: 'unknown' });
      expect(seen.checks.find(({ id }) => id === 'email_domain')?.detail).toEqual({
        key: 'email_domain.other',
        params: { mail: 'people.example', site: 'donaudruck.example' },
      });
      await expect(companies.submit(owner)).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
      expect(JSON.stringify(opened)).not.toContain('related');
    });
    it('sent twice at once opens one case', async () => {
      const owner = await companies.withCompleteProfile();
      const outcomes = await Promise.allSettled([companies.submit(owner), companies.submit(owner)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await cases().countDocuments({ employerId: new ObjectId(owner.employerId) })).toBe(1);
    });
    it('says which other companies look alike, to reviewers only', async () => {
      const first = { legalName: 'Zwilling Verlag GmbH', website: 'https://zwilling.example' };
      const twin = await companies.withCompleteProfile(first);
      const second = { legalName: 'ZWILLING VERLAG', website: 'https://verlag.example' };
      const owner = await companies.withCompleteProfile(second);
      const verificationCase = await companies.submit(owner);
      const seen = await verifier.client.verificationCases.get({ params: { id: verificationCase.id } });
      const alike = seen.checks.find(({ id }) => id === 'same_elsewhere');
      expect(alike).toMatchObject({ result: 'warn', related: [twin.employerId] });
    });
  });

  describe('every decision in every state', () => {
    const targets = Object.keys(decisions) as CaseTransitionRequest['to'][];
    const table = verificationCaseLifecycle.states.flatMap((from) =>
      targets.map((to) => ({
        from,
        to,
        legal: transitionsFrom(verificationCaseLifecycle, from, 'admin').some((move) => move.to === to),
      })),
    );
    const employerStates: Readonly<
      Record<(typeof verificationCaseLifecycle.states)[number], EmployerVerificationState>
    > = {
      pending: 'pending',
      info_requested: 'info_requested',
      verified: 'verified',
      rejected: 'rejected',
      lapsed: 'unverified',
    };
    type State = (typeof table)[number]['from'];
    const caseInState = async (from: State) => {
      const { owner, opened } = await submitCase();
      const open = from === 'pending' || from === 'info_requested';
      await cases().updateOne({ _id: new ObjectId(opened.id) }, { $set: { state: from, open } });
      await companies.setState(owner.employerId, employerStates[from]);
      return { owner, opened };
    };
    const stored = async (id: string) => (await cases().findOne({ _id: new ObjectId(id) }))?.state;

    it.each(table.filter(({ legal }) => legal))('$from becomes $to', async ({ from, to }) => {
      const { owner, opened } = await caseInState(from);
      expect(await decide(verifier, opened, to)).toMatchObject({ state: to });
      expect(await stored(opened.id)).toBe(to);
      expect(await stateOf(owner)).toBe(to);
    });
    it.each(table.filter(({ legal }) => !legal))('$from does not become $to', async ({ from, to }) => {
      const { owner, opened } = await caseInState(from);
      const refusal = { code: 'TRANSITION_NOT_ALLOWED', params: { from, to } };
      await expect(decide(verifier, opened, to)).rejects.toMatchObject(refusal);
      expect(await stored(opened.id)).toBe(from);
      expect(await stateOf(owner)).toBe(employerStates[from]);
    });
  });

  it('is decided by full administrators and holders of the permission, by nobody else', async () => {
    const { owner, opened } = await submitCase();
    const others = [
      owner,
      await people.member(owner.employerId, 'recruiter'),
      await people.member(owner.employerId, 'reviewer'),
      await people.intern(),
      await people.limitedAdmin('dashboard:view', 'news:manage', 'external-jobs:manage'),
    ];
    for (const other of others)
      await expect(decide(other, opened, 'verified')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await companies.withCompleteProfile();
    const get = stranger.client.verificationCases.get({ params: { id: opened.id } });
    await expect(get).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(decide(admin, opened, 'verified')).resolves.toMatchObject({ level: 2, decidedBy: admin.id });
  });

  it('makes the company public for twelve months, with its checks', async () => {
    const { owner, opened } = await submitCase();
    await decide(verifier, opened, 'verified');
    const page = await api.client().employers.get({ params: { id: owner.employerId } });
    expect(page.verification).toMatchObject({
      state: 'verified',
      level: 2,
      expiresAt: '2027-03-02T09:00:00.000Z',
    });
    expect(page).toMatchObject({
      verificationChecks: expect.arrayContaining([{ check: 'address', result: 'pass', at: opened.createdAt }]),
    });
  });

  it('of two decisions at once, one counts', async () => {
    const { owner, opened } = await submitCase();
    const decided = [decide(admin, opened, 'rejected'), decide(verifier, opened, 'verified')];
    const outcomes = await Promise.allSettled(decided);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'VERSION_CONFLICT', status: 412 } }]);
    const stored = await cases().findOne({ _id: new ObjectId(opened.id) });
    expect(await stateOf(owner)).toBe(stored?.state);
  });

  it('is refused to an administrator who belongs to the company', async () => {
    const { owner, opened } = await submitCase();
    const insider = await people.limitedAdmin('employers:verify');
    const place = { userId: new ObjectId(insider.id), employerId: new ObjectId(owner.employerId) };
    await api.database.transaction((work) =>
      api.app.get(Membership).join(work, { ...place, role: 'reviewer', email: insider.email }),
    );
    await expect(insider.client.auth.me()).resolves.toMatchObject({ actor: { employerId: owner.employerId } });
    await expect(decide(insider, opened, 'verified')).rejects.toMatchObject({ code: 'CASE_CONFLICT_OF_INTEREST' });
    const assigned = insider.client.verificationCases.assign({ params: { id: opened.id }, body: { assigneeId: null } });
    await expect(assigned).rejects.toMatchObject({ code: 'CASE_CONFLICT_OF_INTEREST' });
    expect(await stateOf(owner)).toBe('pending');
  });

  it('asks at most twice for more, and each answer is a round', async () => {
    const { owner, opened } = await submitCase();
    let current: { id: string; version: number } = opened;
    for (const round of [2, 3]) {
      const infoRequested = await decide(verifier, current, 'info_requested');
      expect(infoRequested).toMatchObject({ dueAt: '2026-03-16T09:00:00.000Z', decidedBy: null });
      expect(await stateOf(owner)).toBe('info_requested');
      const answered = await owner.client.verificationCases.answer({
        params: { id: opened.id },
        body: { answer: 'Here it is.' },
        version: infoRequested.version,
      });
      expect(answered).toMatchObject({ state: 'pending', round });
      current = answered;
    }
    await expect(decide(verifier, current, 'info_requested')).rejects.toMatchObject({ code: 'REVIEW_ROUNDS_EXCEEDED' });
    await expect(decide(verifier, current, 'rejected')).resolves.toMatchObject({ state: 'rejected', round: 3 });
  });

  it('rejected can be tried again after thirty days', async () => {
    const { owner, opened } = await submitCase();
    await decide(verifier, opened, 'rejected');
    await expect(companies.submit(owner)).rejects.toMatchObject({
      code: 'REAPPLY_TOO_SOON',
      params: { date: '2026-04-01' },
    });
    const { verification } = await companies.stored(owner.employerId);
    expect(verification.retryFrom).toEqual(new Date(api.clock.now().getTime() + 30 * DAY));
  });

  it('is worked on: taken, noted, corrected, checked again', async () => {
    const { opened } = await submitCase();
    const { verificationCases: reviewed } = verifier.client;
    const params = { id: opened.id };
    const assigned = await reviewed.assign({ params, body: { assigneeId: verifier.id } });
    expect(assigned).toMatchObject({ assigneeId: verifier.id, assigneeName: 'Limited Administrator' });
    const intern = await people.intern();
    const wrong = reviewed.assign({ params, body: { assigneeId: intern.id } });
    await expect(wrong).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: [{ field: 'assigneeId' }] });
    const noted = await reviewed.note({ params, body: { internalNote: 'Called them.' }, version: assigned.version });
    expect(noted.internalNote).toBe('Called them.');
    const body = { result: 'pass' as const, note: 'Their parent company owns the domain.' };
    await reviewed.overrideCheck({ params: { ...params, check: 'email_domain' }, body });
    const again = await reviewed.runChecks({ params });
    const overridden = { result: 'pass', overriddenBy: verifier.id, overrideNote: body.note };
    expect(again.checks.find(({ id }) => id === 'email_domain')).toMatchObject(overridden);
    const many = await admin.client.verificationCases.assignMany({ body: { ids: [opened.id], assigneeId: null } });
    expect(many).toMatchObject({ done: 1, refused: 0 });
  });

  it('can be given to administrators who decide cases, and to nobody suspended', async () => {
    const colleague = await people.limitedAdmin('employers:verify');
    const without = await people.limitedAdmin('news:manage');
    const named = async () => (await verifier.client.verificationCases.reviewers()).map(({ id }) => id);
    expect(await named()).toEqual(expect.arrayContaining([verifier.id, colleague.id, admin.id]));
    expect(await named()).not.toContain(without.id);
    const body = { to: 'suspended' as const, reason: 'other' as const, note: 'Left the company last week.' };
    await admin.client.administrators.transition({ params: { id: colleague.id }, body });
    expect(await named()).not.toContain(colleague.id);
  });

  it('asks the website after the request; offline it stays unknown, and the version stays', async () => {
    const { opened } = await submitCase();
    await api.dispatch();
    const seen = await verifier.client.verificationCases.get({ params: { id: opened.id } });
    expect(seen.version).toBe(opened.version);
    expect(seen.checks.find(({ id }) => id === 'website')).toMatchObject({
      result: 'unknown',
      detail: { key: 'website.not_asked' },
    });
  });

  it('begins again when a verified company changes its identity', async () => {
    const owner = await companies.verified();
    const params = { id: owner.employerId };
    const { version } = await companies.stored(owner.employerId);
    const same = companyProfile({ website: 'https://www.donaudruck.example/jobs', city: 'Linz' });
    const employer = await owner.client.employers.update({ params, body: same, version });
    expect(employer.verification.state).toBe('verified');
    const body = { ...same, legalName: 'Donau Druck AG' };
    await owner.client.employers.update({ params, body, version: version + 1 });
    expect(await companies.stored(owner.employerId)).toMatchObject({ live: false, verification: { state: 'pending' } });
    await api.dispatch();
    const list = { filter: { employerId: owner.employerId } };
    const { items } = await verifier.client.verificationCases.list({ list });
    expect(items).toMatchObject([{ origin: 'identity_changed', state: 'pending', employerName: 'Donau Druck AG' }]);
    expect((await companies.stored(owner.employerId)).openCaseId?.toHexString()).toBe(items[0]?.id);
  });

  it('ends the grace of a renewal when the identity changes meanwhile', async () => {
    const owner = await companies.inState('expired');
    await companies.submit(owner);
    const { version, live } = await companies.stored(owner.employerId);
    expect(live).toBe(true);
    const body = companyProfile({ website: 'https://bought-yesterday.example' });
    await owner.client.employers.update({ params: { id: owner.employerId }, body, version });
    expect(await companies.stored(owner.employerId)).toMatchObject({ live: false, verification: { state: 'pending' } });
  });

  it('shows an owner that something looks alike, not what', async () => {
    await companies.withCompleteProfile({ legalName: 'Spiegel Verlag GmbH' });
    const newCase = await companies.submit(await companies.withCompleteProfile({ legalName: 'Spiegel Verlag AG' }));
    const check = newCase.checks.find(({ id }) => id === 'same_elsewhere');
    expect(check).toMatchObject({ result: 'warn', detail: { key: 'same_elsewhere.hidden', params: {} } });
  });

  it('lists the queue by due date; owners find their own cases in it', async () => {
    const { owner, opened } = await submitCase();
    const queue = await verifier.client.verificationCases.list({ list: { filter: { state: 'pending' } } });
    const due = queue.items.map((item) => item.dueAt ?? '');
    expect(due).toEqual(due.toSorted());
    const cases = await owner.client.verificationCases.list({});
    expect(cases.items.map(({ id }) => id)).toEqual([opened.id]);
    const csv = await (await admin.client.verificationCases.export({ query: {} })).text();
    expect(csv).toContain(opened.id);
  });
});
