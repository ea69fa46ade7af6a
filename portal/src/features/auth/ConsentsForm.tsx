import { policyVersions, type Me } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser-session.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { PolicyConsentText } from './sign-up/ConsentFields.tsx';

/** Asks for the versions that came into force since the last time; without them the account cannot be used. */
export function ConsentsForm({ t, me, onDone }: { t: Translate; me: Me; onDone: () => void }) {
  const due = me.consentsDue;
  const initial: Record<string, boolean> = {};
  const form = useForm({
    initial,
    required: due,
    t,
    send: async () => {
      for (const policy of due)
        await session.client.consents.create({
          body: { policy, policyVersion: policyVersions[policy], granted: true },
        });
    },
    onSent: onDone,
  });
  return (
    <section className="stack" aria-labelledby="consents">
      <h2 id="consents">{t('auth.consents.title')}</h2>
      <p>{t('auth.consents.lead')}</p>
      <FormFrame t={t} form={form} action={t('auth.consents.accept')}>
        {due.map((policy) => (
          <CheckField
            key={policy}
            name={policy}
            checked={form.values[policy] ?? false}
            onChange={(checked) => form.set(policy, checked)}
            error={form.errors[policy]}
          >
            <PolicyConsentText t={t} policy={policy} />
          </CheckField>
        ))}
      </FormFrame>
    </section>
  );
}
