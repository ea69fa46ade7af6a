import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { Versions } from '@prentice/drafts';

afterEach(cleanup);

async function open(conflict: Versions) {
  const overwrite = vi.fn();
  await renderWithAdmin(
    <ConflictDialog
      conflict={conflict}
      labelPrefix="posting.field"
      onKeepTyping={() => undefined}
      onTakeTheirs={() => undefined}
      onOverwrite={overwrite}
    />,
  );
  return overwrite;
}

const base = { title: 'Lanterns', workMode: 'onsite', openings: 1 };

describe('the dialog after a stale save', () => {
  it('says who changed which field, in the words of the form', async () => {
    await open({ base, mine: { ...base, title: 'Lamps' }, theirs: { ...base, workMode: 'remote' } });
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringContaining('Your version'),
      expect.stringMatching(/^Titlechanged by you.*Keep mine.*Lamps$/),
      expect.stringMatching(/^On site or remotechanged by them.*Keep theirs.*Remote.*On site$/),
    ]);
  });

  it('says who saved and when, and saves each field as chosen', async () => {
    const saved = { updatedByName: 'Ada Palmer', updatedAt: '2026-03-02T09:00:00.000Z' };
    const theirs = { ...base, title: 'Lanterns and lamps', workMode: 'remote', ...saved };
    const overwrite = await open({ base, mine: { ...base, title: 'Lamps' }, theirs });
    expect(screen.getByText(/^Saved by Ada Palmer, /)).toBeTruthy();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Which version to keep: Title' }));
    fireEvent.click(screen.getByRole('option', { name: 'Keep theirs' }));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Which version to keep: On site or remote' }));
    fireEvent.click(screen.getByRole('option', { name: 'Keep mine' }));
    fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
    expect(overwrite).toHaveBeenCalledExactlyOnceWith(new Set(['workMode']));
  });

  it('offers to merge once it knows how it was before, else to save over theirs', async () => {
    const overwrite = await open({ base, mine: { ...base, title: 'Lamps' }, theirs: { ...base, openings: 2 } });
    fireEvent.click(screen.getByRole('button', { name: 'Merge both' }));
    expect(overwrite).toHaveBeenCalledOnce();
    cleanup();
    await open({ mine: { title: 'Lamps' }, theirs: { title: 'Lanterns' } });
    expect(screen.getByRole('button', { name: 'Overwrite with mine' })).toBeTruthy();
  });
});
