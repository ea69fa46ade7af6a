import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { Moment } from '../../ui/moment.tsx';
import { FailedMoves, type FailedProps } from './failed.moves.tsx';
import { FailedWhat } from './failed.what.tsx';

/** One that failed for narrow screens: the same as in a row, one below the other. */
export function FailedItem(props: FailedProps): ReactElement {
  const text = useText();
  const { one } = props;
  return (
    <Box component="li" sx={itemStyle}>
      <Box sx={{ fontWeight: 600 }}>
        <FailedWhat one={one} />
      </Box>
      <dl>
        <dt>{text('failed.since')}</dt>
        <dd>
          <Moment at={one.at} />
        </dd>
        <dt>{text('failed.attempts')}</dt>
        <dd>{one.attempts}</dd>
        <dt>{text('failed.error')}</dt>
        <dd>{one.lastError ?? text('failed.noError')}</dd>
        <dt>{text('failed.next')}</dt>
        <dd>
          <Moment at={one.nextAt} />
        </dd>
      </dl>
      <Box sx={movesStyle}>
        <FailedMoves {...props} />
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
const movesStyle = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 } as const;
