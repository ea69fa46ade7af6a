import { cleanup, screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ListColumn, ListTable } from './ListTable.tsx';

vi.mock(import('../page/narrow-screen.hook.ts'), async (original) => ({
  ...(await original()),
  useIsNarrowScreen: () => true,
}));

function Tasks({ field = 'due' }: { field?: string }): ReactElement {
  const list = useList<RaRecord>({ data: [{ id: 'a' }], sort: { field, order: 'ASC' } });
  return (
    <ResourceContextProvider value="tasks">
      <ListContextProvider value={list}>
        <ListTable<RaRecord> rowClick={false} orderLabels={{ due: 'Due first, then the longest' }}>
          <ListColumn<RaRecord> source="due" label="Due" instant />
          <ListColumn<RaRecord> source="name" label="Name" />
        </ListTable>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

afterEach(cleanup);

it('calls an order on phones by its own name, where it is more than that of the column', async () => {
  await renderWithAdmin(<Tasks />);
  const orders = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(orders).toEqual(['Due first, then the longest', 'Due: newest first', 'Name: ascending', 'Name: descending']);
});

it('names no column for an order that is of none', async () => {
  await renderWithAdmin(<Tasks field="updatedAt" />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').selectedOptions[0]?.textContent).toBe('Usual order');
});
