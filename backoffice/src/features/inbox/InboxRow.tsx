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
import { Box, Checkbox, IconButton } from '@mui/material';
import {
  dayOf,
  foreignTextLanguage,
  foreignTextNote,
  INBOX_PATH,
  inboxSentence,
  notificationAction,
  notificationSymbol,
  type NotificationSymbol,
} from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { ReactElement, ReactNode } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { clockTime, weekdayText } from '../../ui/formats/time-format.ts';
import { useApiMutation } from '../../ui/mutations/api-mutation.hook.ts';
import { LinkedText } from '../../ui/formats/LinkedText.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { ArrivalTime, DeadlineTag } from './InboxTimes.tsx';
import { unreadIdsOf, type InboxItem, type InboxThread } from './inbox-threads.ts';
import { rememberOpenedRow } from './opened-row.hook.ts';

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

export interface RowOptions {
  readonly timeZone: string;
  readonly selected: ReadonlySet<string>;
  /** Selects rows, or none of them any more where all are selected. */
  readonly onSelect: (ids: readonly string[]) => void;
  /** Marks rows as read, or as unread where all have been read. */
  readonly onMark: (ids: readonly string[]) => void;
}

interface MessageProps {
  readonly item: InboxItem;
  readonly message: string;
  readonly isUnread: boolean;
  readonly timeZone: string;
  readonly onOpen: () => void;
}

interface WrittenTextProps extends Pick<InboxItem, 'params'> {
  readonly locale: string;
}

/** The text that somebody wrote, and in which language where it is not the reader's. */
const WrittenText = ({ params, locale }: WrittenTextProps): ReactElement => (
  <>
    <Box sx={{ fontWeight: 400, color: 'text.secondary' }}>{foreignTextNote(params, locale)}</Box>
    <Box lang={foreignTextLanguage(params) ?? undefined} sx={{ fontWeight: 400, whiteSpace: 'pre-line' }}>
      <LinkedText text={String(params['text'])} />
    </Box>
  </>
);

/** What a notification says and what to do next: a link that marks it as read, or text where it leads nowhere. */
function Message({ item, message, isUnread, timeZone, onOpen }: MessageProps): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const { link, params } = item;
  const leadsElsewhere = link !== INBOX_PATH;
  const action = leadsElsewhere && notificationAction(item.titleKey, locale, params);
  const content = (
    <>
      {isUnread && <span className="visually-hidden">{text('inbox.new')}: </span>}
      {message}
      <DeadlineTag item={item} timeZone={timeZone} />
      {params['outcome'] && <Outcome>{valueLabel('applicationState', String(params['outcome']))}</Outcome>}
      {action && !params['text'] && <Action>{action}</Action>}
    </>
  );
  return (
    <Box sx={{ fontWeight: isUnread ? 600 : 400 }}>
      {leadsElsewhere ? (
        <Box component={LinkBase} to={link} data-message onClick={onOpen} sx={linkStyle}>
          {content}
        </Box>
      ) : (
        <Box data-message tabIndex={-1}>
          {content}
        </Box>
      )}
      {params['text'] && <WrittenText params={params} locale={locale} />}
      {/* Leads where the sentence above the text does, for those who have read so far. */}
      {action && params['text'] && (
        <LinkBase to={link} tabIndex={-1} aria-hidden="true" onClick={onOpen}>
          <Action>{action}</Action>
        </LinkBase>
      )}
    </Box>
  );
}

/** What has become of an application since. */
const Outcome = ({ children }: { children: string }): ReactElement => (
  <Box component="span" sx={outcomeStyle}>
    {children}
  </Box>
);

/** What is done next, as the link that it is. */
const Action = ({ children }: { children: ReactNode }): ReactElement => (
  <Box component="span" sx={actionStyle}>
    {children}
  </Box>
);

interface EarlierProps {
  readonly items: readonly InboxItem[];
  readonly timeZone: string;
}

/** What was said before about the same, in small. */
function Earlier({ items, timeZone }: EarlierProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  return (
    <Box component="ul" aria-label={text('inbox.earlier')} sx={earlierStyle}>
      {items.map(({ id, titleKey, params, createdAt }) => (
        <li key={id}>
          {inboxSentence(titleKey, params, { locale, timeZone, now }, true)}{' '}
          <time dateTime={createdAt}>
            {weekdayText(dayOf(createdAt, timeZone), dayOf(now, timeZone), locale)},{' '}
            {clockTime(Date.parse(createdAt), locale, timeZone)}
          </time>
        </li>
      ))}
    </Box>
  );
}

interface RowProps extends RowOptions {
  readonly thread: InboxThread;
  /** Whether a heading above says what it is about. */
  readonly isUnderSubject?: boolean;
}

/** A notification, with its box to tick, its time, a mark for what is unread, and what was said before about the same. */
export function InboxRow({ thread, isUnderSubject = false, ...options }: RowProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const { timeZone, selected, onSelect, onMark } = options;
  const read = useApiMutation((ids: readonly string[]) =>
    client.notifications.markMany({ body: { ids: [...ids], read: true } }),
  );
  const { latest: item, earlier } = thread;
  const unreadIds = unreadIdsOf(thread);
  const isUnread = unreadIds.length > 0;
  const message = inboxSentence(item.titleKey, item.params, { locale, timeZone, now }, isUnderSubject);
  const open = (): void => {
    rememberOpenedRow(item.id);
    if (isUnread) read.mutate(unreadIds);
  };
  const SymbolIcon = icons[notificationSymbol(item.type, item.titleKey)];
  const MarkIcon = isUnread ? UnreadIcon : ReadIcon;
  return (
    <Box component="li" data-notification={item.id} sx={rowStyle}>
      <Checkbox
        size="small"
        checked={selected.has(item.id)}
        onChange={() => onSelect([item.id])}
        slotProps={{ input: { 'aria-label': text('inbox.select', { what: message }) } }}
      />
      <SymbolIcon
        aria-hidden="true"
        sx={{ mt: 1, fontSize: 22, color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}
      />
      <Box sx={contentStyle}>
        <Message {...{ item, message, isUnread, timeZone }} onOpen={open} />
        {earlier.length > 0 && <Earlier items={earlier} timeZone={timeZone} />}
      </Box>
      <ArrivalTime createdAt={item.createdAt} timeZone={timeZone} />
      <IconButton
        size="small"
        color={isUnread ? 'primary' : 'default'}
        aria-label={text(isUnread ? 'inbox.markOneRead' : 'inbox.markOneUnread', { what: message })}
        title={text(isUnread ? 'inbox.markRead' : 'inbox.markUnread')}
        onClick={() => onMark([item.id])}
        sx={markStyle}
      >
        <MarkIcon sx={{ fontSize: 14 }} />
      </IconButton>
    </Box>
  );
}

/* On phones the time stands below the sentence, which needs the width. */
export const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '38px minmax(0, 1fr) 40px', sm: '38px 22px minmax(0, 1fr) auto 40px' },
  columnGap: { xs: 0.5, sm: 1 },
  alignItems: 'start',
  px: { xs: 0, sm: 1.5 },
  lineHeight: 1.4,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const contentStyle = { minWidth: 0, pt: { xs: 0.75, sm: 1 }, pb: { xs: 0, sm: 1 }, overflowWrap: 'anywhere' } as const;

export const markStyle = {
  width: 40,
  height: 40,
  gridColumn: { xs: 3, sm: 'auto' },
  gridRow: { xs: 1, sm: 'auto' },
} as const;

/* Behind its sentence: the list stays dense. */
const actionStyle = {
  display: { xs: 'block', sm: 'inline-block' },
  width: 'fit-content',
  ml: { xs: 0, sm: 1 },
  fontWeight: 400,
  color: 'primary.main',
  textDecoration: 'underline',
} as const;

const outcomeStyle = {
  display: 'inline-block',
  ml: 1,
  px: 0.75,
  border: '1px solid var(--edge)',
  borderRadius: '3px',
  fontWeight: 400,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;

const earlierStyle = {
  listStyle: 'none',
  m: 0,
  mt: 0.25,
  p: 0,
  fontSize: '0.9375rem',
  color: 'text.secondary',
} as const;

const linkStyle = {
  display: 'block',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
