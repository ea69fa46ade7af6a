import { abilityFor, anonymous, type Actor } from '@prentice/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { DataProviderContext, testDataProvider } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../providers/session.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import DataRequestsPage from './DataRequestsPage.tsx';

vi.mock('../../providers/me-store.ts', async (importOriginal) => {
  const actor: Actor = { ...anonymous, id: 'mia', role: 'admin' };
  return { ...(await importOriginal<object>()), useMe: () => ({ actor }), useAbility: () => abilityFor(actor) };
});
vi.mock('react-router', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useLocation: () => ({ key: 'default' }),
}));

const request = (id: string, part: object) => ({
  id,
  userId: id,
  userEmail: `${id}@people.example`,
  userRole: 'intern',
  kind: 'erase',
  state: 'requested',
  note: null,
  dueAt: '2099-01-01T08:00:00.000Z',
  size: null,
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
  ...part,
});

const open = (data: object[]) => {
  const getList = vi.fn().mockResolvedValue({ data, total: data.length });
  return renderWithAdmin(
    <DataProviderContext.Provider value={testDataProvider({ getList })}>
      <DataRequestsPage />
    </DataProviderContext.Provider>,
  );
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the list of personal data requests', () => {
  it('offers to stop a deletion that has not happened yet, with a note, and nothing else', async () => {
    const transition = vi.spyOn(client.dataRequests, 'transition').mockResolvedValue({} as never);
    await open([
      request('ada', {}),
      request('ben', { state: 'done' }),
      request('cleo', { kind: 'export', state: 'ready' }),
    ]);
    expect(await screen.findByText('cleo@people.example')).toBeDefined();
    expect(screen.getByText(/Can be downloaded until/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Stop deletion' }));
    fireEvent.change(screen.getByLabelText(/Note/), { target: { value: 'They called us.' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Stop deletion' }).at(-1) ?? document.body);
    const call = { params: { id: 'ada' }, body: { to: 'cancelled', note: 'They called us.' } };
    await waitFor(() => expect(transition).toHaveBeenCalledWith(call));
  });

  it('says that there are none yet', async () => {
    await open([]);
    expect(await screen.findByText('No requests yet')).toBeDefined();
  });
});
