import { Box, Button, Typography } from '@mui/material';
import { dayOf, groupByDay, notificationMessage, type notificationView, type ViewOf } from '@prentice/contract';
import { useListContext, useLocale, useNavigate } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { useApiMutation } from '../../ui/api-mutation.hook.ts';
import { clockTime, dayText as dateText, exactTime } from '../../ui/time-format.ts';
import { useNow } from '../../ui/timing.hook.ts';

type Item = ViewOf<typeof notificationView>;

const DAY_MS = 86_400_000;
const list = { listStyle: 'none', m: 0, p: 0 } as const;

interface RowProps {
  readonly item: Item;
  readonly timeZone: string;
}

function Row({ item, timeZone }: RowProps): ReactElement {
  const navigate = useNavigate();
  const read = useApiMutation((id: string) => client.notifications.markRead({ params: { id } }));
  const open = () => {
    if (!item.readAt) read.mutate(item.id);
    navigate(item.link);
  };
  const locale = useLocale();
  const at = Date.parse(item.createdAt);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        alignItems: 'baseline',
        px: 1.5,
        py: 0.75,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button
        color="inherit"
        onClick={open}
        sx={{
          flex: 1,
          justifyContent: 'flex-start',
          textAlign: 'left',
          fontWeight: item.readAt ? 400 : 600,
          fontSize: '1rem',
        }}
      >
        <span>
          {notificationMessage(item.titleKey, item.params, locale, timeZone)}
          {item.params['text'] && (
            <Box component="span" sx={{ display: 'block', fontWeight: 400, whiteSpace: 'pre-line' }}>
              {item.params['text']}
            </Box>
          )}
        </span>
      </Button>
      <Box component="time" dateTime={item.createdAt} title={exactTime(at, locale)} sx={{ color: 'text.secondary' }}>
        {clockTime(at, locale)}
      </Box>
    </Box>
  );
}

interface PartProps {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Notifications by day, and those about the same thing together. */
function Part({ title, items }: PartProps): ReactElement {
  const text = useMessages();
  const locale = useLocale();
  const now = useNow();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const dayText = (day: string): string => {
    if (day === dayOf(now, timeZone)) return text('inbox.today');
    if (day === dayOf(now - DAY_MS, timeZone)) return text('inbox.yesterday');
    return dateText(day, locale);
  };
  return (
    <Box component="section" aria-label={title}>
      <Typography component="h2" variant="h6" sx={{ px: 1.5, pt: 1.5 }}>
        {title}
      </Typography>
      {groupByDay(items, timeZone).map(({ day, subjects }) => (
        <Box key={day} sx={{ pb: 1 }}>
          <Typography component="h3" variant="subtitle2" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
            {dayText(day)}
          </Typography>
          {subjects.map(({ key, subject, items: about }) => (
            <Box key={key} sx={about.length > 1 ? { borderLeft: '3px solid', borderColor: 'divider', ml: 1.5 } : {}}>
              {about.length > 1 && (
                <Typography variant="body2" sx={{ px: 1.5, pb: 0.5, color: 'text.secondary' }}>
                  {subject} ({about.length})
                </Typography>
              )}
              <Box component="ul" sx={list}>
                {about.map((item) => (
                  <Row key={item.id} item={item} timeZone={timeZone} />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The notifications of a page as students see theirs: unread ones first, by day, and those about the same thing together. */
export function InboxRows(): ReactElement {
  const text = useMessages();
  const { data = [] } = useListContext<Item>();
  const parts: readonly PartProps[] = [
    { title: text('inbox.part.unread'), items: data.filter(({ readAt }) => readAt === null) },
    { title: text('inbox.part.read'), items: data.filter(({ readAt }) => readAt !== null) },
  ];
  return <>{parts.map((part) => part.items.length > 0 && <Part key={part.title} {...part} />)}</>;
}
