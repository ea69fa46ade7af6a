import { Box, Button } from '@mui/material';
import { deliveryMessage, notificationTypeTexts, type FailedNotification } from '@prentice/contract';
import { useLocaleState } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { client } from '../../../providers/session.ts';
import { useApiMutation } from '../../../ui/mutations/api-mutation.hook.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { RelativeTime } from '../../../ui/formats/RelativeTime.tsx';
import { useFailedNotifications } from './failed-deliveries.hook.ts';

interface ItemProps {
  readonly item: FailedNotification;
  readonly busy: boolean;
  readonly onRetry: (id: string) => void;
}

function Item({ item, busy, onRetry }: ItemProps): ReactElement {
  const text = useMessages();
  const language = useLocaleState()[0].startsWith('de') ? 'de' : 'en';
  return (
    <Box component="li" sx={{ borderTop: '1px solid', borderColor: 'divider', py: 1, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>
        {notificationTypeTexts[item.type].name[language]} · <RelativeTime instant={item.createdAt} />
      </Box>
      <Box>{deliveryMessage(item.state, item.reason, language)}</Box>
      <Box sx={{ color: 'text.secondary' }}>
        {text('failed.attempts')}: {item.attempts} · {text('failed.error')}: {item.lastError ?? text('failed.noError')}
      </Box>
      {item.dueAt && (
        <Box sx={{ color: 'text.secondary' }}>
          {text('failed.next')}: <RelativeTime instant={item.dueAt} />
        </Box>
      )}
      {item.state === 'failed' && (
        <Button size="small" disabled={busy} onClick={() => onRetry(item.id)}>
          {text('failed.retry')}
        </Button>
      )}
    </Box>
  );
}

/** While the mail server is down there are many of a kind: the inbox below stays in reach. */
const SHOWN_AT_FIRST = 3;

/** Lists emails of notifications that could not be sent; nothing about whom they are for. Absent when there are none. */
export function FailedNotifications(): ReactElement | null {
  const text = useMessages();
  const { data } = useFailedNotifications();
  const retry = useApiMutation((id: string) => client.deliveries.retry({ params: { id } }), {
    successMessage: 'failed.retried',
  });
  const [isWhole, setWhole] = useState(false);
  if (!data?.total) return null;
  const shownItems = isWhole ? data.items : data.items.slice(0, SHOWN_AT_FIRST);
  return (
    <Panel title={text('failed.emails')}>
      {data.total > data.items.length && <p>{text('failed.of', { shown: data.items.length, total: data.total })}</p>}
      <Box component="ul" aria-label={text('failed.emails')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shownItems.map((item) => (
          <Item key={item.id} item={item} busy={retry.isPending} onRetry={retry.mutate} />
        ))}
      </Box>
      {shownItems.length < data.items.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {text('failed.showAll', { smart_count: data.items.length })}
        </Button>
      )}
    </Panel>
  );
}
