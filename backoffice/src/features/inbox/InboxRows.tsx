import { Box, Button, Checkbox, Typography } from '@mui/material';
import { DAY, dayOf, groupByDay, notificationMessage, type notificationView, type ViewOf } from '@prentice/contract';
import { LinkBase, useListContext, useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import { clockTime, dayText as dateText, exactTime } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';

type Item = ViewOf<typeof notificationView>;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

interface Marks {
  readonly ids: readonly string[];
  readonly read: boolean;
}

/** Marks notifications as read or as unread, says how many, and offers to undo it. */
function useMarking(): (marks: Marks) => void {
  const text = useMessages();
  const notifyUndoable = useNotifyUndoable();
  const send = ({ ids, read }: Marks) => client.notifications.markMany({ body: { ids: [...ids], read } });
  const undo = useApiMutation(send);
  const mark = useApiMutation(async (marks: Marks) => ({ marks, count: (await send(marks)).count }), {
    onDone: ({ marks: { ids, read }, count }) =>
      notifyUndoable({
        message: text(read ? 'inbox.done.read' : 'inbox.done.unread', { smart_count: count }),
        onUndo: () => undo.mutate({ ids, read: !read }),
      }),
  });
  return mark.mutate;
}

const rowsOnScreen = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-notification]')];
const indexOfFocused = (rows: readonly HTMLElement[]): number =>
  rows.findIndex((row) => row.contains(document.activeElement));

function focusNeighbour(step: 1 | -1): void {
  const rows = rowsOnScreen();
  const index = Math.min(rows.length - 1, Math.max(0, indexOfFocused(rows) + step));
  rows[index]?.querySelector('a')?.focus();
}

interface InboxKeyActions {
  readonly onSelect: (id: string) => void;
  readonly onMark: (id: string) => void;
}

/** The keys of the inbox, as students have them. */
function InboxKeys({ onSelect, onMark }: InboxKeyActions): ReactElement | null {
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
  ];
  useKeyboardShortcuts(keys);
  return <KeyboardShortcutHints shortcuts={[...keys, { key: 'Enter', label: text('inbox.key.open') }]} />;
}

interface SelectedActionsProps {
  readonly ids: readonly string[];
  readonly onMark: (marks: Marks) => void;
}

/** What can be done with those that are selected. */
function SelectedActions({ ids, onMark }: SelectedActionsProps): ReactElement {
  const text = useMessages();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span role="status">{text('inbox.selected', { smart_count: ids.length })}</span>
      <Button size="small" variant="outlined" onClick={() => onMark({ ids, read: true })}>
        {text('inbox.markRead')}
      </Button>
      <Button size="small" variant="outlined" onClick={() => onMark({ ids, read: false })}>
        {text('inbox.markUnread')}
      </Button>
    </Box>
  );
}

interface RowOptions {
  readonly timeZone: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
}

interface RowProps extends RowOptions {
  readonly item: Item;
}

function Row({ item, timeZone, selected, onSelect }: RowProps): ReactElement {
  const text = useMessages();
  const read = useApiMutation((id: string) => client.notifications.markRead({ params: { id } }));
  const locale = useLocale();
  const message = notificationMessage(item.titleKey, item.params, locale, timeZone);
  const at = Date.parse(item.createdAt);
  return (
    <Box
      component="li"
      data-notification={item.id}
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'flex-start',
        px: 1.5,
        py: 0.75,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Checkbox
        size="small"
        checked={selected.has(item.id)}
        onChange={() => onSelect(item.id)}
        slotProps={{ input: { 'aria-label': text('inbox.select', { what: message }) } }}
      />
      <Button
        component={LinkBase}
        to={item.link}
        color="inherit"
        onClick={() => item.readAt || read.mutate(item.id)}
        sx={{
          flex: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontWeight: item.readAt ? 400 : 600,
          fontSize: '1rem',
        }}
      >
        <span>
          {message}
          {item.params['text'] && (
            <Box component="span" sx={{ display: 'block', fontWeight: 400, whiteSpace: 'pre-line' }}>
              {item.params['text']}
            </Box>
          )}
        </span>
      </Button>
      <Box
        component="time"
        dateTime={item.createdAt}
        title={exactTime(at, locale)}
        sx={{ py: 0.75, color: 'text.secondary' }}
      >
        {clockTime(at, locale)}
      </Box>
    </Box>
  );
}

interface PartProps extends RowOptions {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Notifications by day, and those about the same thing together. */
function Part({ title, items, ...row }: PartProps): ReactElement {
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
    <Box component="section" aria-label={title}>
      <Typography component="h2" variant="h6" sx={{ px: 1.5, pt: 1.5 }}>
        {title}
      </Typography>
      {groupByDay(items, timeZone).map(({ day, subjects }) => (
        <Box key={day} sx={{ pb: 1 }}>
          <Typography component="h3" variant="subtitle2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
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
                  <Row key={item.id} item={item} {...row} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** Whether notifications were unread when they were first shown: rows stay where they are while somebody marks them. */
function useFirstPart(items: readonly Item[]): (item: Item) => boolean {
  const [wasUnread] = useState(() => new Map<string, boolean>());
  for (const { id, readAt } of items) if (!wasUnread.has(id)) wasUnread.set(id, readAt === null);
  return ({ id }) => wasUnread.get(id) ?? false;
}

/**
 * The notifications of a page as students see theirs: unread ones first, by day, and those about the same thing
 * together.
 */
export function InboxRows(): ReactElement {
  const text = useMessages();
  const { data = [] } = useListContext<Item>();
  const mark = useMarking();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = new Set(data.map(({ id }) => id).filter((id) => chosen.has(id)));
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const markAndClear = (marks: Marks): void => {
    /* The pressed button goes away with the selection. */
    rowsOnScreen()
      .find((row) => row.dataset['notification'] === marks.ids[0])
      ?.querySelector('a')
      ?.focus();
    setChosen(new Set());
    mark(marks);
  };
  const markOne = (id: string): void => mark({ ids: [id], read: data.find((item) => item.id === id)?.readAt === null });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const row = { timeZone, selected, onSelect: toggle };
  const isNew = useFirstPart(data);
  const parts = [
    { title: text('inbox.part.unread'), items: data.filter(isNew) },
    { title: text('inbox.part.read'), items: data.filter((item) => !isNew(item)) },
  ];
  return (
    <>
      <Box sx={{ px: 1.5, py: 1 }}>
        {selected.size > 0 && <SelectedActions ids={[...selected]} onMark={markAndClear} />}
        <InboxKeys onSelect={toggle} onMark={markOne} />
      </Box>
      {parts.map((part) => part.items.length > 0 && <Part key={part.title} {...part} {...row} />)}
    </>
  );
}
