import { policyVersions, type Policy } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { CheckField } from '../../../ui/CheckField.tsx';
import type { Form } from '../../../ui/form.hook.ts';
import type { SignUpValues } from './sign-up-body.ts';

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

type ConsentFieldsProps = Pick<Form<SignUpValues>, 'values' | 'set' | 'errors'> & { t: Translate };

/** Shows what somebody new agrees to: the two texts that are needed, and news if they like. */
export function ConsentFields({ t, values, set, errors }: ConsentFieldsProps) {
  return (
    <fieldset className="stack-tight">
      <legend className="field-label">{t('auth.consent.legend')}</legend>
      {(['terms', 'privacy'] as const).map((policy) => (
        <CheckField
          key={policy}
          name={policy}
          checked={values[policy]}
          onChange={(checked) => set(policy, checked)}
          error={values[policy] ? undefined : errors[`consents.${policy}`] && t(`auth.consent.${policy}.needed`)}
        >
          <PolicyConsentText t={t} policy={policy} />
        </CheckField>
      ))}
      <CheckField
        name="broadcastMail"
        checked={values.broadcastMail}
        onChange={(checked) => set('broadcastMail', checked)}
      >
        {t('auth.consent.broadcast_mail')}
      </CheckField>
    </fieldset>
  );
}
