import { Box, Skeleton, Typography } from '@mui/material';
import { announcementAudience, type AnnouncementAudience, type AudienceReply } from '@prentice/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { useReachText } from './announcement-types.ts';
import { useDebouncedValue } from '../../ui/page/timing.hook.ts';
import { useFailureMessage } from '../../ui/mutations/error-message.hook.ts';

/** Counts the recipients of an audience, and shows some. */
export const useAudience = (audience: AnnouncementAudience | null) =>
  useQuery({
    queryKey: ['announcements', 'audience', audience],
    queryFn: ({ signal }) =>
      client.announcements.audience({ body: audience ?? announcementAudience.parse({}) }, { signal }),
    enabled: audience !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The audience in the form, once nothing has changed for a moment; null while it cannot be read. */
export function useWrittenAudience(): AnnouncementAudience | null {
  const value: unknown = useWatch({ name: 'audience' });
  const read = announcementAudience.safeParse(value);
  const settled = useDebouncedValue(read.success ? JSON.stringify(read.data) : '');
  return settled === '' ? null : announcementAudience.parse(JSON.parse(settled));
}

function SampleItem({ person }: { person: AudienceReply['sample'][number] }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 0.75, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{person.name ?? text('announcements.nameHidden')}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {text(`announcementGroup.one.${person.group}`)} · {valueLabel('announcementLanguage', person.language)} ·{' '}
        {person.lastActiveAt ? (
          <>
            {text('announcements.active')} <RelativeTime instant={person.lastActiveAt} />
          </>
        ) : (
          text('announcements.neverActive')
        )}
      </Box>
    </Box>
  );
}

/** How many people the audience in the form has now, and some of them. */
export function AudienceCount(): ReactElement {
  const text = useMessages();
  const failureMessage = useFailureMessage();
  const audience = useWrittenAudience();
  const { data, error } = useAudience(audience);
  const count = (): string => {
    if (audience?.groups.length === 0) return text('announcements.countNone');
    if (data?.count === 0) return text('announcements.countEmpty');
    return data ? text('announcements.count', { smart_count: data.count }) : '';
  };
  const reachText = useReachText();
  const email: unknown = useWatch({ name: 'email' });
  const push: unknown = useWatch({ name: 'push' });
  return (
    <Box>
      {error && <Notice tone="attention" title={failureMessage(error)} />}
      <Typography variant={data?.count ? 'h3' : 'body1'} component="p" role="status" data-audience-count={data?.count}>
        {count() || <Skeleton width="8ch" />}
      </Typography>
      {data && data.count > 0 && (
        <Box sx={{ color: 'text.secondary' }} data-reach>
          {reachText(data.reach, { email: email === true, push: push === true })}
        </Box>
      )}
      {data && data.sample.length > 0 && (
        <Box component="details" sx={{ '& > summary': { cursor: 'pointer', py: 0.5 } }}>
          <summary>{text('announcements.sample')}</summary>
          <Box component="ul" sx={sampleStyle}>
            {data.sample.map((person) => (
              <SampleItem key={person.id} person={person} />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}

const sampleStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 2,
} as const;
