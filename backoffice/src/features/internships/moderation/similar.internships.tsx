import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { StatusChip } from '../../../ui/status.chip.tsx';
import type { ModeratedInternship } from '../internship.types.ts';
import { CompareDialog } from './compare.dialog.tsx';

/** Near-duplicates with how near they are; each opens beside this one. */
export function SimilarInternships({ one }: { one: ModeratedInternship }): ReactElement {
  const text = useText();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const [compared, setCompared] = useState<string | null>(null);
  const asked = useQuery({
    queryKey: ['internships', 'similar', one.id],
    queryFn: ({ signal }) => client.internships.similar({ params: { id: one.id } }, { signal }),
  });
  return (
    <Loaded asked={asked}>
      {(found) => (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {found.length === 0 && <li>{text('moderation.noSimilar')}</li>}
          {found.map(({ id, title, employerName, sameEmployer, similarity, state }) => (
            <Box component="li" key={id} sx={{ py: 0.75, borderBottom: '1px solid', borderColor: 'divider' }}>
              <strong>{title}</strong>{' '}
              {text(sameEmployer ? 'moderation.sameEmployer' : 'moderation.otherEmployer', {
                name: employerName,
                share: percent.format(similarity),
              })}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <StatusChip state={state} words="internshipState" />
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
          {compared && <CompareDialog one={one} otherId={compared} onClose={() => setCompared(null)} />}
        </Box>
      )}
    </Loaded>
  );
}
