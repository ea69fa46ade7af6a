import type { ImportedTable, ImportReport } from '@prentice/contract';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ImportDialog } from './ImportDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const fields = ['title', 'organisation', 'url', 'workMode', 'type'] as const;
const table: ImportedTable = {
  columns: [...fields],
  rows: [['Lab assistant', 'Alpenlabor', 'https://jobs.alpenlabor.example/1', 'onsite', 'internship']],
  fields: [...fields],
  encoding: 'utf-8',
  separator: ',',
};

/** Chooses a file and checks it without importing it; each row has this outcome. */
async function checkFile(outcome: 'created' | 'listed'): Promise<void> {
  vi.spyOn(client.externalJobs, 'readTable').mockResolvedValue(table);
  const report: ImportReport = { importId: null, results: [{ line: 2, outcome, id: null, url: null, errors: [] }] };
  vi.spyOn(client.externalJobs, 'importRows').mockResolvedValue(report);
  await renderWithAdmin(<ImportDialog open onClose={() => undefined} />);
  const input = document.querySelector('input[type="file"]');
  if (!input) throw new Error('no place for a file');
  fireEvent.change(input, { target: { files: [new File(['x'], 'jobs.csv', { type: 'text/csv' })] } });
  await screen.findByText(/jobs\.csv/);
  fireEvent.click(screen.getByRole('button', { name: 'Check only' }));
  await screen.findByText(outcome === 'created' ? /would be imported/ : /already listed/);
}

const importButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Import' });

describe('an import whose rows were checked', () => {
  it('cannot be started when none of them can be imported, and says so', async () => {
    await checkFile('listed');
    expect(importButton().disabled).toBe(true);
    const reason = document.getElementById(importButton().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('No row of this file can be imported.');
  });

  it('can be started when one of them can', async () => {
    await checkFile('created');
    expect(importButton().disabled).toBe(false);
  });
});
