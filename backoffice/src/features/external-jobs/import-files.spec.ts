import type { ImportedTable } from '@prentice/contract';
import { describe, expect, it } from 'vitest';
import { brokenRows, csvFile, fieldsFor, keptColumns, repeatedRows, skippedColumns } from './import-files.ts';

const table: ImportedTable = {
  columns: ['Post', 'Firm', 'Link'],
  rows: [
    ['Lab assistant', 'Alpenlabor', 'https://a.example/1'],
    ['=SUM(A1)', 'Say "hi", all', 'http://a.example/2'],
    ['Short'],
  ],
  fields: [null, null, 'url'],
  encoding: 'utf-8',
  separator: ',',
};
const error = { field: 'url', value: '', message: 'wrong' };
const results = [
  { line: 2, outcome: 'created' as const, id: null, url: 'https://a.example/1', errors: [] },
  { line: 3, outcome: 'invalid' as const, id: null, url: null, errors: [error] },
  { line: 4, outcome: 'invalid' as const, id: null, url: null, errors: [error, error] },
];
const describeErrors = (errors: readonly unknown[]) => `${errors.length} wrong`;

describe('the files of an import', () => {
  it('hold the rows that were not imported, each with what is wrong', () => {
    expect(brokenRows({ table, results, heading: 'Problem', describe: describeErrors })).toEqual([
      ['Post', 'Firm', 'Link', 'Problem'],
      ['=SUM(A1)', 'Say "hi", all', 'http://a.example/2', '1 wrong'],
      ['Short', '', '', '2 wrong'],
    ]);
  });
  it('have the column of problems once, however often the rows go back and forth', () => {
    const again = {
      ...table,
      columns: ['Post', 'Problem', 'Link'],
      rows: [
        ['a', 'old', 'b'],
        ['c', 'old', 'd'],
      ],
    };
    expect(brokenRows({ table: again, results, heading: 'Problem', describe: describeErrors })).toEqual([
      ['Post', 'Link', 'Problem'],
      ['c', 'd', '1 wrong'],
    ]);
  });
  it('have no cell that a spreadsheet takes for a formula', async () => {
    expect(await csvFile([['=1+1', 'Say "hi", all', 'plain']]).text()).toBe(`\uFEFF'=1+1,"Say ""hi"", all",plain\r\n`);
  });
  it('keep what their columns were said to be, for the next file with such columns', () => {
    const columnFields = keptColumns(table.columns, ['title', 'organisation', null]);
    expect(fieldsFor(table, {})).toEqual([null, null, 'url']);
    expect(fieldsFor(table, columnFields)).toEqual(['title', 'organisation', null]);
    expect(fieldsFor({ ...table, columns: ['Post', 'Place', 'Link'] }, columnFields)).toEqual(['title', null, null]);
    const twice = { ...table, columns: ['Post', 'Firm', 'Title'], fields: [null, null, 'title' as const] };
    expect(fieldsFor(twice, columnFields)).toEqual(['title', 'organisation', null]);
  });
  it('name the rows that repeat the link of an earlier one, also of another batch', () => {
    const duplicateRow = (line: number, url: string) => ({
      line,
      outcome: 'listed' as const,
      id: null,
      url,
      errors: [],
    });
    const again = [
      ...results,
      duplicateRow(27, 'https://a.example/1'),
      duplicateRow(28, 'https://a.example/2'),
      duplicateRow(30, 'https://a.example/1'),
    ];
    expect(repeatedRows(again)).toEqual([
      { line: 27, firstLine: 2 },
      { line: 30, firstLine: 2 },
    ]);
  });
  it('name the columns that would be left out, unless they are empty', () => {
    expect(skippedColumns(table, ['title', null, 'url'])).toEqual(['Firm']);
    expect(skippedColumns({ ...table, rows: [['a', '', 'b']] }, ['title', null, 'url'])).toEqual([]);
  });
});
