import { useCallback, useEffect, useState } from 'react';
import { deliveryMessage, type deliveryViews, type ViewOf } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { useLiveRefresh } from '../../session/live-refresh.hook.ts';
import { signInRedirect } from '../../session/redirects.ts';
import { session } from '../../site/browser-session.ts';
import { pushGapOf, usePushStatus } from '../../push/push-status.hook.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

type Delivery = ViewOf<(typeof deliveryViews)['own']>;

/** Returns whether the service worker of this browser has received a push. */
function usePushArrived(id: string | undefined): boolean {
  const [arrived, setArrived] = useState<readonly string[]>([]);
  useEffect(() => {
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
    const listen = ({ data }: MessageEvent<unknown>): void => {
      const pushId: unknown = Reflect.get(Object(data), 'id');
      if (Reflect.get(Object(data), 'type') === 'push' && typeof pushId === 'string')
        setArrived((before) => [...before, pushId]);
    };
    worker?.addEventListener('message', listen);
    worker?.startMessages();
    return () => worker?.removeEventListener('message', listen);
  }, []);
  return id !== undefined && arrived.includes(id);
}

/** Shows what becomes of a push, as it happens. */
function DeliveryProgress({ t, language, first }: { t: Translate; language: string; first: Delivery }) {
  const [delivery, setDelivery] = useState(first);
  const hasArrived = usePushArrived(first.id);
  const reload = useCallback(() => {
    const load = async (): Promise<void> => {
      const { items } = await session.client.deliveries.list({ list: { filter: { id: [first.id] } } });
      if (items[0]) setDelivery(items[0]);
    };
    load().catch(() => undefined);
  }, [first.id]);
  useEffect(reload, [reload]);
  useLiveRefresh('notifications', reload);
  const isUnderWay = delivery.state === 'pending' || delivery.state === 'sending';
  const tone = delivery.state === 'sent' ? 'answered' : isUnderWay ? 'info' : 'attention';
  return (
    <div role="status">
      <Notice tone={tone} title={deliveryMessage(delivery.state, delivery.reason, language)}>
        {hasArrived && <p>{t('pushTest.real.arrived')}</p>}
        {delivery.reason === 'no_device' && (
          <p>
            <a href="/settings/notifications">{t('pushTest.real.settings')}</a>
          </p>
        )}
      </Notice>
    </div>
  );
}

interface RealPushTestProps {
  t: Translate;
  language: string;
}

/**
 * Sends people a push to all of their devices, by the way that all pushes take; nothing where none of them receives
 * pushes, since the page says above how that is changed.
 */
export function RealPushTest({ t, language }: RealPushTestProps) {
  const act = useAction(t);
  const [sent, setSent] = useState<Delivery | null>(null);
  const { data: status } = usePushStatus();
  const send = () =>
    act.run(async () => {
      if (!(await getCurrentUser())) return location.assign(signInRedirect(location));
      setSent(await session.client.pushSubscriptions.test());
    });
  const gap = status && pushGapOf(status);
  if (status === undefined || gap === 'everywhere' || gap === 'server') return null;
  return (
    <section className="section" aria-labelledby="real-test">
      <h2 id="real-test">{t('pushTest.real')}</h2>
      <div className="stack">
        <p className="note">{t('pushTest.real.text')}</p>
        <p className="form-actions">
          <Button look="primary" busy={act.busy} onClick={() => void send()}>
            {t('pushTest.real.action')}
          </Button>
        </p>
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        {sent && <DeliveryProgress key={sent.id} t={t} language={language} first={sent} />}
      </div>
    </section>
  );
}
