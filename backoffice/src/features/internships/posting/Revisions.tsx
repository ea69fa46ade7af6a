import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import type { PostingDifference } from '@prentice/contract';
import { ComparisonTable } from '../../../ui/differences/ComparisonTable.tsx';

type ShownDifference = Pick<PostingDifference, 'before' | 'after'> & { readonly field: string };

interface DifferenceTableProps {
  readonly changes: readonly ShownDifference[];
  /** Heads of both sides; the live version and the proposed one when absent. */
  readonly heads?: readonly [before: string, after: string];
  readonly heading?: 'h3' | 'h4';
}

/** Shows what differs between two versions of a posting, field by field. */
export function DifferenceTable({ changes, heads, heading }: DifferenceTableProps): ReactElement {
  const text = useMessages();
  if (changes.length === 0) return <p>{text('posting.noDifference')}</p>;
  return (
    <ComparisonTable
      label={text('posting.differences')}
      rows={changes}
      labelPrefix="posting.field"
      {...(heading && { heading })}
      heads={heads ?? [text('moderation.before'), text('moderation.after')]}
    />
  );
}

/** Shows the published versions, newest first, each with what it changed. */
export function Revisions({ id }: { id: string }): ReactElement | null {
  const text = useMessages();
  const may = useAbility().can('read', 'InternshipRevision');
  const query = useQuery({
    queryKey: ['internships', 'revisions', id],
    queryFn: ({ signal }) => client.internships.revisions({ params: { id } }, { signal }),
    enabled: may,
  });
  if (!may) return null;
  const heads = [text('posting.before'), text('posting.afterwards')] as const;
  return (
    <Panel title={text('posting.revisions')}>
      <QueryBoundary query={query}>
        {(revisions) => (
          <>
            {revisions.length === 0 && <p>{text('posting.noRevisions')}</p>}
            {revisions
              .toSorted((a, b) => b.revision - a.revision)
              .map(({ revision, at, differences }) => (
                <Box component="details" key={revision} sx={{ py: 0.5 }}>
                  <Box component="summary" sx={{ cursor: 'pointer' }}>
                    {text('posting.revision', { number: revision })} · <RelativeTime instant={at} />
                  </Box>
                  {revision > 1 ? (
                    <DifferenceTable changes={differences} heads={heads} />
                  ) : (
                    <p>{text('posting.firstRevision')}</p>
                  )}
                </Box>
              ))}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}
