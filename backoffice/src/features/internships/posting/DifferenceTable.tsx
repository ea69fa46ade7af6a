import type { PostingDifference } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { ComparisonTable } from '../../../ui/ComparisonTable.tsx';

type ShownDifference = Pick<PostingDifference, 'before' | 'after'> & { readonly field: string };

interface DifferenceTableProps {
  readonly changes: readonly ShownDifference[];
  /** Heads of both sides; the live version and the proposed one when absent. */
  readonly heads?: readonly [before: string, after: string];
  readonly heading?: 'h3' | 'h4';
}

/** What differs between two versions of a posting, field by field. */
export function DifferenceTable({ changes, heads, heading }: DifferenceTableProps): ReactElement {
  const text = useMessages();
  if (changes.length === 0) return <p>{text('posting.noDifference')}</p>;
  return (
    <ComparisonTable
      label={text('posting.differences')}
      rows={changes}
      labelPrefix="posting.field"
      {...(heading && { heading })}
      heads={heads ?? [text('moderation.before'), text('moderation.after')]}
    />
  );
}
