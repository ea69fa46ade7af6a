import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { actorsOf, type TestActor, type TestMember } from '../support/test-actors.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { companiesOf, companyProfile, type TestCompanies } from '../support/test-companies.ts';

const png = async (width = 900, height = 300): Promise<Blob> => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#0b5260' } }).withMetadata();
  return new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' });
};

describe('employers', () => {
  let api: TestApp;
  let companies: TestCompanies;
  let admin: TestActor;
  let owner: TestMember;
  beforeAll(async () => {
    api = await startTestApp();
    companies = companiesOf(api);
    admin = await actorsOf(api).admin();
    owner = await companies.verified();
  });
  afterAll(() => api.close());

  const paramsOf = (member: TestMember) => ({ params: { id: member.employerId } });

  it('are public once verified, and nobody else sees them before', async () => {
    const hidden = await companies.withCompleteProfile();
    const visitor = api.client();
    await expect(visitor.employers.get(paramsOf(hidden))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { slug } = await companies.stored(owner.employerId);
    const page = await visitor.employers.bySlug({ params: { slug } });
    expect(page).toMatchObject({ id: owner.employerId, name: 'Donau Druck GmbH' });
    for (const field of ['contactEmail', 'phone', 'address', 'registrationNumber', 'version', 'live', 'upheldReports'])
      expect(page).not.toHaveProperty(field);
    const secret = await companies.stored(hidden.employerId);
    await expect(visitor.employers.bySlug({ params: { slug: secret.slug } })).rejects.toMatchObject({ status: 404 });
    await expect(hidden.client.employers.preview(paramsOf(hidden))).resolves.toMatchObject({
      name: 'Donau Druck GmbH',
    });
    await expect(hidden.client.employers.preview(paramsOf(owner))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are listed for each asker as far as the asker may see them', async () => {
    const people = actorsOf(api);
    const viewer = await people.limitedAdmin('dashboard:view');
    const verifier = await people.limitedAdmin('employers:verify');
    const { items } = await viewer.client.employers.list({ list: { filter: { id: [owner.employerId] } } });
    expect(items[0]).toMatchObject({ live: true });
    expect(items[0]).not.toHaveProperty('contactEmail');
    expect((await verifier.client.employers.list({})).items[0]).toHaveProperty('contactEmail');
    const everybody = await api.client().employers.list({});
    expect(everybody.items.every((employer) => employer.verification.state === 'verified')).toBe(true);
    const inside = { list: { filter: { state: 'verified' } } };
    await expect(api.client().employers.list(inside)).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    expect((await viewer.client.employers.list(inside)).total).toBe(everybody.total);
  });

  it('are found by words, facts and figures', async () => {
    await companies.verified({ legalName: 'Alpenglas AG', city: 'Graz', industry: 'construction' });
    const idsMatching = async (filter: Record<string, unknown>) =>
      (await api.client().employers.list({ list: { filter } })).items.map(({ name }) => name);
    expect(await idsMatching({ q: 'alpen' })).toEqual(['Alpenglas AG']);
    expect(await idsMatching({ q: 'graz' })).toEqual(['Alpenglas AG']);
    expect(await idsMatching({ industry: ['construction'] })).toEqual(['Alpenglas AG']);
    expect(await idsMatching({ q: '.*' })).toEqual([]);
    expect(await idsMatching({ openInternships: 1 })).toEqual([]);
  });

  it('are found by names as people type them, without their accents or with two letters for one', async () => {
    await companies.verified({ legalName: 'Müller & Søn Straßenbau GmbH', city: 'Łódź' });
    for (const q of ['muller', 'Mueller', 'MÜLLER son', 'strassenbau', 'straßen', 'lodz', 'ller', 'enbau']) {
      const { items } = await api.client().employers.list({ list: { filter: { q } } });
      expect(items, q).toHaveLength(1);
    }
    /* Two letters begin a word. */
    for (const q of ['moller', 'au'])
      expect((await api.client().employers.list({ list: { filter: { q } } })).total, q).toBe(0);
  });

  it('are edited by their owners only, and not over a newer version', async () => {
    const company = await companies.withCompleteProfile();
    const recruiter = await actorsOf(api).member(company.employerId, 'recruiter');
    const other = await companies.withCompleteProfile();
    const { version } = await companies.stored(company.employerId);
    const body = companyProfile({ tradeName: 'Printing House' });
    for (const stranger of [other, recruiter]) {
      const refused = stranger.client.employers.update({ ...paramsOf(company), body, version });
      await expect(refused).rejects.toMatchObject({ status: stranger === recruiter ? 403 : 404 });
    }
    const saved = await company.client.employers.update({ ...paramsOf(company), body, version });
    expect(saved).toMatchObject({ name: 'Printing House', completeness: 95, version: version + 1 });
    const late = company.client.employers.update({ ...paramsOf(company), body, version });
    await expect(late).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  });

  it('of two edits at once, one is kept', async () => {
    const company = await companies.withCompleteProfile();
    const { version } = await companies.stored(company.employerId);
    const edit = (tradeName: string) =>
      company.client.employers.update({ ...paramsOf(company), body: companyProfile({ tradeName }), version });
    const outcomes = await Promise.allSettled([edit('One name'), edit('Another name')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = outcomes.find(({ status }) => status === 'rejected');
    expect(refused).toMatchObject({ reason: { code: 'VERSION_CONFLICT' } });
  });

  it('show a redrawn logo, under a new id each time', async () => {
    const company = await companies.verified();
    const upload = async () =>
      company.client.employers.setLogo({ ...paramsOf(company), file: await png(), fileName: 'logo.png' });
    const first = await upload();
    expect(first).toMatchObject({ completeness: 100 });
    expect((await upload()).logoId).not.toBe(first.logoId);
    const asPicture = await api.inject({ url: `/api/employers/${company.employerId}/logo?v=${first.logoId}` });
    expect([asPicture.statusCode, asPicture.headers['content-type']]).toEqual([200, 'image/webp']);
    const logo = Buffer.from(
      await (await api.client().employers.logo({ ...paramsOf(company), query: {} })).arrayBuffer(),
    );
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: 512, height: 171 });
    await company.client.employers.removeLogo(paramsOf(company));
    await expect(api.client().employers.logo({ ...paramsOf(company), query: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each([
    ['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['text', 'hello'],
  ])('refuse %s as a logo', async (_, content) => {
    const file = new Blob([content], { type: 'image/png' });
    const refused = owner.client.employers.setLogo({ ...paramsOf(owner), file, fileName: 'logo.png' });
    await expect(refused).rejects.toMatchObject({ code: 'FILE_TYPE' });
  });

  it('are counted for the list of companies', async () => {
    const numbers = await api.client().employers.statistics();
    expect(numbers.employers).toBeGreaterThan(0);
    expect(numbers.medianDays).toBeNull();
    expect(numbers.countries[0]).toMatchObject({ value: 'AT' });
  });

  it('are exported without formulas, and by full administrators only', async () => {
    await companies.verified({ legalName: '=HYPERLINK("https://evil.example")', city: '@home, "Wien"' });
    const text = Buffer.from(await (await admin.client.employers.export({ query: {} })).arrayBuffer()).toString();
    const line = text.split('\r\n').find((line) => line.includes('HYPERLINK'));
    expect(text.startsWith('\uFEFFid,name,')).toBe(true);
    expect(line).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(line).toContain(`"'@home, ""Wien"""`);
    const only = await (await admin.client.employers.export({ query: { filter: '{"q":"hyperlink"}' } })).text();
    expect(only.trim().split('\r\n')).toHaveLength(2);
    await expect(owner.client.employers.export({ query: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const unknown = admin.client.employers.export({ query: { filter: '{"password":"x"}' } });
    await expect(unknown).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it('get messages to their owners', async () => {
    const nobody = 'f'.repeat(24);
    const body = { ids: [owner.employerId, nobody], subject: 'Holidays', text: 'We answer more slowly next week.' };
    const reply = await admin.client.employers.message({ body, idempotencyKey: 'message-to-owners-1' });
    expect(reply).toMatchObject({ done: 1, refused: 1, results: [{ ok: true }, { ok: false, code: 'NOT_FOUND' }] });
    const refused = owner.client.employers.message({ body, idempotencyKey: 'message-to-owners-2' });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
