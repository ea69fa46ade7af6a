import { allOperations } from '@prentice/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { anInterview, newIdempotencyKey, Marketplace, type Applicant } from '../support/marketplace.fixture.ts';
import { companiesOf } from '../support/test-companies.ts';
import { startWithPrincipals, tokenOf, type Principal } from './principals.ts';
import { allowedPrincipals } from './access-expectations.ts';
import { acceptableInput, requestOf } from './request.builder.ts';

const stale = { code: 'VERSION_CONFLICT', status: 412 };

/** Two tabs with the same record: what the second one sends was written before it saw what the first one did. */
describe('a save from a stale tab', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  let intern: Applicant;
  beforeAll(async () => {
    api = await startTestApp();
    marketplace = await Marketplace.create(api);
    intern = await marketplace.applicant();
  });
  afterAll(() => api.close());

  it('does not rename a saved search over the first', async () => {
    const { client } = intern;
    const { id, version } = await client.savedSearches.create({ body: { name: 'One', query: 'q=one' } });
    const write = (name: string) =>
      client.savedSearches.update({ params: { id }, version, body: { name, query: 'q=one' } });
    await write('Two');
    await expect(write('Three')).rejects.toMatchObject(stale);
    expect((await client.savedSearches.list({ list: {} })).items.map(({ name }) => name)).toEqual(['Two']);
  });

  it('does not save a version of a CV over the first', async () => {
    const { client } = intern;
    const body = { name: 'One', template: 'classic', language: 'en', content: {} } as const;
    const { id, version } = await client.resumes.create({ body });
    const write = (name: string) => client.resumes.update({ params: { id }, version, body: { ...body, name } });
    await write('Two');
    await expect(write('Three')).rejects.toMatchObject(stale);
    expect((await client.resumes.get({ params: { id } })).name).toBe('Two');
  });

  it('does not change an account over the first', async () => {
    const { user } = await intern.client.auth.me();
    const write = (name: string) =>
      intern.client.auth.updateMe({
        version: user.version,
        body: { name, locale: user.locale, timeZone: user.timeZone },
      });
    await write('Ada One');
    await expect(write('Ada Two')).rejects.toMatchObject(stale);
    expect((await intern.client.auth.me()).user.name).toBe('Ada One');
  });

  it('does not move an interview over the first', async () => {
    const { id } = await marketplace.apply(intern, await marketplace.internship());
    await marketplace.transition(marketplace.owner, id, { to: 'shortlisted' });
    await marketplace.transition(marketplace.owner, id, { to: 'interview', interview: anInterview(api.clock.now()) });
    const version = await marketplace.version(marketplace.owner, id);
    const write = (place: string) =>
      marketplace.owner.client.applications.rescheduleInterview({
        params: { id },
        version,
        body: { interview: { ...anInterview(api.clock.now()), place } },
      });
    await write('Room one');
    await expect(write('Room two')).rejects.toMatchObject(stale);
    expect((await marketplace.stored(id)).interview?.place).toBe('Room one');
  });

  it('neither notes over, nor exchanges the proofs of, a case that moved on', async () => {
    const companies = companiesOf(api);
    const owner = await companies.withCompleteProfile();
    const { id, version } = await companies.submit(owner);
    const { client } = marketplace.admin;
    const note = (internalNote: string) =>
      client.verificationCases.note({ params: { id }, version, body: { internalNote } });
    await note('Seen.');
    await expect(note('Seen by another.')).rejects.toMatchObject(stale);
    const proofs = owner.client.verificationCases.update({ params: { id }, version, body: { documentIds: [] } });
    await expect(proofs).rejects.toMatchObject(stale);
    const answer = owner.client.verificationCases.answer({ params: { id }, version, body: { documentIds: [] } });
    await expect(answer).rejects.toMatchObject({ code: expect.stringMatching(/VERSION_CONFLICT|TRANSITION_NOT/) });
    expect(await client.verificationCases.get({ params: { id } })).toHaveProperty('internalNote', 'Seen.');
  });
});

describe('a version', () => {
  let api: TestApp;
  let principals: readonly Principal[];
  beforeAll(async () => void ({ api, principals } = await startWithPrincipals()));
  afterAll(() => api.close());

  const versioned = allOperations.filter(({ operation }) => operation.ifMatch);
  const wrong = [
    '',
    '*',
    'W/"1"',
    '"1", "2"',
    '"-1"',
    '1e3',
    '0x1',
    '"1"; drop',
    'null',
    '9'.repeat(40),
    newIdempotencyKey(),
  ];

  it.each(versioned)('$name takes one that was seen, and nothing like one', async ({ name, operation }) => {
    const inside = principals.find(
      ({ letter, actor }) => actor && allowedPrincipals[name]?.split('/')[0]?.includes(letter),
    );
    for (const version of wrong) {
      const token = inside ? await tokenOf(api, inside) : null;
      const headers = { 'if-match': version };
      const reply = await api.inject(requestOf(operation, { ...acceptableInput(operation), token, headers }));
      expect([reply.statusCode, reply.json<{ code: string }>().code], version).toEqual([400, 'MALFORMED_REQUEST']);
    }
  });
});
