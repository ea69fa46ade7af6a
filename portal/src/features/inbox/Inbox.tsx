import { useCallback, useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { useLoad } from '../../session/load.hook.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { loadInbox, MAX_ITEMS, PAGE_SIZE, refreshUnreadCount, type InboxFilter } from './inbox-loader.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxResults } from './InboxResults.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

/** The inbox: notifications, filters, marking as read, and notification preferences. */
export default function Inbox({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  const [now] = useState(Date.now);
  const [choice, setChoice] = useState<InboxFilter>({ unread: false, type: null });
  const [count, setCount] = useState(PAGE_SIZE);
  const [deliveriesOpened, setDeliveriesOpened] = useState(false);
  const load = useCallback(
    async () => ({ page: await loadInbox(choice, count), me: await getCurrentUser() }),
    [choice, count],
  );
  const loaded = useLoad(load);
  const act = useAction(t);
  const change = (what: string, work: () => Promise<unknown>) =>
    act.run(async () => {
      await work();
      refreshUnreadCount();
      loaded.reload();
    }, what);
  const filtered = choice.unread || choice.type !== null;
  return (
    <div className="columns is-main-aside">
      <section className="section" aria-labelledby="inbox-title">
        <h2 id="inbox-title" className="visually-hidden">
          {t('inbox.title')}
        </h2>
        <InboxFilters
          t={t}
          choice={choice}
          onChoose={(next) => {
            setChoice(next);
            setCount(PAGE_SIZE);
          }}
        />
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        <LoadingBoundary t={t} loaded={loaded} lines={6}>
          {({ page, me }) =>
            page.total === 0 ? (
              <p>{t(filtered ? 'inbox.empty.filter' : 'inbox.empty')}</p>
            ) : (
              <InboxResults
                t={t}
                language={text.language}
                timeZone={me?.user.timeZone ?? 'UTC'}
                now={now}
                page={page}
                busy={act.busy}
                loading={loaded.loading}
                onRead={(id) => void change(id, () => session.client.notifications.read({ params: { id } }))}
                onReadAll={() => void change('all', () => session.client.notifications.readAll())}
                onMore={() => setCount(Math.min(MAX_ITEMS, count + PAGE_SIZE))}
              />
            )
          }
        </LoadingBoundary>
      </section>
      <aside>
        <section className="section" aria-labelledby="preferences-title">
          <h2 id="preferences-title">{t('inbox.preferences')}</h2>
          <PreferencesForm t={t} />
        </section>
        <details className="section" onToggle={(event) => event.currentTarget.open && setDeliveriesOpened(true)}>
          <summary>{t('inbox.deliveries')}</summary>
          {deliveriesOpened && <DeliveryList t={t} language={text.language} />}
        </details>
      </aside>
    </div>
  );
}
