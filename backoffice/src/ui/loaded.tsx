import { Button } from '@mui/material';
import { Refusal } from '@prentice/contract';
import { HttpError } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { NotFound } from '../app/not-found.page.tsx';
import { useText } from '../i18n/text.hook.ts';
import { Notice } from './notice.tsx';
import { useFailureText } from './refusal.hook.ts';
import { PageSkeleton } from './skeletons.tsx';

interface Asked<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const missing = (error: unknown): boolean =>
  (error instanceof Refusal || error instanceof HttpError) && error.status === 404;

/** What was asked for once it is there; until then its skeleton, a not-found page, or what failed and a way on. */
export function Loaded<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }): ReactElement {
  const text = useText();
  const say = useFailureText();
  if (asked.data !== undefined) return <>{children(asked.data)}</>;
  if (!asked.error) return <PageSkeleton />;
  if (missing(asked.error)) return <NotFound />;
  return (
    <Notice tone="attention" title={text('failure.load')}>
      <p>{say(asked.error)}</p>
      <Button variant="outlined" onClick={() => asked.refetch()}>
        {text('failure.retry')}
      </Button>
    </Notice>
  );
}
