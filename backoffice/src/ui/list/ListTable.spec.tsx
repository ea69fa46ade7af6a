import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList, type RaRecord } from 'ra-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { ListColumn, ListTable } from './ListTable.tsx';

interface Company extends RaRecord {
  readonly name: string;
  readonly city: string;
  readonly openings: number;
}

const companies: Company[] = [
  { id: 'b', name: 'Brunnwald', city: 'Linz', openings: 2 },
  { id: 'a', name: 'Alpenlabor', city: 'Graz', openings: 7 },
];

function Companies({ data = companies }: { data?: Company[] }) {
  const list = useList<Company>({ data, sort: { field: 'name', order: 'ASC' } });
  return (
    <ResourceContextProvider value="employers">
      <ListContextProvider value={list}>
        <ListTable<Company> rowClick={false} bulkActions={<button type="button">Write</button>}>
          <ListColumn<Company> source="name" label="Name" card="title" />
          <ListColumn<Company> source="city" label="City" card="plain" disableSort />
          <ListColumn<Company> source="openings" label="Openings" />
          <ListColumn<Company>
            source="actions"
            label="Actions"
            card="menu"
            disableSort
            render={({ name }) => <button type="button" aria-label={`Actions for ${name}`} />}
          />
        </ListTable>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

afterEach(cleanup);

describe('the table of a list', () => {
  it('shows the columns of each record in order, and sorts by its heads', async () => {
    await renderWithAdmin(<Companies />);
    const names = () => screen.getAllByRole('row').map((row) => row.textContent);
    expect(names().slice(1)).toEqual(['AlpenlaborGraz7', 'BrunnwaldLinz2']);
    fireEvent.click(screen.getByText('Name'));
    expect(names().slice(1)).toEqual(['BrunnwaldLinz2', 'AlpenlaborGraz7']);
    expect(screen.getByText('City').closest('.MuiTableSortLabel-root')).toBeNull();
  });

  it('names a value on the cards of phones, unless it is the title or says by itself what it is', async () => {
    await renderWithAdmin(<Companies />);
    const [, first] = screen.getAllByRole('row');
    const labels = within(first ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.getAttribute('data-label'));
    expect(labels.filter(Boolean)).toEqual(['Openings']);
    expect(screen.getByText('Alpenlabor').closest('[data-first]')).not.toBeNull();
  });

  it('has the menu of a record in the corner of its card, without the name of its column', async () => {
    await renderWithAdmin(<Companies />);
    const [menu] = screen.getAllByRole('button', { name: 'Actions for Alpenlabor' });
    expect(menu?.closest('[data-menu]')?.getAttribute('data-label')).toBeNull();
  });

  it('offers what can be done with rows once one is selected', async () => {
    await renderWithAdmin(<Companies />);
    expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
    fireEvent.click(screen.getAllByRole('checkbox').at(1) ?? document.body);
    expect(screen.getByRole('button', { name: 'Write' })).toBeTruthy();
    expect(screen.getByText('1 selected')).toBeTruthy();
  });

  it('has the focus in its first row once the buttons for the selected rows are gone', async () => {
    await renderWithAdmin(<Companies />);
    const box = screen.getAllByRole('checkbox').at(2);
    if (!box) throw new Error('Each row has a box.');
    fireEvent.click(box);
    const end = screen.getByRole('button', { name: 'Clear selection' });
    end.focus();
    fireEvent.click(end);
    await vi.waitFor(() => expect(document.activeElement?.closest('tbody')).not.toBeNull());
    expect(document.activeElement?.closest('tr')?.textContent).toContain('Alpenlabor');
  });

  it('says that filters leave nothing, with a margin to the edges of the list', async () => {
    await renderWithAdmin(<Companies data={[]} />);
    const margin = screen.getByText('No matches').parentElement?.parentElement ?? document.body;
    expect(getComputedStyle(margin).paddingLeft).toBe('16px');
  });
});
