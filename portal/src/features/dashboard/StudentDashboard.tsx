import { useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { loadDashboard, type DashboardData, type Recommendation } from './dashboard-loader.ts';
import { ApplicationList } from './application/ApplicationList.tsx';
import { Bookmarks } from './Bookmarks.tsx';
import { ProfileGaps } from './ProfileGaps.tsx';
import { TodoList } from './TodoList.tsx';
import { listTodos } from './todo.ts';
import type { DisplayContext } from './application/application-timeline.ts';
import type { Me } from '@prentice/contract';
import { localDateText } from '../../i18n/date-time.ts';
import { Notice } from '../../ui/Notice.tsx';
import { shortDateText, listText } from '../../i18n/format.ts';

const MOST = 5;

/** Internships that might suit, each with the reason why it is shown. */
function Recommendations({ items, display }: { items: readonly Recommendation[]; display: DisplayContext }) {
  const { t, language } = display;
  return (
    <ul className="plain lines">
      {items.slice(0, MOST).map(({ internship, reason, words }) => (
        <li key={internship.id}>
          <span>
            <a href={`/internships/${internship.id}`}>{internship.title}</a>
            <span className="note">
              {internship.employer.name}
              {internship.deadline &&
                `, ${t('desk.bookmarks.until', { date: shortDateText(language, internship.deadline) })}`}
            </span>
            <span className="note">{t(`desk.recommended.${reason}`, { words: listText(language, words) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Tells that the account is about to be erased. */
function ErasureNotice({ me, display: { t, language } }: { me: Me; display: DisplayContext }) {
  const { erasureDueAt } = me.user;
  if (!erasureDueAt) return null;
  return (
    <Notice tone="attention" title={t('desk.erasure', { date: localDateText(language, erasureDueAt) })}>
      <p>
        <a href="/settings/account#data-title">{t('desk.erasure.keep')}</a>
      </p>
    </Notice>
  );
}

interface ContentProps {
  desk: DashboardData;
  display: DisplayContext;
  onChange: (change: (desk: DashboardData) => DashboardData) => void;
  reload: () => void;
}

function Content({ desk, display, onChange, reload }: ContentProps) {
  const { t } = display;
  return (
    <div className="columns is-main-aside">
      <div>
        <ErasureNotice me={desk.me} display={display} />
        <section className="section" aria-labelledby="next">
          <h2 id="next">{t('desk.todo')}</h2>
          <TodoList items={listTodos(desk, display.now)} display={display} />
        </section>
        <section className="section" aria-labelledby="applications">
          <h2 id="applications">{t('desk.applications')}</h2>
          <ApplicationList
            applications={desk.applications}
            display={display}
            onChanged={(changed) => {
              onChange((now) => ({
                ...now,
                applications: now.applications.map((one) => (one.id === changed.id ? changed : one)),
              }));
              // Accepting may have withdrawn others.
              if (changed.state === 'accepted') reload();
            }}
          />
        </section>
      </div>
      <aside className="stack" aria-label={t('desk.aside')}>
        <section className="section" aria-labelledby="profile">
          <h2 id="profile">{t('desk.profile')}</h2>
          <ProfileGaps t={t} desk={desk} />
        </section>
        <section className="section" aria-labelledby="bookmarks">
          <h2 id="bookmarks">{t('desk.bookmarks')}</h2>
          <Bookmarks
            bookmarks={desk.bookmarks}
            display={display}
            onRemoved={(id) => onChange((now) => ({ ...now, bookmarks: now.bookmarks.filter((one) => one.id !== id) }))}
          />
          <p className="section-more">
            <a href="/dashboard/searches">{t('desk.searches')}</a>
          </p>
        </section>
        {desk.recommendations.length > 0 && (
          <section className="section" aria-labelledby="recommended">
            <h2 id="recommended">{t('desk.recommended')}</h2>
            <Recommendations items={desk.recommendations} display={display} />
          </section>
        )}
      </aside>
    </div>
  );
}

/** The student's dashboard: what to do next, every application with its timeline, the profile's gaps, bookmarks. */
export default function StudentDashboard({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  const [now] = useState(Date.now);
  const loaded = useLoad(loadDashboard);
  return (
    <LoadingBoundary t={t} loaded={loaded} lines={8}>
      {(desk) => (
        <Content
          desk={desk}
          display={{ t, language: text.language, timeZone: desk.me.user.timeZone, now }}
          onChange={loaded.update}
          reload={loaded.reload}
        />
      )}
    </LoadingBoundary>
  );
}
