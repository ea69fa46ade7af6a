import type { ReactNode } from 'react';
import { failureMessage } from '../ui/form-errors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { LoadState } from './load.hook.ts';

interface LoadingBoundaryProps<T> {
  t: Translate;
  loaded: LoadState<T>;
  /** Lines of the placeholder, about as many as the content has. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Shows a placeholder while loading, the error with a retry button, or the content. */
export function LoadingBoundary<T>({ t, loaded, lines = 4, children }: LoadingBoundaryProps<T>) {
  const { data, error, reload } = loaded;
  if (error !== undefined && data === undefined)
    return (
      <Notice tone="attention" role="alert" title={failureMessage(error, t)}>
        <p>
          <Button look="small" onClick={reload}>
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
        {Array.from({ length: lines }, (_, line) => (
          <div key={line} className="skeleton" aria-hidden="true" />
        ))}
      </div>
    );
  return <>{children(data)}</>;
}
