import { notificationMessage, reportLifecycle, transitionsFrom, type ReportCode } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { Report } from '../../src/features/reports/report.entity.ts';
import { actorsOf, type TestActor, type TestActors, type TestMember } from '../support/test-actors.ts';
import { emailsTo } from '../support/mailbox.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, type TestCompanies } from '../support/test-companies.ts';

const text = 'They asked me for 200 euros before the first day.';
const note = 'Confirmed by two independent candidates.';

describe('reports', () => {
  let api: TestApp;
  let people: TestActors;
  let companies: TestCompanies;
  let admin: TestActor;
  let company: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
    people = actorsOf(api);
    companies = companiesOf(api);
    admin = await people.admin();
    company = await companies.verified();
  });
  afterAll(() => api.close());

  const report = (who: { client: TestActor['client'] }, code: ReportCode = 'misleading', target = company) =>
    who.client.reports.create({ body: { targetType: 'employer', targetId: target.employerId, code, text } });
  const newest = async () => {
    const [newestReport] = (await admin.client.reports.list({ list: { sort: ['id', 'DESC'] } })).items;
    if (!newestReport) throw new Error('There is no report.');
    return newestReport;
  };
  const decide = (who: TestActor, id: string, to: 'upheld' | 'dismissed', answer: string | null = null) =>
    who.client.reports.transition({ params: { id }, body: { to, note, answer } });

  it('come from anybody, about what the public can see', async () => {
    await report({ client: api.client() });
    expect(await newest()).toMatchObject({
      reporterRole: 'anonymous',
      reporterId: null,
      targetLabel: 'Donau Druck GmbH',
    });
    const hidden = await companies.withCompleteProfile();
    await expect(report({ client: api.client() }, 'scam', hidden)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(report(admin)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are followed by who made them, and by nobody else', async () => {
    const intern = await people.intern();
    await report(intern);
    const reportPage = await intern.client.reports.list({});
    expect(reportPage).toMatchObject({ total: 1, items: [{ state: 'open', text }] });
    expect(reportPage.items[0]).not.toHaveProperty('note');
    const id = reportPage.items[0]?.id ?? '';
    const other = await people.intern();
    await expect(other.client.reports.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(company.client.reports.get({ params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const verifier = await people.limitedAdmin('employers:verify');
    expect(await verifier.client.reports.get({ params: { id } })).not.toHaveProperty('reporterId');
    await expect(decide(verifier, id, 'upheld')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  const table = reportLifecycle.states.flatMap((from) =>
    (['upheld', 'dismissed'] as const).map((to) => ({
      from,
      to,
      legal: transitionsFrom(reportLifecycle, from, 'admin').some((transition) => transition.to === to),
    })),
  );
  const inState = async (state: (typeof table)[number]['from']) => {
    await report({ client: api.client() });
    const { id } = await newest();
    await api.database.collection(Report).updateOne({ _id: new ObjectId(id) }, { $set: { state } });
    return id;
  };
  it.each(table.filter(({ legal }) => legal))('$from becomes $to by an administrator', async ({ from, to }) => {
    const reply = await decide(admin, await inState(from), to);
    expect(reply).toMatchObject({ state: to, note, decidedByName: 'Full Administrator' });
    expect((await newest()).state).toBe(to);
  });
  it.each(table.filter(({ legal }) => !legal))('$from never becomes $to', async ({ from, to }) => {
    await expect(decide(admin, await inState(from), to)).rejects.toMatchObject({ code: 'TRANSITION_NOT_ALLOWED' });
    expect((await newest()).state).toBe(from);
  });

  it.each([
    ['fee', 'suspended', 'fee_charged'],
    ['scam', 'suspended', 'scam'],
    ['misleading', 'verified', undefined],
  ] as const)('upheld for %s leave the company %s', async (code, state, reason) => {
    const target = await companies.verified();
    await report({ client: api.client() }, code, target);
    await api.dispatch();
    expect(await companies.stored(target.employerId)).toMatchObject({ openReports: 1, upheldReports: 0 });
    await decide(admin, (await newest()).id, 'upheld');
    await api.dispatch();
    const row = await companies.stored(target.employerId);
    expect({ openReports: row.openReports, upheldReports: row.upheldReports }).toEqual({
      openReports: 0,
      upheldReports: 1,
    });
    expect({ state: row.verification.state, reason: row.suspension?.reason }).toEqual({ state, reason });
  });

  const answer = 'We asked the company to correct the description.';
  it.each([
    ['upheld', 'misleading', answer, 'Your report about “Donau Druck GmbH” was justified. Thank you'],
    ['upheld', 'fee', null, 'was justified, and we have taken action. Thank you'],
    ['dismissed', 'other', answer, 'We looked into your report about “Donau Druck GmbH” and found no breach'],
  ] as const)('%s for %s are answered to who made them, truthfully', async (to, code, text, sentence) => {
    const intern = await people.intern();
    const target = await companies.verified();
    await report(intern, code, target);
    await decide(admin, (await newest()).id, to, text);
    await api.dispatch();
    const { items } = await intern.client.notifications.list({});
    expect(items.map(({ type, titleKey }) => `${type} ${titleKey}`)).toEqual([`report.decision report.${to}`]);
    const [notification] = items;
    expect(notificationMessage(notification?.titleKey ?? '', notification?.params ?? {})).toContain(sentence);
    expect(notification?.params['text'] ?? null).toBe(text);
    expect((await intern.client.reports.list({})).items).toMatchObject([{ state: to, answer: text }]);
    const [email] = await emailsTo(api, intern.email);
    expect(email?.subject).toContain('report');
    expect(email?.source.includes(answer)).toBe(text !== null);
    expect(email?.source).not.toContain(note);
  });

  it('are not decided by an administrator who belongs to the reported company', async () => {
    await report({ client: api.client() });
    const { id } = await newest();
    const insider = await people.admin();
    const member = { userId: new ObjectId(insider.id), employerId: new ObjectId(company.employerId) };
    await api.database.transaction((unitOfWork) =>
      api.app.get(Membership).join(unitOfWork, { ...member, role: 'reviewer', email: insider.email }),
    );
    await expect(decide(insider, id, 'dismissed')).rejects.toMatchObject({ code: 'CASE_CONFLICT_OF_INTEREST' });
    expect((await newest()).state).toBe('open');
    await expect(decide(admin, id, 'dismissed')).resolves.toMatchObject({ state: 'dismissed' });
  });

  it('are not decided twice', async () => {
    await report({ client: api.client() });
    const { id } = await newest();
    const second = await people.admin();
    const outcomes = await Promise.allSettled([decide(admin, id, 'upheld'), decide(second, id, 'dismissed')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
