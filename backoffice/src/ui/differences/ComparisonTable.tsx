import { diffWords, type DiffPart } from '@prentice/design/words';
import { type ReactElement, type ReactNode, Fragment } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { SideBySide } from './SideBySide.tsx';
import type { SideBySideProps } from './SideBySideStacked.tsx';
import { useValueText } from '../formats/value-format.hook.ts';
import { Box } from '@mui/material';

interface ChangedTextProps {
  readonly parts: readonly DiffPart[];
  /** Which side it is: words that went, or words that came. */
  readonly side: 'del' | 'ins';
}

/** Shows one side of a comparison: what changed is struck out or underlined, and marked up for those who cannot see it. */
const ChangedText = ({ parts, side }: ChangedTextProps): ReactElement => (
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

interface ComparedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Which side is the newer text; `after` when absent. */
  readonly newer?: 'before' | 'after' | 'both' | undefined;
  /** What is below the field's name. */
  readonly remark?: ReactNode;
}

interface ComparisonTableProps {
  readonly label: string;
  readonly rows: readonly ComparedField[];
  /** The catalogue's prefix of the field names. */
  readonly labelPrefix: string;
  readonly heads: readonly [before: string, after: string];
  readonly heading?: SideBySideProps['heading'];
}

/** Shows two versions of a record side by side, field by field, with the words marked that differ. */
export function ComparisonTable({ label, rows, labelPrefix, heads, heading }: ComparisonTableProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const valueText = useValueText();
  const sides = heads.map((name, index) => ({ key: String(index), name }));
  const compared = rows.map(({ field, before, after, remark, newer = 'after' }) => {
    const parts = diffWords(valueText(field, before), valueText(field, after));
    return {
      key: field,
      label: valueLabel(labelPrefix, field),
      remark,
      values: [
        <ChangedText key="before" parts={parts.before} side={newer === 'after' ? 'del' : 'ins'} />,
        <ChangedText key="after" parts={parts.after} side={newer === 'before' ? 'del' : 'ins'} />,
      ],
    };
  });
  return (
    <SideBySide
      label={label}
      cornerLabel={text('conflict.field')}
      sides={sides}
      rows={compared}
      {...(heading && { heading })}
    />
  );
}
