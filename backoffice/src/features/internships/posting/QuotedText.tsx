import { Box } from '@mui/material';
import { createContext, Fragment, useContext, type ReactElement } from 'react';
import { MarkdownText } from '../../../ui/formats/MarkdownText.tsx';

interface TextPiece {
  readonly text: string;
  /** Whether a rule quoted these words. */
  readonly quoted: boolean;
}

/** Characters of context that a quote has on each side where it was cut; a little less, so that no match is lost. */
const CONTEXT_LENGTH = 34;
const CUT = '…';

/** Returns the quoted words without the context around them, as far as the cuts of the quote tell where it ends. */
export function quotedCore(quote: string): string {
  const from = quote.startsWith(CUT) ? quote.lastIndexOf(' ', CONTEXT_LENGTH + 1) + 1 : 0;
  const to = quote.endsWith(CUT) ? quote.indexOf(' ', quote.length - 1 - CONTEXT_LENGTH) : quote.length;
  const core = quote.slice(from, to < from ? quote.length : to);
  return core.replaceAll(CUT, '').trim();
}

const escapeForRegExp = (quote: string): string =>
  quote.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s+/g, String.raw`\s+`);

/** Returns a text in pieces, the quoted ones marked; spaces and lines of the text stay as they are. */
export function markQuotes(text: string, passages: readonly string[]): TextPiece[] {
  /* Of two passages that begin alike, the longer one is marked. */
  const quoted = passages.filter((passage) => passage.length > 1).toSorted((a, b) => b.length - a.length);
  if (quoted.length === 0) return [{ text, quoted: false }];
  const pieces = text.split(new RegExp(`(${quoted.map(escapeForRegExp).join('|')})`, 'giu'));
  return pieces.map((piece, index) => ({ text: piece, quoted: index % 2 === 1 })).filter((piece) => piece.text !== '');
}

/** What the rules quoted of the posting around it; null where nobody moderates. */
export const Quotes = createContext<readonly string[] | null>(null);

/** Shows a text of the posting, with the words marked that a rule quoted. */
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

/** Shows a longer text: with the quoted words marked in what was typed, or, where nobody moderates, as readers see it. */
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
