import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../../test/render-with-admin.tsx';
import { CompareCandidatesButton } from './CompareCandidatesButton.tsx';
import { useComparedIds } from './compared-ids.hook.ts';

const ids = ['ada', 'ben', 'cleo', 'dora', 'emil'];

/** A list of five, of whom some are selected, with what its address says. */
function List({ selectedIds }: { selectedIds: readonly string[] }): ReactElement {
  const list = useList({ data: ids.map((id) => ({ id })) });
  const { comparedIds, listSearch } = useComparedIds();
  return (
    <ListContextProvider value={{ ...list, selectedIds: [...selectedIds] }}>
      <CompareCandidatesButton />
      <output aria-label="address">{useLocation().search}</output>
      <output aria-label="compared">{comparedIds.join(' ')}</output>
      <output aria-label="list">{listSearch}</output>
    </ListContextProvider>
  );
}

const outputOf = (name: string) => screen.getByRole('status', { name }).textContent;
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const openList = (selectedIds: readonly string[], address = '/list?order=ASC') =>
  renderWithAdmin(
    <MemoryRouter initialEntries={[address]}>
      <List selectedIds={selectedIds} />
    </MemoryRouter>,
  );

afterEach(cleanup);

describe('the button that compares', () => {
  it('puts the selected ones into the address and leaves the rest of it', async () => {
    await openList(['ada', 'cleo']);
    await press('Compare 2');
    expect(outputOf('address')).toBe('?order=ASC&compare=ada%2Ccleo');
    expect(outputOf('compared')).toBe('ada cleo');
    expect(outputOf('list')).toBe('order=ASC');
  });

  for (const count of [1, 5])
    it(`cannot be pressed with ${count} selected`, async () => {
      await openList(ids.slice(0, count));
      expect(screen.getByRole('button', { name: `Compare ${count}` })).toHaveProperty('disabled', true);
    });

  it('compares nobody where the address names a single one, and four where it names five', async () => {
    await openList([], '/list?compare=ada');
    expect(outputOf('compared')).toBe('');
    cleanup();
    await openList([], `/list?compare=${ids.join(',')}`);
    expect(outputOf('compared')).toBe('ada ben cleo dora');
  });
});
