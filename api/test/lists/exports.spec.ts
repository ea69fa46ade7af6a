import { DAY } from '../../src/platform/clock/clock.ts';
import { limits, operations, AppError, type OperationShape } from '@prentice/contract';
import type { CallOptions } from '@prentice/client';
import { createClient } from '@prentice/client';
import { Collection, ObjectId } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { Employer } from '../../src/features/employers/employer.entity.ts';
import { InternProfile } from '../../src/features/interns/intern.entity.ts';
import { Internship } from '../../src/features/internships/internship.entity.ts';
import { ApplicationLookup } from '../../src/features/ports/application-lookup.port.ts';
import type { TestActor } from '../support/test-actors.ts';
import type { TestApp } from '../support/test-app.ts';
import { startMarketplace, type Marketplace } from '../support/marketplace.fixture.ts';
import { companiesOf } from '../support/test-companies.ts';

interface Query {
  readonly filter?: string;
  readonly sort?: string;
  readonly without?: string;
  readonly lang?: 'en' | 'de';
}
type Export = (client: TestActor['client'], query: Query, options?: CallOptions) => Promise<Blob>;

const exports: Readonly<Record<string, Export>> = {
  applications: (client, query, options) => client.applications.export({ query }, options),
  audit: (client, query, options) => client.audit.export({ query }, options),
  employers: (client, query, options) => client.employers.export({ query }, options),
  interns: (client, query, options) => client.interns.export({ query }, options),
  internships: (client, query, options) => client.internships.export({ query }, options),
  users: (client, query, options) => client.users.export({ query }, options),
  news: (client, query, options) => client.news.export({ query }, options),
  externalJobs: (client, query, options) => client.externalJobs.export({ query }, options),
  verificationCases: (client, query, options) => client.verificationCases.export({ query }, options),
};
const names = Object.keys(exports);

function exportOf(name: string): Export {
  const exportCase = exports[name];
  if (!exportCase) throw new Error(`There is no export of ${name}.`);
  return exportCase;
}

/** What the audit calls the records of an export. */
const resourceOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Of employers only, to whom this file does not sign in: cv-analyses.spec.ts. */
const elsewhere = ['cvAnalyses'];
/** Features with a spreadsheet of a list, as the contract declares them. */
const declared = Object.entries(operations).flatMap(([feature, of]) =>
  Object.entries<OperationShape>(of).some(
    ([, { method, path, replyKind }]) => method === 'GET' && replyKind === 'file' && path.endsWith('/export'),
  )
    ? [feature]
    : [],
);

/** Made for readers: the columns have names in their language, and the first one tells which record a row is about. */
const forReaders: Readonly<Record<string, string>> = { news: 'Title', externalJobs: 'Job title' };
const withIds = names.filter((name) => !(name in forReaders));

describe('exports of lists', () => {
  let api: TestApp;
  let marketplace: Marketplace;
  const admin = () => marketplace.admin.client;
  const lines = async (name: string, query: Query = {}, client = admin()): Promise<string[]> => {
    const file = await exportOf(name)(client, query);
    return (await file.text()).trimEnd().split('\r\n');
  };
  beforeAll(async () => {
    ({ api, market: marketplace } = await startMarketplace());
    const internshipId = await marketplace.internship();
    await marketplace.apply(await marketplace.applicant(), internshipId);
    await companiesOf(api).submit(await companiesOf(api).withCompleteProfile());
    await admin().news.create({ body: { title: 'Career fair', summary: 'What to bring.', body: 'It opens at nine.' } });
    const closesAt = new Date(api.clock.now().getTime() + 30 * DAY).toISOString();
    const where = { url: 'https://jobs.alpenlabor.example/1', city: 'Graz', country: 'AT', closesAt };
    const summary = 'You measure samples and write down what you find.';
    await admin().externalJobs.create({
      body: { title: 'Lab assistant', organisation: 'Alpenlabor', summary, ...where },
    });
  });
  afterAll(() => api.close());

  it('are all here', () => expect(declared.toSorted()).toEqual([...names, ...elsewhere].toSorted()));

  it.each(names)('%s: begin with the mark that spreadsheets know UTF-8 by, then headings, then rows', async (name) => {
    const file = await exportOf(name)(admin(), {});
    expect(file.type).toContain('text/csv');
    expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', ...rows] = await lines(name);
    expect(head).toContain(`${forReaders[name] ?? 'id'},`);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(withIds)('%s: leave out the columns that are not wanted, and never the id', async (name) => {
    const [head = ''] = await lines(name);
    const [first = '', second = '', third = ''] = head.split(',').filter((column) => column !== 'id');
    const [rest = '', row = ''] = await lines(name, { without: `id,${first},${third},unknown` });
    expect(rest.split(',')).toEqual(head.split(',').filter((column) => column !== first && column !== third));
    expect(rest.split(',')).toContain('id');
    expect(rest.split(',')).toContain(second);
    expect(row).not.toBe('');
  });

  it.each(Object.entries(forReaders))(
    '%s: leave out the columns that are not wanted, and never the name',
    async (name, title) => {
      const [head = '', row = ''] = await lines(name, { without: 'title,createdAt,unknown' });
      expect(head.split(',')).toContain(title);
      expect(head.split(',')).not.toContain('Created (UTC)');
      expect(head.split(',').filter((column) => column === 'id')).toEqual([]);
      expect(row).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d$/);
      const [german = ''] = await lines(name, { lang: 'de' });
      expect(german).toContain('Geändert (UTC)');
    },
  );

  it.each([
    ['applications', 'Candidate', 'Name', /Applied/, /Beworben/],
    [
      'internships',
      'Title',
      'Titel',
      /Open,.*,Month,Paid,.*\d{4}-\d\d-\d\d,/,
      /Offen,.*,Monat,Bezahlt,.*\d{4}-\d\d-\d\d,/,
    ],
  ])('%s: are in words for a reader, and in codes for a program', async (name, title, germanTitle, row, germanRow) => {
    const [head = '', first = ''] = await lines(name, { lang: 'en' });
    const [germanHead = '', germanFirst = ''] = await lines(name, { lang: 'de' });
    expect(head).toMatch(new RegExp(`^\uFEFF?${title},.*,Changed \\(UTC\\),.*ID$`));
    expect(germanHead).toMatch(new RegExp(`^\uFEFF?${germanTitle},.*,Geändert \\(UTC\\),.*Kennung$`));
    expect(first).toMatch(row);
    expect(germanFirst).toMatch(germanRow);
    /* Every column has a name of its own. */
    const [codes = ''] = await lines(name);
    expect(head.split(',').filter((column) => codes.split(',').includes(column))).toEqual([]);
  });

  it.each([
    ['employers', 'Name,', /Awaiting decision/, 'Name,Firmenname', /Entscheidung ausstehend/],
    ['interns', 'Name,Account status', /Active,.*,\d{4}-\d\d-\d\d \d\d:\d\d,/, 'Name,Status des Kontos', /Aktiv,/],
  ])('%s: are in the words of their reader', async (name, head, row, germanHead, germanRow) => {
    const english = await lines(name, { lang: 'en' });
    const german = await lines(name, { lang: 'de' });
    expect(english[0]).toContain(head);
    expect(english.slice(1).join('\n')).toMatch(row);
    expect(german[0]).toContain(germanHead);
    expect(german.slice(1).join('\n')).toMatch(germanRow);
    const [codes = ''] = await lines(name);
    expect(english[0]?.split(',').filter((column) => codes.split(',').includes(column))).toEqual([]);
  });

  it.each(names)('%s: show what the list shows under the same filter', async (name) => {
    expect(await lines(name, { filter: JSON.stringify({ id: [new ObjectId().toHexString()] }) })).toHaveLength(1);
    await expect(lines(name, { filter: '{"passwordHash":1}' })).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
    await expect(lines(name, { sort: '["passwordHash","ASC"]' })).rejects.toMatchObject({ code: 'MALFORMED_REQUEST' });
  });

  it.each(names.filter((name) => name !== 'audit'))('%s: are remembered with who took them', async (name) => {
    const countExports = () =>
      api.database.collection(AuditEntry).countDocuments({ action: 'exported', ...auditFilter });
    const auditFilter = { resource: resourceOf(name), actorId: new ObjectId(marketplace.admin.id) };
    const before = await countExports();
    await lines(name);
    expect(await countExports()).toBe(before + 1);
  });

  it('are remembered with how many records they have, and by which filters', async () => {
    const rows = await lines('employers', { filter: JSON.stringify({ state: ['verified'], q: 'a' }) });
    const filter = { action: ['exported'], resource: ['employers'] } as const;
    const { items } = await marketplace.admin.client.audit.list({ list: { filter, range: [0, 0] } });
    expect(items[0]?.changes).toMatchObject([
      { field: 'rows', after: rows.length - 1 },
      { field: 'filter.state', after: 'verified', hashed: false },
      { field: 'filter.q', hashed: true },
    ]);
  });

  it('of an employer are remembered for its members', async () => {
    await lines('applications', {}, marketplace.owner.client);
    const { items } = await marketplace.owner.client.audit.list({ list: { filter: { action: ['exported'] } } });
    expect(items.map(({ resource }) => resource)).toContain('applications');
  });

  it.each(names)('%s: are refused above the limit of rows, and before any is read', async (name) => {
    const many = vi.spyOn(Collection.prototype, 'countDocuments').mockResolvedValue(limits.exportRows + 1);
    onTestFinished(() => many.mockRestore());
    const refused = lines(name);
    await expect(refused).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE', status: 413 });
  });

  it('are refused above the limit for as many stored entries', async () => {
    const now = api.clock.now();
    const entry = { at: now, action: 'updated', resource: 'users', actorRole: 'admin', changes: [] };
    const rows = Array.from({ length: limits.exportRows }, () => ({ _id: new ObjectId(), ...entry }));
    await api.database.collection(AuditEntry).insertMany(rows);
    await expect(lines('audit')).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE' });
    await api.database.collection(AuditEntry).deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
  });

  it.each(names)('%s: are for those with the right alone', async (name) => {
    const people = {
      owner: marketplace.owner.client,
      reviewer: (await marketplace.actors.member(marketplace.owner.employerId, 'reviewer')).client,
      intern: (await marketplace.actors.intern()).client,
      desk: (await marketplace.actors.limitedAdmin('dashboard:view')).client,
      nobody: api.client(),
    };
    const answers: Record<string, string> = {};
    for (const [who, client] of Object.entries(people))
      answers[who] = await lines(name, {}, client).then(
        () => 'file',
        (refusal: unknown) => (refusal instanceof AppError ? refusal.code : String(refusal)),
      );
    const owner = ['applications', 'internships'].includes(name) ? 'file' : 'FORBIDDEN';
    expect(answers).toEqual({
      owner,
      reviewer: 'FORBIDDEN',
      intern: 'FORBIDDEN',
      desk: 'FORBIDDEN',
      nobody: 'UNAUTHENTICATED',
    });
  });

  it.each([
    ['employers', Employer, 'name', 'Käse & Öl, "Süß"', '"Käse & Öl, ""Süß"""'],
    ['employers', Employer, 'name', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['employers', Employer, 'city', '@SUM(A1)', `'@SUM(A1)`],
    ['employers', Employer, 'phone', '+49 30 901820', ',+49 30 901820'],
    ['employers', Employer, 'phone', '+49-30', `'+49-30`],
    ['internships', Internship, 'title', '+49 Müller', `'+49 Müller`],
    ['interns', InternProfile, 'maskedName', '-1+2', `'-1+2`],
  ])('%s: write %s %s %j as text', async (name, entity, field, value, cell) => {
    await api.database.collection(entity).updateMany({}, { $set: { [field]: value } });
    const [, ...rows] = await lines(name);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => !row.includes(cell))).toEqual([]);
  });

  it.each(names)('%s: write dates as ISO 8601', async (name) => {
    const text = (await lines(name)).join('\n');
    expect(text).toMatch(/2026-\d\d-\d\d/);
    expect(text).not.toMatch(/GMT|\d\d?\/\d\d?\/\d{4}/);
  });

  it('break off when they fail in the middle, so that no half of a file is taken for the whole', async () => {
    const rows = api.database.collection(InternProfile);
    const [sample] = await rows.find({}).limit(1).toArray();
    const copies = Array.from({ length: 1_200 }, () => {
      const _id = new ObjectId();
      return { ...sample, _id, userId: _id, email: `${_id.toHexString()}@people.example` };
    });
    await rows.insertMany(copies);
    const counts = api.app.get(ApplicationLookup);
    const honest = counts.countByIntern.bind(counts);
    const failing = vi.spyOn(counts, 'countByIntern').mockImplementationOnce(honest);
    onTestFinished(() => failing.mockRestore());
    failing.mockRejectedValueOnce(new Error('The database is gone.'));
    await api.app.listen(0, '127.0.0.1');
    const origin = await api.app.getUrl();
    const client = createClient({
      send: (path, init) => fetch(origin + path, init),
      token: () => marketplace.admin.token,
    });
    let bytes = 0;
    await expect(client.interns.export({ query: {} }, { onProgress: (count) => (bytes = count) })).rejects.toThrow();
    expect(failing).toHaveBeenCalledTimes(2);
    expect(bytes).toBeGreaterThan(0);
    expect((await (await client.interns.export({ query: {} })).text()).split('\r\n').length).toBeGreaterThan(1_200);
  });
});
