import { Box, Typography } from '@mui/material';
import { DAY, dayOf, groupByDay } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { dayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { InboxBlock } from './InboxBlock.tsx';
import { InboxRow, type RowOptions } from './InboxRow.tsx';
import type { InboxThread } from './inbox-threads.ts';

interface InboxDaysProps extends RowOptions {
  readonly threads: readonly InboxThread[];
}

/** The rows of an inbox by day, newest first, and those of a day about the same thing in a block. */
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
                <InboxBlock key={key} name={`${day} ${key}`} subject={subject} threads={about} {...row} />
              );
            })}
          </Box>
        </Box>
      ))}
    </>
  );
}
