import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ReasonDialog, noteProblem } from './ReasonDialog.tsx';

afterEach(cleanup);

const note = { min: 5, max: 20 };

async function open(most: number, about = 'nobody') {
  const onConfirm = vi.fn();
  const dialog = (
    <ReasonDialog
      title="Reject"
      about={about}
      codes={['skills', 'studies', 'other']}
      labelPrefix="rejectionCode"
      maxCodes={most}
      note={note}
      confirm="Send"
      onClose={() => undefined}
      onConfirm={onConfirm}
    />
  );
  await renderWithAdmin(dialog);
  return onConfirm;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const write = (value: string) => fireEvent.change(screen.getByLabelText(/Note/), { target: { value } });

describe('the dialog that asks why', () => {
  it('says what is missing instead of going on', async () => {
    const onConfirm = await open(2);
    confirm();
    expect(screen.getByText('Choose a reason.')).toBeTruthy();
    expect(screen.getByText(/Write at least 5 characters/)).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('says beforehand how long the note has to be, and how long it is', async () => {
    await open(2);
    expect(screen.getByText('At least 5 characters')).toBeTruthy();
    write('Dear');
    expect(screen.getByText('At least 5 characters (4 so far)')).toBeTruthy();
    write('Thank you');
    expect(screen.queryByText(/At least 5 characters/)).toBeNull();
  });

  it('hands over the chosen codes and the trimmed note', async () => {
    const onConfirm = await open(2);
    fireEvent.click(screen.getByLabelText('Missing required skills'));
    fireEvent.click(screen.getByLabelText('Another reason'));
    write('  Thank you  ');
    confirm();
    expect(onConfirm).toHaveBeenCalledWith({ codes: ['skills', 'other'], note: 'Thank you', subject: '', answer: '' });
  });

  it('refuses more codes than the server takes', async () => {
    const onConfirm = await open(2);
    for (const label of ['Missing required skills', 'Different field or level of study needed', 'Another reason'])
      fireEvent.click(screen.getByLabelText(label));
    write('Thank you');
    confirm();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

it('gives a reason the same key in all dialogs of a kind, and skips those that it does not offer', async () => {
  const onConfirm = vi.fn();
  await renderWithAdmin(
    <ReasonDialog
      title="Reject"
      about="keys"
      codes={['skills', 'other']}
      keyedCodes={['skills', 'studies', 'other']}
      labelPrefix="rejectionCode"
      showsAllCodes
      confirm="Send"
      onClose={() => undefined}
      onConfirm={onConfirm}
    />,
  );
  const other = screen.getByRole<HTMLInputElement>('radio', { name: 'Another reason' });
  fireEvent.keyDown(other, { key: '2' });
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  fireEvent.keyDown(other, { key: '3' });
  confirm();
  expect(onConfirm).toHaveBeenCalledWith(expect.objectContaining({ codes: ['other'] }));
});

it.each([
  ['radio buttons', { showsAllCodes: true }, 'radio', 'Missing required skills'],
  ['checkboxes', { maxCodes: 2 }, 'checkbox', 'Missing required skills'],
  ['a select', {}, 'combobox', /Reason/],
] as const)('leads from an empty form to its first field, the reason, with %s', async (_kind, props, role, name) => {
  const dialog = (
    <ReasonDialog
      title="Ask for changes"
      about="focus"
      codes={['skills', 'other']}
      labelPrefix="rejectionCode"
      note={note}
      confirm="Send"
      onClose={() => undefined}
      onConfirm={() => undefined}
      {...props}
    />
  );
  await renderWithAdmin(dialog);
  screen.getByLabelText(/Note/).focus();
  confirm();
  expect(document.activeElement).toBe(screen.getByRole(role, { name }));
});

const words = () => screen.getByLabelText(/Note/).textContent;
const hint = () => screen.queryByText(/unsaved changes are back/);
const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });

describe('words in a dialog that is closed', () => {
  it('are there again, with the reason chosen, in the dialog about the same record only', async () => {
    await open(2, 'Ada');
    expect(hint()).toBeNull();
    fireEvent.click(screen.getByLabelText('Another reason'));
    write('Three sentences');
    escape();
    cleanup();
    await open(2, 'Bo');
    expect(words()).toBe('');
    cleanup();
    const onConfirm = await open(2, 'Ada');
    expect(hint()).toBeTruthy();
    confirm();
    expect(onConfirm).toHaveBeenCalledWith({ codes: ['other'], note: 'Three sentences', subject: '', answer: '' });
  });

  it('are none where only one key was pressed', async () => {
    await open(2, 'Eve');
    fireEvent.keyDown(screen.getByLabelText('Another reason'), { key: '2' });
    escape();
    cleanup();
    await open(2, 'Eve');
    expect(hint()).toBeNull();
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('are gone once they were sent, and stay where sending failed', async () => {
    await open(2, 'Cem');
    fireEvent.click(screen.getByLabelText('Another reason'));
    write('Three sentences');
    confirm();
    escape();
    cleanup();
    await open(2, 'Cem');
    expect(words()).toBe('Three sentences');
    confirm();
    cleanup();
    await open(2, 'Cem');
    expect(words()).toBe('');
  });

  it('can be thrown away', async () => {
    await open(2, 'Dan');
    write('Three sentences');
    escape();
    cleanup();
    await open(2, 'Dan');
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(words()).toBe('');
    expect(hint()).toBeNull();
    cleanup();
    await open(2, 'Dan');
    expect(hint()).toBeNull();
  });
});

describe('the length of a note', () => {
  it('counts what is left after trimming', () => {
    expect(noteProblem('    a    ', note)).toBe('short');
    expect(noteProblem('x'.repeat(21), note)).toBe('long');
    expect(noteProblem('fits well', note)).toBeNull();
    expect(noteProblem('', undefined)).toBeNull();
  });
});
