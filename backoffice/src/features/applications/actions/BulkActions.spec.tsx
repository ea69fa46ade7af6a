import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AppError, type BulkReply } from '@prentice/contract';
import { ListContextProvider, useList } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import type { CandidateRow } from '../application-types.ts';
import { BulkActions } from './BulkActions.tsx';
import { useBulkTransitions } from './bulk-transitions.hook.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';

const updatedAt = '2026-01-01T00:00:00.000Z';
const rowOf = (id: string): CandidateRow => ({
  id,
  internshipId: 'internship',
  internship: { id: 'internship', slug: 'trainee', title: 'Trainee', state: 'open' },
  state: 'submitted',
  displayName: id,
  blind: false,
  submittedAt: updatedAt,
  responseDueAt: updatedAt,
  firstResponseAt: null,
  overdue: false,
  rating: null,
  tags: [],
  noteCount: 0,
  interview: null,
  interviewAnswer: null,
  offer: null,
  rejection: null,
  match: null,
  createdAt: updatedAt,
  updatedAt,
  version: 1,
});

const done = (ids: readonly string[]): BulkReply => ({
  done: ids.length,
  refused: 0,
  results: ids.map((id) => ({ id, ok: true, code: null, message: null, params: {} })),
});

/** Two candidates, each with a button that chooses it alone, as a key does. */
function Queue(): ReactElement {
  const list = useList({ data: [rowOf('ada'), rowOf('ben')] });
  const transitions = useBulkTransitions();
  return (
    <ListContextProvider value={list}>
      {list.data?.map(({ id }) => (
        <button key={id} onClick={() => list.onSelect([id])}>{`Choose ${id}`}</button>
      ))}
      <button onClick={() => list.onSelect(['ada', 'ben'])}>Choose both</button>
      <BulkActions transitions={transitions} onDecided={(rows) => decidedIds.push(rows.map(({ id }) => id))} />
    </ListContextProvider>
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const decidedIds: string[][] = [];
const answers: { done: () => void; fail: () => void }[] = [];
const transitionedIds = () => vi.mocked(client.applications.transitionMany).mock.calls.map(([{ body }]) => body.ids);

/* The dialog is loaded when it is asked for; its first loading may take longer than a search waits. */
beforeAll(async () => void (await import('./RejectDialog.tsx')));
beforeEach(async () => {
  answers.length = 0;
  decidedIds.length = 0;
  vi.spyOn(client.applications, 'transitionMany').mockImplementation(
    ({ body: { ids } }) =>
      new Promise((resolve, reject) =>
        answers.push({ done: () => resolve(done(ids)), fail: () => reject(new AppError('OVERLOADED')) }),
      ),
  );
  await renderWithAdmin(
    <UndoProvider>
      <Queue />
    </UndoProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('deciding about candidates faster than the server answers', () => {
  it('makes each transition exactly once', async () => {
    await press('Choose ada');
    await press('Shortlist 1');
    await press('Choose ben');
    await press('Shortlist 1');
    await press('Choose ada');
    expect(screen.getByRole('button', { name: /^Shortlist/ }).hasAttribute('disabled')).toBe(true);
    expect(transitionedIds()).toEqual([['ada'], ['ben']]);
  });

  it('lets a candidate be decided again when it failed', async () => {
    await press('Choose ada');
    await press('Shortlist 1');
    await act(async () => answers[0]?.fail());
    await press('Choose ada');
    await press('Shortlist 1');
    expect(transitionedIds()).toEqual([['ada'], ['ada']]);
  });
});

describe('the keys that decide', () => {
  const key = (name: string) => act(async () => void fireEvent.keyDown(document.body, { key: name }));

  it('are about all who are selected, and about nobody without a selection', async () => {
    await key('s');
    expect(transitionedIds()).toEqual([]);
    await press('Choose both');
    await key('s');
    expect(transitionedIds()).toEqual([['ada', 'ben']]);
    expect(decidedIds).toEqual([['ada', 'ben']]);
    expect(screen.getByRole('button', { name: /^Shortlist/ }).hasAttribute('disabled')).toBe(true);
  });

  it('ask for the reason once for all who are selected', async () => {
    await press('Choose both');
    await key('r');
    expect((await screen.findByRole('dialog')).textContent).toContain('Reject 2 candidates');
  });
});

describe('rejecting several', () => {
  const messageField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Message to the candidate/ });
  const begin = async () => {
    await press('Choose ada');
    await press('Reject 1');
    await act(async () => void (await screen.findByRole('dialog')));
    fireEvent.click(screen.getByRole('radio', { name: /^Not enough experience/ }));
    fireEvent.change(messageField(), { target: { value: 'Thank you for your time.' } });
  };

  it('has every word still there when it failed', async () => {
    await begin();
    await press('Reject');
    await act(async () => answers[0]?.fail());
    expect(messageField().value).toBe('Thank you for your time.');
    const again = screen.getByRole('button', { name: 'Reject' });
    await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false));
    await press('Reject');
    await act(async () => answers[1]?.done());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(transitionedIds()).toEqual([['ada'], ['ada']]);
  });

  it('leaves the dialog about the next one alone when the answer comes late', async () => {
    await begin();
    await press('Reject');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Choose ben');
    await press('Reject 1');
    await screen.findByRole('dialog');
    expect(messageField().value).toBe('');
    await act(async () => answers[0]?.done());
    expect(screen.queryByRole('dialog')).not.toBeNull();
    expect(transitionedIds()).toEqual([['ada']]);
  });

  it('is about those who were chosen when it was asked for', async () => {
    await begin();
    await act(async () => void fireEvent.click(screen.getByText('Choose ben')));
    await press('Reject');
    expect(transitionedIds()).toEqual([['ada']]);
  });
});
