import { Box } from '@mui/material';
import { Fragment, type ReactElement } from 'react';
import type { Passage } from './shared-passages.ts';

/** Words that stand on both sides: underlined, so that they are told apart without colour. */
export const SharedMark = ({ text }: { text: string }): ReactElement => (
  <Box component="mark" sx={markStyle}>
    {text}
  </Box>
);

/** One side of a comparison with the passages marked that the other side has, too. */
export const SharedText = ({ passages }: { passages: readonly Passage[] }): ReactElement => (
  <>
    {passages.map(({ text, shared }, index) =>
      shared ? <SharedMark key={index} text={text} /> : <Fragment key={index}>{text}</Fragment>,
    )}
  </>
);

const markStyle = {
  color: 'inherit',
  bgcolor: 'var(--due-wash)',
  textDecoration: 'underline',
  textDecorationColor: 'var(--due)',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
} as const;
