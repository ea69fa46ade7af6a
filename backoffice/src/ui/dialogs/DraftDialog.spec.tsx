import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { clearDrafts } from '@prentice/drafts';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../providers/auth.provider.ts';
import * as store from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { buildMe } from '../../test/me.builder.ts';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { AppNotifications } from '../../app/AppNotifications.tsx';
import { useUndoableAction } from '../mutations/undoable-action.hook.tsx';
import { useApiMutation } from '../mutations/api-mutation.hook.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

let answer: { done: () => void; fail: () => void } = { done: () => undefined, fail: () => undefined };

/** A dialog about Ada whose act the test answers. */
function Dialogs(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const act = useApiMutation(
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

/** A dialog about Ada whose act is announced before it is done. */
function UndoableDialog(): ReactElement {
  const [isOpen, setIsOpen] = useState(false);
  const undoable = useUndoableAction();
  const close = () => setIsOpen(false);
  const confirm = () => {
    close();
    undoable({ message: 'Rejecting Ada', undoneMessage: 'Not rejected', run: () => undefined });
  };
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      {isOpen && (
        <ReasonDialog
          about="ada"
          title="Reject Ada"
          note={{ min: 0, max: 100 }}
          confirm="Reject"
          onClose={close}
          onConfirm={confirm}
        />
      )}
      <AppNotifications />
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
  await renderWithAdmin(<Dialogs />);
};
const write = async () => {
  await open();
  fireEvent.change(field(), { target: { value: 'Thank you, Ada.' } });
};
const signedIn = (id: string) => {
  const me = buildMe({ role: 'employer', id: id.repeat(24) });
  vi.spyOn(store, 'currentMe').mockReturnValue({ ...store.currentMe(), me });
};

beforeEach(async () => {
  signedIn('a');
  sessionStorage.clear();
  await renderWithAdmin(<Dialogs />);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a draft in a dialog', () => {
  it('is restored after a reload', async () => {
    await write();
    await reload();
    expect(await open()).toBe('Thank you, Ada.');
    expect(screen.getByText(/unsaved changes are back/)).toBeTruthy();
  });

  it('is discarded once the action succeeded, even when the dialog was closed before the answer', async () => {
    await write();
    await press('Reject');
    await press('Cancel');
    await closed();
    await act(async () => answer.done());
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept when the action failed and the page is left', async () => {
    await write();
    await press('Reject');
    cleanup();
    await act(async () => answer.fail());
    await reload();
    expect(await open()).toBe('Thank you, Ada.');
  });

  it('is discarded when the person clears it', async () => {
    await write();
    fireEvent.change(field(), { target: { value: '' } });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is shown to nobody else, and dropped when somebody else signs in', async () => {
    await write();
    signedIn('b');
    await reload();
    expect(await open()).toBe('');
    clearDrafts(globalThis, ['b'.repeat(24)]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is discarded by signing out, and kept when the session expired', async () => {
    vi.spyOn(client.auth, 'signOut').mockResolvedValue(undefined);
    vi.spyOn(window.location, 'assign').mockReturnValue(undefined);
    await write();
    await authProvider.logout({});
    expect(sessionStorage).toHaveLength(1);
    await authProvider.logout({ onRequest: true });
    expect(sessionStorage).toHaveLength(0);
  });

  it('is ignored when the fields of the dialog have changed since', async () => {
    await write();
    const name = sessionStorage.key(0) ?? '';
    for (const storedDraft of ['{"note":1}', '{"chosen":[1],"subject":"","note":""}', 'none']) {
      sessionStorage.setItem(name, `{"savedAt":${Date.now()},"value":${storedDraft}}`);
      await reload();
      expect(await open()).toBe('');
    }
  });
});

describe('a draft of a decision that can be undone', () => {
  it('is discarded with the decision, and is back when that is undone', async () => {
    cleanup();
    await renderWithAdmin(<UndoableDialog />);
    await write();
    await press('Reject');
    await closed();
    expect(sessionStorage).toHaveLength(0);
    await press('Undo');
    expect(await open()).toBe('Thank you, Ada.');
  });
});

describe('a dialog that asks for something', () => {
  it('gives the focus to its first field, and back to what opened it', async () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await open();
    expect(document.activeElement).toBe(field());
    await press('Cancel');
    await closed();
    expect(document.activeElement).toBe(opener);
  });

  it('is sent by Ctrl and Enter, also from a field of several lines', async () => {
    await write();
    await act(async () => void fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true }));
    await act(async () => answer.done());
    await closed();
    expect(sessionStorage).toHaveLength(0);
  });
});
