import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';

/** The published versions, newest first, each with what it changed. */
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
