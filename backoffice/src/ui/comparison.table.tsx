import { wordDifference } from '@prentice/design/words';
import type { ReactElement } from 'react';
import { useText, useWord } from '../i18n/text.hook.ts';
import { ChangedText } from './changed.text.tsx';
import { SideBySide } from './side.by.side.tsx';
import type { SideBySideProps } from './side.by.side.types.ts';
import { useValueText } from './value.text.hook.ts';

export interface Compared {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Which side is the newer text; `after` when absent. */
  readonly newer?: 'before' | 'after' | 'both' | undefined;
  /** A word below the field's name. */
  readonly remark?: string | undefined;
}

interface ComparisonTableProps {
  readonly label: string;
  readonly rows: readonly Compared[];
  /** The catalogue's prefix of the field names. */
  readonly words: string;
  readonly heads: readonly [before: string, after: string];
  readonly heading?: SideBySideProps['heading'];
}

/** Two versions of a record side by side, field by field, with the words marked that differ. */
export function ComparisonTable({ label, rows, words, heads, heading }: ComparisonTableProps): ReactElement {
  const text = useText();
  const word = useWord();
  const say = useValueText();
  const sides = heads.map((name, at) => ({ key: String(at), name }));
  const compared = rows.map(({ field, before, after, remark, newer = 'after' }) => {
    const parts = wordDifference(say(field, before), say(field, after));
    return {
      key: field,
      label: word(words, field),
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
      corner={text('conflict.field')}
      sides={sides}
      rows={compared}
      {...(heading && { heading })}
    />
  );
}
