// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translator } from '../../i18n/catalogue.ts';
import { InboxUndoBar, UNDO_BAR_MS } from './InboxUndoBar.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (): ReturnType<typeof vi.fn> => {
  const onClose = vi.fn();
  const undo = { read: true, count: 2, ids: new Set<string>(), run: async () => undefined };
  render(<InboxUndoBar t={translator('en')} undo={undo} busy={false} onUndo={() => undefined} onClose={onClose} />);
  return onClose;
};

it('closes by itself after a while', () => {
  const onClose = show();
  vi.advanceTimersByTime(UNDO_BAR_MS - 1);
  expect(onClose).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onClose).toHaveBeenCalledOnce();
});

it('stays while the keyboard is on one of its buttons', () => {
  const onClose = show();
  screen.getByRole('button', { name: 'Undo' }).focus();
  vi.advanceTimersByTime(2 * UNDO_BAR_MS);
  expect(onClose).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Undo' }).blur();
  vi.advanceTimersByTime(UNDO_BAR_MS);
  expect(onClose).toHaveBeenCalledOnce();
});
