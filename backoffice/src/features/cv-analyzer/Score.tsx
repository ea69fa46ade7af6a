import { Box } from '@mui/material';
import type { CvAnalysis } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { useMatchTexts } from '../../ui/match/match-texts.hook.ts';

/** Returns why a CV has no score: of an applicant's there is none where words of another language were not compared. */
function scorelessReason({ match, source }: Pick<CvAnalysis, 'match' | 'source'>): MessageKey {
  if (!match) return 'analyzer.noScore.unavailable';
  if (match.items.length === 0) return 'analyzer.noScore.nothingAsked';
  return source === 'upload' ? 'analyzer.noScore.upload' : 'analyzer.noScore.language';
}

/** Shows the score, or why there is none, and below it whether the CV has text that nobody can see. */
export function Score({ analysis }: { analysis: CvAnalysis }): ReactElement {
  const text = useMessages();
  const texts = useMatchTexts();
  const { match } = analysis;
  const warning = match && texts.hiddenText(match);
  return (
    <>
      {typeof match?.score === 'number' ? (
        <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
          {text('match.score', { score: match.score })}
        </Box>
      ) : (
        <span>
          {text('analyzer.noScore')}
          <Box component="span" sx={reasonStyle}>
            {text(scorelessReason(analysis))}
          </Box>
        </span>
      )}
      {warning && <Box sx={{ color: 'text.secondary' }}>{warning}</Box>}
    </>
  );
}

/* On a card it stands in the same line. */
const reasonStyle = {
  display: { xs: 'inline', sm: 'block' },
  color: 'text.secondary',
  fontSize: '0.9375rem',
  '&::before': { content: { xs: '" · "', sm: 'none' } },
} as const;
