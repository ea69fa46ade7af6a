import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { AppError, type BulkReply } from '@prentice/contract';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { client } from '../../../providers/session.ts';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { UndoProvider, useUndoContext } from './UndoProvider.tsx';

const MINUTE = 60_000;
const names = ['Ada', 'Ben', 'Cleo'];

/** Decides about candidates; the server answers when the test lets it. */
function Decisions(): ReactElement {
  const { remember, forget } = useUndoContext();
  const decide = (name: string) => {
    const request = new Promise<readonly string[]>((resolve, reject) =>
      decided.set(name, { make: () => resolve([name]), fail: () => reject(new AppError('OVERLOADED')) }),
    );
    remember({ to: 'shortlisted', ids: [name], name, confirmedIds: request });
  };
  return (
    <>
      {names.map((name) => (
        <button key={name} onClick={() => decide(name)}>{`Shortlist ${name}`}</button>
      ))}
      <button onClick={() => forget(['Ben'])}>Make Ben a finalist</button>
    </>
  );
}

const decided = new Map<string, { readonly make: () => void; readonly fail: () => void }>();
const answers: { readonly done: () => void; readonly expire: () => void; readonly fail: () => void }[] = [];
const replyOf = (ids: readonly string[], ok: boolean): BulkReply => ({
  done: ok ? ids.length : 0,
  refused: ok ? 0 : ids.length,
  results: ids.map((id) => ({ id, ok, code: ok ? null : 'UNDO_EXPIRED', message: null, params: {} })),
});

const press = (name: string, detail = 1) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name }), { detail }));
const key = (init: object = {}) => act(async () => void fireEvent.keyDown(document.body, { key: 'u', ...init }));
const shortlist = async (...those: readonly string[]) => {
  for (const name of those) {
    await press(`Shortlist ${name}`);
    await act(async () => decided.get(name)?.make());
  }
};
const undoneIds = () => vi.mocked(client.applications.undo).mock.calls.map(([{ body }]) => body.ids);
const statusText = () => screen.getByRole('status').textContent;

beforeEach(async () => {
  decided.clear();
  answers.length = 0;
  vi.spyOn(client.applications, 'undo').mockImplementation(
    ({ body: { ids } }) =>
      new Promise((resolve, reject) =>
        answers.push({
          done: () => resolve(replyOf(ids, true)),
          expire: () => resolve(replyOf(ids, false)),
          fail: () => reject(new AppError('OVERLOADED')),
        }),
      ),
  );
  await renderWithAdmin(
    <UndoProvider>
      <Decisions />
    </UndoProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('undoing decisions', () => {
  it('reaches each of them, newest first, by button and by key, and says which', async () => {
    await shortlist('Ada', 'Ben', 'Cleo');
    expect(statusText()).toContain('Cleo shortlisted.');
    expect(statusText()).toContain('You can also undo 2 earlier decisions.');
    await press('Undo');
    expect(statusText()).toContain('Undoing the decision about Cleo …');
    await act(async () => answers[0]?.done());
    expect(statusText()).toContain('Cleo is no longer shortlisted.');
    expect(statusText()).toContain('Ben shortlisted.');
    await key();
    await act(async () => answers[1]?.done());
    await press('Undo');
    await act(async () => answers[2]?.done());
    expect(undoneIds()).toEqual([['Cleo'], ['Ben'], ['Ada']]);
    expect(statusText()).toBe('Ada is no longer shortlisted.');
    expect(document.activeElement).toBe(screen.getByRole('status'));
    await key();
    expect(undoneIds()).toHaveLength(3);
  });

  it('takes back as many as there are presses, faster than the server answers', async () => {
    await shortlist('Ada', 'Ben', 'Cleo');
    await act(async () => {
      fireEvent.keyDown(document.body, { key: 'u' });
      fireEvent.keyDown(document.body, { key: 'u' });
    });
    expect(undoneIds()).toEqual([['Cleo'], ['Ben']]);
    expect(statusText()).toContain('Ada shortlisted.');
  });

  it('takes back one by a double click, and by a key that is held', async () => {
    await shortlist('Ada', 'Ben', 'Cleo');
    await press('Undo');
    await press('Undo', 2);
    expect(undoneIds()).toEqual([['Cleo']]);
    await key();
    await key({ repeat: true });
    expect(undoneIds()).toEqual([['Cleo'], ['Ben']]);
  });

  it('takes back the decision that is still on its way, not the one before', async () => {
    await shortlist('Ada');
    await press('Shortlist Ben');
    await key();
    expect(undoneIds()).toEqual([]);
    await act(async () => decided.get('Ben')?.make());
    expect(undoneIds()).toEqual([['Ben']]);
    await act(async () => answers[0]?.done());
    expect(statusText()).toContain('Ada shortlisted.');
  });

  it('says a decision that takes long, and offers nothing once it has failed', async () => {
    vi.useFakeTimers();
    await press('Shortlist Ada');
    expect(statusText()).toBe('');
    await act(async () => vi.advanceTimersByTime(400));
    expect(statusText()).toContain('Shortlisting Ada …');
    await act(async () => decided.get('Ada')?.fail());
    expect(statusText()).toBe('');
  });

  it('offers one again whose taking back failed', async () => {
    await shortlist('Ada', 'Ben');
    await press('Undo');
    await act(async () => answers[0]?.fail());
    expect(statusText()).toContain('Ben shortlisted.');
    await press('Undo');
    expect(undoneIds()).toEqual([['Ben'], ['Ben']]);
  });
});

describe('a decision that can no longer be undone', () => {
  it('is offered for ten minutes, each decision for its own', async () => {
    vi.useFakeTimers();
    await shortlist('Ada');
    await act(async () => vi.advanceTimersByTime(6 * MINUTE));
    await shortlist('Ben');
    await act(async () => vi.advanceTimersByTime(5 * MINUTE));
    expect(statusText()).toContain('Ben shortlisted.');
    expect(statusText()).not.toContain('earlier decision');
    await act(async () => vi.advanceTimersByTime(6 * MINUTE));
    expect(statusText()).toBe('');
    await key();
    expect(undoneIds()).toEqual([]);
  });

  it('is not said to be taken back when the server says so', async () => {
    await shortlist('Ada', 'Ben');
    await press('Undo');
    await act(async () => answers[0]?.expire());
    expect(statusText()).not.toContain('Ben');
    expect(statusText()).toContain('Ada shortlisted.');
  });

  it('is not offered after a transition that cannot be undone, nor twice for one candidate', async () => {
    await shortlist('Ada', 'Ben');
    await press('Make Ben a finalist');
    expect(statusText()).toContain('Ada shortlisted.');
    await shortlist('Ada');
    expect(statusText()).not.toContain('earlier decision');
  });
});

describe('screens among which one goes and decides', () => {
  const showScreen = (sharedAs?: string) =>
    renderWithAdmin(
      <UndoProvider sharedAs={sharedAs}>
        <Decisions />
      </UndoProvider>,
    );

  it('offer to undo what was decided on another of them', async () => {
    cleanup();
    await showScreen('spec');
    await shortlist('Ada');
    cleanup();
    await showScreen();
    expect(statusText()).toBe('');
    cleanup();
    await showScreen('spec');
    await press('Undo');
    expect(undoneIds()).toEqual([['Ada']]);
  });

  it('learn of an answer that came after one had gone on', async () => {
    cleanup();
    await showScreen('another spec');
    await press('Shortlist Ben');
    cleanup();
    await showScreen('another spec');
    await act(async () => decided.get('Ben')?.make());
    expect(statusText()).toContain('Ben shortlisted.');
  });
});
