import type { CvReadResult, CvTest, RevealedCvAnalysis } from '@prentice/contract';
import { AppError } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import CvAdministrationPage from './CvAdministrationPage.tsx';
import { resultDifferences } from './result-differences.ts';

const review = (score: number): CvReadResult['review'] => ({
  version: 2,
  score,
  confidence: 'high',
  dimensions: [{ dimension: 'readable', score, weight: 100 }],
  findings: [],
});
const field = (pointer: string, value: string) => ({ pointer, value, page: 1, quote: value, confidence: 0.8 });
const reading = (score: number, fields: CvReadResult['fields']): CvReadResult => ({
  review: review(score),
  sections: [],
  fields,
});

const result = {
  versions: { engine: 4, review: 2, match: '2.4' },
  file: { format: 'pdf' as const, bytes: 2_000, pages: 1, columns: 2, tables: false, unmapped: 0, photos: 0 },
  items: { total: 0, shown: [] },
  columns: [],
  lines: [],
  resume: '{}',
  evidence: { language: 'en', skills: [], studies: [], languages: [], lines: [] },
  unplaced: ['Date of birth: 4 May 2003'],
  topToBottom: null,
  ...reading(90, [field('/basics/name', 'Ada Kern')]),
};
const testOf = (part: Partial<CvTest>): CvTest => ({
  id: 'a'.repeat(24),
  fileName: 'ada.pdf',
  sample: null,
  state: 'succeeded',
  failure: null,
  milliseconds: 400,
  result: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-02T10:00:00.000Z',
  ...part,
});

const show = (address: string, getList = vi.fn().mockResolvedValue({ data: [], total: 0 })) =>
  renderWithAdmin(
    <MemoryRouter initialEntries={[address]}>
      <DataProviderContext.Provider value={testDataProvider({ getList })}>
        <CvAdministrationPage />
      </DataProviderContext.Provider>
    </MemoryRouter>,
  );

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('two readings of a CV', () => {
  it('differ in what one of them has another value for, or none', () => {
    const first = reading(90, [field('/basics/name', 'Ada Kern'), field('/basics/email', 'ada@people.example')]);
    const second = reading(80, [field('/basics/name', 'Ada Kern'), field('/basics/phone', '+43 1')]);
    const different = resultDifferences(first, second).filter(({ isDifferent }) => isDifferent);
    expect(different.map(({ name, values }) => [name, ...values])).toEqual([
      ['score', '90', '80'],
      ['readable', '90', '80'],
      ['/basics/email', 'ada@people.example', null],
      ['/basics/phone', null, '+43 1'],
    ]);
  });
  it('are the same when every value is', () => {
    expect(resultDifferences(result, result).some(({ isDifferent }) => isDifferent)).toBe(false);
  });
});

describe('the CV analyzer of administrators', () => {
  it('says so when nothing was analysed in the period', async () => {
    const nothing = { generatedAt: '', days: [], failures: [], timings: [], cache: [], versions: [] };
    vi.spyOn(client.cvMetrics, 'get').mockResolvedValue(nothing);
    await show('/');
    expect(await screen.findByText('No analyses in this period')).toBeDefined();
  });

  it('says why a file cannot be read, with the code', async () => {
    vi.spyOn(client.cvTests, 'get').mockResolvedValue(testOf({ state: 'failed', failure: 'FILE_ENCRYPTED' }));
    await show(`/?tab=tests&test=${'a'.repeat(24)}`);
    expect(await screen.findByText('Password-protected')).toBeDefined();
    expect(screen.getByText('FILE_ENCRYPTED')).toBeDefined();
  });

  it('says that a test is gone, and why a file is refused at once', async () => {
    vi.spyOn(client.cvTests, 'get').mockRejectedValue(new AppError('NOT_FOUND'));
    vi.spyOn(client.cvTests, 'upload').mockRejectedValue(new AppError('FILE_TYPE', { types: 'PDF, DOCX, TXT' }));
    await show(`/?tab=tests&test=${'a'.repeat(24)}`);
    expect(await screen.findByText(/This test has been deleted/)).toBeDefined();
    const files = [new File(['x'], 'empty.pdf')];
    fireEvent.change(screen.getByLabelText(/Choose or drop a CV/), { target: { files } });
    expect(await screen.findByText(/type of file is not supported/)).toBeDefined();
  });

  it('lists the lines of a CV that are in no field', async () => {
    vi.spyOn(client.cvTests, 'get').mockResolvedValue(testOf({ result }));
    await show(`/?tab=tests&test=${'a'.repeat(24)}`);
    const details = (await screen.findByText('Lines in no field (1)')).closest('details');
    if (!details) throw new Error('The stage cannot be opened.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByRole('rowheader', { name: 'Date of birth: 4 May 2003' })).toBeDefined();
  });

  it('takes a saved result to compare with, and nothing else', async () => {
    vi.spyOn(client.cvTests, 'get').mockResolvedValue(testOf({ result }));
    await show(`/?tab=tests&test=${'a'.repeat(24)}`);
    const compare = await screen.findByText('Compare versions');
    const details = compare.closest('details');
    if (!details) throw new Error('The comparison cannot be opened.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const open = async (content: object) =>
      fireEvent.change(await screen.findByLabelText(/Choose or drop a saved result/), {
        target: { files: [new File([JSON.stringify(content)], 'saved.json')] },
      });
    await open({ kind: 'something else' });
    expect(await screen.findByText(/This file is not a saved result/)).toBeDefined();
    const { versions, fields, sections } = result;
    const savedAt = '2026-01-02T09:00:00.000Z';
    await open({
      kind: 'cv-test',
      savedAt,
      versions: { ...versions, engine: 3 },
      fields,
      sections,
      review: review(70),
    });
    expect(await screen.findByText('2 of 4 values differ')).toBeDefined();
    expect(screen.getByText('Saved result 2.3')).toBeDefined();
  });

  it('opens an analysis only with a reason, and shows the stored result beside the present one', async () => {
    const entry = {
      id: 'b'.repeat(24),
      source: 'applicant' as const,
      state: 'succeeded' as const,
      failure: null,
      milliseconds: 900,
      algorithmVersion: '1.1',
      internshipTitle: 'Laboratory',
      employerName: 'Flusswerk',
      createdAt: '2026-03-02T09:00:00.000Z',
      expiresAt: '2026-04-01T09:00:00.000Z',
    };
    const item = { part: 'required', requirement: { kind: 'skill', label: 'Statistics' }, evidence: null } as const;
    const match = (grade: number, algorithmVersion: string) => ({
      score: 60,
      items: [{ ...item, grade }],
      algorithmVersion,
    });
    const opened: RevealedCvAnalysis = {
      ...entry,
      name: 'Ada Kern',
      match: match(0, '1.1'),
      currentMatch: match(1, '2.4'),
    };
    const reveal = vi.spyOn(client.cvAnalysisLog, 'reveal').mockResolvedValue(opened);
    await show('/?tab=analyses', vi.fn().mockResolvedValue({ data: [entry], total: 1 }));
    expect(screen.queryByText('Ada Kern')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: /^Open the analysis for Laboratory/ }));
    const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    confirm();
    expect(reveal).not.toHaveBeenCalled();
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: /Reason/ }));
    fireEvent.click(await screen.findByRole('option', { name: 'Support request' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'They asked on the phone.' } });
    confirm();
    await waitFor(() => expect(reveal).toHaveBeenCalledTimes(1));
    expect(await screen.findByText('Ada Kern')).toBeDefined();
    expect(screen.getByText('Stored 1.1')).toBeDefined();
    expect(screen.getByText('Current version 2.4')).toBeDefined();
  });
});
