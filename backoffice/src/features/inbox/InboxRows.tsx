import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { DAY, dayOf, groupByDay } from '@prentice/contract';
import { useListContext, useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { dayText as dateText, readersZone } from '../../ui/formats/time-format.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import type { InboxMarking, Marks } from './inbox-marking.hook.ts';
import { focusRow, InboxRow, type InboxItem, type RowOptions } from './InboxRow.tsx';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

const rowsOnScreen = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-notification]')];
const indexOfFocused = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

function focusNeighbour(step: 1 | -1): void {
  const rows = rowsOnScreen();
  const index = Math.min(rows.length - 1, Math.max(0, indexOfFocused(rows) + step));
  focusRow(rows[index]);
}

interface InboxKeyActions {
  readonly onSelect: (id: string) => void;
  readonly onMark: (id: string) => void;
  readonly onUndo: () => void;
  readonly onEndSelection: () => void;
}

/** The keys of the inbox, as students have them. */
function InboxKeys({ onSelect, onMark, onUndo, onEndSelection }: InboxKeyActions): ReactElement | null {
  const text = useMessages();
  const withFocused = (act: (id: string) => void) => () => {
    const rows = rowsOnScreen();
    const id = rows[indexOfFocused(rows)]?.dataset['notification'];
    if (id) act(id);
  };
  const markAndGoOn = (id: string): void => {
    focusNeighbour(1);
    onMark(id);
  };
  const keys = [
    { key: 'j', label: text('inbox.key.next'), run: () => focusNeighbour(1), repeats: true },
    { key: 'k', label: text('inbox.key.previous'), run: () => focusNeighbour(-1), repeats: true },
    { key: 'x', label: text('inbox.key.select'), run: withFocused(onSelect) },
    { key: 'm', label: text('inbox.key.mark'), run: withFocused(markAndGoOn) },
    { key: 'u', label: text('inbox.key.undo'), run: onUndo },
    { key: 'Escape', label: text('inbox.key.end'), run: onEndSelection },
  ];
  useKeyboardShortcuts(keys);
  return (
    <KeyboardShortcutHints
      shortcuts={[
        ...keys,
        { key: 'Enter', label: text('inbox.key.open') },
        { key: '?', label: text('inbox.key.help') },
      ]}
    />
  );
}

interface SelectedActionsProps {
  readonly items: readonly InboxItem[];
  readonly selected: ReadonlySet<string>;
  readonly onSelectAll: (all: boolean) => void;
  readonly onMark: (marks: Marks) => void;
}

/** What can be done with those that are selected. */
function SelectedActions({ items, selected, onSelectAll, onMark }: SelectedActionsProps): ReactElement {
  const text = useMessages();
  const chosen = items.filter(({ id }) => selected.has(id));
  const idsToMark = (read: boolean): string[] =>
    chosen.filter(({ readAt }) => (readAt !== null) !== read).map(({ id }) => id);
  const markButton = (read: boolean) => {
    const ids = idsToMark(read);
    return (
      <Button size="small" variant="outlined" disabled={ids.length === 0} onClick={() => onMark({ ids, read })}>
        {text(read ? 'inbox.markRead' : 'inbox.markUnread')}
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormControlLabel
        label={text('inbox.selectAll')}
        sx={{ ml: 0, mr: 0 }}
        control={
          <Checkbox
            size="small"
            checked={chosen.length === items.length}
            indeterminate={chosen.length < items.length}
            onChange={(_event, all) => onSelectAll(all)}
          />
        }
      />
      <span role="status">{text('inbox.selected', { smart_count: chosen.length })}</span>
      {markButton(true)}
      {markButton(false)}
    </Box>
  );
}

/** Says that the filters leave nothing, with the way back to everything. */
function NothingShown(): ReactElement {
  const text = useMessages();
  const { filterValues, setFilters } = useListContext();
  const isUnreadOnly = Object.keys(filterValues).join() === 'unread';
  const showAll = (
    <Button variant="outlined" onClick={() => setFilters({})}>
      {text('inbox.showAll')}
    </Button>
  );
  return (
    <Box sx={{ px: 1.5 }}>
      <EmptyState title={text(isUnreadOnly ? 'inbox.nothingUnread' : 'list.noMatch')} action={showAll} />
    </Box>
  );
}

interface DaysProps extends RowOptions {
  readonly items: readonly InboxItem[];
}

/** Notifications by day, and those about the same thing together. */
function Days({ items, ...row }: DaysProps): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const now = useNow();
  const { timeZone } = row;
  const dayText = (day: string): string => {
    if (day === dayOf(now, timeZone)) return text('inbox.today');
    if (day === dayOf(now - DAY, timeZone)) return text('inbox.yesterday');
    return dateText(day, locale);
  };
  return (
    <>
      {groupByDay(items, timeZone).map(({ day, subjects }) => (
        <Box key={day} component="section" aria-label={dayText(day)} sx={{ pb: 1 }}>
          <Typography component="h2" variant="subtitle2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
            {dayText(day)}
          </Typography>
          {/* One list, whatever belongs together in it: a screen reader says how long it is. */}
          <Box component="ul" sx={list}>
            {subjects.flatMap(({ subject, items: about }) =>
              about.map((item, index) => (
                <InboxRow key={item.id} item={item} {...row}>
                  {index === 0 && about.length > 1 && `${subject} (${about.length})`}
                </InboxRow>
              )),
            )}
          </Box>
        </Box>
      ))}
    </>
  );
}

/** The notifications of a page as students see theirs: the newest first, by day, and those about the same thing together. */
export function InboxRows({ marking }: { readonly marking: InboxMarking }): ReactElement {
  const { data = [], isPending } = useListContext<InboxItem>();
  const { mark, undoLast } = marking;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = new Set(data.map(({ id }) => id).filter((id) => chosen.has(id)));
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const markAndClear = (marks: Marks): void => {
    /* The pressed button goes away with the selection. */
    focusRow(rowsOnScreen().find((row) => row.dataset['notification'] === marks.ids[0]));
    setChosen(new Set());
    mark(marks);
  };
  const markOne = (id: string): void => mark({ ids: [id], read: data.find((item) => item.id === id)?.readAt === null });
  /** Marks what is selected, else the row with the focus: as read while any of it is not. */
  const markByKey = (id: string): void => {
    if (selected.size === 0) return markOne(id);
    const isAnyUnread = data.some((item) => selected.has(item.id) && item.readAt === null);
    setChosen(new Set());
    return mark({ ids: [...selected], read: isAnyUnread });
  };
  const selectAll = (all: boolean): void => setChosen(new Set(all ? data.map(({ id }) => id) : []));
  const row = { timeZone: readersZone(), selected, onSelect: toggle, onMark: markOne };
  if (data.length === 0) return isPending ? <PageSkeleton /> : <NothingShown />;
  return (
    <>
      <Box sx={barStyle}>
        {selected.size > 0 && (
          <SelectedActions items={data} selected={selected} onSelectAll={selectAll} onMark={markAndClear} />
        )}
        <InboxKeys onSelect={toggle} onMark={markByKey} onUndo={undoLast} onEndSelection={() => setChosen(new Set())} />
      </Box>
      <Days items={data} {...row} />
    </>
  );
}

/* The keys stay at the end of the line, whatever is selected. */
const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
  px: 1.5,
  py: { xs: 0, md: 1 },
} as const;
