import type { Translate } from '../../../i18n/translate.ts';
import type { InternApplication } from './intern-application.ts';

/** Leads from a shown interest to the application, or tells why applying is not possible now. */
export function InterestNotice({ application, t }: { application: InternApplication; t: Translate }) {
  const { id, state } = application.internship;
  if (state !== 'open') return <p>{t('desk.interested.closed')}</p>;
  return (
    <p>
      {t('desk.interested.text')} <a href={`/internships/${id}#application`}>{t('desk.interested.apply')}</a>
    </p>
  );
}
