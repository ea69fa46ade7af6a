import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useEvent, useListContext } from 'ra-core';
import { useEffect, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useIsNarrowScreen } from '../../../ui/page/narrow-screen.hook.ts';
import { PageSkeleton } from '../../../ui/page/PageSkeleton.tsx';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { useOfflineNotice, type InboxMarking, type Marks } from '../inbox-marking.hook.ts';
import { InboxDays } from './InboxDays.tsx';
import { useInboxReading } from '../inbox-reading.hook.ts';
import { useInboxPageRows } from '../inbox-page.hook.ts';
import { unreadIdsOf, type InboxThread } from './inbox-threads.ts';
import { NothingShown } from '../NothingShown.tsx';
import { ShowMore } from '../ShowMore.tsx';
import { focusRow, idsOfRow, rememberOpenedRow, rowsOnScreen, useReturnToOpenedRow } from './opened-row.hook.ts';

const indexOfFocused = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

function focusNeighbour(step: 1 | -1): void {
  const rows = rowsOnScreen();
  const index = Math.min(rows.length - 1, Math.max(0, indexOfFocused(rows) + step));
  focusRow(rows[index]);
}

interface InboxKeyActions {
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onMark: (ids: readonly string[]) => void;
  readonly onUndo: () => void;
  readonly onEndSelection: () => void;
}

/** Offers the keys of the inbox, as students have them; “?” lists them. */
function useInboxKeys({ onSelect, onMark, onUndo, onEndSelection }: InboxKeyActions): void {
  const text = useMessages();
  const withFocused = (act: (ids: readonly string[]) => void) => () => {
    const rows = rowsOnScreen();
    const row = rows[indexOfFocused(rows)];
    if (row) act(idsOfRow(row));
  };
  const markAndGoOn = (ids: readonly string[]): void => {
    focusNeighbour(1);
    onMark(ids);
  };
  useKeyboardShortcuts([
    { key: 'j', label: text('inbox.key.next'), run: () => focusNeighbour(1), repeats: true },
    { key: 'k', label: text('inbox.key.previous'), run: () => focusNeighbour(-1), repeats: true },
    { key: 'x', label: text('inbox.key.select'), run: withFocused(onSelect) },
    { key: 'm', label: text('inbox.key.mark'), run: withFocused(markAndGoOn) },
    { key: 'u', label: text('inbox.key.undo'), run: onUndo },
    { key: 'Escape', label: text('inbox.key.end'), run: onEndSelection },
  ]);
}

interface SelectedActionsProps {
  readonly threads: readonly InboxThread[];
  readonly selected: ReadonlySet<string>;
  readonly onSelectAll: (all: boolean) => void;
  readonly onMark: (marks: Marks) => void;
}

/** Marks what is unread in rows as read. */
function readingOf(threads: readonly InboxThread[]): Marks {
  const unread = threads.map(unreadIdsOf).filter((ids) => ids.length > 0);
  return { ids: unread.flat(), rowCount: unread.length, read: true };
}

/** Marks the latest of rows in which everything has been read as unread. */
function unreadingOf(threads: readonly InboxThread[]): Marks {
  const read = threads.filter((thread) => unreadIdsOf(thread).length === 0);
  return { ids: read.map(({ latest }) => latest.id), rowCount: read.length, read: false };
}

const fullLabels = { read: 'inbox.markRead', unread: 'inbox.markUnread' } as const;
/* On phones all fits into one line. */
const shortLabels = { read: 'inbox.short.read', unread: 'inbox.short.unread' } as const;

/** Selects all, and what can be done with those that are selected. */
function SelectedActions({ threads, selected, onSelectAll, onMark }: SelectedActionsProps): ReactElement {
  const text = useMessages();
  const isNarrow = useIsNarrowScreen();
  const chosen = threads.filter(({ latest }) => selected.has(latest.id));
  const labels = isNarrow ? shortLabels : fullLabels;
  const markButton = (read: boolean) => {
    const marks = read ? readingOf(chosen) : unreadingOf(chosen);
    return (
      <Button
        size="small"
        variant="outlined"
        disabled={marks.rowCount === 0}
        aria-label={text(fullLabels[read ? 'read' : 'unread'])}
        onClick={() => onMark(marks)}
        sx={{ flexShrink: 0, minHeight: { xs: 40, md: 0 } }}
      >
        {text(labels[read ? 'read' : 'unread'])}
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <FormControlLabel
        label={isNarrow ? '' : text('inbox.selectAll')}
        sx={{ ml: 0, mr: 0 }}
        control={
          <Checkbox
            size="small"
            checked={chosen.length === threads.length}
            indeterminate={chosen.length > 0 && chosen.length < threads.length}
            onChange={(_event, all) => onSelectAll(all)}
            slotProps={{ input: { 'aria-label': text('inbox.selectAll') } }}
          />
        }
      />
      {chosen.length > 0 && (
        <>
          <Box component="span" role="status" sx={selectedCountStyle}>
            {text('inbox.selected', { smart_count: chosen.length })}
          </Box>
          {markButton(true)}
          {markButton(false)}
        </>
      )}
    </Box>
  );
}

const selectedCountStyle = {
  flexShrink: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Returns what rows can do: functions that stay the same, so that only the rows that change are made again. */
function useRowActions(marking: InboxMarking, threads: readonly InboxThread[], selected: ReadonlySet<string>) {
  const { mark, setChosen } = marking;
  const read = useApiMutation(
    (ids: readonly string[]) => client.notifications.markMany({ body: { ids: [...ids], read: true } }),
    { onFailure: useOfflineNotice() },
  );
  const onSelect = useEvent((ids: readonly string[]): void => {
    const others = [...selected].filter((id) => !ids.includes(id));
    const areSelected = ids.every((id) => selected.has(id));
    setChosen(new Set(areSelected ? others : [...others, ...ids]));
  });
  /** Marks rows as read while anything in them is unread, else as unread. */
  const onMark = useEvent((ids: readonly string[]): void => {
    const rows = threads.filter(({ latest }) => ids.includes(latest.id));
    const reading = readingOf(rows);
    mark(reading.rowCount > 0 ? reading : unreadingOf(rows));
  });
  const onOpen = useEvent((thread: InboxThread): void => {
    rememberOpenedRow(thread.latest.id);
    const unreadIds = unreadIdsOf(thread);
    if (unreadIds.length > 0) read.mutate(unreadIds);
  });
  return { onSelect, onMark, onOpen };
}

/** The notifications that are loaded, unread ones first: by day, those about one application in one row. */
export function InboxRows({ marking }: { readonly marking: InboxMarking }): ReactElement {
  const { filterValues } = useListContext();
  const reading = useInboxReading();
  const { nextSteps, later, newThreads, others, isPending } = useInboxPageRows(reading);
  const isNarrow = useIsNarrowScreen();
  const { mark, undoLast, chosen, setChosen } = marking;
  const listKey = JSON.stringify(filterValues);
  useEffect(() => setChosen(new Set()), [listKey, setChosen]);
  const threads = [...nextSteps, ...later, ...newThreads, ...others];
  useReturnToOpenedRow(!isPending && threads.length > 0);
  const rowIds = threads.map(({ latest }) => latest.id);
  const selected = new Set(rowIds.filter((id) => chosen.has(id)));
  const actions = useRowActions(marking, threads, selected);
  const markAndClear = (marks: Marks): void => {
    /* The pressed button goes away with the selection. */
    focusRow(rowsOnScreen().find((row) => row.dataset['notification'] === marks.ids[0]));
    setChosen(new Set());
    mark(marks);
  };
  /** Marks what is selected, else the row or the block with the focus. */
  const markByKey = (ids: readonly string[]): void => {
    actions.onMark(selected.size > 0 ? [...selected] : ids);
    setChosen(new Set());
  };
  const selectAll = (all: boolean): void => setChosen(new Set(all ? rowIds : []));
  useInboxKeys({
    onSelect: actions.onSelect,
    onMark: markByKey,
    onUndo: undoLast,
    onEndSelection: () => setChosen(new Set()),
  });
  if (isPending) return <PageSkeleton />;
  if (threads.length === 0) return <NothingShown />;
  const hasSelection = selected.size > 0;
  return (
    <>
      <Box sx={hasSelection ? { ...barStyle, ...selectionStyle } : barStyle}>
        {(hasSelection || !isNarrow) && (
          <SelectedActions threads={threads} selected={selected} onSelectAll={selectAll} onMark={markAndClear} />
        )}
      </Box>
      <InboxDays
        nextSteps={nextSteps}
        later={later}
        newThreads={newThreads}
        others={others}
        selected={selected}
        reading={reading}
        {...actions}
      />
      <ShowMore />
    </>
  );
}

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  px: 1.5,
  /* As high with a selection as without: no row moves. */
  minHeight: { md: 44 },
} as const;

/* What can be done with a selection stays in sight: below the bar of the page, on phones within reach of the thumb. */
const selectionStyle = {
  position: { xs: 'fixed', md: 'sticky' },
  zIndex: { xs: 'appBar', md: 6 },
  top: { md: 52 },
  left: 0,
  right: 0,
  bottom: { xs: 0, md: 'auto' },
  py: { xs: 1, md: 0 },
  bgcolor: 'background.paper',
  borderTop: { xs: '1px solid var(--edge)', md: 0 },
} as const;
