import { Box, Tooltip } from '@mui/material';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useNow } from '../page/timing.hook.ts';
import { toneStyle, type Tone } from './StatusChip.tsx';
import { exactTime, relativeTime } from './time-format.ts';

interface RelativeTimeProps {
  /** ISO instant. */
  readonly instant: string | null | undefined;
  readonly tone?: Tone;
  /** What stands for no instant. */
  readonly placeholder?: string;
}

/** Shows an instant as people say it; the exact one shows on hover and on focus, and is read out. */
export function RelativeTime({ instant, tone, placeholder = '–' }: RelativeTimeProps): ReactElement {
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
        {relativeTime(time, now, locale)}
      </Box>
    </Tooltip>
  );
}
