import { ApplicationCard } from './ApplicationCard.tsx';
import type { InternApplication } from './intern-application.ts';
import type { DisplayContext } from './application-timeline.ts';
import { isActive } from '../todo.ts';

interface ApplicationListProps {
  applications: readonly InternApplication[];
  display: DisplayContext;
  onChanged: (application: InternApplication) => void;
}

/** Lists active applications first; ended ones follow in a collapsed section. */
export function ApplicationList({ applications, display, onChanged }: ApplicationListProps) {
  const { t } = display;
  const active = applications.filter(isActive);
  const ended = applications.filter((one) => !isActive(one));
  const card = (application: InternApplication) => (
    <ApplicationCard
      key={application.id}
      application={application}
      display={display}
      others={active.length > 1}
      onChanged={onChanged}
    />
  );
  if (applications.length === 0)
    return (
      <div className="empty">
        <p>{t('desk.applications.none')}</p>
        <p>
          <a className="button is-primary" href="/internships">
            {t('desk.applications.find')}
          </a>
        </p>
      </div>
    );
  return (
    <>
      {active.length === 0 && <p>{t('desk.applications.noneActive')}</p>}
      {active.map(card)}
      {ended.length > 0 && (
        <details open={active.length === 0}>
          <summary>{t('desk.applications.ended', { count: ended.length })}</summary>
          {ended.map(card)}
        </details>
      )}
    </>
  );
}
