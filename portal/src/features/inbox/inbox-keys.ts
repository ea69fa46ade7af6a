import type { KeyboardEvent } from 'react';

const ROW = '[data-notification]';

interface InboxKeyActions {
  readonly onSelect: (id: string) => void;
  readonly onMark: (id: string) => void;
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('select, textarea, input:not([type="checkbox"])');

function focusRow(rows: readonly HTMLElement[], index: number): void {
  rows[Math.min(rows.length - 1, Math.max(0, index))]?.querySelector<HTMLElement>('a')?.focus();
}

/** Handles the keys of the inbox: j and k move, x selects, m marks as read or unread; Enter follows the link as always. */
export function handleInboxKey(event: KeyboardEvent<HTMLElement>, { onSelect, onMark }: InboxKeyActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)];
  const at = rows.findIndex((row) => row.contains(event.target as Node));
  const id = rows[at]?.dataset['notification'];
  if (event.key === 'j') focusRow(rows, at + 1);
  else if (event.key === 'k') focusRow(rows, at - 1);
  else if (event.key === 'x' && id) onSelect(id);
  else if (event.key === 'm' && id) onMark(id);
  else return;
  event.preventDefault();
}
