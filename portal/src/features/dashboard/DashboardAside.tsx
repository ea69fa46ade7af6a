import { NotLoaded } from '../../session/LoadingBoundary.tsx';
import { asksToCompare } from './compared-address.ts';
import { Bookmarks } from './Bookmarks.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import type { DashboardData } from './dashboard-loader.ts';
import { ProfileGaps } from './ProfileGaps.tsx';
import { Recommendations } from './Recommendations.tsx';
import { SectionFold } from './SectionFold.tsx';

/** What parts of the dashboard show, change and load again. */
export interface DashboardPartProps {
  dashboard: DashboardData;
  display: DisplayContext;
  onChange: (change: (dashboard: DashboardData) => DashboardData) => void;
  reload: () => void;
}

function SavedInternships({ dashboard, display, onChange, reload }: DashboardPartProps) {
  const { t } = display;
  return (
    <section className="section" aria-labelledby="bookmarks">
      <SectionFold
        id="bookmarks"
        title={t('dashboard.bookmarks')}
        count={dashboard.bookmarks.length}
        open={asksToCompare(location.search)}
      >
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
  );
}

/** So few applications somebody has who still looks for more: what might suit is unfolded. */
const NEWCOMER_APPLICATIONS = 2;

function RecommendedInternships({ dashboard, display, reload }: Omit<DashboardPartProps, 'onChange'>) {
  const { t } = display;
  const hasFailed = dashboard.failed.includes('recommendations');
  if (dashboard.recommendations.length === 0 && !hasFailed) return null;
  const isNewcomer = dashboard.applications.length <= NEWCOMER_APPLICATIONS;
  return (
    <section className="section" aria-labelledby="recommended">
      <SectionFold id="recommended" title={t('dashboard.recommended')} open={isNewcomer}>
        {hasFailed ? (
          <NotLoaded t={t} what={t('dashboard.what.recommendations')} onRetry={reload} />
        ) : (
          <Recommendations items={dashboard.recommendations} display={display} />
        )}
      </SectionFold>
    </section>
  );
}

/** What is beside the applications: the profile, saved and recommended internships. */
export function DashboardAside({ dashboard, display, onChange, reload }: DashboardPartProps) {
  const { t } = display;
  return (
    <aside className="stack" aria-label={t('dashboard.aside')}>
      <section className="section" aria-labelledby="profile">
        <h2 id="profile">{t('dashboard.profile')}</h2>
        <ProfileGaps t={t} dashboard={dashboard} />
      </section>
      <SavedInternships dashboard={dashboard} display={display} onChange={onChange} reload={reload} />
      <RecommendedInternships dashboard={dashboard} display={display} reload={reload} />
    </aside>
  );
}
