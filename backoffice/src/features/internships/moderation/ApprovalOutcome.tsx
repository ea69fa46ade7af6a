import { Box, Link } from '@mui/material';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { exactTime } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';
import { useEmployerHistory } from './EmployerFacts.tsx';

/** Returns whether the employer is verified: as its internship says until the employer itself has been loaded. */
function useIsEmployerVerified(internship: ModeratedInternship): boolean {
  const { data } = useEmployerHistory(internship);
  return (data?.employer ?? internship.employer).verification.state === 'verified';
}

/** Returns whether nothing keeps an internship from being approved: its employer has to be verified. */
export function useMayBeApproved(internship: ModeratedInternship): boolean {
  const isVerified = useIsEmployerVerified(internship);
  return internship.state !== 'pending_review' || isVerified;
}

interface ApprovalOutcomeProps {
  readonly internship: ModeratedInternship;
  /** By which a button that cannot be pressed is described. */
  readonly id: string;
}

/** Shows what becomes of the internship when it is approved now, or why it cannot be. */
export function ApprovalOutcome({ internship, id }: ApprovalOutcomeProps): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const isVerified = useIsEmployerVerified(internship);
  if (internship.state !== 'pending_review') return null;
  if (!isVerified)
    return (
      <Box id={id} sx={outcomeStyle}>
        {text('moderation.next.unverified', { name: internship.employer.name })}{' '}
        <Link component={LinkBase} to={pathTo('employer', internship.employerId)}>
          {text('moderation.next.verify')}
        </Link>
      </Box>
    );
  const { publishAt } = internship;
  const publishedAt = publishAt === null ? now : Date.parse(publishAt);
  return (
    <Box sx={outcomeStyle}>
      {publishedAt > now
        ? text('moderation.next.scheduled', { when: exactTime(publishedAt, locale) })
        : text('moderation.next.now')}
    </Box>
  );
}

const outcomeStyle = { mb: 2, color: 'text.secondary' } as const;
