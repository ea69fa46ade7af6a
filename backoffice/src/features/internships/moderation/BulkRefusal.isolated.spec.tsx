import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { abilityFor, AppError } from '@prentice/contract';
import { ListContextProvider, useList, useTakeUndoableMutation } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { buildMe } from '../../../test/me.builder.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { useSubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';
import { BulkDecisionNotice, type BulkDecisionResult } from './BulkDecisionResult.tsx';
import { aModeratedInternship } from './moderated-internship.builder.ts';
import { BulkRefusal } from './BulkRefusal.tsx';

vi.mock(import('../../../providers/me-store.ts'), async (original) => {
  const me = buildMe({ role: 'admin' });
  return { ...(await original()), useMe: () => me, useAbility: () => abilityFor(me.actor) };
});

const copy = (id: string, state: ModeratedInternship['state'] = 'pending_review') =>
  aModeratedInternship({ id, title: `Copy ${id}`, employer: { name: 'Promotion GmbH' }, state, version: 3 });

function Queue({ internships }: { internships: ModeratedInternship[] }): ReactElement {
  const list = useList({ data: internships });
  const submitted = useSubmittedRows();
  const takeMutation = useTakeUndoableMutation();
  const [result, setResult] = useState<BulkDecisionResult | null>(null);
  return (
    <ListContextProvider value={list}>
      <button onClick={() => list.onSelect(internships.map(({ id }) => id))}>Choose</button>
      <button onClick={() => takeMutation()?.({ isUndo: false })}>Time passes</button>
      <button onClick={() => takeMutation()?.({ isUndo: true })}>Undo all</button>
      {result && <BulkDecisionNotice result={result} onClose={() => setResult(null)} />}
      {list.selectedIds.length > 0 && <BulkRefusal submitted={submitted} onResult={setResult} />}
    </ListContextProvider>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = () => within(screen.getByRole('dialog'));
async function giveReason(name: string): Promise<void> {
  await act(async () => void fireEvent.click(dialog().getByRole('radio', { name: new RegExp(name) })));
}
const confirm = (name: string) => act(async () => void fireEvent.click(dialog().getByRole('button', { name })));

beforeEach(() => void vi.spyOn(client.internships, 'transition').mockResolvedValue({} as never));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('decisions about several internships', () => {
  it('reject each in the version that was looked at, with one reason, and say how many', async () => {
    await renderWithAdmin(<Queue internships={[copy('a'), copy('b'), copy('live', 'open')]} />);
    await press('Choose');
    await press('Reject 2');
    expect(dialog().getByText('Reject 2 internships')).toBeTruthy();
    await giveReason('Duplicate');
    await confirm('Reject 2');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(client.internships.transition).not.toHaveBeenCalled();
    await press('Time passes');
    const body = { to: 'rejected', reason: 'duplicate', note: null };
    expect(vi.mocked(client.internships.transition).mock.calls).toEqual([
      [{ params: { id: 'a' }, version: 3, body }, { keepalive: true }],
      [{ params: { id: 'b' }, version: 3, body }, { keepalive: true }],
    ]);
    expect((await screen.findByRole('status')).textContent).toContain('2 internships rejected');
  });

  it('are undone together, and then can be made again', async () => {
    await renderWithAdmin(<Queue internships={[copy('a'), copy('b')]} />);
    await press('Choose');
    await press('Reject 2');
    await giveReason('Duplicate');
    await confirm('Reject 2');
    await press('Choose');
    expect(screen.getByRole('button', { name: 'Reject 0' })).toHaveProperty('disabled', true);
    await press('Undo all');
    await press('Choose');
    expect(screen.getByRole('button', { name: 'Reject 2' })).toHaveProperty('disabled', false);
    expect(client.internships.transition).not.toHaveBeenCalled();
  });

  it('name those that were not decided and why, and go on with the others', async () => {
    vi.mocked(client.internships.transition).mockRejectedValueOnce(new AppError('VERSION_CONFLICT'));
    await renderWithAdmin(<Queue internships={[copy('a'), copy('b')]} />);
    await press('Choose');
    await press('Reject 2');
    await giveReason('Duplicate');
    await confirm('Reject 2');
    await press('Time passes');
    const result = await screen.findByRole('status');
    expect(result.textContent).toContain('1 internship rejected');
    expect(result.textContent).toContain('1 not rejected');
    expect(within(result).getByRole('link', { name: 'Copy a, Promotion GmbH' })).toBeTruthy();
  });

  it('request changes with a note that is long enough, and nothing before', async () => {
    await renderWithAdmin(<Queue internships={[copy('a')]} />);
    await press('Choose');
    await press('Request changes to 1');
    await giveReason('Duplicate');
    await confirm('Request changes to 1');
    expect(client.internships.transition).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: /Note/ }));
    const note = 'Please submit this internship only once.';
    fireEvent.change(dialog().getByRole('textbox', { name: /Note/ }), { target: { value: note } });
    await confirm('Request changes to 1');
    await press('Time passes');
    const request = { params: { id: 'a' }, version: 3, body: { to: 'changes_requested', reason: 'duplicate', note } };
    expect(client.internships.transition).toHaveBeenCalledExactlyOnceWith(request, { keepalive: true });
  });
});
