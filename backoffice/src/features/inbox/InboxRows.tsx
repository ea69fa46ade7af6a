import { Box, Button, Typography } from '@mui/material';
import { DAY, dayOf, groupByDay } from '@prentice/contract';
import { useListContext, useLocale } from 'ra-core';
import { useRef, useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { dayText as dateText, readersZone } from '../../ui/formats/time-format.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { focusRow, InboxRow, type InboxItem, type RowOptions } from './InboxRow.tsx';

const list = { listStyle: 'none', m: 0, p: 0 } as const;

interface Marks {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** Marks notifications as read or as unread, says how many, and offers to undo it; `undoLast` does so by a key. */
function useMarking(): { readonly mark: (marks: Marks) => void; readonly undoLast: () => void } {
  const text = useMessages();
  const notifyUndoable = useNotifyUndoable();
  const send = ({ ids, read }: Marks) => client.notifications.markMany({ body: { ids: [...ids], read } });
  const undo = useApiMutation(send);
  const last = useRef<Marks | null>(null);
  const undoMarks = ({ ids, read }: Marks): void => {
    last.current = null;
    undo.mutate({ ids, read: !read });
  };
  const mark = useApiMutation(async (marks: Marks) => ({ marks, count: (await send(marks)).count }), {
    onDone: ({ marks, count }) => {
      last.current = marks;
      notifyUndoable({
        message: text(marks.read ? 'inbox.done.read' : 'inbox.done.unread', { smart_count: count }),
        onUndo: () => undoMarks(marks),
      });
    },
  });
  return { mark: mark.mutate, undoLast: () => last.current && undoMarks(last.current) };
}

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
  readonly onMark: (marks: Marks) => void;
}

/** What can be done with those that are selected. */
function SelectedActions({ items, onMark }: SelectedActionsProps): ReactElement {
  const text = useMessages();
  const ids = items.map(({ id }) => id);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span role="status">{text('inbox.selected', { smart_count: ids.length })}</span>
      {items.some(({ readAt }) => readAt === null) && (
        <Button size="small" variant="outlined" onClick={() => onMark({ ids, read: true })}>
          {text('inbox.markRead')}
        </Button>
      )}
      {items.some(({ readAt }) => readAt !== null) && (
        <Button size="small" variant="outlined" onClick={() => onMark({ ids, read: false })}>
          {text('inbox.markUnread')}
        </Button>
      )}
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
          {subjects.map(({ key, subject, items: about }) => (
            <Box key={key} sx={about.length > 1 ? { borderLeft: '3px solid', borderColor: 'divider', ml: 1.5 } : {}}>
              {about.length > 1 && (
                <Typography variant="body2" sx={{ px: 1.5, pb: 0.5, color: 'text.secondary' }}>
                  {subject} ({about.length})
                </Typography>
              )}
              <Box component="ul" sx={list}>
                {about.map((item) => (
                  <InboxRow key={item.id} item={item} {...row} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </>
  );
}

/** The notifications of a page as students see theirs: the newest first, by day, and those about the same thing together. */
export function InboxRows(): ReactElement {
  const { data = [], isPending } = useListContext<InboxItem>();
  const { mark, undoLast } = useMarking();
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
  const row = { timeZone: readersZone(), selected, onSelect: toggle };
  if (data.length === 0) return isPending ? <PageSkeleton /> : <NothingShown />;
  return (
    <>
      <Box sx={barStyle}>
        {selected.size > 0 && (
          <SelectedActions items={data.filter(({ id }) => selected.has(id))} onMark={markAndClear} />
        )}
        <InboxKeys onSelect={toggle} onMark={markOne} onUndo={undoLast} onEndSelection={() => setChosen(new Set())} />
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
