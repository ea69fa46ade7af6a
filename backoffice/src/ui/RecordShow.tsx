import type { RaRecord } from 'ra-core';
import { Show, useShowContext } from 'react-admin';
import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../app/NotFoundPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { QueryBoundary } from './QueryBoundary.tsx';

interface RecordShowProps<R extends RaRecord> {
  readonly resource: string;
  /** Whether a record has what the screen shows: lists may know less of it, and some people never see more. */
  readonly isWhole?: (record: RaRecord) => record is R;
  /** In place of the page that says that there is nothing at this address. */
  readonly missing?: ReactNode;
  readonly children: (record: R) => ReactNode;
}

const isAnyRecord = <R extends RaRecord>(_record: RaRecord): _record is R => true;

type ShownRecordProps<R extends RaRecord> = Omit<RecordShowProps<R>, 'resource'>;

function ShownRecord<R extends RaRecord>({
  isWhole = isAnyRecord,
  missing = <NotFound />,
  children,
}: ShownRecordProps<R>): ReactElement {
  const { record, isFetching } = useShowContext();
  if (record && isWhole(record)) return <>{children(record)}</>;
  return isFetching || !record ? <PageSkeleton /> : <>{missing}</>;
}

/** What went wrong in place of the record: nothing at this address, or a failure with a way on. */
function FailedRecord({ missing }: { missing: ReactNode }): ReactElement {
  const { error, refetch } = useShowContext();
  const isMissing = missing !== undefined && error instanceof Error && 'status' in error && error.status === 404;
  if (isMissing) return <>{missing}</>;
  return <QueryBoundary query={{ data: undefined, error, refetch }}>{() => null}</QueryBoundary>;
}

/* React-admin would leave for the list: who follows a link wants to know what is at its end. */
const queryOptions = { staleTime: 0, onError: () => undefined };

/** React-admin's page of the record whose id is in the address; unknown ones say so where they are. */
export function RecordShow<R extends RaRecord>({ resource, ...shown }: RecordShowProps<R>): ReactElement {
  const { id = '' } = useParams();
  return (
    <Show
      key={id}
      resource={resource}
      id={id}
      title=" "
      actions={false}
      component="div"
      queryOptions={queryOptions}
      error={<FailedRecord missing={shown.missing} />}
    >
      <ShownRecord {...shown} />
    </Show>
  );
}
