import type { Me } from '@prentice/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { localDateText } from '../../i18n/date-time.ts';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useLiveRefresh } from '../../session/live-refresh.hook.ts';
import { useSignedInQuery, updateQuery } from '../../session/query.hook.ts';
import { LoadingBoundary, NotLoaded } from '../../session/LoadingBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PhoneFold } from '../../ui/PhoneFold.tsx';
import { ApplicationList } from './application/ApplicationList.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { loadDashboard, type DashboardData } from './dashboard-loader.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { ExternalApplications } from './ExternalApplications.tsx';
import { ProfileGaps } from './ProfileGaps.tsx';
import { Recommendations } from './Recommendations.tsx';
import { TodoList } from './TodoList.tsx';
import { listTodos } from './todo.ts';
import { CvStart } from '../../cv-prefill/CvStart.tsx';
import { pendingReviewOf, type PendingReview } from '../../cv-prefill/pending-review.ts';

interface FirstStepsProps {
  dashboard: DashboardData;
  display: DisplayContext;
  /** Whether the findings of a CV are shown already. */
  reviewing: boolean;
  onUploaded: (cv: PendingReview) => void;
  reload: () => void;
}

/** What a student sees who has not applied yet: the CV comes first, then the search for internships. */
function FirstSteps({ dashboard, display: { t, language }, reviewing, onUploaded, reload }: FirstStepsProps) {
  const startsWithCv = dashboard.me.actor.emailVerified && !dashboard.hasCv && !reviewing;
  return (
    <div className="empty">
      <p>{t('dashboard.applications.none')}</p>
      {startsWithCv && (
        <CvStart
          t={t}
          language={language}
          onChosen={(_, cv) => onUploaded(cv)}
          otherwise={
            <a className="button" href="/dashboard/profile-setup/profile-setup-intern">
              {t('cv.otherwise.profile')}
            </a>
          }
          onDone={reload}
        />
      )}
      <p>
        <a className={startsWithCv ? undefined : 'button is-primary'} href="/internships">
          {t('dashboard.applications.find')}
        </a>
      </p>
    </div>
  );
}

/** Tells that the account is about to be erased. */
function ErasureNotice({ me, display: { t, language } }: { me: Me; display: DisplayContext }) {
  const { erasureDueAt } = me.user;
  if (!erasureDueAt) return null;
  return (
    <Notice tone="attention" title={t('dashboard.erasure', { date: localDateText(language, erasureDueAt) })}>
      <p>
        <a href="/settings/data">{t('dashboard.erasure.keep')}</a>
      </p>
    </Notice>
  );
}

interface SectionFoldProps {
  id: string;
  title: string;
  /** How many entries it holds, said where it is folded. */
  count?: number;
  children: ReactNode;
}

/** A section below the applications: on a phone its title and how much it holds, and the rest on request. */
const SectionFold = ({ id, title, count = 0, children }: SectionFoldProps) => (
  <PhoneFold
    heading={<h2 id={id}>{title}</h2>}
    summary={
      <h2 id={id}>
        {title} {count > 0 && <span className="note">{count}</span>}
      </h2>
    }
  >
    {children}
  </PhoneFold>
);

interface ContentProps {
  dashboard: DashboardData;
  display: DisplayContext;
  onChange: (change: (dashboard: DashboardData) => DashboardData) => void;
  reload: () => void;
}

function Content({ dashboard, display, onChange, reload }: ContentProps) {
  const { t, language } = display;
  const [pending, setPending] = useState(() => pendingReviewOf(dashboard.me.user.id).read());
  const firstSteps = (
    <FirstSteps
      dashboard={dashboard}
      display={display}
      reviewing={pending !== null}
      onUploaded={(cv) => {
        setPending(cv);
        reload();
      }}
      reload={reload}
    />
  );
  return (
    <div className="columns is-main-aside">
      <div>
        <ErasureNotice me={dashboard.me} display={display} />
        <section className="section" aria-labelledby="next">
          <h2 id="next">{t('dashboard.todo')}</h2>
          <TodoList items={listTodos(dashboard, display.now, pending?.fileName)} display={display} />
        </section>
        {pending && (
          <div className="section" id="cv-review">
            <CvStart
              t={t}
              language={language}
              pending={pending}
              onDone={() => {
                setPending(null);
                reload();
              }}
            />
          </div>
        )}
        <section className="section" aria-labelledby="applications">
          <h2 id="applications">{t('dashboard.applications')}</h2>
          <ApplicationList
            applications={dashboard.applications}
            display={display}
            empty={firstSteps}
            onChanged={(changed) => {
              onChange((now) => ({
                ...now,
                applications: now.applications.map((application) =>
                  application.id === changed.id ? changed : application,
                ),
              }));
              // Accepting may have withdrawn others.
              if (changed.state === 'accepted') reload();
            }}
          />
        </section>
        <ExternalApplications display={display} />
      </div>
      <aside className="stack" aria-label={t('dashboard.aside')}>
        <section className="section" aria-labelledby="profile">
          <h2 id="profile">{t('dashboard.profile')}</h2>
          <ProfileGaps t={t} dashboard={dashboard} />
        </section>
        <section className="section" aria-labelledby="bookmarks">
          <SectionFold id="bookmarks" title={t('dashboard.bookmarks')} count={dashboard.bookmarks.length}>
            {dashboard.failed.includes('bookmarks') ? (
              <NotLoaded t={t} what={t('dashboard.what.bookmarks')} onRetry={reload} />
            ) : (
              <Bookmarks
                bookmarks={dashboard.bookmarks}
                display={display}
                onRemoved={(id) =>
                  onChange((now) => ({ ...now, bookmarks: now.bookmarks.filter((bookmark) => bookmark.id !== id) }))
                }
              />
            )}
            <p className="section-more">
              <a href="/dashboard/searches">{t('dashboard.searches')}</a>
            </p>
          </SectionFold>
        </section>
        {(dashboard.recommendations.length > 0 || dashboard.failed.includes('recommendations')) && (
          <section className="section" aria-labelledby="recommended">
            <SectionFold id="recommended" title={t('dashboard.recommended')}>
              {dashboard.failed.includes('recommendations') ? (
                <NotLoaded t={t} what={t('dashboard.what.recommendations')} onRetry={reload} />
              ) : (
                <Recommendations items={dashboard.recommendations} display={display} />
              )}
            </SectionFold>
          </section>
        )}
      </aside>
    </div>
  );
}

/* Countdowns show minutes at most. */
const TICK_MS = 30_000;

/** Returns the present moment, anew twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The student's dashboard: what to do next, every application with its timeline, the profile's gaps, bookmarks. */
export default function StudentDashboard({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  const now = useNow();
  const loaded = useSignedInQuery({ queryKey: ['dashboard'], queryFn: loadDashboard });
  useLiveRefresh('applications', () => void loaded.refetch());
  return (
    <LoadingBoundary t={t} loaded={loaded} skeleton={<DashboardSkeleton />} what={t('dashboard.what.applications')}>
      {(dashboard) => (
        <Content
          dashboard={dashboard}
          display={{ t, language: text.language, timeZone: dashboard.me.user.timeZone, now }}
          onChange={(change) => updateQuery(['dashboard'], change)}
          reload={() => void loaded.refetch()}
        />
      )}
    </LoadingBoundary>
  );
}
