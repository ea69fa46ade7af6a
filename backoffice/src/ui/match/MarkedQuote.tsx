import { Box } from '@mui/material';
import { quoteParts, type MatchEvidence } from '@prentice/contract';
import type { ReactElement } from 'react';

/** The words of a CV that answer a requirement, with those marked that do. */
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
