import { Box } from '@mui/material';
import { quoteParts, type MatchEvidence, type MatchItem } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from './match-texts.hook.ts';
import { GradeTag } from './GradeTag.tsx';

/** Shows the words of a CV that answer a requirement, with those marked that do. */
export function MarkedQuote({ evidence }: { evidence: Pick<MatchEvidence, 'quote' | 'words'> }): ReactElement {
  return (
    <Box
      component="span"
      sx={{ whiteSpace: 'pre-line', '& mark': { bgcolor: 'transparent', color: 'inherit', fontWeight: 700 } }}
    >
      {quoteParts(evidence).map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
    </Box>
  );
}

/**
 * Shows a grade with the words that it rests on and their page below it; nothing for a requirement that was not looked at.
 */
export function GradeWithQuote({ item }: { item: MatchItem | undefined }): ReactElement {
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
