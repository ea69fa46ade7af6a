import type { Me } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { localDateText } from '../../i18n/date-time.ts';
import { createTranslator, type IslandText } from '../../i18n/translate.ts';
import { useLiveRefresh } from '../../session/live-refresh.hook.ts';
import { useSignedInQuery, updateQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ApplicationList } from './application/ApplicationList.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import { DashboardAside, type DashboardPartProps } from './DashboardAside.tsx';
import { loadDashboard, type DashboardData, type InternApplication } from './dashboard-loader.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { ExternalApplications } from './ExternalApplications.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { ReplacedPreview } from './ReplacedPreview.tsx';
import { listTodos } from './todo.ts';
import { CvStart } from '../../cv-prefill/CvStart.tsx';
import { pendingReviewOf } from '../../cv-prefill/pending-review.ts';

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

function Content({ dashboard, display, onChange, reload }: DashboardPartProps) {
  const { t, language } = display;
  const [unanswered, setPending] = useState(() => pendingReviewOf(dashboard.me.user.id).read());
  /* It is a first step: somebody who has applied is past it, and finds the CV in the profile. */
  const pending = dashboard.applications.length === 0 ? unanswered : null;
  const change = (changed: InternApplication): void => {
    onChange((now) => ({
      ...now,
      applications: now.applications.map((application) => (application.id === changed.id ? changed : application)),
    }));
    // Accepting may have withdrawn others.
    if (changed.state === 'accepted') reload();
  };
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
        <ApplicationList
          applications={dashboard.applications}
          todos={listTodos(dashboard, display.now, pending?.fileName)}
          display={display}
          empty={firstSteps}
          onChanged={change}
        >
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
        </ApplicationList>
        <ExternalApplications display={display} />
      </div>
      <DashboardAside dashboard={dashboard} display={display} onChange={onChange} reload={reload} />
    </div>
  );
}

/* Countdowns show minutes at most. */
const TICK_MS = 30_000;

/** Returns the present moment, updated twice a minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/* What came with the page is as good as what would be asked for now. */
const FRESH_MS = 30_000;

interface StudentDashboardProps {
  text: IslandText;
  /** What came with the page; null where the island has to load it. */
  preloaded: DashboardData | null;
}

/**
 * Shows the student's dashboard: what to do next, every application with its timeline, the profile's gaps, bookmarks. The server
 * does not render it: what it loads is kept for everybody who uses this module.
 */
export default function StudentDashboard({ text, preloaded }: StudentDashboardProps) {
  const [t] = useState(() => createTranslator(text));
  const now = useNow();
  const query = useSignedInQuery<DashboardData>({
    queryKey: ['dashboard'],
    queryFn: loadDashboard,
    ...(preloaded ? { initialData: preloaded, staleTime: FRESH_MS } : {}),
  });
  useLiveRefresh('applications', () => void query.refetch());
  /* A shortlisting is shown ten minutes after it happened, with its notification. */
  useLiveRefresh('notifications', () => void query.refetch());
  return (
    <ReplacedPreview>
      <LoadingBoundary t={t} query={query} skeleton={<DashboardSkeleton />} what={t('dashboard.what.applications')}>
        {(dashboard) => (
          <Content
            dashboard={dashboard}
            display={{ t, language: text.language, timeZone: dashboard.me.user.timeZone, now }}
            onChange={(change) => updateQuery(['dashboard'], change)}
            reload={() => void query.refetch()}
          />
        )}
      </LoadingBoundary>
    </ReplacedPreview>
  );
}
