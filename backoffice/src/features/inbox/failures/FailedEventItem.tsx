import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { FailedEventActions, type FailedEventProps, FailedEventDescription } from './FailedEventRow.tsx';

/** Shows one that failed for narrow screens: the same as in a row, one below the other. */
export function FailedEventItem(props: FailedEventProps): ReactElement {
  const text = useMessages();
  const { failedEvent } = props;
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ fontWeight: 600 }}>
        <FailedEventDescription failedEvent={failedEvent} />
      </Box>
      <dl>
        <dt>{text('failed.since')}</dt>
        <dd>
          <RelativeTime instant={failedEvent.at} />
        </dd>
        <dt>{text('failed.attempts')}</dt>
        <dd>{failedEvent.attempts}</dd>
        <dt>{text('failed.error')}</dt>
        <dd>{failedEvent.lastError ?? text('failed.noError')}</dd>
        <dt>{text('failed.next')}</dt>
        <dd>
          <RelativeTime instant={failedEvent.nextAt} />
        </dd>
      </dl>
      <Box sx={actionsStyle}>
        <FailedEventActions {...props} />
      </Box>
    </Box>
  );
}

const itemStyle = {
  borderTop: '1px solid',
  borderColor: 'divider',
  py: 1.5,
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.5, rowGap: 0.5, my: 1 },
  '& dt': { color: 'text.secondary', overflowWrap: 'normal' },
  '& dd': { m: 0 },
} as const;
/* The words of the buttons stand under those above them. */
const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 } as const;
