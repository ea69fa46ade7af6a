import { RecordContextProvider, ResourceContextProvider, useGetOne, type RaRecord } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { PageSkeleton } from '../page/PageSkeleton.tsx';
import { QueryBoundary } from '../page/QueryBoundary.tsx';

interface RecordShowProps<R extends RaRecord> {
  readonly resource: string;
  /** Whether a record has what the screen shows: lists may know less of it, and some people never see more. */
  readonly isWhole?: (record: RaRecord) => record is R;
  /** In place of the page that says that there is nothing at this address. */
  readonly missing?: ReactNode;
  readonly children: (record: R) => ReactNode;
}

const isAnyRecord = <R extends RaRecord>(_record: RaRecord): _record is R => true;
const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;

/**
 * Shows the page of the record whose id is in the address; unknown ones say so where they are. Not react-admin's `Show`: that
 * leaves for the list, and refuses a student at the id of the account, by which applications name them.
 */
export function RecordShow<R extends RaRecord>({
  resource,
  isWhole = isAnyRecord,
  missing = <NotFoundPage />,
  children,
}: RecordShowProps<R>): ReactElement {
  const { id = '' } = useParams();
  const { data: record, error, isFetching, refetch } = useGetOne<RaRecord>(resource, { id }, { staleTime: 0 });
  if (record && isWhole(record))
    return (
      <ResourceContextProvider value={resource}>
        <RecordContextProvider key={id} value={record}>
          {children(record)}
        </RecordContextProvider>
      </ResourceContextProvider>
    );
  if (record && !isFetching) return <>{missing}</>;
  if (!error) return <PageSkeleton />;
  if (isNotFound(error)) return <>{missing}</>;
  return <QueryBoundary query={{ data: undefined, error, refetch }}>{() => null}</QueryBoundary>;
}
