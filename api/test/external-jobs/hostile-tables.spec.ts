import { importFields } from '@prentice/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExternalJob } from '../../src/features/external-jobs/external-job.entity.ts';
import { bytesOf, codeOf, heading, row, tableImportOf } from './job-table-import.fixture.ts';
import { actorsOf, type TestActor } from '../support/test-actors.ts';
import { START, startTestApp, type TestApp } from '../support/test-app.ts';

describe('a table of jobs', () => {
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

  it.each([
    ['UTF-8', 'utf-8', bytesOf('Titel;Firma;Link\r\nPrüfstand in Köln;Öko GmbH;https://a.example/1\r\n')],
    [
      'UTF-8 with its mark',
      'utf-8',
      bytesOf('\uFEFFTitel;Firma;Link\r\nPrüfstand in Köln;Öko GmbH;https://a.example/1\r\n'),
    ],
    [
      'Windows-1252',
      'windows-1252',
      Buffer.from('Titel;Firma;Link\nPrüfstand in Köln;Öko GmbH;https://a.example/1', 'latin1'),
    ],
    [
      'UTF-16',
      'utf-16le',
      Buffer.from('\uFEFFTitel;Firma;Link\nPrüfstand in Köln;Öko GmbH;https://a.example/1', 'utf16le'),
    ],
    [
      'lines that end differently',
      'utf-8',
      bytesOf('Titel;Firma;Link\r\n\rPrüfstand in Köln;Öko GmbH;https://a.example/1\n'),
    ],
    [
      'Excel’s own separator',
      'utf-8',
      bytesOf('sep=;\r\nTitel;Firma;Link\r\nPrüfstand in Köln;Öko GmbH;https://a.example/1'),
    ],
  ])('is read in %s, separated by semicolons', async (_, encoding, bytes) => {
    const table = await read(new Uint8Array(bytes));
    expect(table).toMatchObject({ encoding, separator: ';', fields: ['title', 'organisation', 'url'] });
    expect(table.rows).toEqual([['Prüfstand in Köln', 'Öko GmbH', 'https://a.example/1']]);
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'FILE_TYPE'],
    ['nothing', bytesOf(''), 'FILE_CORRUPT'],
    ['a heading alone', bytesOf(heading), 'FILE_CORRUPT'],
    ['501 rows', bytesOf([heading, ...Array.from({ length: 501 }, (_, n) => row(n))].join('\n')), 'IMPORT_TOO_LONG'],
    ['500 cells of 100 kB', bytesOf(`${heading}\n${`${'x'.repeat(100_000)},b,c\n`.repeat(500)}`), 'FILE_TOO_LARGE'],
  ])('of %s is refused', async (_, bytes, code) => {
    expect(await read(new Uint8Array(bytes)).then(() => 'read', codeOf)).toBe(code);
  });

  it('with a cell of 100 kB, an open quote and other numbers of cells has these rows refused and the others taken', async () => {
    const text = [
      heading,
      row(1),
      `"${'x'.repeat(100_000)}",b,https://a.example/1`,
      'one cell',
      row(2),
      '"never closed,a,b',
    ];
    const results = await importAll(await read(bytesOf(text.join('\n'))));
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'invalid', 'invalid', 'created', 'invalid']);
  });

  it('keeps formulas as text, and loses the mark that an export put before them', async () => {
    const formulas = ['=HYPERLINK("x";"y") in Graz', "'=cmd|' /C calc'!A0 one", '@SUM(A1:A9) and more'];
    const lines = formulas.map((title, n) => `"${title.replaceAll('"', '""')}",Alpenlabor,https://a.example/${n}`);
    await importAll(await read(bytesOf(['title,organisation,url', ...lines].join('\n'))));
    const { items } = await manager.client.externalJobs.list({ list: { sort: ['id', 'ASC'] } });
    expect(items.map(({ title }) => title)).toEqual(formulas.map((title) => title.replace(/^'/, '')));
    const exported = await (await manager.client.externalJobs.export({ query: {} })).text();
    expect(
      exported
        .split('\r\n')
        .slice(1, 4)
        .every((line) => /^"?'[=@]/.test(line)),
    ).toBe(true);
  });

  it('is refused with more cells than fields and rows than a batch', async () => {
    const body = { fields: ['title' as const], dryRun: true };
    const send = (rows: { line: number; cells: string[] }[]) =>
      manager.client.externalJobs.importRows({ body: { ...body, rows } }).then(() => 'taken', codeOf);
    expect(await send(Array.from({ length: 26 }, (_, line) => ({ line: line + 1, cells: [] })))).toBe(
      'VALIDATION_FAILED',
    );
    expect(await send([{ line: 1, cells: Array.from({ length: importFields.length + 1 }, () => 'x') }])).toBe(
      'VALIDATION_FAILED',
    );
  });
});
