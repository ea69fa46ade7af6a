import type { Role } from '@prentice/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useLiveRefresh } from '../../session/live-refresh.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { addressOfInbox, loadInbox, MAX_ITEMS, PAGE_SIZE, type InboxFilter } from './inbox-loader.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxResults } from './InboxResults.tsx';

interface InboxProps {
  text: IslandText;
  role: Role;
  /** As the address says it. */
  start: InboxFilter;
}

/* As many as reach below the screen, so that nothing jumps when the notifications come. */
const ROWS = Array.from({ length: 14 }, (_, row) => <div key={row} className="skeleton is-row" aria-hidden="true" />);

/** The inbox: notifications, filters, and what can be done with them. It changes as notifications come. */
export default function Inbox({ text, role, start }: InboxProps) {
  const [t] = useState(() => createTranslator(text));
  const [choice, setChoice] = useState(start);
  const [count, setCount] = useState(PAGE_SIZE);
  const loaded = useSignedInQuery({
    queryKey: ['notifications', choice, role, count],
    queryFn: async () => ({
      content: await loadInbox(choice, role, count),
      me: await getCurrentUser(),
      now: Date.now(),
    }),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('notifications', () => void loaded.refetch());
  const filtered = choice.unread || choice.topic !== null;
  return (
    <div className="columns is-aside-main">
      <div className="inbox-side">
        <InboxFilters
          t={t}
          role={role}
          choice={choice}
          onChoose={(next) => {
            setChoice(next);
            history.replaceState(history.state, '', addressOfInbox(location.href, next));
            setCount(PAGE_SIZE);
          }}
        />
        <p className="row inbox-links">
          <a href="/settings/notifications">{t('inbox.preferences')}</a>
          <a href="/settings/notifications#sent">{t('inbox.deliveries')}</a>
        </p>
        <p className="note inbox-keys">{t('inbox.keys')}</p>
      </div>
      <section className="section" aria-labelledby="inbox-title">
        <h2 id="inbox-title" className="visually-hidden">
          {t('inbox.title')}
        </h2>
        <LoadingBoundary t={t} loaded={loaded} skeleton={<>{ROWS}</>}>
          {({ content, me, now }) => (
            <InboxResults
              key={`${choice.unread} ${choice.topic}`}
              t={t}
              language={text.language}
              timeZone={me?.user.timeZone ?? 'UTC'}
              role={role}
              now={now}
              content={content}
              isTopicChosen={choice.topic !== null}
              loading={loaded.isFetching}
              reload={() => loaded.refetch()}
              onMore={() => setCount(Math.min(MAX_ITEMS, count + PAGE_SIZE))}
              empty={t(filtered ? 'inbox.empty.filter' : 'inbox.empty')}
            />
          )}
        </LoadingBoundary>
      </section>
    </div>
  );
}
