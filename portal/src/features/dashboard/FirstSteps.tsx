import { CvStart } from '../../cv-prefill/CvStart.tsx';
import type { DisplayContext } from './application/application-timeline.ts';
import type { DashboardData } from './dashboard-loader.ts';

interface FirstStepsProps {
  dashboard: DashboardData;
  display: DisplayContext;
  reload: () => void;
}

/** What a student sees who has not applied yet: the CV comes first, then the search for internships. */
export function FirstSteps({ dashboard, display: { t, language }, reload }: FirstStepsProps) {
  const startsWithCv = dashboard.me.actor.emailVerified && !dashboard.hasCv;
  return (
    <div className="empty">
      <p>{t('dashboard.applications.none')}</p>
      {startsWithCv && <CvStart t={t} language={language} onDone={reload} />}
      <p>
        <a className={startsWithCv ? undefined : 'button is-primary'} href="/internships">
          {t('dashboard.applications.find')}
        </a>
      </p>
    </div>
  );
}
