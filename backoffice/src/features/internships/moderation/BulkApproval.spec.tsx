import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList, useTakeUndoableMutation } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { useSubmittedRows } from '../../../ui/submitted-rows.hook.ts';
import { BulkApproval } from './BulkApproval.tsx';

const internship = {
  id: 'trainee',
  state: 'pending_review',
  version: 1,
  risk: { score: 0, hits: [] },
  pendingRevision: null,
} as unknown as ModeratedInternship;

/** A queue of one, with its bar while it is chosen; the time to undo passes when the test lets it. */
function Queue(): ReactElement {
  const list = useList({ data: [internship] });
  const given = useSubmittedRows();
  const take = useTakeUndoableMutation();
  return (
    <ListContextProvider value={list}>
      <button onClick={() => list.onSelect([internship.id])}>Choose</button>
      <button onClick={() => take()?.({ isUndo: false })}>Time passes</button>
      <button onClick={() => take()?.({ isUndo: true })}>Undo</button>
      {list.selectedIds.length > 0 && <BulkApproval submitted={given} />}
    </ListContextProvider>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isOffered = () => !screen.getByRole('button', { name: /^Approve/ }).hasAttribute('disabled');

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('approves nobody twice while it can be undone or is on its way, and again once it was undone', async () => {
  const approve = vi.spyOn(client.internships, 'approveMany').mockImplementation(() => new Promise(() => undefined));
  await renderWithAdmin(<Queue />);
  await press('Choose');
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  await press('Choose');
  expect(isOffered()).toBe(false);
  await press('Undo');
  await press('Choose');
  expect(isOffered()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /^Approve/ }));
  await press('Time passes');
  await press('Choose');
  expect(isOffered()).toBe(false);
  expect(approve).toHaveBeenCalledExactlyOnceWith({ body: { ids: ['trainee'] } });
});
