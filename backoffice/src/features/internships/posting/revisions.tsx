import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { client } from '../../../providers/session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { DifferenceTable } from './difference.table.tsx';

/** The published versions, newest first, each with what it changed. */
export function Revisions({ id }: { id: string }): ReactElement | null {
  const text = useText();
  const may = useAbility().can('read', 'InternshipRevision');
  const asked = useQuery({
    queryKey: ['internships', 'revisions', id],
    queryFn: ({ signal }) => client.internships.revisions({ params: { id } }, { signal }),
    enabled: may,
  });
  if (!may) return null;
  const heads = [text('posting.before'), text('posting.afterwards')] as const;
  return (
    <Panel title={text('posting.revisions')}>
      <Loaded asked={asked}>
        {(revisions) => (
          <>
            {revisions.length === 0 && <p>{text('posting.noRevisions')}</p>}
            {revisions
              .toSorted((a, b) => b.revision - a.revision)
              .map(({ revision, at, differences }) => (
                <Box component="details" key={revision} sx={{ py: 0.5 }}>
                  <Box component="summary" sx={{ cursor: 'pointer' }}>
                    {text('posting.revision', { number: revision })} · <Moment at={at} />
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
      </Loaded>
    </Panel>
  );
}
