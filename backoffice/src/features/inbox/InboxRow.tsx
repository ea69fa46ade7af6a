import CalendarIcon from '@mui/icons-material/EventOutlined';
import FeedIcon from '@mui/icons-material/CampaignOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import InternshipIcon from '@mui/icons-material/WorkOutlineOutlined';
import OfferIcon from '@mui/icons-material/HandshakeOutlined';
import ProgressIcon from '@mui/icons-material/CheckCircleOutlined';
import ReadIcon from '@mui/icons-material/CircleOutlined';
import SeenIcon from '@mui/icons-material/VisibilityOutlined';
import SentIcon from '@mui/icons-material/AssignmentIndOutlined';
import StoppedIcon from '@mui/icons-material/CancelOutlined';
import TimeIcon from '@mui/icons-material/ScheduleOutlined';
import UnreadIcon from '@mui/icons-material/Circle';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import {
  INBOX_PATH,
  notificationAction,
  notificationMessage,
  notificationSymbol,
  type notificationView,
  type NotificationSymbol,
  type ViewOf,
} from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { clockTime, exactTimeIn } from '../../ui/formats/time-format.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';

export type InboxItem = ViewOf<typeof notificationView>;

const icons: Readonly<Record<NotificationSymbol, typeof InfoIcon>> = {
  answered: ProgressIcon,
  calendar: CalendarIcon,
  due: TimeIcon,
  feed: FeedIcon,
  info: InfoIcon,
  offer: OfferIcon,
  search: InternshipIcon,
  seen: SeenIcon,
  sent: SentIcon,
  stopped: StoppedIcon,
  verified: VerifiedIcon,
};

/** Moves to what a row says: its link, or its text where it leads nowhere. */
export const focusRow = (row: HTMLElement | undefined): void =>
  row?.querySelector<HTMLElement>('[data-message]')?.focus();

export interface RowOptions {
  readonly timeZone: string;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string) => void;
  /** Marks it as read, or as unread where it has been read. */
  readonly onMark: (id: string) => void;
}

interface MessageProps {
  readonly item: InboxItem;
  readonly message: string;
}

/** What a notification says and what to do next: a link that marks it as read, or text where it leads nowhere. */
function Message({ item, message }: MessageProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const read = useApiMutation((id: string) => client.notifications.markRead({ params: { id } }));
  const { link, params, readAt } = item;
  const leadsElsewhere = link !== INBOX_PATH;
  const action = leadsElsewhere && notificationAction(item.titleKey, locale);
  const open = (): void => void (readAt || read.mutate(item.id));
  const content = (
    <>
      {!readAt && <span className="visually-hidden">{text('inbox.new')}: </span>}
      {message}
      {action && !params['text'] && <Action>{action}</Action>}
    </>
  );
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere', fontWeight: readAt ? 400 : 600 }}>
      {leadsElsewhere ? (
        <Box component={LinkBase} to={link} data-message onClick={open} sx={linkStyle}>
          {content}
        </Box>
      ) : (
        <Box data-message tabIndex={-1}>
          {content}
        </Box>
      )}
      {params['text'] && <Box sx={{ fontWeight: 400, whiteSpace: 'pre-line' }}>{params['text']}</Box>}
      {/* Leads where the sentence above the text does, for those who have read so far. */}
      {action && params['text'] && (
        <LinkBase to={link} tabIndex={-1} aria-hidden="true" onClick={open}>
          <Action>{action}</Action>
        </LinkBase>
      )}
    </Box>
  );
}

/** What is done next, as the link that it is. */
const Action = ({ children }: { children: ReactNode }): ReactElement => (
  <Box
    component="span"
    sx={{ display: 'block', width: 'fit-content', color: 'primary.main', textDecoration: 'underline' }}
  >
    {children}
  </Box>
);

interface RowProps extends RowOptions {
  readonly item: InboxItem;
  /** Above it: what this and the next ones are about. */
  readonly children: ReactNode;
}

/** One notification, with its box to tick, its time, and a mark for what is unread. */
export function InboxRow({ item, timeZone, selected, onSelect, onMark, children }: RowProps): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const message = notificationMessage(item.titleKey, item.params, locale, timeZone);
  const index = Date.parse(item.createdAt);
  const SymbolIcon = icons[notificationSymbol(item.type, item.titleKey)];
  const MarkIcon = item.readAt ? ReadIcon : UnreadIcon;
  return (
    <Box component="li" data-notification={item.id} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      {children && (
        <Typography variant="body2" sx={{ px: 1.5, pt: 1, color: 'text.secondary' }}>
          {children}
        </Typography>
      )}
      <Box sx={rowStyle}>
        <Checkbox
          size="small"
          checked={selected.has(item.id)}
          onChange={() => onSelect(item.id)}
          slotProps={{ input: { 'aria-label': text('inbox.select', { what: message }) } }}
        />
        <SymbolIcon aria-hidden="true" sx={{ mt: 1, fontSize: 22, color: 'text.secondary' }} />
        <Message item={item} message={message} />
        <Box
          component="time"
          dateTime={item.createdAt}
          title={exactTimeIn(timeZone, index, locale)}
          sx={{ py: 1, color: 'text.secondary' }}
        >
          {clockTime(index, locale, timeZone)}
        </Box>
        <IconButton
          size="small"
          color={item.readAt ? 'default' : 'primary'}
          aria-label={text(item.readAt ? 'inbox.markOneUnread' : 'inbox.markOneRead', { what: message })}
          title={text(item.readAt ? 'inbox.markUnread' : 'inbox.markRead')}
          onClick={() => onMark(item.id)}
          sx={{ width: 40, height: 40 }}
        >
          <MarkIcon sx={{ fontSize: 14 }} />
        </IconButton>
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  gap: { xs: 0.5, sm: 1 },
  alignItems: 'flex-start',
  px: { xs: 0, sm: 1.5 },
  lineHeight: 1.4,
} as const;

const linkStyle = {
  display: 'block',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
