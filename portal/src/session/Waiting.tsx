import type { ReactNode } from 'react';
import { failureText } from '../ui/form.errors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { Loaded } from './load.hook.ts';

interface WaitingProps<T> {
  t: Translate;
  loaded: Loaded<T>;
  /** Lines of the placeholder, about as many as the content has. */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** The states of what is loaded: its shape while waiting, what failed with a way on, then the content. */
export function Waiting<T>({ t, loaded, lines = 4, children }: WaitingProps<T>) {
  const { data, error, reload } = loaded;
  if (error !== undefined && data === undefined)
    return (
      <Notice tone="attention" role="alert" title={failureText(error, t)}>
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
