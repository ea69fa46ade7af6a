import { Button } from '@mui/material';
import { AppError } from '@prentice/contract';
import { HttpError } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { useMessages } from '../../i18n/messages.hook.ts';
import { Notice } from './Notice.tsx';
import { useFailureMessage } from '../mutations/error-message.hook.ts';
import { PageSkeleton } from './PageSkeleton.tsx';

interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const isNotFound = (error: unknown): boolean =>
  (error instanceof AppError || error instanceof HttpError) && error.status === 404;

/** Shows what was asked for once it is there; until then its skeleton, a not-found page, or what failed and a way on. */
export function QueryBoundary<T>({
  query,
  missing = <NotFoundPage />,
  loading = <PageSkeleton />,
  children,
}: {
  query: QueryState<T>;
  /** Shown where there is nothing of what was asked for: a part of a page says it without a heading of a page. */
  missing?: ReactElement;
  /** Shown until then, where it is of another shape than most. */
  loading?: ReactElement;
  children: (data: T) => ReactNode;
}): ReactElement {
  const text = useMessages();
  const failureMessage = useFailureMessage();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.error) return loading;
  if (isNotFound(query.error)) return missing;
  return (
    <Notice tone="attention" title={text('failure.load')}>
      <p>{failureMessage(query.error)}</p>
      <Button variant="outlined" onClick={() => query.refetch()}>
        {text('failure.retry')}
      </Button>
    </Notice>
  );
}
