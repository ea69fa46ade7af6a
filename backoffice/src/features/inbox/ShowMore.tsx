import { Box, Button } from '@mui/material';
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
 * stands together, and a page would show it with the others of its day once more. Says how many there are, and where they end.
 */
export function ShowMore(): ReactElement {
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
  const shownCount = Math.min(perPage, total);
  const hasMore = shownCount < total;
  return (
    <Box sx={endStyle}>
      {hasMore && perPage < MAX_NOTIFICATIONS && (
        <Button variant="outlined" aria-disabled={isFetching} onClick={load}>
          {text('inbox.showMore')}
        </Button>
      )}
      <span>
        {hasMore ? text('inbox.count', { shown: data?.length ?? 0, total }) : text('inbox.end', { smart_count: total })}
      </span>
    </Box>
  );
}

const endStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  p: 1.5,
  minHeight: 60,
  color: 'text.secondary',
  fontSize: 'body2.fontSize',
} as const;
