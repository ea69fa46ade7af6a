import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Where the tab keeps which row of the inbox was opened last: what it leads to may be on another page of the site. */
const KEY = 'inbox-opened';

/** Returns the rows of the inbox and the heads of its blocks as elements, in the order in which they are shown. */
export const rowsOnScreen = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('[data-notification], [data-block]'),
];

/** Returns the ids of the notifications of a row, or of all rows of a block. */
export const idsOfRow = ({ dataset }: HTMLElement): string[] =>
  (dataset['notification'] ?? dataset['block'] ?? '').split(' ').filter(Boolean);

/** Moves to what a row says: its link, or its text where it leads nowhere. */
export const focusRow = (row: HTMLElement | undefined, options?: FocusOptions): void =>
  row?.querySelector<HTMLElement>('[data-message]')?.focus(options);

/** Remembers the row that is being opened, and its place, which another takes where only unread ones are shown. */
export function rememberOpenedRow(id: string): void {
  const index = rowsOnScreen().findIndex((row) => row.dataset['notification'] === id);
  sessionStorage.setItem(KEY, `${id} ${index}`);
}

/**
 * Moves the focus to the row that was opened when somebody comes back to the inbox, so that they go on from there. The
 * position of the page is brought back by itself.
 * @param isShown whether the rows are there
 */
export function useReturnToOpenedRow(isShown: boolean): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isSettled = useRef(false);
  useEffect(() => {
    if (!isShown || isSettled.current) return;
    isSettled.current = true;
    const [id, index] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
    sessionStorage.removeItem(KEY);
    if (!isReturn || !id) return;
    const rows = rowsOnScreen();
    const row = rows.find(({ dataset }) => dataset['notification'] === id) ?? rows[Number(index)] ?? rows.at(-1);
    focusRow(row, { preventScroll: true });
  }, [isShown, isReturn]);
}
