import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FoldedFiltersButton, foldStyleOf, useFilterFold } from './FoldedFilters.tsx';

let isNarrow = true;
vi.mock(import('../page/narrow-screen.hook.ts'), async (original) => ({
  ...(await original()),
  useIsNarrowScreen: () => isNarrow,
}));

const Filter: ComponentType<{ source: string; type?: string }> = () => null;
const search = <Filter source="q" />;
const state = <Filter source="state" />;

function Toolbar({ filters }: { filters: ReactElement[] }): ReactElement {
  const fold = useFilterFold(filters);
  const list = useList({ data: [{ id: 'a' }], filter: { q: 'lamp', state: 'pending', risk: 3 } });
  return (
    <ListContextProvider value={{ ...list, filterValues: { q: 'lamp', state: 'pending', risk: 3 } }}>
      <FoldedFiltersButton fold={fold} />
      <output>{Object.keys(foldStyleOf(fold)).join(' ')}</output>
      <output>{fold.fieldSources.join(' ')}</output>
    </ListContextProvider>
  );
}

beforeEach(() => {
  isNarrow = true;
});
afterEach(cleanup);

describe('the filters of a list on a narrow screen', () => {
  it('are behind one button, which says how many are set besides the search', async () => {
    await renderWithAdmin(<Toolbar filters={[search, state]} />);
    const button = screen.getByRole('button', { name: 'Filters (2)' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });

  it('leave the field in sight that is written into, whatever it searches', async () => {
    const person = <Filter source="actor" type="search" />;
    await renderWithAdmin(<Toolbar filters={[person, state]} />);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '& .filter-field:not([data-source="actor"])',
      'actor',
    ]);
    cleanup();
    await renderWithAdmin(<Toolbar filters={[person, search, state]} />);
    expect(screen.getAllByRole('status')[1]?.textContent).toBe('q');
  });

  it('need no button where there is only a search, nor where there is room', async () => {
    await renderWithAdmin(<Toolbar filters={[search]} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    isNarrow = false;
    await renderWithAdmin(<Toolbar filters={[search, state]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
