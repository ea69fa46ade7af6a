import { Link } from '@mui/material';
import { LinkBase } from 'ra-core';
import { lazy, Suspense, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { PageSkeleton } from '../../../ui/page/PageSkeleton.tsx';
import { useComparedIds } from './compared-ids.hook.ts';

/* The lists that lead to it are shown without the schemas that it needs. */
const ComparisonTable = lazy(() => import('./ComparisonTable.tsx'));

/** Shows up to four candidates side by side, with the way back to the list they are of. */
export function CandidateComparison({ ids }: { ids: readonly string[] }): ReactElement {
  const text = useMessages();
  const { listSearch } = useComparedIds();
  return (
    <>
      <p>
        <Link component={LinkBase} to={{ search: listSearch }}>
          {text('outcome.compareClose')}
        </Link>
      </p>
      <Suspense fallback={<PageSkeleton lines={14} />}>
        <ComparisonTable ids={ids} />
      </Suspense>
    </>
  );
}
