import { useState } from 'react';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { loadDashboard, type DashboardData } from './dashboard-loader.ts';
import { ApplicationList } from './application/ApplicationList.tsx';
import { ErasureNotice } from './ErasureNotice.tsx';
import { Bookmarks } from './Bookmarks.tsx';
import { Recommendations } from './Recommendations.tsx';
import { ProfileGaps } from './ProfileGaps.tsx';
import { TodoList } from './TodoList.tsx';
import { listTodos } from './todo.ts';
import type { DisplayContext } from './application/application-timeline.ts';

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
