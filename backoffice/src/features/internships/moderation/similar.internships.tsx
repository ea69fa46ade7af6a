import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText } from '../../../i18n/text.hook.ts';
import { client } from '../../../providers/session.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { StatusChip } from '../../../ui/status.chip.tsx';

/** Near-duplicates with how near they are. */
export function SimilarInternships({ id }: { id: string }): ReactElement {
  const text = useText();
  const locale = useLocale();
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const asked = useQuery({
    queryKey: ['internships', 'similar', id],
    queryFn: ({ signal }) => client.internships.similar({ params: { id } }, { signal }),
  });
  return (
    <Loaded asked={asked}>
      {(found) =>
        found.length === 0 ? (
          <p>{text('moderation.noSimilar')}</p>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {found.map((one) => (
              <Box component="li" key={one.id} sx={{ py: 0.5 }}>
                <Link component={LinkBase} to={pathTo('moderatedInternship', one.id)}>
                  {one.title}
                </Link>{' '}
                {text(one.sameEmployer ? 'moderation.sameEmployer' : 'moderation.otherEmployer', {
                  name: one.employerName,
                  share: percent.format(one.similarity),
                })}{' '}
                <StatusChip state={one.state} words="internshipState" />
              </Box>
            ))}
          </Box>
        )
      }
    </Loaded>
  );
}
