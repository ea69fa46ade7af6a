import { keepPreviousData } from '@tanstack/react-query';
import { inLanguage } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { useLiveRefresh } from '../../session/live-refresh.hook.ts';
import { updateQuery, useSignedInQuery } from '../../session/query.hook.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { DELIVERIES_PATH } from './deliveries/deliveries-path.ts';
import { withMarks } from './inbox-actions.hook.ts';
import {
  addressOfInbox,
  inboxFilterIn,
  loadDeadlines,
  loadInbox,
  loadOpenSteps,
  MAX_ITEMS,
  PAGE_SIZE,
  type InboxContent,
  type InboxFilter,
} from './inbox-loader.ts';
import { withNextSteps } from './inbox-next-steps.ts';
import { InboxFilters } from './InboxFilters.tsx';
import { InboxResults } from './InboxResults.tsx';
import { NothingShown } from './NothingShown.tsx';

interface InboxProps {
  text: IslandText;
  /** As the address says it. */
  start: InboxFilter;
}

/* As many as reach below the screen, so that nothing jumps when the notifications come. */
const ROWS = Array.from({ length: 14 }, (_, row) => <div key={row} className="skeleton is-row" aria-hidden="true" />);

const keys = ['next', 'previous', 'select', 'mark', 'undo', 'end', 'open', 'help'] as const;

/** Shows the keys of the inbox, for those who have a keyboard. */
const InboxKeys = ({ t }: { t: Translate }) => (
  <details className="inbox-keys" data-inbox-keys>
    <summary>{t('inbox.keys')}</summary>
    <ul className="plain">
      {keys.map((key) => (
        <li key={key}>
          <kbd>{t(`inbox.key.${key}`)}</kbd> {t(`inbox.keyDoes.${key}`)}
        </li>
      ))}
    </ul>
  </details>
);

/** Keeps the filter in the address, so that going back and reloading show what was shown. */
function useInboxFilter(start: InboxFilter) {
  const [choice, setChoice] = useState(start);
  const [count, setCount] = useState(PAGE_SIZE);
  const show = (next: InboxFilter): void => {
    setChoice(next);
    setCount(PAGE_SIZE);
  };
  useEffect(() => {
    const follow = (): void => show(inboxFilterIn(new URLSearchParams(location.search)));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const choose = (next: InboxFilter): void => {
    show(next);
    history.pushState(history.state, '', addressOfInbox(location.href, next));
  };
  return { choice, choose, count, showMore: () => setCount(Math.min(MAX_ITEMS, count + PAGE_SIZE)) };
}

interface LoadedInbox {
  readonly content: InboxContent;
  readonly openSteps: ReadonlySet<string>;
  readonly shownFilter: InboxFilter;
  readonly timeZone: string;
  readonly now: number;
}

/** Shows the inbox: notifications, filters, and what can be done with them. It changes as notifications come. */
export default function Inbox({ text, start }: InboxProps) {
  const [t] = useState(() => createTranslator(text));
  const { choice, choose, count, showMore } = useInboxFilter(start);
  const queryKey = ['notifications', choice, count];
  const query = useSignedInQuery<LoadedInbox>({
    queryKey,
    queryFn: async () => {
      const [newest, deadlines, openSteps, me] = await Promise.all([
        loadInbox(choice, count),
        loadDeadlines(choice),
        loadOpenSteps(),
        getCurrentUser(),
      ]);
      const now = Date.now();
      const written = withNextSteps(newest, deadlines, openSteps, now);
      const content = { ...written, items: written.items.map((item) => inLanguage(item, text.language)) };
      return { content, openSteps, shownFilter: choice, timeZone: me?.user.timeZone ?? 'UTC', now };
    },
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('notifications', () => void query.refetch());
  return (
    <div className="columns is-aside-main">
      <div className="inbox-side">
        <InboxFilters t={t} choice={choice} onChoose={choose} />
        <p className="row inbox-links">
          <a href="/settings/notifications">{t('inbox.preferences')}</a>
          <a href={DELIVERIES_PATH}>{t('inbox.deliveries')}</a>
        </p>
        <InboxKeys t={t} />
      </div>
      <section className="section" aria-labelledby="inbox-title">
        <h2 id="inbox-title" className="visually-hidden">
          {t('inbox.title')}
        </h2>
        <LoadingBoundary t={t} query={query} skeleton={<>{ROWS}</>}>
          {({ content, openSteps, shownFilter, timeZone, now }) => (
            <InboxResults
              key={`${shownFilter.unread} ${shownFilter.topic}`}
              t={t}
              language={text.language}
              timeZone={timeZone}
              now={now}
              content={content}
              openSteps={openSteps}
              isTopicChosen={shownFilter.topic !== null}
              isUnreadOnly={shownFilter.unread}
              isDeadlines={shownFilter.topic === 'reminders'}
              loading={query.isFetching}
              onMarked={(marks) =>
                updateQuery<LoadedInbox>(queryKey, (data) => ({
                  ...data,
                  content: { ...data.content, items: withMarks(data.content.items, [marks], Date.now()) },
                }))
              }
              reload={() => query.refetch()}
              onMore={showMore}
              empty={<NothingShown t={t} choice={shownFilter} onClear={() => choose({ unread: false, topic: null })} />}
            />
          )}
        </LoadingBoundary>
        <p className="note">{t('inbox.kept')}</p>
      </section>
    </div>
  );
}
