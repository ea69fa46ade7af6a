import { deliveryMessage, inLanguage, notificationMessage, type deliveryViews, type ViewOf } from '@prentice/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { dateTimeText } from '../../../i18n/date-time.ts';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { LoadingBoundary } from '../../../session/LoadingBoundary.tsx';
import { useLiveRefresh } from '../../../session/live-refresh.hook.ts';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { MAX_ITEMS, PAGE_SIZE } from '../inbox-loader.ts';

type Delivery = ViewOf<(typeof deliveryViews)['own']>;

/* As many as reach below the screen, so that nothing jumps when they come. */
const ROWS = Array.from({ length: 14 }, (_, row) => <div key={row} className="skeleton is-row" aria-hidden="true" />);

async function load(count: number, language: Language) {
  const list = { range: [0, count - 1] as const };
  const [me, page] = await Promise.all([getCurrentUser(), session.client.deliveries.list({ list })]);
  /* That nobody has set up pushes is no news to them. */
  const items = page.items.filter(({ reason }) => reason !== 'no_device').map((item) => inLanguage(item, language));
  const hasMore = page.total > count && count < MAX_ITEMS;
  return { groups: wholeGroups(groupByNotification(items), hasMore), hasMore, timeZone: me?.user.timeZone ?? 'UTC' };
}

/** Leaves out the last one while more follow: it may go on with what is not loaded yet, and would say too little. */
const wholeGroups = (groups: Delivery[][], hasMore: boolean): Delivery[][] =>
  hasMore && groups.length > 1 ? groups.slice(0, -1) : groups;

/** Returns the deliveries of each notification: neighbours that say the same, each on a channel of its own. */
function groupByNotification(items: readonly Delivery[]): Delivery[][] {
  const keyOf = ({ titleKey, params, link }: Delivery): string => JSON.stringify([titleKey, params, link]);
  const groups: Delivery[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    const [first] = group ?? [];
    const isSame = first && keyOf(first) === keyOf(item) && !group?.some(({ channel }) => channel === item.channel);
    if (isSame) group?.push(item);
    else groups.push([item]);
  }
  return groups;
}

interface DeliveryListProps {
  t: Translate;
  language: Language;
}

interface DeliveryGroupProps extends DeliveryListProps {
  timeZone: string;
  deliveries: readonly Delivery[];
}

/* An email that came back was sent, but there is more to say of it. */
const hasArrived = ({ state, reason }: Delivery): boolean => state === 'sent' && reason === null;

/** Shows a notification with the channels on which it arrived, and in words what became of it on the others. */
function DeliveryGroup({ t, language, timeZone, deliveries }: DeliveryGroupProps) {
  const [first] = deliveries;
  if (!first) return null;
  const timeText = (instant: string): string => dateTimeText(language, instant, timeZone);
  const nameOf = ({ digest, channel }: Delivery): string =>
    t(digest ? 'inbox.deliveries.digest' : `inbox.deliveries.${channel}`);
  const arrived = deliveries.filter(hasArrived);
  const others = deliveries.filter((delivery) => !hasArrived(delivery));
  return (
    <li>
      <span>
        <a href={first.link}>{notificationMessage(first.titleKey, first.params, language, timeZone)}</a>
        <span className="note">
          <time dateTime={first.createdAt}>{timeText(first.createdAt)}</time>
          {arrived.map((delivery) => (
            <span key={delivery.id}> · {nameOf(delivery)}</span>
          ))}
        </span>
        {others.map((delivery) => (
          <span key={delivery.id} className="note">
            {nameOf(delivery)}: {deliveryMessage(delivery.state, delivery.reason, language)}
            {delivery.dueAt && ` (${t('inbox.deliveries.due', { when: timeText(delivery.dueAt) })})`}
          </span>
        ))}
      </span>
    </li>
  );
}

/** Shows what was sent to the person on which channel, and why something was not. */
export function DeliveryList({ t, language }: DeliveryListProps) {
  const [count, setCount] = useState(PAGE_SIZE);
  const query = useSignedInQuery({
    queryKey: ['deliveries', count],
    queryFn: () => load(count, language),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('notifications', () => void query.refetch());
  return (
    <LoadingBoundary t={t} query={query} skeleton={<>{ROWS}</>}>
      {({ groups, hasMore, timeZone }) => (
        <>
          {groups.length === 0 ? (
            <p>{t('inbox.deliveries.empty')}</p>
          ) : (
            <ul className="plain lines">
              {groups.map((deliveries) => (
                <DeliveryGroup key={deliveries[0]?.id} {...{ t, language, timeZone, deliveries }} />
              ))}
            </ul>
          )}
          {hasMore && (
            <Button look="small" busy={query.isPlaceholderData} onClick={() => setCount(count + PAGE_SIZE)}>
              {t('inbox.more')}
            </Button>
          )}
        </>
      )}
    </LoadingBoundary>
  );
}
