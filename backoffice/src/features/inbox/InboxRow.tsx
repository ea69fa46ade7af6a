import { Box, Button, Checkbox } from '@mui/material';
import { INBOX_PATH, notificationMessage, type notificationView, type ViewOf } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { MouseEvent, ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { clockTime, exactTimeIn } from '../../ui/formats/time-format.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

export type InboxItem = ViewOf<typeof notificationView>;

/** Moves to what a row says: its link, or its text where it leads nowhere. */
export const focusRow = (row: HTMLElement | undefined): void =>
  row?.querySelector<HTMLElement>('[data-message]')?.focus();

export interface RowOptions {
  readonly timeZone: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
}

interface RowProps extends RowOptions {
  readonly item: InboxItem;
}

interface MessageProps {
  readonly item: InboxItem;
  readonly message: string;
}

/** What a notification says: as a link that marks it as read, or as text with a button where it leads nowhere. */
function Message({ item, message }: MessageProps): ReactElement {
  const text = useMessages();
  const read = useApiMutation((id: string) => client.notifications.markRead({ params: { id } }));
  const content = (
    <span>
      {message}
      {item.params['text'] && (
        <Box component="span" sx={{ display: 'block', fontWeight: 400, whiteSpace: 'pre-line' }}>
          {item.params['text']}
        </Box>
      )}
    </span>
  );
  const style = { flex: 1, minWidth: 0, textAlign: 'left', fontWeight: item.readAt ? 400 : 600, fontSize: '1rem' };
  /* Whoever reads a notification that leads to the inbox is there. */
  if (item.link !== INBOX_PATH)
    return (
      <Button
        component={LinkBase}
        to={item.link}
        data-message
        color="inherit"
        onClick={() => item.readAt || read.mutate(item.id)}
        sx={{ ...style, justifyContent: 'flex-start' }}
      >
        {content}
      </Button>
    );
  const markRead = (event: MouseEvent<HTMLElement>): void => {
    /* The button goes away with what it did. */
    focusRow(event.currentTarget.closest<HTMLElement>('[data-notification]') ?? undefined);
    read.mutate(item.id);
  };
  return (
    <Box sx={{ ...style, px: 1, py: 0.75 }}>
      <Box data-message tabIndex={-1}>
        {content}
      </Box>
      {!item.readAt && (
        <Button size="small" variant="outlined" sx={{ mt: 0.5 }} onClick={markRead}>
          {text('inbox.markRead')}
        </Button>
      )}
    </Box>
  );
}

/** One notification, with its box to tick and its time. */
export function InboxRow({ item, timeZone, selected, onSelect }: RowProps): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const message = notificationMessage(item.titleKey, item.params, locale, timeZone);
  const index = Date.parse(item.createdAt);
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
      <Message item={item} message={message} />
      <Box
        component="time"
        dateTime={item.createdAt}
        title={exactTimeIn(timeZone, index, locale)}
        sx={{ py: 0.75, color: 'text.secondary' }}
      >
        {clockTime(index, locale, timeZone)}
      </Box>
    </Box>
  );
}
