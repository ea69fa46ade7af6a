import type { Me } from '@prentice/contract';
import { localDateText } from '../../i18n/date-time.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { DisplayContext } from './application/application-timeline.ts';

/** Tells that the account is about to be erased. */
export function ErasureNotice({ me, display: { t, language } }: { me: Me; display: DisplayContext }) {
  const { erasureDueAt } = me.user;
  if (!erasureDueAt) return null;
  return (
    <Notice tone="attention" title={t('desk.erasure', { date: localDateText(language, erasureDueAt) })}>
      <p>
        <a href="/settings/account#data-title">{t('desk.erasure.keep')}</a>
      </p>
    </Notice>
  );
}
