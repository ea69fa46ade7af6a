import { translateFieldMessage, utcDay } from '@prentice/contract';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../src/platform/audit/audit.entity.ts';
import { ExternalJob } from '../../src/features/external-jobs/external-job.entity.ts';
import { DAY } from '../../src/platform/clock/clock.ts';
import { heading, row, bytesOf, tableImportOf } from './job-table-import.fixture.ts';
import { newIdempotencyKey } from '../support/marketplace.fixture.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('an import of external jobs', () => {
  let api: TestApp;
  let manager: TestActor;
  beforeAll(async () => {
    api = await startTestApp();
    manager = await actorsOf(api).limitedAdmin('external-jobs:manage');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.set(START);
    await api.database.collection(ExternalJob).deleteMany({});
  });

  const { read, importAll } = tableImportOf(() => manager);
  const counts = (results: readonly { outcome: string }[]) => {
    const of = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
    return { created: of('created'), listed: of('listed'), invalid: of('invalid') };
  };
  const stored = () => api.database.collection(ExternalJob).countDocuments({});

  it('reads an export in either language again, which has names, pay in units and days', async () => {
    const table = await read(bytesOf([heading, row(1)].join('\n')));
    await importAll(table);
    const { items } = await manager.client.externalJobs.list({});
    const { id, ...job } = items[0] ?? { id: '' };
    const pay = { min: 120_050, max: null, currency: 'EUR', unit: 'month' as const };
    const body = { ...job, pay, country: 'AT', type: 'working_student' };
    const saved = await manager.client.externalJobs.update({ params: { id }, body: body as never });
    for (const [lang, words] of [
      ['en', ['Job title', 'Student job', 'Austria', 'Month']],
      ['de', ['Stellentitel', 'Studentenjob', 'Österreich', 'Monat']],
    ] as const) {
      const file = await (await manager.client.externalJobs.export({ query: { lang } })).text();
      for (const word of [...words, '1200.5']) expect(file, lang).toContain(word);
      expect(file).not.toContain(id);
      expect(file).not.toContain('working_student');
      expect(file).toContain(saved.closesAt?.slice(0, 10));
      await manager.client.externalJobs.remove({
        params: { id: (await manager.client.externalJobs.list({})).items[0]?.id ?? '' },
      });
      const again = await read(bytesOf(file));
      expect((await importAll(again)).map(({ outcome, errors }) => [outcome, errors])).toEqual([['created', []]]);
      const [copy] = (await manager.client.externalJobs.list({})).items;
      const { title, organisation, city, country, workMode, type, summary, closesAt } = saved;
      expect(copy).toMatchObject({ title, organisation, city, country, workMode, type, summary, closesAt, pay });
    }
  });

  it('reads and writes pay in whole units of a currency that has no cents', async () => {
    const yen = row(1, ',JPY').replace('"1.200,50"', '"150,000"');
    await importAll(await read(bytesOf([`${heading},Currency`, yen].join('\n'))));
    const { items } = await manager.client.externalJobs.list({});
    expect(items[0]?.pay).toEqual({ min: 150_000, max: null, currency: 'JPY', unit: 'month' });
    const file = await (await manager.client.externalJobs.export({ query: {} })).text();
    expect(file).toMatch(/\b150000,,JPY\b/);
  });

  it('can be made of an export, in which no cell is a formula', async () => {
    const title = '=HYPERLINK("https://evil.example")';
    await importAll(
      await read(bytesOf([heading, row(1).replace('Lab assistant 1', `"${title.replaceAll('"', '""')}"`)].join('\n'))),
    );
    const file = await (await manager.client.externalJobs.export({ query: {} })).text();
    expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect((await read(bytesOf(file))).rows[0]).toContain(title);
  });

  it('leaves out what no text may hold, and a half of a character at the end of a long cell', async () => {
    const rows = [
      row(1).replace('Lab', 'L\u202ea\u0007b'),
      row(2).replace('every single day', `${'x'.repeat(1_951)}${'\u{1f600}'.repeat(3_000)}`),
    ];
    const table = await read(bytesOf([heading, ...rows].join('\n')));
    expect(table.rows[0]?.[0]).toBe('Lab assistant 1');
    expect(counts(await importAll(table))).toMatchObject({ created: 1, invalid: 1 });
  });

  it('of 500 rows with 20 broken ones creates 480 drafts, says what is wrong with the others, and nothing the second time', async () => {
    const lines = Array.from({ length: 500 }, (_, n) =>
      n % 25 === 0 ? `Short,A,http://insecure.example,,,,,,,` : row(n),
    );
    const table = await read(bytesOf([heading, ...lines].join('\r\n')));
    expect(table.rows).toHaveLength(500);
    expect(counts(await importAll(table, true))).toEqual({ created: 480, listed: 0, invalid: 20 });
    expect(await stored()).toBe(0);
    const results = await importAll(table);
    expect(counts(results)).toEqual({ created: 480, listed: 0, invalid: 20 });
    expect(results[0]).toMatchObject({ line: 2, outcome: 'invalid' });
    expect(results[0]?.errors.map(({ field, value }) => [field, value])).toEqual([
      ['title', 'Short'],
      ['organisation', 'A'],
      ['url', 'http://insecure.example'],
    ]);
    expect(counts(await importAll(table))).toEqual({ created: 0, listed: 480, invalid: 20 });
    const job = await manager.client.externalJobs.list({ list: { filter: { q: '499' } } });
    expect(job.items[0]).toMatchObject({
      title: 'Lab assistant 499',
      url: 'https://jobs.alpenlabor.example/499',
      country: 'AT',
      workMode: 'onsite',
      type: 'internship',
      closesAt: '2026-05-31T23:59:59.999Z',
      pay: { min: 120_050, max: null, currency: 'EUR', unit: 'month' },
      state: 'draft',
    });
  });

  it('names the column and shows the cell of what it cannot read, in sentences that are translated', async () => {
    const cells = [
      'Lab assistant',
      'Alpenlabor',
      'https://a.example/1',
      'on the moon',
      'Atlantis',
      '31.2.2026',
      'a lot',
      'lira',
    ];
    const fields = [
      'title',
      'organisation',
      'url',
      'workMode',
      'country',
      'closesAt',
      'payMin',
      'payCurrency',
    ] as const;
    const rows = [{ line: 2, cells }];
    const report = await manager.client.externalJobs.importRows({ body: { fields: [...fields], rows, dryRun: true } });
    const errors = report.results[0]?.errors ?? [];
    expect(errors.map(({ field, value }) => [field, value])).toEqual([
      ['country', 'Atlantis'],
      ['workMode', 'on the moon'],
      ['payMin', 'a lot'],
      ['payCurrency', 'lira'],
      ['closesAt', '31.2.2026'],
    ]);
    for (const { message } of errors) expect(translateFieldMessage(message, 'de'), message).not.toBeNull();
  });

  it('guesses the columns of a German table', async () => {
    const heading = 'Titel;Firma;Link;Ort;Land;Arbeitsmodell;Typ;Beschreibung;Bewerbungsfrist;Vergütung;Kontakt';
    const table = await read(
      bytesOf(`${heading}\nLaborhilfe;Alpenlabor;https://a.example/1;Graz;Österreich;vor Ort;Praktikum;;;;`),
    );
    expect(table.fields).toEqual([
      'title', 'organisation', 'url', 'city', 'country', 'workMode', 'type', 'summary', 'closesAt', 'payMin', null,
    ]); // prettier-ignore
  });

  it('takes the closing dates that the form takes, and no others', async () => {
    const on = (days: number) => utcDay(new Date(Date.parse(START) + days * DAY));
    const days = [-1, 1, 179, 181].map(on);
    const lines = days.map((day, n) => row(n).replace('31.05.2026', day));
    const results = await importAll(await read(bytesOf([heading, ...lines].join('\n'))));
    expect(results.map(({ outcome }) => outcome)).toEqual(['invalid', 'created', 'created', 'invalid']);
    const { errors = [] } = results[3] ?? {};
    expect(errors).toMatchObject([{ field: 'closesAt', value: days[3] }]);
    expect(translateFieldMessage(errors[0]?.message ?? '', 'de')).not.toBeNull();
  });

  it('says of each row which link it has, so that a repeated one is known', async () => {
    const results = await importAll(await read(bytesOf([heading, row(1), row(2), row(1)].join('\n'))), true);
    expect(results.map(({ outcome, url }) => [outcome, url])).toEqual([
      ['created', 'https://jobs.alpenlabor.example/1'],
      ['created', 'https://jobs.alpenlabor.example/2'],
      ['listed', 'https://jobs.alpenlabor.example/1'],
    ]);
  });

  it('of 500 rows lists its drafts, and can be undone but for those that were changed', async () => {
    const { client } = manager;
    const other = await importAll(await read(bytesOf([heading, row(1_000)].join('\n'))));
    const lines = Array.from({ length: 500 }, (_, n) => row(n));
    const { importId } = await importAll(await read(bytesOf([heading, ...lines].join('\n'))));
    if (importId === null) throw new Error('The import has no id.');
    const drafts = await client.externalJobs.list({ list: { filter: { importId }, range: [0, 1] } });
    expect(drafts.total).toBe(500);
    const [first, second] = drafts.items;
    const archived = { params: { id: first?.id ?? '' }, body: { to: 'archived' as const } };
    await client.externalJobs.transition(archived);
    await client.externalJobs.update({
      params: { id: second?.id ?? '' },
      body: { title: 'Looked at by somebody', organisation: 'Alpenlabor', url: 'https://jobs.alpenlabor.example/new' },
    });
    const undo = () => client.externalJobs.undoImport({ body: { importId }, idempotencyKey: newIdempotencyKey() });
    const deletions = () =>
      api.database.collection(AuditEntry).countDocuments({ action: 'deleted', resource: 'external-jobs' });
    const earlier = await deletions();
    expect(await undo()).toEqual({ removed: 498, kept: 2 });
    expect(await undo()).toEqual({ removed: 0, kept: 2 });
    expect(await stored()).toBe(3);
    expect(
      await api.database.collection(ExternalJob).countDocuments({ importId: new ObjectId(other.importId ?? '') }),
    ).toBe(1);
    expect((await deletions()) - earlier).toBe(498);
  });

  it('creates a row whose link two people import at once for one of them', async () => {
    const table = await read(bytesOf([heading, row(1), row(1), row(2)].join('\n')));
    const both = await Promise.all([importAll(table), importAll(table)]);
    expect(counts(both.flat())).toEqual({ created: 2, listed: 4, invalid: 0 });
    expect(await stored()).toBe(2);
  });

  it('suggests nothing and loses nothing while websites cannot be asked', async () => {
    const url = 'https://jobs.alpenlabor.example/1?utm_source=x';
    expect(await manager.client.externalJobs.suggest({ body: { url } })).toMatchObject({
      outcome: 'unreachable',
      url: 'https://jobs.alpenlabor.example/1',
      title: null,
    });
    expect(await manager.client.externalJobs.suggest({ body: { url: 'http://127.0.0.1/' } })).toMatchObject({
      outcome: 'not_public',
    });
  });
});
