import { employerVerificationLifecycle, type EmployerVerificationState } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer, type EmployerRow } from '../../src/features/employers/employer.entity.ts';
import { Membership } from '../../src/features/ports/membership.port.ts';
import { VerificationCase, type CaseRow } from '../../src/features/verification/case.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { actorsOf, type TestActor, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, type TestCompanies } from '../support/test-companies.ts';

const states = employerVerificationLifecycle.states;
const acts = ['submit', 'answer', 'verify', 'ask', 'reject', 'suspend', 'reinstate'] as const;
type Act = (typeof acts)[number];

/** The expected transitions, written by hand: from where each act leads where. From elsewhere it is refused. */
const leads: Readonly<
  Record<Act, { readonly from: readonly EmployerVerificationState[]; readonly to: EmployerVerificationState }>
> = {
  submit: { from: ['unverified', 'rejected', 'expired'], to: 'pending' },
  answer: { from: ['info_requested'], to: 'pending' },
  verify: { from: ['pending'], to: 'verified' },
  ask: { from: ['pending'], to: 'info_requested' },
  reject: { from: ['pending'], to: 'rejected' },
  suspend: { from: ['verified', 'expired'], to: 'suspended' },
  reinstate: { from: ['suspended'], to: 'verified' },
};
const owners: readonly Act[] = ['submit', 'answer'];
const decisions: readonly Act[] = ['verify', 'ask', 'reject'];
const people = [
  'owner', 'recruiter', 'reviewer', 'otherOwner', 'intern', 'anonymous', 'admin', 'verifier', 'viewer', 'insider',
] as const; // prettier-ignore
type Person = (typeof people)[number];

/** Why somebody may not do an act at all, or null when the state decides. */
function refusal(person: Person, act: Act): string | null {
  if (person === 'anonymous') return 'UNAUTHENTICATED';
  if (person === 'owner') return owners.includes(act) ? null : 'FORBIDDEN';
  if (person === 'otherOwner') return act === 'answer' ? 'NOT_FOUND' : 'FORBIDDEN';
  if (owners.includes(act)) return 'FORBIDDEN';
  if (person === 'insider') return 'CASE_CONFLICT_OF_INTEREST';
  const may = person === 'admin' || (person === 'verifier' && decisions.includes(act));
  return may ? null : 'FORBIDDEN';
}

describe('the verification of employers for every action, state and person', () => {
  let api: TestApp;
  let companies: TestCompanies;
  let owner: TestMember;
  let company: EmployerRow;
  let last: CaseRow;
  let actors: Record<Person, Pick<TestActor, 'client'>>;

  const employers = () => api.database.collection<EmployerRow>(Employer);
  const cases = () => api.database.collection<CaseRow>(VerificationCase);

  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
    const team = actorsOf(api);
    const admin = await team.admin();
    owner = await companies.withCompleteProfile();
    const { id } = await companies.submit(owner);
    company = await companies.stored(owner.employerId);
    const stored = await cases().findOne({ _id: new ObjectId(id) });
    if (!stored) throw new Error('The case was not stored.');
    last = stored;
    const insider = await team.admin();
    const employerId = new ObjectId(owner.employerId);
    const place = { userId: new ObjectId(insider.id), employerId, role: 'reviewer' as const, email: insider.email };
    await api.database.transaction((unitOfWork) => api.app.get(Membership).join(unitOfWork, place));
    actors = {
      owner,
      admin,
      insider,
      recruiter: await team.member(owner.employerId, 'recruiter'),
      reviewer: await team.member(owner.employerId, 'reviewer'),
      otherOwner: await companies.withCompleteProfile(),
      intern: await team.intern(),
      anonymous: { client: api.client() },
      verifier: await team.limitedAdmin('employers:verify'),
      viewer: await team.limitedAdmin('dashboard:view', 'news:manage', 'external-jobs:manage'),
    };
  });
  afterAll(() => api.close());

  /** The company in a state, with the case that belongs to it and all waiting over. */
  async function setState(state: EmployerVerificationState): Promise<void> {
    const open = state === 'pending' || state === 'info_requested';
    const ended = state === 'rejected' ? ('rejected' as const) : ('verified' as const);
    const caseState = open ? state : state === 'unverified' ? ('lapsed' as const) : ended;
    await cases().deleteMany({ employerId: company._id });
    await cases().insertOne({ ...last, open, state: caseState });
    await employers().replaceOne({ _id: company._id }, { ...company, openCaseId: open ? last._id : null });
    await companies.setState(owner.employerId, state);
    const over = new Date(api.clock.now().getTime() - DAY);
    await employers().updateOne(
      { _id: company._id, 'verification.state': 'rejected' },
      { $set: { 'verification.retryFrom': over } },
    );
  }

  const note = 'Please send an extract of the register.';
  const params = () => ({ id: last._id.toHexString() });
  const versioned = () => ({ params: params(), version: last.version });
  const ofCompany = () => ({ params: { id: owner.employerId } });
  const why = { reasonCodes: ['documents_missing' as const], noteToEmployer: note };
  const doing: Readonly<Record<Act, (who: Pick<TestActor, 'client'>) => Promise<unknown>>> = {
    submit: ({ client }) =>
      client.verificationCases.create({ body: {}, idempotencyKey: `submit-${new ObjectId().toHexString()}` }),
    answer: ({ client }) => client.verificationCases.answer({ ...versioned(), body: { answer: 'Here it is.' } }),
    verify: ({ client }) =>
      client.verificationCases.transition({ ...versioned(), body: { to: 'verified', level: 1, noteToEmployer: null } }),
    ask: ({ client }) =>
      client.verificationCases.transition({ ...versioned(), body: { to: 'info_requested', ...why } }),
    reject: ({ client }) => client.verificationCases.transition({ ...versioned(), body: { to: 'rejected', ...why } }),
    suspend: ({ client }) =>
      client.employers.transition({
        ...ofCompany(),
        body: { to: 'suspended', reason: 'fee_charged', note },
      }),
    reinstate: ({ client }) => client.employers.transition({ ...ofCompany(), body: { to: 'verified', note } }),
  };
  const codeOf = (error: unknown): string =>
    error instanceof Error && 'code' in error ? String(error.code) : String(error);

  it.each(states)('%s', async (state) => {
    const actual: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const act of acts)
      for (const person of people) {
        if (act === 'submit' && person === 'otherOwner') continue;
        await setState(state);
        const name = `${person}: ${act}`;
        const refused = await doing[act](actors[person]).then(() => null, codeOf);
        const now = (await companies.stored(owner.employerId)).verification.state;
        actual[name] = refused === null ? now : now === state ? refused : `${refused}, and changed to ${now}`;
        const possible = leads[act].from.includes(state) ? leads[act].to : 'TRANSITION_NOT_ALLOWED';
        expected[name] = refusal(person, act) ?? possible;
      }
    expect(actual).toEqual(expected);
  });

  it('the table of the contract has exactly these transitions and those of the system', () => {
    const byHand = acts.flatMap((act) => leads[act].from.map((from) => `${from} → ${leads[act].to}`));
    const people = employerVerificationLifecycle.transitions.filter(({ by }) => !by.includes('system'));
    expect(people.flatMap(({ from, to }) => from.map((state) => `${state} → ${to}`)).toSorted()).toEqual(
      byHand.toSorted(),
    );
    const system = employerVerificationLifecycle.transitions.filter(({ by }) => by.includes('system'));
    expect(system.flatMap(({ from, to }) => from.map((state) => `${state} → ${to}`)).toSorted()).toEqual([
      'info_requested → unverified',
      'null → unverified',
      'verified → expired',
      'verified → pending',
    ]);
  });

  it('a company is rejected once and waits thirty days, a profile below 80 % is not submitted', async () => {
    await setState('rejected');
    await companies.setState(owner.employerId, 'rejected');
    await expect(companies.submit(owner)).rejects.toMatchObject({ code: 'REAPPLY_TOO_SOON' });
    await setState('unverified');
    const submitted = async (completeness: number) => {
      await employers().updateOne({ _id: company._id }, { $set: { completeness } });
      return companies.submit(owner);
    };
    await expect(submitted(79)).rejects.toMatchObject({ code: 'PROFILE_INCOMPLETE' });
    await expect(submitted(80)).resolves.toMatchObject({ state: 'pending' });
  });

  it('is public while verified and in the days of grace, hidden otherwise', async () => {
    const live: Record<string, boolean> = {};
    for (const state of states) {
      await setState(state);
      live[state] = (await companies.stored(owner.employerId)).live;
    }
    const hidden = Object.fromEntries(states.map((state) => [state, false]));
    expect(live).toEqual({ ...hidden, verified: true, expired: true });
  });
});
