import { Box } from '@mui/material';
import { ListBase, useListContext, type RaRecord, type SortPayload } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { QueryBoundary } from '../QueryBoundary.tsx';
import { FilterBar } from './FilterBar.tsx';
import { isSameFilter, type FilterValues, type ListFilter } from './filter-model.ts';
import { NoMatches } from '../EmptyState.tsx';
import { Pagination } from './Pagination.tsx';

interface ListPageProps {
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filters?: readonly ListFilter[];
  /** Always sent, never shown. */
  readonly permanent?: FilterValues;
  readonly initial?: FilterValues;
  readonly perPage?: number;
  /** Distinguishes the remembered page, sort and filters of two lists of one resource. */
  readonly storeKey: string;
  /** What shows when there is nothing and nothing was filtered. */
  readonly empty: ReactNode;
  /** One of several lists on a page: its filters and pages stay out of the address. */
  readonly embedded?: boolean;
  /** Beside the filters: export, columns. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function Content({
  empty,
  initial = {},
  children,
}: Pick<ListPageProps, 'empty' | 'initial' | 'children'>): ReactElement {
  const { data, error, refetch, total, filterValues, isPending } = useListContext();
  const filtered = Object.keys(filterValues).length > 0 && !isSameFilter(filterValues, initial);
  const nothing = !isPending && total === 0;
  return (
    <QueryBoundary query={{ data, error, refetch }}>
      {() => (
        <>
          {nothing && !filtered && empty}
          {nothing && filtered && <NoMatches />}
          {!nothing && <Box sx={tableStyle}>{children}</Box>}
          {!nothing && <Pagination />}
        </>
      )}
    </QueryBoundary>
  );
}

/* The cards of narrow screens fit, and what can be done with chosen ones stays in sight while they scroll. */
const tableStyle = {
  overflowX: { xs: 'visible', sm: 'auto' },
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
} as const;

/** Lists of one kind under different records, such as the candidates of each internship, share their saved filters. */
const savedFiltersKey = (storeKey: string): string => storeKey.replace(/\.[0-9a-f]{24}$/, '');

/**
 * A list of records: filters that stay in sight, a table, pages, and what to do when there is nothing.
 * Not for new lists, which are a `ResourceList` (decision 38).
 */
export function ListPage<R extends RaRecord = RaRecord>(props: ListPageProps): ReactElement {
  const {
    resource,
    sort,
    filters = [],
    permanent,
    initial,
    perPage = 25,
    storeKey,
    empty,
    tools,
    embedded,
    children,
  } = props;
  return (
    <ListBase<R>
      resource={resource}
      sort={sort}
      filter={permanent}
      filterDefaultValues={initial}
      perPage={perPage}
      storeKey={storeKey}
      debounce={0}
      disableSyncWithLocation={embedded}
      disableAuthentication
    >
      {(filters.length > 0 || tools) && (
        <FilterBar filters={filters} storeKey={savedFiltersKey(storeKey)}>
          {tools}
        </FilterBar>
      )}
      <Content empty={empty} initial={initial}>
        {children}
      </Content>
    </ListBase>
  );
}
