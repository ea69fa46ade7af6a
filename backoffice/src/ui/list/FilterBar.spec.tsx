import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList, type RaRecord } from 'ra-core';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListFilter } from './filter-model.ts';

afterEach(cleanup);

const filters: readonly ListFilter[] = [
  { kind: 'choice', source: 'state', label: 'list.search', words: 'applicationState', values: ['submitted'] },
  { kind: 'switch', source: 'overdue', label: 'list.all', value: true },
];

it('sets one filter beside another that has not come into force yet', async () => {
  const asked: unknown[] = [];
  function Slow(): ReactElement {
    const list = useList<RaRecord>({ data: [] });
    return (
      <ListContextProvider value={{ ...list, filterValues: {}, setFilters: (values) => void asked.push(values) }}>
        <FilterBar filters={filters} />
      </ListContextProvider>
    );
  }
  await renderWithAdmin(<Slow />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'submitted' } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(asked).toEqual([{ state: 'submitted' }, { state: 'submitted', overdue: true }]);
});

it('sets one filter after all were cleared and that has not come into force yet', async () => {
  const asked: unknown[] = [];
  function Slow(): ReactElement {
    const list = useList<RaRecord>({ data: [] });
    const value = {
      ...list,
      filterValues: { state: 'submitted' },
      setFilters: (values: unknown) => void asked.push(values),
    };
    return (
      <ListContextProvider value={value}>
        <FilterBar filters={filters} />
      </ListContextProvider>
    );
  }
  await renderWithAdmin(<Slow />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  fireEvent.click(screen.getByRole('checkbox'));
  expect(asked).toEqual([{}, { overdue: true }]);
});
