import type { Difference } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { ComparisonTable } from '../../../ui/comparison.table.tsx';

type Shown = Pick<Difference, 'before' | 'after'> & { readonly field: string };

interface DifferenceTableProps {
  readonly changes: readonly Shown[];
  /** Heads of both sides; the live version and the proposed one when absent. */
  readonly heads?: readonly [before: string, after: string];
  readonly heading?: 'h3' | 'h4';
}

/** What differs between two versions of a posting, field by field. */
export function DifferenceTable({ changes, heads, heading }: DifferenceTableProps): ReactElement {
  const text = useText();
  if (changes.length === 0) return <p>{text('posting.noDifference')}</p>;
  return (
    <ComparisonTable
      label={text('posting.differences')}
      rows={changes}
      words="posting.field"
      {...(heading && { heading })}
      heads={heads ?? [text('moderation.before'), text('moderation.after')]}
    />
  );
}
