import { cleanup, fireEvent, screen } from '@testing-library/react';
import { ListContextProvider, useList } from 'ra-core';
import type { ComponentType, ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithAdmin } from '../../test/render-with-admin.tsx';
import { FoldedFiltersButton, useFilterFold } from './FoldedFilters.tsx';

let isNarrow = true;
vi.mock(import('../page/narrow-screen.hook.ts'), async (original) => ({
  ...(await original()),
  useIsNarrowScreen: () => isNarrow,
}));

const Filter: ComponentType<{ source: string }> = () => null;
const search = <Filter source="q" />;
const state = <Filter source="state" />;

function Toolbar({ filters }: { filters: ReactElement[] }): ReactElement {
  const fold = useFilterFold(filters);
  const list = useList({ data: [{ id: 'a' }], filter: { q: 'lamp', state: 'pending', risk: 3 } });
  return (
    <ListContextProvider value={{ ...list, filterValues: { q: 'lamp', state: 'pending', risk: 3 } }}>
      <FoldedFiltersButton fold={fold} />
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

  it('need no button where there is only a search, nor where there is room', async () => {
    await renderWithAdmin(<Toolbar filters={[search]} />);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    isNarrow = false;
    await renderWithAdmin(<Toolbar filters={[search, state]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
