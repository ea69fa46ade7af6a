import type { Translate } from '../../i18n/translate.ts';
import type { OwnApplication } from './own.application.ts';

/** What becomes of a shown interest: the way to the application, or why there is none now. */
export function Interest({ application, t }: { application: OwnApplication; t: Translate }) {
  const { id, state } = application.internship;
  if (state !== 'open') return <p>{t('desk.interested.closed')}</p>;
  return (
    <p>
      {t('desk.interested.text')} <a href={`/internships/${id}#application`}>{t('desk.interested.apply')}</a>
    </p>
  );
}
