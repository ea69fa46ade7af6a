import { Navigate, useLocation } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';

interface DefaultFilterAddressProps {
  /** The filters that are set when somebody opens the list. */
  readonly filter: object | undefined;
  /** False where a list loads more in place of having pages. */
  readonly hasPages?: boolean;
  readonly children: ReactNode;
}

/** Records that a page can have; the server sends fewer where a list has a lower bound. */
const MAX_PER_PAGE = 500;

const isWhole = (value: string, max = Infinity): boolean =>
  /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max;

/** Returns the parameters of an address without pages that no list can have; the same where all can be. */
function withoutImpossiblePages(query: URLSearchParams, hasPages: boolean): URLSearchParams {
  const possible = new URLSearchParams(query);
  const page = query.get('page') ?? '1';
  /* react-admin names the first page whenever a list changes, also one that has no others. */
  if (hasPages ? !isWhole(page) : page !== '1') possible.delete('page');
  if (!isWhole(query.get('perPage') ?? '1', MAX_PER_PAGE)) possible.delete('perPage');
  return possible;
}

/**
 * Leaves pages that no list can have out of an address, and writes the filters of a list into an address that has a query without any, such as `?lang=de`: react-admin takes every
 * query for a choice of none.
 */
export function DefaultFilterAddress(props: DefaultFilterAddressProps): ReactElement {
  const { filter, hasPages = true, children } = props;
  const { search, hash } = useLocation();
  const original = new URLSearchParams(search);
  const query = withoutImpossiblePages(original, hasPages);
  if (filter && query.size > 0 && !query.has('filter')) query.set('filter', JSON.stringify(filter));
  if (String(query) === String(original)) return <>{children}</>;
  return <Navigate to={{ search: `?${query}`, hash }} replace />;
}
