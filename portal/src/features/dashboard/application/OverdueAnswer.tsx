import { autoCloseAt } from '@prentice/contract';
import { localDateText } from '../../../i18n/date-time.ts';
import { Notice } from '../../../ui/Notice.tsx';
import type { InternApplication } from './intern-application.ts';
import { overdueSince } from './next-step.ts';
import type { DisplayContext } from './application-timeline.ts';

/** Explains that an employer is late with its answer: what happens by itself, and what the applicant can do. */
export function OverdueAnswer({ application, display }: { application: InternApplication; display: DisplayContext }) {
  const { t, language, timeZone, now } = display;
  const since = overdueSince(application, now);
  if (!since) return null;
  const { name: company, slug } = application.internship.employer;
  const closes = localDateText(language, autoCloseAt(new Date(since)).toISOString(), timeZone);
  return (
    <Notice tone="attention" title={t('dashboard.overdue', { company })}>
      <p>{t('dashboard.overdue.text', { company, closes })}</p>
      <p>
        {t('dashboard.overdue.actions')}{' '}
        <a href={`/internships/companies/${slug}#report`}>{t('dashboard.overdue.report')}</a>
      </p>
    </Notice>
  );
}
