import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import { isModeratedInternship, type LimitedInternship, type ModeratedInternship } from '../internship-types.ts';

interface ReviewRemarksProps {
  readonly internship: LimitedInternship | ModeratedInternship;
  /** Whether a decision about it can still be undone or is on its way. */
  readonly isDecided: boolean;
}

/** Says what is special about a row of the queue: that it is a change, came back, or is being decided. */
export function ReviewRemarks({ internship, isDecided }: ReviewRemarksProps): ReactElement | null {
  const text = useMessages();
  const isModerated = isModeratedInternship(internship);
  const isRepeated = isModerated && internship.state === 'pending_review' && internship.reviewRounds > 0;
  return (
    <>
      {isModerated && internship.pendingRevision && (
        <StatusTag tone="neutral">{text('moderation.changeWaits')}</StatusTag>
      )}
      {isDecided && <StatusTag tone="neutral">{text('moderation.isDecided')}</StatusTag>}
      {isRepeated && <Box sx={remarkStyle}>{text('moderation.why.again')}</Box>}
    </>
  );
}

/** Names the first of the postings that a row is a copy of, which stands above it. */
export function CopyOf({ title }: { title: string | null }): ReactElement {
  const text = useMessages();
  return <Box sx={remarkStyle}>↳ {text('moderation.copyOf', { title: title ?? text('internships.untitled') })}</Box>;
}

const remarkStyle = { mt: 0.25, color: 'text.secondary', fontSize: '0.9375rem' } as const;
