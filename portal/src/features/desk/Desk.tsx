import { useState } from 'react';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { Waiting } from '../../session/Waiting.tsx';
import { loadDesk, type DeskView } from './desk.load.ts';
import { ApplicationList } from './ApplicationList.tsx';
import { ErasureNotice } from './ErasureNotice.tsx';
import { Bookmarks } from './Bookmarks.tsx';
import { Recommendations } from './Recommendations.tsx';
import { ProfileGaps } from './ProfileGaps.tsx';
import { TodoList } from './TodoList.tsx';
import { todos } from './todo.ts';
import type { Speaker } from './timeline.words.ts';

interface ContentProps {
  desk: DeskView;
  speaker: Speaker;
  onChange: (change: (desk: DeskView) => DeskView) => void;
  reload: () => void;
}

function Content({ desk, speaker, onChange, reload }: ContentProps) {
  const { t } = speaker;
  return (
    <div className="columns is-main-aside">
      <div>
        <ErasureNotice me={desk.me} speaker={speaker} />
        <section className="section" aria-labelledby="next">
          <h2 id="next">{t('desk.todo')}</h2>
          <TodoList items={todos(desk, speaker.now)} speaker={speaker} />
        </section>
        <section className="section" aria-labelledby="applications">
          <h2 id="applications">{t('desk.applications')}</h2>
          <ApplicationList
            applications={desk.applications}
            speaker={speaker}
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
            speaker={speaker}
            onRemoved={(id) => onChange((now) => ({ ...now, bookmarks: now.bookmarks.filter((one) => one.id !== id) }))}
          />
          <p className="section-more">
            <a href="/dashboard/searches">{t('desk.searches')}</a>
          </p>
        </section>
        {desk.recommendations.length > 0 && (
          <section className="section" aria-labelledby="recommended">
            <h2 id="recommended">{t('desk.recommended')}</h2>
            <Recommendations items={desk.recommendations} speaker={speaker} />
          </section>
        )}
      </aside>
    </div>
  );
}

/** The student's desk: what to do next, every application with its timeline, the profile's gaps, bookmarks. */
export default function Desk({ text }: { text: IslandText }) {
  const [t] = useState(() => translatorOf(text));
  const [now] = useState(Date.now);
  const loaded = useLoad(loadDesk);
  return (
    <Waiting t={t} loaded={loaded} lines={8}>
      {(desk) => (
        <Content
          desk={desk}
          speaker={{ t, language: text.language, timeZone: desk.me.user.timeZone, now }}
          onChange={loaded.replace}
          reload={loaded.reload}
        />
      )}
    </Waiting>
  );
}
