import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { MarkedQuote } from './MarkedQuote.tsx';
import type { ShownItem } from './match-requirements.ts';
import { useMatchTexts } from './match-texts.hook.ts';
import { StatusTag, type Tone } from '../formats/StatusChip.tsx';

function toneOf({ grade }: ShownItem): Tone {
  if (grade === 0) return 'stopped';
  return grade !== null && grade >= 1 ? 'answered' : 'neutral';
}

/** How well one requirement is met, in words and a colour. */
export function GradeTag({ item }: { item: ShownItem }): ReactElement {
  const texts = useMatchTexts();
  return <StatusTag tone={toneOf(item)}>{texts.grade(item)}</StatusTag>;
}

/**
 * A grade with the words that it rests on and their page below it; nothing for a requirement that was not looked at.
 */
export function GradeWithQuote({ item }: { item: ShownItem | undefined }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  if (!item) return <>–</>;
  const evidence = texts.evidence(item);
  return (
    <>
      <GradeTag item={item} />
      {evidence && (
        <Box sx={{ mt: 0.25 }}>
          <MarkedQuote evidence={evidence} />
          {evidence.page !== null && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              {text('match.onPage', { page: evidence.page })}
            </Box>
          )}
        </Box>
      )}
    </>
  );
}
