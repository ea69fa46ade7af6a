import { useEffect, useRef, type RefObject } from 'react';

const ROW = '[data-notification]';

/** What the keys of the inbox do; `id` is that of the notification that has the focus, if one has. */
interface InboxKeyActions {
  readonly onSelect: (id: string) => void;
  /** @param id null where none has the focus: then what is selected is marked */
  readonly onMark: (id: string | null) => void;
  readonly onUndo: () => void;
  readonly onEndSelection: () => void;
}

/* Also in a dialog or menu keys have a meaning of their own. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('select, textarea, input:not([type="checkbox"]), [contenteditable]') ||
    target.closest('dialog, [role="dialog"], [role="menu"]') !== null);

/** Returns whether a key is meant for the list: without another key, and while nobody types. A click moves the focus off it. */
const isForList = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && !isTyping(target);

/** Returns the shown notifications as elements. */
export const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(ROW) ?? []),
];

/** Moves the focus to a notification, or to the first or last one where the index is beyond them. */
export function focusRow(rows: readonly HTMLElement[], index: number, options?: FocusOptions): void {
  rows[Math.min(rows.length - 1, Math.max(0, index))]?.querySelector<HTMLElement>('a, [tabindex]')?.focus(options);
}

/** Opens what lists the keys, and leads there. */
function showKeys(): void {
  const keys = document.querySelector<HTMLDetailsElement>('[data-inbox-keys]');
  if (!keys) return;
  keys.open = true;
  keys.querySelector('summary')?.focus();
}

function handleInboxKey(event: KeyboardEvent, list: HTMLElement, actions: InboxKeyActions): void {
  if (!isForList(event)) return;
  const rows = rowsIn(list);
  const index = rows.findIndex((row) => row.contains(event.target as Node));
  const id = rows[index]?.dataset['notification'] ?? null;
  const { [event.key]: handle } = {
    j: () => focusRow(rows, index + 1),
    k: () => focusRow(rows, index - 1),
    x: () => id && actions.onSelect(id),
    m: () => actions.onMark(id),
    u: actions.onUndo,
    '?': showKeys,
    Escape: () => {
      /* The checkbox that may have the focus goes with the selection. */
      if (id) focusRow(rows, index);
      actions.onEndSelection();
    },
  } as Readonly<Record<string, () => unknown>>;
  if (!handle) return;
  event.preventDefault();
  handle();
}

/**
 * Handles the keys of the inbox wherever the focus is, fields aside: j and k move, x selects, m marks as read or unread,
 * u takes back, Escape ends the selection, ? lists them; Enter follows the link as always.
 */
export function useInboxKeys(list: RefObject<HTMLElement | null>, actions: InboxKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => void (latest.current = actions));
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (list.current) handleInboxKey(event, list.current, latest.current);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [list]);
}
