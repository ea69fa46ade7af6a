import type { CaseTransition, VerificationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer, type EmployerRow } from '../src/features/employers/employer.entity.ts';
import { VerificationCase } from '../src/features/verification/case.entity.ts';
import { DAY } from '../src/platform/clock/clock.ts';
import { START, startTestApp, type TestApp } from './app.ts';
import { companiesOf, companyProfile, type TestCompanies } from './companies.ts';
import { all, applicants, desk, Surroundings, toApplicants, type Told } from './internships.told.kit.ts';

type Row = [string, () => unknown, () => unknown, Told];
const company = '/dashboard/profile-setup/profile-setup-employer';

describe('what is told about companies', () => {
  let api: TestApp;
  let around: Surroundings;
  let companies: TestCompanies;
  beforeAll(async () => {
    api = await startTestApp();
    around = await Surroundings.open(api);
    companies = companiesOf(api);
    const { owner } = around.cast;
    const { version } = await companies.row(around.ids.employerId);
    const params = { id: around.ids.employerId };
    await owner.client.employers.update({ params, body: companyProfile(), version });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await companies.put(around.ids.employerId, 'verified');
    const _id = new ObjectId(around.ids.employerId);
    await api.database.collection(Employer).updateOne({ _id }, { $set: { openCaseId: null } });
    await api.database.collection(VerificationCase).deleteMany({});
    await around.put('open');
    await around.gather();
  });

  const standing =
    (state: VerificationState, change: Partial<EmployerRow['verification']> = {}) =>
    async () => {
      await companies.put(around.ids.employerId, state);
      const set = Object.entries(change).map(([field, value]) => [`verification.${field}`, value]);
      const _id = new ObjectId(around.ids.employerId);
      await api.database
        .collection<EmployerRow>(Employer)
        .updateOne({ _id }, { $set: { remindedDays: null, ...Object.fromEntries(set) } });
    };
  const submit = () => companies.submit(around.cast.owner);
  const said = {
    reasonCodes: ['documents_missing'],
    noteToEmployer: 'Please send an extract of the register.',
  } as const;
  const decisions: Record<CaseTransition['to'], CaseTransition> = {
    verified: { to: 'verified', level: 2, noteToEmployer: null },
    info_requested: { to: 'info_requested', ...said, reasonCodes: [...said.reasonCodes] },
    rejected: { to: 'rejected', ...said, reasonCodes: ['not_an_employer'] },
  };
  const current = async () => {
    const row = await api.database
      .collection(VerificationCase)
      .findOne({ employerId: new ObjectId(around.ids.employerId) });
    return { id: String(row?._id), version: Number(row?.['version']) };
  };
  const judge = (to: CaseTransition['to']) => async () => {
    const { id, version } = await current();
    await around.cast.verifier.client.verificationCases.transition({ params: { id }, version, body: decisions[to] });
  };
  const answer = async () => {
    const { id, version } = await current();
    await around.cast.owner.client.verificationCases.answer({
      params: { id },
      version,
      body: { answer: 'Here it is.' },
    });
  };
  const opened =
    (...then: (() => Promise<void>)[]) =>
    async () => {
      await standing('unverified')();
      await submit();
      for (const act of then) await act();
      await around.gather();
    };
  const suspend = async () => {
    const note = 'Candidates told us about a fee.';
    const asked = { to: 'suspended', reason: 'fee_charged', note } as const;
    await around.cast.admin.client.employers.transition({ params: { id: around.ids.employerId }, body: asked });
  };
  const reinstate = async () => {
    const asked = { to: 'verified', note: 'The report was a mistake.' } as const;
    await around.cast.admin.client.employers.transition({ params: { id: around.ids.employerId }, body: asked });
  };
  const rename = async () => {
    const { version } = await companies.row(around.ids.employerId);
    const update = companyProfile({ legalName: `Donau Verlag ${version} GmbH` });
    await around.cast.owner.client.employers.update({ params: { id: around.ids.employerId }, body: update, version });
  };
  const expiry = () => api.job('employers.expiry');
  const later = (days: number) => new Date(new Date(START).getTime() + days * DAY);
  const owner = (title: string) => ({ owner: [`employer.${title} → ${company}`] });
  const verifiers = all(['admin', 'second', 'verifier'], 'employer.submitted → /dashboard/admin/EmployersVerification');

  /** A row of the table of companies. */
  const moves: Row[] = [
    ['unverified → pending', standing('unverified'), submit, { read: verifiers, mailed: [] }],
    [
      'pending → info_requested',
      opened(),
      judge('info_requested'),
      { read: owner('info_requested'), mailed: ['owner'] },
    ],
    ['info_requested → pending', opened(judge('info_requested')), answer, { read: verifiers, mailed: [] }],
    [
      'info_requested → unverified after 14 days',
      async () => {
        await opened(judge('info_requested'))();
        await api.database.collection(VerificationCase).updateMany({}, { $set: { dueAt: later(-1) } });
      },
      () => api.job('verification.silence'),
      { read: { ...owner('lapsed'), ...toApplicants('paused') }, mailed: ['owner'] },
    ],
    ['pending → verified', opened(), judge('verified'), { read: owner('verified'), mailed: ['owner'] }],
    [
      'pending → rejected',
      opened(),
      judge('rejected'),
      { read: { ...owner('rejected'), ...toApplicants('paused') }, mailed: ['owner'] },
    ],
    ...[30, 7, 1].map((days): Row => [
      `verified, ${days} days before the end`,
      standing('verified', { expiresAt: later(days) }),
      expiry,
      { read: owner('expiry_reminder'), mailed: ['owner'] },
    ]),
    [
      'verified → expired',
      standing('verified', { expiresAt: later(0) }),
      expiry,
      { read: owner('expired'), mailed: ['owner'] },
    ],
    ['expired → pending', standing('expired'), submit, { read: verifiers, mailed: [] }],
    [
      'expired, the grace is over',
      standing('expired', { graceUntil: later(0) }),
      expiry,
      { read: { ...owner('grace_ended'), ...toApplicants('paused') }, mailed: ['owner'] },
    ],
    [
      'verified → pending',
      standing('verified'),
      rename,
      { read: { ...owner('recheck'), ...verifiers }, mailed: ['owner'] },
    ],
    [
      'verified → suspended',
      standing('verified'),
      suspend,
      {
        read: { ...owner('suspended'), ...all(applicants, `employer.suspended.applicant → ${desk}`) },
        mailed: ['owner', 'submitted', 'interested', 'accepted', 'applicantWithBookmark'],
      },
    ],
    [
      'suspended → verified',
      standing('suspended'),
      reinstate,
      {
        read: { ...owner('reinstated'), ...all(applicants, `employer.reinstated.applicant → ${desk}`) },
        mailed: ['owner', 'submitted', 'interested', 'accepted', 'applicantWithBookmark'],
      },
    ],
  ];
  it.each(moves)('%s', async (_, arrange, act, expected) => {
    await arrange();
    await act();
    expect(await around.told()).toEqual(expected);
  });
});
