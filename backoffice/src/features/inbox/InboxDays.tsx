import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, Typography } from '@mui/material';
import { DAY, dayOf, groupByDay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { InboxRow, type RowOptions } from './InboxRow.tsx';
import { unreadIdsOf, type InboxThread } from './inbox-threads.ts';

interface SubjectGroupProps extends RowOptions {
  readonly subject: string;
  readonly threads: readonly InboxThread[];
}

/** Shows the rows of a day about the same thing, where its newest stands: a block that can be closed. */
function SubjectGroup({ subject, threads, ...row }: SubjectGroupProps): ReactElement {
  const text = useMessages();
  const [isOpen, setIsOpen] = useState(true);
  const unreadCount = threads.filter((thread) => unreadIdsOf(thread).length > 0).length;
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
      <ButtonBase aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={groupHeadStyle}>
        <ExpandIcon fontSize="small" sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', color: 'text.secondary' }} />
        <span>{subject}</span>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {text('inbox.group.count', { smart_count: threads.length })}
          {unreadCount > 0 && `, ${text('inbox.group.unread', { smart_count: unreadCount })}`}
        </Box>
      </ButtonBase>
      {isOpen && (
        <Box component="ul" sx={groupRowsStyle}>
          {threads.map((thread) => (
            <InboxRow key={thread.latest.id} thread={thread} {...row} />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface InboxDaysProps extends RowOptions {
  readonly threads: readonly InboxThread[];
}

/** Shows the rows of an inbox by day, newest first, and those of a day about the same thing in a block. */
export function InboxDays({ threads, ...row }: InboxDaysProps): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const now = useNow();
  const { timeZone } = row;
  const headingOf = (day: string): string => {
    if (day === dayOf(now, timeZone)) return text('inbox.today');
    if (day === dayOf(now - DAY, timeZone)) return text('inbox.yesterday');
    return dayText(day, locale);
  };
  const days = groupByDay(
    threads.map(({ latest }) => latest),
    timeZone,
  );
  const threadsOf = (items: readonly { readonly id: string }[]): InboxThread[] =>
    threads.filter(({ latest }) => items.some(({ id }) => id === latest.id));
  return (
    <>
      {days.map(({ day, subjects }) => (
        <Box key={day} component="section" aria-label={headingOf(day)} sx={{ pb: 1 }}>
          <Typography
            component="h2"
            variant="subtitle2"
            sx={{ px: 1.5, py: { xs: 0.25, md: 1 }, color: 'text.secondary' }}
          >
            {headingOf(day)}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {subjects.map(({ key, subject, items }) => {
              const about = threadsOf(items);
              const [first] = about;
              return about.length === 1 && first ? (
                <InboxRow key={key} thread={first} {...row} />
              ) : (
                <SubjectGroup key={key} subject={subject} threads={about} {...row} />
              );
            })}
          </Box>
        </Box>
      ))}
    </>
  );
}

const groupHeadStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  columnGap: 1,
  width: '100%',
  minHeight: 40,
  px: 1.5,
  py: 0.5,
  font: 'inherit',
  textAlign: 'left',
} as const;

/* A rail as long as the group: one sees what belongs to it, and where it ends. */
const groupRowsStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  ml: { xs: 1, sm: '21px' },
  mb: 1,
  borderLeft: '3px solid var(--edge)',
} as const;
