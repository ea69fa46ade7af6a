import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { QueryBoundary } from '../../../ui/page/QueryBoundary.tsx';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import type { ModeratedInternship } from '../internship-types.ts';
import { CompareDialog } from './CompareDialog.tsx';

/** Lists near-duplicates with how near they are; each opens beside this one. */
export function SimilarInternships({ internship }: { internship: ModeratedInternship }): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const [compared, setCompared] = useState<string | null>(null);
  const query = useQuery({
    queryKey: ['internships', 'similar', internship.id],
    queryFn: ({ signal }) => client.internships.similar({ params: { id: internship.id } }, { signal }),
  });
  return (
    <QueryBoundary query={query}>
      {(similar) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {similar.length === 0 && <li>{text('moderation.noSimilar')}</li>}
          {similar.map(({ id, title, employerName, sameEmployer, similarity, state }) => (
            <Box component="li" key={id} sx={{ py: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}>
              <strong>{title}</strong>{' '}
              {text(sameEmployer ? 'moderation.sameEmployer' : 'moderation.otherEmployer', {
                name: employerName,
                share: percent.format(similarity),
              })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <StatusChip state={state} labelPrefix="internshipState" />
                <Button
                  size="small"
                  aria-label={text('moderation.compareWith', { title })}
                  onClick={() => setCompared(id)}
                >
                  {text('moderation.openRelated')}
                </Button>
              </Box>
            </Box>
          ))}
          {compared && <CompareDialog internship={internship} otherId={compared} onClose={() => setCompared(null)} />}
        </Box>
      )}
    </QueryBoundary>
  );
}
