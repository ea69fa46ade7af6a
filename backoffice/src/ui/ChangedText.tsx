import { Box } from '@mui/material';
import type { DiffPart } from '@prentice/design/words';
import { Fragment, type ReactElement } from 'react';

interface ChangedTextProps {
  readonly parts: readonly DiffPart[];
  /** Which side it is: words that went, or words that came. */
  readonly side: 'del' | 'ins';
}

/** One side of a comparison: what changed is struck out or underlined, and marked up for those who cannot see it. */
export const ChangedText = ({ parts, side }: ChangedTextProps): ReactElement => (
  <>
    {parts.map(({ text, changed }, index) =>
      changed ? (
        <Box component={side} key={index} sx={side === 'del' ? goneStyle : newStyle}>
          {text}
        </Box>
      ) : (
        <Fragment key={index}>{text}</Fragment>
      ),
    )}
  </>
);

const goneStyle = { bgcolor: 'var(--attention-wash)', textDecorationColor: 'var(--attention)' } as const;
const newStyle = { bgcolor: 'var(--answered-wash)', textDecorationColor: 'var(--answered)' } as const;
