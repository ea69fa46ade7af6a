import { ApplicationCard } from './ApplicationCard.tsx';
import type { OwnApplication } from './own.application.ts';
import type { Speaker } from './timeline.words.ts';
import { isActive } from './todo.ts';

interface ApplicationListProps {
  applications: readonly OwnApplication[];
  speaker: Speaker;
  onChanged: (application: OwnApplication) => void;
}

/** What is under way first; what has ended stays readable below, folded away. */
export function ApplicationList({ applications, speaker, onChanged }: ApplicationListProps) {
  const { t } = speaker;
  const active = applications.filter(isActive);
  const ended = applications.filter((one) => !isActive(one));
  const card = (application: OwnApplication) => (
    <ApplicationCard
      key={application.id}
      application={application}
      speaker={speaker}
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
