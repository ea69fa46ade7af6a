import { Box } from '@mui/material';
import { createContext, Fragment, useContext, type ReactElement } from 'react';
import { markQuotes } from './quoted.words.ts';

/** What the rules quoted of the posting around it; nothing where nobody moderates. */
export const Quotes = createContext<readonly string[]>([]);

/** A text of the posting, with the words marked that a rule quoted. */
export function QuotedText({ children }: { children: string }): ReactElement {
  const pieces = markQuotes(children, useContext(Quotes));
  return (
    <>
      {pieces.map(({ text, quoted }, at) =>
        quoted ? (
          <Box component="mark" key={at} sx={markStyle}>
            {text}
          </Box>
        ) : (
          <Fragment key={at}>{text}</Fragment>
        ),
      )}
    </>
  );
}

const markStyle = {
  color: 'text.primary',
  bgcolor: 'var(--attention-wash)',
  borderBottom: '2px solid var(--attention)',
} as const;
