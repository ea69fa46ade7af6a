import { Box, Link } from '@mui/material';
import type { EmployerVerificationState } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages, type MessageKey } from '../../../i18n/messages.hook.ts';
import { exactTime } from '../../../ui/formats/time-format.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import type { ModeratedInternship } from '../internship-types.ts';
import { useEmployerHistory } from './EmployerFacts.tsx';

/** Returns how far the employer is verified: as its internship says until the employer itself has been loaded. */
function useVerificationState(internship: ModeratedInternship): EmployerVerificationState {
  const { data } = useEmployerHistory(internship);
  return (data?.employer ?? internship.employer).verification.state;
}

/** Why an internship cannot be approved, where more was decided than that its employer is not verified yet. */
const obstacles: Partial<Record<EmployerVerificationState, MessageKey>> = {
  info_requested: 'moderation.next.informationRequested',
  rejected: 'moderation.next.employerRejected',
};

/** Returns what keeps an internship from being approved, in a sentence; null where nothing does. */
export function useApprovalObstacle(internship: ModeratedInternship): string | null {
  const text = useMessages();
  const state = useVerificationState(internship);
  if (internship.state !== 'pending_review' || state === 'verified') return null;
  return text(obstacles[state] ?? 'moderation.next.unverified', { name: internship.employer.name });
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
  const obstacle = useApprovalObstacle(internship);
  if (internship.state !== 'pending_review') return null;
  if (obstacle)
    return (
      <Box id={id} sx={outcomeStyle}>
        {obstacle}{' '}
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
