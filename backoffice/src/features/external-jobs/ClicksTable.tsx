import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { dayText } from '../../ui/formats/time-format.ts';

/** Shows how often a listing's website was opened from here, by day. */
export function ClicksTable({ id }: { id: string }): ReactElement | null {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const { data, isError } = useQuery({
    queryKey: ['external-jobs', 'clicks', id],
    queryFn: () => client.externalJobs.clicks({ params: { id } }),
  });
  const days = data ?? [];
  const most = Math.max(1, ...days.map(({ count }) => count));
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Typography variant="h2" sx={{ fontSize: '1.2rem' }}>
        {text('externalJobs.clicksByDay')}
      </Typography>
      {isError && <p role="alert">{text('failure.load')}</p>}
      {data?.length === 0 && <p>{text('externalJobs.noClicks')}</p>}
      {days.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{text('externalJobs.day')}</TableCell>
              <TableCell align="right">{text('externalJobs.clicks')}</TableCell>
              <TableCell aria-hidden />
            </TableRow>
          </TableHead>
          <TableBody>
            {days.toReversed().map((day) => (
              <TableRow key={day.day}>
                <TableCell>{dayText(day.day, locale)}</TableCell>
                <TableCell align="right">{day.count}</TableCell>
                <TableCell aria-hidden sx={{ width: '50%' }}>
                  <Box sx={{ width: `${(day.count / most) * 100}%`, height: 8, bgcolor: 'var(--accent)' }} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Box>
  );
}
