import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { KeyboardShortcutHints, useKeyboardShortcuts } from './KeyboardShortcuts.tsx';
import { useSingleKeySetting } from './keyboard-shortcut-setting.ts';

afterEach(cleanup);
const reject = vi.fn();
const leave = vi.fn();
const moves = [
  { key: 'r', label: 'Reject', run: reject },
  { key: 'Escape', label: 'Leave', run: leave },
];

function Screen() {
  const [on, set] = useSingleKeySetting();
  useKeyboardShortcuts(moves);
  return (
    <>
      <button type="button" onClick={() => set(!on)}>
        Letters
      </button>
      <input aria-label="Note" />
      <KeyboardShortcutHints shortcuts={moves} />
    </>
  );
}

const press = (key: string, where: Element = document.body) => fireEvent.keyDown(where, { key });

describe('single-letter shortcuts', () => {
  it('work and are shown until the person switches them off; other keys keep working', async () => {
    reject.mockClear();
    leave.mockClear();
    await renderWithAdmin(<Screen />);
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

  it('do not work while somebody types, nor with Control', async () => {
    reject.mockClear();
    await renderWithAdmin(<Screen />);
    press('r', screen.getByLabelText('Note'));
    fireEvent.keyDown(document.body, { key: 'r', ctrlKey: true });
    expect(reject).not.toHaveBeenCalled();
  });

  it('do not work while a menu is open, but beside one that stays in the page closed', async () => {
    reject.mockClear();
    await renderWithAdmin(
      <>
        <Screen />
        <div data-testid="layer" aria-hidden="true">
          <ul role="menu" />
        </div>
      </>,
    );
    press('r');
    expect(reject).toHaveBeenCalledTimes(1);
    screen.getByTestId('layer').removeAttribute('aria-hidden');
    press('r');
    expect(reject).toHaveBeenCalledTimes(1);
  });
});
