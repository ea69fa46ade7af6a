import type { DraftUpdate } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { sharedPassages } from '../../../ui/shared-passages.ts';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { SharedMark, SharedText } from '../../../ui/SharedText.tsx';
import { useValueText } from '../../../ui/value-format.hook.ts';

interface SharedPassagesTableProps {
  readonly fields: readonly (keyof DraftUpdate)[];
  readonly left: DraftUpdate;
  readonly right: DraftUpdate;
  readonly heads: readonly [left: string, right: string];
}

/** What two postings say side by side, field by field, with the passages marked that both have. */
export function SharedPassagesTable({ fields, left, right, heads }: SharedPassagesTableProps): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const say = useValueText();
  const rows = fields.map((field) => {
    const { before, after, words } = sharedPassages(say(field, left[field]), say(field, right[field]));
    return {
      key: field,
      label: word('posting.field', field),
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
