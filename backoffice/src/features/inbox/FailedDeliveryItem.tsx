import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { FailedDeliveryActions, type FailedDeliveryProps } from './FailedDeliveryActions.tsx';
import { FailedDeliveryDescription } from './FailedDeliveryDescription.tsx';

/** One that failed for narrow screens: the same as in a row, one below the other. */
export function FailedDeliveryItem(props: FailedDeliveryProps): ReactElement {
  const text = useMessages();
  const { delivery } = props;
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ fontWeight: 600 }}>
        <FailedDeliveryDescription delivery={delivery} />
      </Box>
      <dl>
        <dt>{text('failed.since')}</dt>
        <dd>
          <RelativeTime instant={delivery.at} />
        </dd>
        <dt>{text('failed.attempts')}</dt>
        <dd>{delivery.attempts}</dd>
        <dt>{text('failed.error')}</dt>
        <dd>{delivery.lastError ?? text('failed.noError')}</dd>
        <dt>{text('failed.next')}</dt>
        <dd>
          <RelativeTime instant={delivery.nextAt} />
        </dd>
      </dl>
      <Box sx={actionsStyle}>
        <FailedDeliveryActions {...props} />
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
