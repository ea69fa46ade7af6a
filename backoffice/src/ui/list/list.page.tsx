import { Box } from '@mui/material';
import { ListBase, useListContext, type RaRecord, type SortPayload } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { Loaded } from '../loaded.tsx';
import { FilterBar } from './filter.bar.tsx';
import { sameFilters, type FilterValues, type ListFilter } from './filter.model.ts';
import { NoMatch } from './no.match.tsx';
import { Pager } from './pager.tsx';

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
  readonly apart?: boolean;
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
  const filtered = Object.keys(filterValues).length > 0 && !sameFilters(filterValues, initial);
  const nothing = !isPending && total === 0;
  return (
    <Loaded asked={{ data, error, refetch }}>
      {() => (
        <>
          {nothing && !filtered && empty}
          {nothing && filtered && <NoMatch />}
          {!nothing && (
            <Box sx={{ overflowX: 'auto', border: '1px solid', borderColor: 'divider', borderRadius: 1 }}>
              {children}
            </Box>
          )}
          {!nothing && <Pager />}
        </>
      )}
    </Loaded>
  );
}

/** Lists of one kind under different records, such as the candidates of each internship, share their saved filters. */
const sharedKey = (storeKey: string): string => storeKey.replace(/\.[0-9a-f]{24}$/, '');

/** A list of records: filters that stay in sight, a table, pages, and what to do when there is nothing. */
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
    apart,
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
      disableSyncWithLocation={apart}
      disableAuthentication
    >
      {(filters.length > 0 || tools) && (
        <FilterBar filters={filters} storeKey={sharedKey(storeKey)}>
          {tools}
        </FilterBar>
      )}
      <Content empty={empty} initial={initial}>
        {children}
      </Content>
    </ListBase>
  );
}
