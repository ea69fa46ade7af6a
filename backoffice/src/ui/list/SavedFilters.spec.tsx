import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListFilter } from './filter-model.ts';

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
