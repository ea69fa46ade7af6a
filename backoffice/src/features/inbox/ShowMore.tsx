import { Button } from '@mui/material';
import { MAX_NOTIFICATIONS } from '@prentice/contract';
import { useListContext } from 'ra-core';
import { useEffect, useRef, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { focusRow, idsOfRow, rowsOnScreen } from './rows/opened-row.hook.ts';

/** How many more are loaded at once. */
const MORE = 25;

const idsOnScreen = (): ReadonlySet<string> => new Set(rowsOnScreen().flatMap(idsOfRow));

/**
 * Loads older notifications, and moves the focus to the first of them. Not by pages: what is about one application, or to be done,
 * stands together, and a page would show it with the others of its day once more.
 */
export function ShowMore(): ReactElement | null {
  const text = useMessages();
  const { data, total = 0, perPage, setPerPage, isFetching } = useListContext();
  const idsBefore = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const before = idsBefore.current;
    if (!before || isFetching) return;
    idsBefore.current = null;
    focusRow(rowsOnScreen().find((row) => idsOfRow(row).every((id) => !before.has(id))));
  }, [data, isFetching]);
  const load = (): void => {
    if (isFetching) return;
    idsBefore.current = idsOnScreen();
    setPerPage(Math.min(perPage + MORE, MAX_NOTIFICATIONS));
  };
  if (total <= perPage || perPage >= MAX_NOTIFICATIONS) return null;
  return (
    <Button variant="outlined" aria-disabled={isFetching} onClick={load} sx={{ m: 1.5, alignSelf: 'flex-start' }}>
      {text('inbox.showMore')}
    </Button>
  );
}
