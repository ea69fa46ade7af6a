import { Box } from '@mui/material';
import { dayOf } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, type Translate } from '../../i18n/messages.hook.ts';
import { clockTime, exactTimeIn, weekdayText } from '../../ui/formats/time-format.ts';
import { StatusTag, type Tone } from '../../ui/formats/StatusChip.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { daysLeft, deadlineOf, SOON_DAYS, type InboxDeadline } from './inbox-next-steps.ts';
import type { InboxItem } from './inbox-threads.ts';

interface ArrivalTimeProps {
  readonly createdAt: string;
  readonly timeZone: string;
  readonly style?: object;
}

/** Shows when a notification came: the time of day today, before that the day. */
export function ArrivalTime({ createdAt, timeZone, style }: ArrivalTimeProps): ReactElement {
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const instant = Date.parse(createdAt);
  const day = dayOf(instant, timeZone);
  const today = dayOf(now, timeZone);
  return (
    <Box
      component="time"
      dateTime={createdAt}
      title={exactTimeIn(timeZone, instant, locale)}
      sx={{ ...timeStyle, ...style }}
    >
      {day === today ? clockTime(instant, locale, timeZone) : weekdayText(day, today, locale)}
    </Box>
  );
}

/** Returns how it is stressed that so many days are left; null where they are enough. */
const toneOf = (days: number): Tone | null => {
  if (days <= 0) return 'attention';
  return days <= SOON_DAYS ? 'due' : null;
};

/** Says by when something is to be done, as people say it of what is near, and how many days are left where they are few. */
function deadlineText({ kind }: InboxDeadline, days: number, date: string, text: Translate): string {
  if (days < 0) return text(`inbox.due.${kind}.late`, { date });
  if (days > 1 && days <= SOON_DAYS) return text(`inbox.due.${kind}.soon`, { date, count: days });
  if (days > 1) return text(`inbox.due.${kind}.by`, { date });
  return text(days === 0 ? `inbox.due.${kind}.today` : `inbox.due.${kind}.tomorrow`, { date });
}

/** Says of a notification by when its reader is to act: stressed where that is near; nothing where it asks for nothing. */
export function DeadlineTag({ item, timeZone }: { item: InboxItem; timeZone: string }): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const deadline = deadlineOf(item);
  if (!deadline) return null;
  const days = daysLeft(deadline, now, timeZone);
  const date = weekdayText(dayOf(deadline.at, timeZone), dayOf(now, timeZone), locale);
  const sentence = deadlineText(deadline, days, date, text);
  const tone = toneOf(days);
  return (
    <Box component="span" sx={deadlineStyle}>
      {tone ? <StatusTag tone={tone}>{sentence}</StatusTag> : sentence}
    </Box>
  );
}

/* On phones it has a line of its own, as what is done next. */
const deadlineStyle = {
  display: { xs: 'flex', sm: 'inline-block' },
  ml: { xs: 0, sm: 1 },
  /* The tag makes its line no higher. */
  verticalAlign: 'top',
  lineHeight: 1.2,
  fontWeight: 400,
  color: 'text.secondary',
} as const;

/* On phones the time stands below the sentence, which needs the width. */
const timeStyle = {
  gridColumn: { xs: 2, sm: 'auto' },
  gridRow: { xs: 2, sm: 'auto' },
  pt: { xs: 0, sm: 1 },
  pb: { xs: 0.75, sm: 1 },
  fontSize: { xs: '0.9375rem', sm: 'inherit' },
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;
