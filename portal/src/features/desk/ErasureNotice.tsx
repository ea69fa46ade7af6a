import type { Me } from '@prentice/contract';
import { localDayText } from '../../i18n/moment.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { Speaker } from './timeline.words.ts';

/** Somebody who signs in while the account waits for its erasure learns it first. */
export function ErasureNotice({ me, speaker: { t, language } }: { me: Me; speaker: Speaker }) {
  const { erasureDueAt } = me.user;
  if (!erasureDueAt) return null;
  return (
    <Notice tone="attention" title={t('desk.erasure', { date: localDayText(language, erasureDueAt) })}>
      <p>
        <a href="/settings/account#data-title">{t('desk.erasure.keep')}</a>
      </p>
    </Notice>
  );
}
