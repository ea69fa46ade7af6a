import type { DraftUpdate } from '@prentice/contract';
import { type ReactElement, Fragment } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { sharedPassages, type Passage } from '../../../ui/differences/shared-passages.ts';
import { SideBySide } from '../../../ui/differences/SideBySide.tsx';
import { useValueText } from '../../../ui/formats/value-format.hook.ts';
import { Box } from '@mui/material';

/** Shows words that are on both sides: underlined, so that they are told apart without colour. */
const SharedMark = ({ text }: { text: string }): ReactElement => (
  <Box component="mark" sx={markStyle}>
    {text}
  </Box>
);

/** Shows one side of a comparison with the passages marked that the other side has, too. */
const SharedText = ({ passages }: { passages: readonly Passage[] }): ReactElement => (
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

interface SharedPassagesTableProps {
  readonly fields: readonly (keyof DraftUpdate)[];
  readonly left: DraftUpdate;
  readonly right: DraftUpdate;
  readonly heads: readonly [left: string, right: string];
}

/** Shows what two postings say side by side, field by field, with the passages marked that both have. */
export function SharedPassagesTable({ fields, left, right, heads }: SharedPassagesTableProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const valueText = useValueText();
  const rows = fields.map((field) => {
    const { before, after, words } = sharedPassages(valueText(field, left[field]), valueText(field, right[field]));
    return {
      key: field,
      label: valueLabel('posting.field', field),
      remark: text('moderation.sharedWords', words),
      values: [<SharedText key="left" passages={before} />, <SharedText key="right" passages={after} />],
    };
  });
  return (
    <>
      <p>
        <SharedMark text={text('moderation.marked')} /> {text('moderation.markedHelp')}
      </p>
      <SideBySide
        label={text('moderation.sharedText')}
        cornerLabel={text('conflict.field')}
        sides={heads.map((name, index) => ({ key: String(index), name }))}
        rows={rows}
        heading="h4"
      />
    </>
  );
}
