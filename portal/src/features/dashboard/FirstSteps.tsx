import { CvStart } from '../../cv-prefill/CvStart.tsx';
import type { PendingReview } from '../../cv-prefill/pending-review.ts';
import type { DisplayContext } from './application/application-timeline.ts';
import type { DashboardData } from './dashboard-loader.ts';

interface FirstStepsProps {
  dashboard: DashboardData;
  display: DisplayContext;
  /** Whether the findings of a CV are shown already. */
  reviewing: boolean;
  onUploaded: (cv: PendingReview) => void;
  reload: () => void;
}

/** Shows what a student sees who has not applied yet: the CV comes first, then the search for internships. */
export function FirstSteps({ dashboard, display: { t, language }, reviewing, onUploaded, reload }: FirstStepsProps) {
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
