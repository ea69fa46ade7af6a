import { useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../../ui/KeyboardShortcuts.tsx';
import { useRowNavigation } from '../../../ui/list/row-navigation.hook.ts';

/** Walks the queue by key; `c` chooses the row for what is done with several. */
export function ModerationKeys(): ReactElement {
  const text = useMessages();
  const { onToggleItem } = useListContext();
  const { next, previous, reached } = useRowNavigation();
  const choose = () => {
    const id = reached();
    if (id !== null) onToggleItem(id);
  };
  const keys = [
    { key: 'j', label: text('moderation.next'), run: next, repeats: true },
    { key: 'k', label: text('moderation.previous'), run: previous, repeats: true },
    { key: 'c', label: text('moderation.choose'), run: choose },
  ];
  useKeyboardShortcuts(keys);
  return <KeyboardShortcutHints shortcuts={[...keys, { key: 'Enter', label: text('moderation.open') }]} />;
}
