import type { CaseTransitionRequest, EmployerVerificationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer, type EmployerRow } from '../../src/features/employers/employer.entity.ts';
import { VerificationCase } from '../../src/features/verification/case.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, companyProfile, type TestCompanies } from '../support/test-companies.ts';
import {
  sameForAll,
  applicants,
  internDashboard,
  NotificationFixture,
  toApplicants,
  type Notifications,
} from './internship-notifications.fixture.ts';

type Row = [string, () => unknown, () => unknown, Notifications];
const company = '/dashboard/profile-setup/profile-setup-employer';

describe('notifications about companies', () => {
  let api: TestApp;
  let notificationFixture: NotificationFixture;
  let companies: TestCompanies;
  beforeAll(async () => {
    api = await startTestApp();
    notificationFixture = await NotificationFixture.create(api);
    companies = companiesOf(api);
    const { owner } = notificationFixture.actors;
    const { version } = await companies.stored(notificationFixture.ids.employerId);
    const params = { id: notificationFixture.ids.employerId };
    await owner.client.employers.update({ params, body: companyProfile(), version });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await companies.setState(notificationFixture.ids.employerId, 'verified');
    const _id = new ObjectId(notificationFixture.ids.employerId);
    await api.database.collection(Employer).updateOne({ _id }, { $set: { openCaseId: null } });
    await api.database.collection(VerificationCase).deleteMany({});
    await notificationFixture.setState('open');
    await notificationFixture.reset();
  });

  const companyIn =
    (state: EmployerVerificationState, change: Partial<EmployerRow['verification']> = {}) =>
    async () => {
      await companies.setState(notificationFixture.ids.employerId, state);
      const set = Object.entries(change).map(([field, value]) => [`verification.${field}`, value]);
      const _id = new ObjectId(notificationFixture.ids.employerId);
      await api.database
        .collection<EmployerRow>(Employer)
        .updateOne({ _id }, { $set: { remindedDays: null, ...Object.fromEntries(set) } });
    };
  const submit = () => companies.submit(notificationFixture.actors.owner);
  const decision = {
    reasonCodes: ['documents_missing'],
    noteToEmployer: 'Please send an extract of the register.',
  } as const;
  const decisions: Record<CaseTransitionRequest['to'], CaseTransitionRequest> = {
    verified: { to: 'verified', level: 2, noteToEmployer: null, failureReason: null },
    info_requested: { to: 'info_requested', ...decision, reasonCodes: [...decision.reasonCodes] },
    rejected: { to: 'rejected', ...decision, reasonCodes: ['not_an_employer'] },
  };
  const current = async () => {
    const row = await api.database
      .collection(VerificationCase)
      .findOne({ employerId: new ObjectId(notificationFixture.ids.employerId) });
    return { id: String(row?._id), version: Number(row?.['version']) };
  };
  const judge = (to: CaseTransitionRequest['to']) => async () => {
    const { id, version } = await current();
    await notificationFixture.actors.verifier.client.verificationCases.transition({
      params: { id },
      version,
      body: decisions[to],
    });
  };
  const answer = async () => {
    const { id, version } = await current();
    await notificationFixture.actors.owner.client.verificationCases.answer({
      params: { id },
      version,
      body: { answer: 'Here it is.' },
    });
  };
  const opened =
    (...then: (() => Promise<void>)[]) =>
    async () => {
      await companyIn('unverified')();
      await submit();
      for (const act of then) await act();
      await notificationFixture.reset();
    };
  const suspend = async () => {
    const note = 'Candidates told us about a fee.';
    const suspension = { to: 'suspended', reason: 'fee_charged', note } as const;
    await notificationFixture.actors.admin.client.employers.transition({
      params: { id: notificationFixture.ids.employerId },
      body: suspension,
    });
  };
  const reinstate = async () => {
    const reinstatement = { to: 'verified', note: 'The report was a mistake.' } as const;
    await notificationFixture.actors.admin.client.employers.transition({
      params: { id: notificationFixture.ids.employerId },
      body: reinstatement,
    });
  };
  const rename = async () => {
    const { version } = await companies.stored(notificationFixture.ids.employerId);
    const update = companyProfile({ legalName: `Donau Verlag ${version} GmbH` });
    await notificationFixture.actors.owner.client.employers.update({
      params: { id: notificationFixture.ids.employerId },
      body: update,
      version,
    });
  };
  const expiry = () => api.job('employers.expiry');
  const later = (days: number) => new Date(new Date(START).getTime() + days * DAY);
  const owner = (title: string) => ({ owner: [`employer.${title} → ${company}`] });
  const verifiers = sameForAll(
    ['admin', 'second', 'verifier'],
    'employer.submitted → /dashboard/admin/EmployersVerification',
  );

  /** A row of the table of companies. */
  const moves: Row[] = [
    ['unverified → pending', companyIn('unverified'), submit, { inbox: verifiers, emailed: [] }],
    [
      'pending → info_requested',
      opened(),
      judge('info_requested'),
      { inbox: owner('info_requested'), emailed: ['owner'] },
    ],
    ['info_requested → pending', opened(judge('info_requested')), answer, { inbox: verifiers, emailed: [] }],
    [
      'info_requested → unverified after 14 days',
      async () => {
        await opened(judge('info_requested'))();
        await api.database.collection(VerificationCase).updateMany({}, { $set: { dueAt: later(-1) } });
      },
      () => api.job('verification.unanswered'),
      { inbox: { ...owner('lapsed'), ...toApplicants('paused') }, emailed: ['owner'] },
    ],
    ['pending → verified', opened(), judge('verified'), { inbox: owner('verified'), emailed: ['owner'] }],
    [
      'pending → rejected',
      opened(),
      judge('rejected'),
      { inbox: { ...owner('rejected'), ...toApplicants('paused') }, emailed: ['owner'] },
    ],
    ...[30, 7, 1].map((days): Row => [
      `verified, ${days} days before the end`,
      companyIn('verified', { expiresAt: later(days) }),
      expiry,
      { inbox: owner('expiry_reminder'), emailed: ['owner'] },
    ]),
    [
      'verified → expired',
      companyIn('verified', { expiresAt: later(0) }),
      expiry,
      { inbox: owner('expired'), emailed: ['owner'] },
    ],
    ['expired → pending', companyIn('expired'), submit, { inbox: verifiers, emailed: [] }],
    [
      'expired, the grace is over',
      companyIn('expired', { graceUntil: later(0) }),
      expiry,
      { inbox: { ...owner('grace_ended'), ...toApplicants('paused') }, emailed: ['owner'] },
    ],
    [
      'verified → pending',
      companyIn('verified'),
      rename,
      { inbox: { ...owner('recheck_required'), ...verifiers }, emailed: ['owner'] },
    ],
    [
      'verified → suspended',
      companyIn('verified'),
      suspend,
      {
        inbox: {
          ...owner('suspended'),
          ...sameForAll(applicants, `employer.suspended.applicant → ${internDashboard}#company-ID`),
        },
        emailed: ['owner', 'submitted', 'interested', 'accepted', 'applicantWithBookmark'],
      },
    ],
    [
      'suspended → verified',
      companyIn('suspended'),
      reinstate,
      {
        inbox: {
          ...owner('reinstated'),
          ...sameForAll(applicants, `employer.reinstated.applicant → ${internDashboard}#company-ID`),
        },
        emailed: ['owner', 'submitted', 'interested', 'accepted', 'applicantWithBookmark'],
      },
    ],
  ];
  it.each(moves)('%s', async (_, arrange, act, expected) => {
    await arrange();
    await act();
    expect(await notificationFixture.receivedNotifications()).toEqual(expected);
  });
});
