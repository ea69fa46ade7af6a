import { Box } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { exactTime } from '../../../ui/moment.text.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { OwnInternship } from '../internship.types.ts';

type Own = { readonly one: OwnInternship };

const decidedAgainst: readonly string[] = ['rejected', 'removed'];

function ReviewSaid({ one }: Own): ReactElement | null {
  const text = useText();
  const word = useWord();
  const changes = one.state === 'changes_requested';
  if (!one.review || (!changes && !decidedAgainst.includes(one.state))) return null;
  return (
    <Notice tone={changes ? 'due' : 'attention'} title={text(`internships.said.${changes ? 'changes' : 'stopped'}`)}>
      <p>
        <strong>{word('moderationReason', one.review.reason)}.</strong> {one.review.note}
      </p>
    </Notice>
  );
}

/** What happens next without the employer: a review, or the time of publishing. */
function Waiting({ one }: Own): ReactElement | null {
  const text = useText();
  const locale = useLocale() ?? 'en';
  if (one.state === 'pending_review') return <Notice tone="due" title={text('wizard.inReview')} />;
  if (one.state !== 'scheduled' || !one.publishAt) return null;
  const at = exactTime(Date.parse(one.publishAt), locale);
  return <Notice tone="due" title={text('internships.scheduledFor', { at })} />;
}

/** What the review said, and what the internship waits for. */
export const OwnNotices = ({ one }: Own): ReactElement => (
  <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { mb: 0 } }}>
    <ReviewSaid one={one} />
    <Waiting one={one} />
  </Box>
);
