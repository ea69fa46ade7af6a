import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { isModeratedInternship, type LimitedInternship, type ModeratedInternship } from '../internship-types.ts';

/** Says why an internship is in the queue; nothing once it is decided. */
export function ReviewReason({
  internship,
}: {
  internship: LimitedInternship | ModeratedInternship;
}): ReactElement | null {
  const text = useMessages();
  if (internship.state !== 'pending_review') return null;
  const isRepeated = isModeratedInternship(internship) && internship.reviewRounds > 0;
  return <Box sx={remarkStyle}>{text(isRepeated ? 'moderation.why.again' : 'moderation.why.first')}</Box>;
}

/** Names the first of the postings that a row is a copy of, which stands above it. */
export function CopyOf({ title }: { title: string | null }): ReactElement {
  const text = useMessages();
  return <Box sx={remarkStyle}>↳ {text('moderation.copyOf', { title: title ?? text('internships.untitled') })}</Box>;
}

const remarkStyle = { mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' } as const;
