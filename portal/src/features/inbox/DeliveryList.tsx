import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveryMessage, notificationMessage, type deliveryViews, type ViewOf } from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { dateTimeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { MAX_ITEMS, PAGE_SIZE } from './inbox-loader.ts';

type Delivery = ViewOf<(typeof deliveryViews)['own']>;

async function load(count: number) {
  const list = { range: [0, count - 1] as const };
  const [me, page] = await Promise.all([getCurrentUser(), session.client.deliveries.list({ list })]);
  /* That nobody has set up pushes is no news to them. */
  const items = page.items.filter(({ reason }) => reason !== 'no_device');
  return { items, hasMore: page.total > count && count < MAX_ITEMS, timeZone: me?.user.timeZone ?? 'UTC' };
}

interface DeliveryListProps {
  t: Translate;
  language: Language;
}

function DeliveryItem({ t, language, timeZone, item }: DeliveryListProps & { timeZone: string; item: Delivery }) {
  const channel = item.digest ? t('inbox.deliveries.digest') : t(`inbox.channel.${item.channel}`);
  const at = (instant: string): string => dateTimeText(language, instant, timeZone);
  const due = item.dueAt ? ` (${t('inbox.deliveries.due', { when: at(item.dueAt) })})` : '';
  return (
    <li>
      <span>
        {notificationMessage(item.titleKey, item.params, language, timeZone)}
        <span className="note">
          {channel} · <time dateTime={item.createdAt}>{at(item.createdAt)}</time> ·{' '}
          {deliveryMessage(item.state, item.reason, language)}
          {due}
        </span>
      </span>
    </li>
  );
}

/** What was sent to the person on which channel, and why something was not. */
export function DeliveryList({ t, language }: DeliveryListProps) {
  const [count, setCount] = useState(PAGE_SIZE);
  const loaded = useSignedInQuery({
    queryKey: ['deliveries', count],
    queryFn: () => load(count),
    placeholderData: keepPreviousData,
  });
  return (
    <LoadingBoundary t={t} loaded={loaded} lines={6}>
      {({ items, hasMore, timeZone }) => (
        <>
          {items.length === 0 ? (
            <p>{t('inbox.deliveries.empty')}</p>
          ) : (
            <ul className="plain lines">
              {items.map((item) => (
                <DeliveryItem key={item.id} {...{ t, language, timeZone, item }} />
              ))}
            </ul>
          )}
          {hasMore && (
            <Button look="small" busy={loaded.isPlaceholderData} onClick={() => setCount(count + PAGE_SIZE)}>
              {t('inbox.more')}
            </Button>
          )}
        </>
      )}
    </LoadingBoundary>
  );
}

/** The same, loaded when it is opened. */
export function DeliverySection(props: DeliveryListProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="section" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary>{props.t('inbox.deliveries')}</summary>
      {opened && <DeliveryList {...props} />}
    </details>
  );
}
