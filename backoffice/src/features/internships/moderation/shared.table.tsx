import type { DraftUpdate } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../../i18n/text.hook.ts';
import { sharedPassages } from '../../../ui/shared.passages.ts';
import { SideBySide } from '../../../ui/side.by.side.tsx';
import { SharedMark, SharedText } from '../../../ui/shared.text.tsx';
import { useValueText } from '../../../ui/value.text.hook.ts';

interface SharedTableProps {
  readonly fields: readonly (keyof DraftUpdate)[];
  readonly left: DraftUpdate;
  readonly right: DraftUpdate;
  readonly heads: readonly [left: string, right: string];
}

/** What two postings say side by side, field by field, with the passages marked that both have. */
export function SharedTable({ fields, left, right, heads }: SharedTableProps): ReactElement {
  const text = useText();
  const word = useWord();
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
        corner={text('conflict.field')}
        sides={heads.map((name, at) => ({ key: String(at), name }))}
        rows={rows}
        heading="h4"
      />
    </>
  );
}
