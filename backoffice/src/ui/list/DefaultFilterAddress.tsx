import { Navigate, useLocation } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';

interface DefaultFilterAddressProps {
  /** The filters that are set when somebody opens the list. */
  readonly filter: object | undefined;
  readonly children: ReactNode;
}

/**
 * Writes the filters of a list into an address that has a query without any, such as `?lang=de`: react-admin takes every
 * query for a choice of none.
 */
export function DefaultFilterAddress({ filter, children }: DefaultFilterAddressProps): ReactElement {
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  if (!filter || query.size === 0 || query.has('filter')) return <>{children}</>;
  query.set('filter', JSON.stringify(filter));
  return <Navigate to={{ search: `?${query}`, hash }} replace />;
}
