import type { MaintenanceFinding, MaintenanceRunReply } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import MaintenancePage from './MaintenancePage.tsx';

vi.mock('react-router', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLocation: () => ({ key: 'default' }),
}));

const run = (part: Partial<MaintenanceRunReply>): MaintenanceRunReply => ({
  id: 'a'.repeat(24),
  kind: 'creation_dates',
  dryRun: false,
  state: 'succeeded',
  total: 2,
  processed: 2,
  changed: 1,
  failed: 1,
  undone: 0,
  canUndo: false,
  startedByName: 'Mira Feldkamp',
  createdAt: '2026-01-05T08:00:00.000Z',
  startedAt: '2026-01-05T08:00:00.000Z',
  endedAt: null,
  ...part,
});
const finding = (part: Partial<MaintenanceFinding>): MaintenanceFinding => ({
  id: 'b'.repeat(24),
  collection: 'news',
  recordId: 'c'.repeat(24),
  before: null,
  after: '2026-01-02T08:00:00.000Z',
  reason: 'object_id',
  outcome: 'reported',
  ...part,
});

const open = (runs: readonly MaintenanceRunReply[]) => {
  const getList = vi.fn().mockResolvedValue({ data: runs, total: runs.length });
  return renderWithAdmin(
    <DataProviderContext.Provider value={testDataProvider({ getList })}>
      <MaintenancePage />
    </DataProviderContext.Provider>,
  );
};
const inPanel = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the page for maintenance', () => {
  it('shows what a look has found, and changes records only once that is confirmed', async () => {
    const start = vi.spyOn(client.maintenanceRuns, 'start').mockResolvedValue(run({}));
    vi.spyOn(client.maintenanceRuns, 'findings').mockResolvedValue([
      finding({}),
      finding({ id: 'd'.repeat(24), before: '01/02/2026?', after: null, reason: 'unknown' }),
    ]);
    await open([run({ dryRun: true })]);
    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/news c{24}missing.*2 January 2026.*From the record’s ID/),
      expect.stringMatching(/news c{24}“01\/02\/2026\?”not knownNo date known/),
    ]);
    expect(screen.getByText(/1 date would be corrected. For 1 record no date is known/).textContent).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Correct wrong dates' }));
    expect(start).not.toHaveBeenCalled();
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Correct wrong dates' }));
    await waitFor(() =>
      expect(start).toHaveBeenCalledExactlyOnceWith({ body: { kind: 'creation_dates', dryRun: false } }),
    );
  });

  it('offers to cancel what is under way, and nothing of that kind beside it', async () => {
    const transition = vi.spyOn(client.maintenanceRuns, 'transition').mockResolvedValue(run({}));
    await open([run({ kind: 'files', state: 'running', total: 40, processed: 10, failed: 0, changed: 0 })]);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('25');
    const files = inPanel('Files');
    expect(files.getByRole<HTMLButtonElement>('button', { name: 'Check files' }).disabled).toBe(true);
    fireEvent.click(files.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(transition.mock.lastCall?.[0]).toMatchObject({ body: { to: 'cancelled' } }));
    expect(inPanel('Search index').getByRole<HTMLButtonElement>('button').disabled).toBe(false);
  });

  it('keeps offering to undo what was changed after somebody has looked again', async () => {
    vi.spyOn(client.maintenanceRuns, 'findings').mockResolvedValue([]);
    const transition = vi.spyOn(client.maintenanceRuns, 'transition').mockResolvedValue(run({}));
    const changed = run({ id: 'e'.repeat(24), changed: 3, canUndo: true });
    await open([run({ dryRun: true, processed: 0, changed: 0, failed: 0 }), changed]);
    expect((await screen.findByText('All creation dates are right.')).textContent).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo 3 changes' }));
    await waitFor(() =>
      expect(transition.mock.lastCall?.[0]).toEqual({ params: { id: changed.id }, body: { to: 'undoing' } }),
    );
  });
});
