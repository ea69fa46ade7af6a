import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList, useTakeUndoableMutation } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { useSubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { BulkApproval } from './BulkApproval.tsx';
import { aModeratedInternship } from './moderated-internship.builder.ts';
import { BulkDecisionNotice, type BulkDecisionResult } from './BulkDecisionResult.tsx';

const internship = aModeratedInternship();

/** A queue of one, with its bar while it is chosen; the time to undo passes when the test lets it. */
function Queue({ internships = [internship] }: { internships?: ModeratedInternship[] }): ReactElement {
  const list = useList({ data: internships });
  const submittedRows = useSubmittedRows();
  const takeMutation = useTakeUndoableMutation();
  const [result, setResult] = useState<BulkDecisionResult | null>(null);
  return (
    <ListContextProvider value={list}>
      <button onClick={() => list.onSelect(internships.map(({ id }) => id))}>Choose</button>
      <button onClick={() => takeMutation()?.({ isUndo: false })}>Time passes</button>
      <button onClick={() => takeMutation()?.({ isUndo: true })}>Undo</button>
      {result && <BulkDecisionNotice result={result} onClose={() => setResult(null)} />}
      {list.selectedIds.length > 0 && <BulkApproval submitted={submittedRows} onResult={setResult} />}
    </ListContextProvider>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isOffered = () => screen.queryByRole('button', { name: /^Approve/ }) !== null;

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
  expect(approve).toHaveBeenCalledExactlyOnceWith({ body: { ids: ['trainee'] } }, { keepalive: true });
});

it('counts what can be approved, and says what was refused and why until that is closed', async () => {
  const { verification } = internship.employer;
  const unverified = { verification: { ...verification, state: 'pending' as const } };
  const repeated = { rule: 'own_duplicate', points: 0, quote: '', relatedId: null } as const;
  vi.spyOn(client.internships, 'approveMany').mockResolvedValue({
    done: 0,
    refused: 1,
    results: [{ id: 'trainee', ok: false, code: 'EMPLOYER_NOT_VERIFIED', message: 'Not verified.', params: {} }],
  });
  const others = [
    aModeratedInternship({ id: 'b', employer: unverified }),
    aModeratedInternship({ id: 'c', risk: { score: 0, hits: [repeated] } }),
  ];
  await renderWithAdmin(<Queue internships={[internship, ...others]} />);
  await press('Choose');
  expect(screen.getByRole('button', { name: 'Approve 1 with low risk' })).toBeTruthy();
  expect(
    screen.getByText('1 can’t be approved: its employer isn’t verified. Open 1 to decide: it repeats a text.'),
  ).toBeTruthy();
  await press('Approve 1 with low risk');
  await press('Time passes');
  const result = await screen.findByRole('status');
  expect(result.textContent).toContain('Trainee, Kastner GmbH: The employer is not verified.');
  await press('Close');
  expect(screen.queryByRole('status')).toBeNull();
});
