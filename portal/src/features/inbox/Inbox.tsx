import { useCallback, useState } from 'react';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { useAct } from '../../session/act.hook.ts';
import { useLoad } from '../../session/load.hook.ts';
import { whoIsHere } from '../../session/person.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { session } from '../../site/browser.session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { loadInbox, MOST, PAGE, tellBell, type Choice } from './inbox.load.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxPage } from './InboxPage.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

/** The inbox: what happened, filters, marking as read, and what one wants to be told. */
export default function Inbox({ text }: { text: IslandText }) {
  const [t] = useState(() => translatorOf(text));
  const [now] = useState(Date.now);
  const [choice, setChoice] = useState<Choice>({ unread: false, type: null });
  const [count, setCount] = useState(PAGE);
  const load = useCallback(
    async () => ({ page: await loadInbox(choice, count), me: await whoIsHere() }),
    [choice, count],
  );
  const loaded = useLoad(load);
  const act = useAct(t);
  const change = (what: string, work: () => Promise<unknown>) =>
    act.run(async () => {
      await work();
      tellBell();
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
            setCount(PAGE);
          }}
        />
        {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
        <Waiting t={t} loaded={loaded} lines={6}>
          {({ page, me }) =>
            page.total === 0 ? (
              <p>{t(filtered ? 'inbox.empty.filter' : 'inbox.empty')}</p>
            ) : (
              <InboxPage
                t={t}
                language={text.language}
                timeZone={me?.user.timeZone ?? 'UTC'}
                now={now}
                page={page}
                busy={act.busy}
                loading={loaded.loading}
                onRead={(id) => void change(id, () => session.client.notifications.read({ params: { id } }))}
                onReadAll={() => void change('all', () => session.client.notifications.readAll())}
                onMore={() => setCount(Math.min(MOST, count + PAGE))}
              />
            )
          }
        </Waiting>
      </section>
      <aside>
        <section className="section" aria-labelledby="preferences-title">
          <h2 id="preferences-title">{t('inbox.preferences')}</h2>
          <PreferencesForm t={t} />
        </section>
      </aside>
    </div>
  );
}
