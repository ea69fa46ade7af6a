import { policyVersions, type Policy } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';

/**
 * Shows what is agreed to, with the day of its version (whose noon is that day nearly everywhere), and for texts a link that
 * opens beside the form.
 */
export function PolicyConsentText({ t, policy }: { t: Translate; policy: Policy }) {
  const version = policyVersions[policy];
  if (policy !== 'terms' && policy !== 'privacy') return <>{t(`auth.consent.${policy}`)}</>;
  return (
    <>
      {t(`auth.consent.${policy}`)}{' '}
      <a href={policy === 'terms' ? '/Terms' : '/Privacy'} target="_blank" rel="noopener">
        {t(`auth.consent.${policy}.read`)}
      </a>{' '}
      <span className="note">{t('auth.consent.version', { day: new Date(`${version}T12:00Z`) })}</span>
    </>
  );
}
