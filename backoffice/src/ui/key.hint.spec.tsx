import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../test/shown.tsx';
import { KeyHints, useKeys } from './key.hint.tsx';
import { useSingleKeys } from './key.setting.ts';

afterEach(cleanup);
const reject = vi.fn();
const leave = vi.fn();
const moves = [
  { key: 'r', label: 'Reject', run: reject },
  { key: 'Escape', label: 'Leave', run: leave },
];

function Screen() {
  const [on, set] = useSingleKeys();
  useKeys(moves);
  return (
    <>
      <button type="button" onClick={() => set(!on)}>
        Letters
      </button>
      <input aria-label="Note" />
      <KeyHints moves={moves} />
    </>
  );
}

const press = (key: string, where: Element = document.body) => fireEvent.keyDown(where, { key });

describe('moves by single letters', () => {
  it('are made, and said, until the person switches them off; keys that are no letters stay', async () => {
    reject.mockClear();
    leave.mockClear();
    await show(<Screen />);
    press('r');
    expect(reject).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Reject')).toBeTruthy();
    fireEvent.click(screen.getByText('Letters'));
    press('r');
    press('Escape');
    expect(reject).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Reject')).toBeNull();
    expect(screen.getByText('Leave')).toBeTruthy();
    fireEvent.click(screen.getByText('Letters'));
    press('r');
    expect(reject).toHaveBeenCalledTimes(2);
  });

  it('are not made while somebody writes, nor with Control', async () => {
    reject.mockClear();
    await show(<Screen />);
    press('r', screen.getByLabelText('Note'));
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    expect(reject).not.toHaveBeenCalled();
  });
});
