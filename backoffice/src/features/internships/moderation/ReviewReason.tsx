import { Box } from '@mui/material';
import { isEmployerLive } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { isModeratedInternship, type LimitedInternship, type ModeratedInternship } from '../internship-types.ts';

/** Says why an internship is in the queue, and that it waits for somebody else where it does; nothing once it is decided. */
export function ReviewReason({
  internship,
}: {
  internship: LimitedInternship | ModeratedInternship;
}): ReactElement | null {
  const text = useMessages();
  const now = useNow();
  if (internship.state !== 'pending_review') return null;
  const isRepeated = isModeratedInternship(internship) && internship.reviewRounds > 0;
  const canBeApproved = isEmployerLive(internship.employer.verification, new Date(now));
  return (
    <Box sx={remarkStyle}>
      <div>{text(isRepeated ? 'moderation.why.again' : 'moderation.why.first')}</div>
      {!canBeApproved && <div>{text('moderation.why.unverified')}</div>}
    </Box>
  );
}

/** Names the first of the postings that a row is a copy of, which stands above it. */
export function CopyOf({ title }: { title: string | null }): ReactElement {
  const text = useMessages();
  return <Box sx={remarkStyle}>↳ {text('moderation.copyOf', { title: title ?? text('internships.untitled') })}</Box>;
}

const remarkStyle = { mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' } as const;
