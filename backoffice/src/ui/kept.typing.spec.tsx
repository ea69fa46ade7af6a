import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetTyped } from '@prentice/client';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../providers/auth.provider.ts';
import * as store from '../providers/me.store.ts';
import { client } from '../providers/session.ts';
import { meOf } from '../test/me.ts';
import { show } from '../test/shown.tsx';
import { useMove } from './move.hook.ts';
import { ReasonDialog } from './reason.dialog.tsx';

let answer: { done: () => void; fail: () => void } = { done: () => undefined, fail: () => undefined };

/** A dialog about Ada whose act the test answers. */
function Dialogs(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const act = useMove(
    () => new Promise<void>((resolve, reject) => (answer = { done: resolve, fail: () => reject(new Error('no')) })),
    { onDone: close },
  );
  const confirm = () => act.mutate(undefined);
  const rules = { min: 0, max: 100 };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <ReasonDialog
          about="ada"
          title="Reject Ada"
          note={rules}
          confirm="Reject"
          onClose={close}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const open = async () => {
  await press('Open');
  return field().value;
};
/** A new page has nothing but what the tab keeps. */
const reload = async () => {
  cleanup();
  await show(<Dialogs />);
};
const write = async () => {
  await open();
  fireEvent.change(field(), { target: { value: 'Thank you, Ada.' } });
};
const signedIn = (id: string) => {
  const me = meOf({ role: 'employer', id: id.repeat(24) });
  vi.spyOn(store, 'currentMe').mockReturnValue({ ...store.currentMe(), me });
};

beforeEach(async () => {
  signedIn('a');
  sessionStorage.clear();
  await show(<Dialogs />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('words in a dialog', () => {
  it('are there again after the page was loaded anew', async () => {
    await write();
    await reload();
    expect(await open()).toBe('Thank you, Ada.');
    expect(screen.getByText(/is still here/)).toBeTruthy();
  });

  it('are gone once the act is made, even when the dialog was closed before the answer', async () => {
    await write();
    await press('Reject');
    await press('Cancel');
    await closed();
    await act(async () => answer.done());
    expect(sessionStorage).toHaveLength(0);
  });

  it('stay when the act failed and the page is left', async () => {
    await write();
    await press('Reject');
    cleanup();
    await act(async () => answer.fail());
    await reload();
    expect(await open()).toBe('Thank you, Ada.');
  });

  it('are gone when the person takes them back', async () => {
    await write();
    fireEvent.change(field(), { target: { value: '' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('are shown to nobody else, and dropped once somebody else is here', async () => {
    await write();
    signedIn('b');
    await reload();
    expect(await open()).toBe('');
    forgetTyped(globalThis, 'b'.repeat(24));
    expect(sessionStorage).toHaveLength(0);
  });

  it('are gone after signing out, and stay when the session has ended', async () => {
    vi.spyOn(client.auth, 'signOut').mockResolvedValue(undefined);
    vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    await write();
    await authProvider.logout({});
    expect(sessionStorage).toHaveLength(1);
    await authProvider.logout({ wished: true });
    expect(sessionStorage).toHaveLength(0);
  });

  it('are not taken over when the dialog asks for something else since', async () => {
    await write();
    const name = sessionStorage.key(0) ?? '';
    for (const kept of ['{"note":1}', '{"chosen":[1],"subject":"","note":""}', 'none']) {
      sessionStorage.setItem(name, kept);
      await reload();
      expect(await open()).toBe('');
    }
  });
});
