import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNotify } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppNotifications } from '../../app/AppNotifications.tsx';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { useUndoableAction } from './undoable-action.hook.tsx';

const log: string[] = [];

function Moves(): ReactElement {
  const undoable = useUndoableAction();
  const notify = useNotify();
  const move = (name: string) =>
    undoable({
      message: `Doing ${name}`,
      undoneMessage: `Not done: ${name}`,
      run: () => log.push(`did ${name}`),
      undo: () => log.push(`undid ${name}`),
    });
  return (
    <>
      {['one', 'two'].map((name) => (
        <button key={name} onClick={() => move(name)}>
          {name}
        </button>
      ))}
      <button onClick={() => notify('Done before', { type: 'success' })}>earlier</button>
      <AppNotifications />
    </>
  );
}

const undoByKey = () => act(async () => void fireEvent.keyDown(document.body, { key: 'u' }));
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  cleanup();
  log.length = 0;
});

it('makes what is announced when the next is, and offers to undo that one alone', async () => {
  await renderWithAdmin(<Moves />);
  await press('one');
  expect(screen.getByText('Doing one')).toBeTruthy();
  await press('two');
  expect(log).toEqual(['did one']);
  expect(await screen.findByText('Doing two')).toBeTruthy();
  expect(screen.queryByText('Doing one')).toBeNull();
  await press(/^undo$/i);
  expect(log).toEqual(['did one', 'undid two']);
});

it('takes the place of an earlier message at once', async () => {
  await renderWithAdmin(<Moves />);
  await press('earlier');
  expect(screen.getByText('Done before')).toBeTruthy();
  await press('one');
  expect(screen.getByText('Doing one')).toBeTruthy();
  expect(screen.queryByText('Done before')).toBeNull();
  await press(/^undo$/i);
  expect(log).toEqual(['undid one']);
});

it('is undone once by a key, however often it is pressed', async () => {
  await renderWithAdmin(<Moves />);
  await press('one');
  await undoByKey();
  await undoByKey();
  expect(log).toEqual(['undid one']);
  expect(screen.queryByText('Doing one')).toBeNull();
  expect(within(screen.getByRole('alert')).getByText('Not done: one')).toBeTruthy();
});

it('is made at once when the page is left, which the browser does not ask about', async () => {
  await renderWithAdmin(<Moves />);
  await press('one');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(log).toEqual(['did one']);
  expect(screen.queryByText('Doing one')).toBeNull();
});

it('is made at once when the page is hidden, which is all that a phone says before it ends it', async () => {
  await renderWithAdmin(<Moves />);
  await press('one');
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  visibility.mockRestore();
  expect(log).toEqual(['did one']);
});

it('waits on while somebody clicks elsewhere', async () => {
  await renderWithAdmin(<Moves />);
  await press('one');
  await act(async () => void fireEvent.click(document.body));
  expect(log).toEqual([]);
  expect(screen.getByText('Doing one')).toBeTruthy();
});

it('is made when the announcement closes by itself', async () => {
  await renderWithAdmin(<Moves />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press('one');
  await act(async () => void vi.advanceTimersByTime(9_000));
  vi.useRealTimers();
  await waitFor(() => expect(log).toEqual(['did one']));
  expect(screen.queryByText('Doing one')).toBeNull();
});
