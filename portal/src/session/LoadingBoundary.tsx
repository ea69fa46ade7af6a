import type { ReactNode } from 'react';
import { failureMessage } from '../ui/form-errors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { UseQueryResult } from '@tanstack/react-query';

interface LoadingBoundaryProps<T> {
  t: Translate;
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Lines of the placeholder, about as many as the content has. */
  lines?: number;
  /** A placeholder in the layout of the content, in place of the lines. */
  skeleton?: ReactNode;
  /** What is loaded, such as "your applications": names what is missing when loading failed. */
  what?: string;
  children: (data: T) => ReactNode;
}

interface NotLoadedProps {
  t: Translate;
  what: string;
  /** Why, when it is known. */
  error?: unknown;
  onRetry: () => void;
}

/** Says what could not be loaded, that nothing is lost, and offers to try again. */
export const NotLoaded = ({ t, what, error, onRetry }: NotLoadedProps) => (
  <Notice tone="attention" role="alert" title={t('ui.notLoaded', { what })}>
    <p>{t(error instanceof TypeError ? 'ui.notLoaded.offline' : 'ui.notLoaded.failed')}</p>
    <p>
      <Button look="small" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </p>
  </Notice>
);

/** Shows a placeholder while loading, the error with a retry button, or the content. */
export function LoadingBoundary<T>({ t, query, lines = 4, skeleton, what, children }: LoadingBoundaryProps<T>) {
  const { data, error, refetch } = query;
  const retry = (): void => void refetch();
  if (error && data === undefined && what !== undefined)
    return <NotLoaded t={t} what={what} error={error} onRetry={retry} />;
  if (error && data === undefined)
    return (
      <Notice tone="attention" role="alert" title={failureMessage(error, t)}>
        <p>
          <Button look="small" onClick={retry}>
            {t('ui.retry')}
          </Button>
        </p>
      </Notice>
    );
  if (data === undefined)
    return (
      <div className="stack" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('ui.loading')}
        </p>
        {skeleton ??
          Array.from({ length: lines }, (_, line) => <div key={line} className="skeleton" aria-hidden="true" />)}
      </div>
    );
  return <>{children(data)}</>;
}
