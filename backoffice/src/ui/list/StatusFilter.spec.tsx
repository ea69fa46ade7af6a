import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, useList, type RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FilterChips } from './FilterChips.tsx';
import { SelectableCards } from './SelectableCards.tsx';
import { StatusFilter } from './StatusFilter.tsx';

afterEach(cleanup);

interface ListedProps {
  readonly filterValues?: Record<string, unknown>;
  readonly filterChanges?: unknown[];
  readonly children: ReactNode;
}

function Listed({ filterValues = {}, filterChanges = [], children }: ListedProps): ReactElement {
  const list = useList<RaRecord>({
    data: [
      { id: 'a', title: 'Bell foundry' },
      { id: 'b', title: 'Lab assistant' },
    ],
  });
  return (
    <ResourceContextProvider value="external-jobs">
      <ListContextProvider value={{ ...list, filterValues, setFilters: (values) => void filterChanges.push(values) }}>
        {children}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

const states = { values: ['draft', 'published'], labelPrefix: 'externalJobState' };
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

describe('the states above a list', () => {
  it('are chosen one at a time, beside the filters that are set', async () => {
    const filters: unknown[] = [];
    await renderWithAdmin(
      <Listed filterValues={{ q: 'bell', state: ['draft'] }} filterChanges={filters}>
        <StatusFilter {...states} />
      </Listed>,
    );
    expect(pressed()).toEqual(['Draft2']);
    fireEvent.click(screen.getByRole('button', { name: /Published/ }));
    fireEvent.click(screen.getByRole('button', { name: /All/ }));
    expect(filters).toEqual([{ q: 'bell', state: ['published'] }, { q: 'bell' }]);
  });

  it('say which one is shown, so that no chip repeats it', async () => {
    const chips = <FilterChips hidesState labelOf={(filter, value) => `${filter} ${String(value)}`} />;
    await renderWithAdmin(<Listed filterValues={{ q: 'bell', state: ['draft'] }}>{chips}</Listed>);
    expect(screen.getByText('q bell')).toBeTruthy();
    expect(screen.queryByText('state draft')).toBeNull();
    cleanup();
    await renderWithAdmin(<Listed filterValues={{ state: ['draft', 'published'] }}>{chips}</Listed>);
    expect(screen.getByText('state draft')).toBeTruthy();
  });
});

describe('the cards of a list', () => {
  it('are chosen one by one and together, and offer what can be done with those', async () => {
    const cards = (
      <SelectableCards<RaRecord & { title: string }>
        name={({ title }) => title}
        bulkActions={<button type="button">Archive</button>}
      />
    );
    await renderWithAdmin(<Listed>{cards}</Listed>);
    expect(screen.queryByText('Archive')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Lab assistant' }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    expect(screen.getByText('Archive')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.queryByText('Archive')).toBeNull();
  });
});
