import { Box } from '@mui/material';
import { createContext, Fragment, useContext, type ReactElement } from 'react';
import { MarkdownText } from '../../../ui/MarkdownText.tsx';
import { markQuotes } from './mark-quotes.ts';

/** What the rules quoted of the posting around it; null where nobody moderates. */
export const Quotes = createContext<readonly string[] | null>(null);

/** A text of the posting, with the words marked that a rule quoted. */
export function QuotedText({ children }: { children: string }): ReactElement {
  const pieces = markQuotes(children, useContext(Quotes) ?? []);
  return (
    <>
      {pieces.map(({ text, quoted }, index) =>
        quoted ? (
          <Box component="mark" key={index} sx={markStyle}>
            {text}
          </Box>
        ) : (
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </>
  );
}

/** A longer text: with the quoted words marked in what was typed, or, where nobody moderates, as readers see it. */
export function LongText({ children }: { children: string }): ReactElement {
  if (useContext(Quotes) === null) return <MarkdownText>{children}</MarkdownText>;
  return (
    <Box sx={{ whiteSpace: 'pre-line' }}>
      <QuotedText>{children}</QuotedText>
    </Box>
  );
}

const markStyle = {
  color: 'text.primary',
  bgcolor: 'var(--attention-wash)',
  borderBottom: '2px solid var(--attention)',
} as const;
