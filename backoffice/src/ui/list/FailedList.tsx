import { Navigate, useListContext, useLocation, useNotify } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { hasErrorCode } from '../mutations/error-message.hook.ts';
import { QueryBoundary } from '../page/QueryBoundary.tsx';

/**
 * Returns the address of a list with its first filters alone, in place of what the server could not read; null where it
 * says nothing else.
 */
function readableAddress(search: string, filter: object): string | null {
  const query = new URLSearchParams(search);
  const isPlain = ['page', 'perPage', 'sort', 'order'].every((name) => !query.has(name));
  const first = JSON.stringify(filter);
  if (isPlain && (query.get('filter') ?? first) === first) return null;
  for (const name of ['page', 'perPage', 'sort', 'order', 'displayedFilters']) query.delete(name);
  query.set('filter', first);
  return `?${query}`;
}

interface FailedListProps {
  /** The filters with which an addressed list begins; undefined where nothing of it stands in the address. */
  readonly firstFilter: object | undefined;
  readonly children: ReactNode;
}

/**
 * Shows what failed and a way on, in place of a table that would say that there is nothing; a list that was there before
 * stays. What the server cannot read in an address, such as a type that is gone, is left out of it.
 */
export function FailedList({ firstFilter, children }: FailedListProps): ReactElement {
  const { data, error, refetch } = useListContext();
  const { search, hash } = useLocation();
  const readable = firstFilter && isUnreadable(error) ? readableAddress(search, firstFilter) : null;
  if (readable !== null) return <Navigate to={{ search: readable, hash }} replace />;
  return <QueryBoundary query={{ data, error, refetch }}>{() => children}</QueryBoundary>;
}

const isUnreadable = (failure: unknown): boolean => hasErrorCode(failure, 'MALFORMED_REQUEST');

/** Says why a list could not be loaded; not of an address that is about to be corrected. */
export function useListFailure(): (failure: Error) => void {
  const notify = useNotify();
  return (failure) => {
    if (isUnreadable(failure)) return;
    const { message } = failure;
    notify(message || 'ra.notification.http_error', { type: 'error', messageArgs: { _: message } });
  };
}
