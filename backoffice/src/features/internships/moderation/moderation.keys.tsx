import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../../i18n/text.hook.ts';
import { KeyHints, useKeys } from '../../../ui/key.hint.tsx';
import { useRowWalk } from '../../../ui/list/row.walk.ts';

/** Walks the queue by key; `c` chooses the row for what is done with several. */
export function ModerationKeys(): ReactElement {
  const text = useText();
  const { onToggleItem } = useListContext();
  const { next, previous, reached } = useRowWalk();
  const choose = () => {
    const id = reached();
    if (id !== null) onToggleItem(id);
  };
  const keys = [
    { key: 'j', label: text('moderation.next'), run: next, repeats: true },
    { key: 'k', label: text('moderation.previous'), run: previous, repeats: true },
    { key: 'c', label: text('moderation.choose'), run: choose },
  ];
  useKeys(keys);
  return <KeyHints moves={[...keys, { key: 'Enter', label: text('moderation.open') }]} />;
}
