import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '../test/shown.tsx';
import { ReasonDialog, noteProblem } from './reason.dialog.tsx';

afterEach(cleanup);

const note = { min: 5, max: 20 };

async function open(most: number, title = 'Reject') {
  const onConfirm = vi.fn();
  const dialog = (
    <ReasonDialog
      title={title}
      codes={['skills', 'studies', 'other']}
      words="rejectionCode"
      most={most}
      note={note}
      confirm="Send"
      onClose={() => undefined}
      onConfirm={onConfirm}
    />
  );
  await show(dialog);
  return onConfirm;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const write = (value: string) => fireEvent.change(screen.getByLabelText(/Note/), { target: { value } });

describe('the dialog that asks why', () => {
  it('says what is missing instead of going on', async () => {
    const onConfirm = await open(2);
    confirm();
    expect(screen.getByText('Choose a reason.')).toBeTruthy();
    expect(screen.getByText(/At least 5 characters/)).toBeTruthy();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('hands over the chosen codes and the trimmed note', async () => {
    const onConfirm = await open(2);
    fireEvent.click(screen.getByLabelText('Needed skills are missing'));
    fireEvent.click(screen.getByLabelText('Another reason'));
    write('  Thank you  ');
    confirm();
    expect(onConfirm).toHaveBeenCalledWith({ codes: ['skills', 'other'], note: 'Thank you' });
  });

  it('refuses more codes than the server takes', async () => {
    const onConfirm = await open(2);
    for (const label of ['Needed skills are missing', 'Studies do not fit', 'Another reason'])
      fireEvent.click(screen.getByLabelText(label));
    write('Thank you');
    confirm();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});

describe('words in a dialog that is closed', () => {
  it('are there again when nothing was sent, and gone once they were', async () => {
    const words = () => screen.getByLabelText(/Note/).textContent;
    await open(1, 'Reject Ada');
    write('Three sentences');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    cleanup();
    await open(2, 'Reject Ada');
    expect(words()).toBe('Three sentences');
    fireEvent.click(screen.getByLabelText('Another reason'));
    confirm();
    cleanup();
    await open(2, 'Reject Ada');
    expect(words()).toBe('');
    cleanup();
    await open(2, 'Reject Bo');
    expect(words()).toBe('');
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
