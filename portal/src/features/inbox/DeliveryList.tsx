import { deliveryMessage, notificationMessage, type deliveryViews, type ViewOf } from '@prentice/contract';
import type { Language } from '../../i18n/language.ts';
import { dateTimeText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';

type Delivery = ViewOf<(typeof deliveryViews)['own']>;

/** Number of deliveries that are shown. */
const SHOWN = 20;

async function load() {
  const list = { range: [0, SHOWN - 1] as const };
  const [me, page] = await Promise.all([getCurrentUser(), session.client.deliveries.list({ list })]);
  /* That nobody has set up pushes is no news to them. */
  const items = page.items.filter(({ reason }) => reason !== 'no_device');
  return { items, timeZone: me?.user.timeZone ?? 'UTC' };
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

/** What was sent to the person on which channel, and why something was not. Loaded when it is opened. */
export function DeliveryList({ t, language }: DeliveryListProps) {
  const loaded = useSignedInQuery({ queryKey: ['deliveries'], queryFn: load });
  return (
    <LoadingBoundary t={t} loaded={loaded} lines={6}>
      {({ items, timeZone }) =>
        items.length === 0 ? (
          <p>{t('inbox.deliveries.empty')}</p>
        ) : (
          <ul className="plain lines">
            {items.map((item) => (
              <DeliveryItem key={item.id} {...{ t, language, timeZone, item }} />
            ))}
          </ul>
        )
      }
    </LoadingBoundary>
  );
}
