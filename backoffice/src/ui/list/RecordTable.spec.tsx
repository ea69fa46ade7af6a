import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import type { Column } from './record-columns.ts';
import { visibleColumns } from './record-columns.ts';
import { RecordTable } from './RecordTable.tsx';

interface Company {
  readonly id: string;
  readonly name: string;
  readonly city: string;
}

let drawn = 0;
const columns: readonly Column<Company>[] = [
  { name: 'name', label: 'Name', sort: 'name' },
  {
    name: 'city',
    label: 'City',
    render: ({ city }) => {
      drawn++;
      return city.toUpperCase();
    },
  },
];
const data = [
  { id: '1', name: 'Beta', city: 'Graz' },
  { id: '2', name: 'Alpha', city: 'Linz' },
];

function Companies() {
  const list = useList({ data, sort: { field: 'name', order: 'ASC' } });
  return (
    <ListContextProvider value={list}>
      <RecordTable
        columns={columns}
        storeKey="test"
        pathOf={({ id }) => `/dashboard/admin/employers/${id}`}
        bulk={<button type="button">Act</button>}
      />
    </ListContextProvider>
  );
}

afterEach(cleanup);
const names = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('a table of records', () => {
  it('sorts by its heads, and only by those that the server can sort by', async () => {
    await renderWithAdmin(<Companies />);
    expect(names()).toEqual(['Alpha', 'Beta']);
    fireEvent.click(screen.getByText('Name'));
    expect(names()).toEqual(['Beta', 'Alpha']);
    fireEvent.click(screen.getByText('City'));
    expect(names()).toEqual(['Beta', 'Alpha']);
  });

  it('links each record and shows its values as the column says', async () => {
    await renderWithAdmin(<Companies />);
    expect(screen.getByText('Alpha').getAttribute('href')).toBe('/dashboard/admin/employers/2');
    expect(screen.getByText('LINZ')).toBeTruthy();
  });

  it('shows what can be done once rows are chosen, and how many', async () => {
    await renderWithAdmin(<Companies />);
    expect(screen.queryByText('Act')).toBeNull();
    fireEvent.click(screen.getByLabelText('Select Alpha'));
    expect(screen.getByText('1 selected')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Select all on this page'));
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(screen.getByText('Act')).toBeTruthy();
  });

  it('does not draw its values again while only the choice of rows changes', async () => {
    await renderWithAdmin(<Companies />);
    const before = drawn;
    for (const name of ['Select Alpha', 'Select all on this page', 'Select Beta'])
      fireEvent.click(screen.getByLabelText(name));
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(drawn).toBe(before);
    fireEvent.click(screen.getByText('Name'));
    expect(names()).toEqual(['Beta', 'Alpha']);
  });
});

describe('hidden columns', () => {
  it('are left out, but never the one that names the record', () => {
    expect(visibleColumns(columns, ['name', 'city']).map(({ name }) => name)).toEqual(['name']);
  });
});
