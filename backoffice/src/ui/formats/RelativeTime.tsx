import { Box, Tooltip } from '@mui/material';
import { DAY, MINUTE } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { useNow } from '../page/timing.hook.ts';
import { toneStyle, type Tone } from './StatusChip.tsx';
import { exactTime, monthText, readersDay, relativeTime } from './time-format.ts';

interface RelativeTimeProps {
  /** ISO instant. */
  readonly instant: string | null | undefined;
  readonly tone?: Tone;
  /** What stands for less than a minute ago, within a sentence that "now" does not fit. */
  readonly nowText?: string;
  /** What stands for no instant. */
  readonly placeholder?: string;
}

/** Shows an instant as people say it; the exact one shows on hover and on focus, and is read out. */
export function RelativeTime({ instant, tone, nowText, placeholder = '–' }: RelativeTimeProps): ReactElement {
  const locale = useLocale();
  const now = useNow();
  if (!instant) return <span>{placeholder}</span>;
  const time = Date.parse(instant);
  const exact = exactTime(time, locale);
  return (
    <Tooltip title={exact} enterDelay={200}>
      <Box
        component="time"
        dateTime={instant}
        tabIndex={0}
        sx={{ whiteSpace: 'nowrap', ...(tone ? { color: toneStyle(tone).color, fontWeight: 600 } : {}) }}
      >
        {nowText && Math.abs(time - now) < MINUTE ? nowText : relativeTime(time, now, locale)}
      </Box>
    </Tooltip>
  );
}

interface TimeInSentenceProps {
  /** A text with a place for the time: `%{when}`. */
  readonly message: MessageKey;
  readonly instant: string;
  readonly tone?: Tone | undefined;
}

/* Stands for the time while the text is filled in; no text has it. */
const TIME = '\u0000';

/** Shows an instant as people say it, at its place in a sentence: languages differ in where that is. */
export function TimeInSentence({ message, instant, tone }: TimeInSentenceProps): ReactElement {
  const text = useMessages();
  const [before, after] = text(message, { when: TIME }).split(TIME);
  return (
    <>
      {before}
      <RelativeTime instant={instant} {...(tone && { tone })} />
      {after}
    </>
  );
}

/** Below this age somebody who joined is new, and it matters by how many days. */
const NEW_DAYS = 60;

/** Shows when an account was made: by how long ago while it is new, else by month and year. */
export function JoinedTime({ instant }: { instant: string }): ReactElement {
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const time = Date.parse(instant);
  if (now - time < NEW_DAYS * DAY) return <RelativeTime instant={instant} />;
  return (
    <time dateTime={instant} title={exactTime(time, locale)}>
      {monthText(readersDay(time).slice(0, 'yyyy-mm'.length), locale)}
    </time>
  );
}
