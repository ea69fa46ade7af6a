import { Box, Link } from '@mui/material';
import { LinkBase, useGetOne } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { sharedPassages } from '../../../ui/differences/shared-passages.ts';
import { StatusChip } from '../../../ui/formats/StatusChip.tsx';
import type { ModeratedInternship } from '../internship-types.ts';

/** Characters of a shared passage that are enough to know it again. */
const QUOTE_LENGTH = 180;

/** Returns the longest passage that two texts share, cut where it is long; null where they share none. */
export function longestShared(left: string | null, right: string | null): string | null {
  const passages = sharedPassages(left ?? '', right ?? '').before.filter(({ shared }) => shared);
  const [longest] = passages.map(({ text }) => text.trim()).toSorted((a, b) => b.length - a.length);
  if (!longest) return null;
  return longest.length > QUOTE_LENGTH ? `${longest.slice(0, QUOTE_LENGTH).trimEnd()}…` : longest;
}

interface RelatedPostingProps {
  readonly internship: ModeratedInternship;
  readonly id: string;
}

/** Shows the posting that a rule takes this one for a copy of: whose it is, where it stands, and what both say. */
export function RelatedPosting({ internship, id }: RelatedPostingProps): ReactElement | null {
  const text = useMessages();
  const { data } = useGetOne<ModeratedInternship>('internships', { id });
  if (!data) return null;
  const quote = longestShared(internship.description, data.description);
  return (
    <Box sx={{ mt: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Link component={LinkBase} to={pathTo('moderatedInternship', id)}>
          {data.title ?? text('internships.untitled')}
        </Link>
        <span>{data.employer.name}</span>
        <StatusChip state={data.state} labelPrefix="internshipState" />
      </Box>
      {quote && (
        <Box sx={{ color: 'text.secondary' }}>
          {text('moderation.bothSay')} <q>{quote}</q>
        </Box>
      )}
    </Box>
  );
}
