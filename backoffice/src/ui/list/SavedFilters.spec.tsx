import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListFilter } from './filter-model.ts';
import { addSavedFilter, canSaveAs, isApplied, savedFilterLimits, type SavedFilter } from './SavedFilters.tsx';

afterEach(cleanup);

const filters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'state',
    label: 'internships.state',
    values: ['open', 'closed'],
    words: 'internshipState',
  },
];

function Internships() {
  const list = useList({ data: [{ id: '1', state: 'open' }], sort: { field: 'state', order: 'ASC' } });
  return (
    <ListContextProvider value={list}>
      <FilterBar filters={filters} storeKey="test" />
    </ListContextProvider>
  );
}

const state = () => screen.getByLabelText('Status');
const choose = (value: string) => fireEvent.change(state(), { target: { value } });
const save = (name: string) => {
  fireEvent.change(screen.getByLabelText('Name of this filter'), { target: { value: name } });
  fireEvent.click(screen.getByRole('button', { name: 'Save these filters', hidden: true }));
};
const saved = (name: string) => screen.queryByRole('button', { name, hidden: true });

describe('saved filters of a list', () => {
  it('ask for filters first', async () => {
    await renderWithAdmin(<Internships />);
    expect(screen.getByText(/Set some filters/)).toBeTruthy();
    expect(screen.queryByLabelText('Name of this filter')).toBeNull();
  });

  it('bring back what was set when they were named', async () => {
    await renderWithAdmin(<Internships />);
    choose('open');
    save('Running');
    choose('closed');
    const running = saved('Running');
    expect(running?.getAttribute('aria-current')).toBeNull();
    if (running) fireEvent.click(running);
    expect(state()).toHaveProperty('value', 'open');
    expect(saved('Running')?.getAttribute('aria-current')).toBe('true');
  });

  it('need a name, and go when they are removed', async () => {
    await renderWithAdmin(<Internships />);
    choose('open');
    save('   ');
    expect(screen.queryByRole('list', { hidden: true })).toBeNull();
    save('Running');
    fireEvent.click(screen.getByRole('button', { name: 'Remove the saved filter Running', hidden: true }));
    expect(saved('Running')).toBeNull();
  });
});

const byName = { field: 'name', order: 'ASC' } as const;
const savedAs = (name: string, values = {}): SavedFilter => ({ name, values, sort: byName });

describe('saved filters', () => {
  it('stand by name, and a second one of a name replaces the first', () => {
    const both = addSavedFilter(addSavedFilter([], savedAs('Late')), savedAs('Blocked'));
    expect(both.map(({ name }) => name)).toEqual(['Blocked', 'Late']);
    expect(addSavedFilter(both, savedAs('late', { overdue: 1 }))).toEqual([
      savedAs('Blocked'),
      savedAs('late', { overdue: 1 }),
    ]);
  });
  it('are limited in number, but a full list can still be changed', () => {
    const full = Array.from({ length: savedFilterLimits.filters }, (_, at) => savedAs(`Filter ${at}`));
    expect(canSaveAs(full, 'One more')).toBe(false);
    expect(canSaveAs(full, 'filter 3')).toBe(true);
  });
  it('know whether the list shows them, whatever the order in which they were set', () => {
    const one = savedAs('Both', { state: 'open', q: 'graz' });
    expect(isApplied(one, { values: { q: 'graz', state: 'open' }, sort: byName })).toBe(true);
    expect(isApplied(one, { values: { q: 'graz' }, sort: byName })).toBe(false);
    expect(isApplied(one, { values: one.values, sort: { field: 'name', order: 'DESC' } })).toBe(false);
  });
});
