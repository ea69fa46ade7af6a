import { accountOperations, type Me } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { useAction } from '../../session/action.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

export interface SectionProps {
  t: Translate;
  me: Me;
  onMe: (me: Me) => void;
}

/** Changes the email address; the change takes effect when the link mailed to it is used. */
export function EmailSection({ t, me, onMe }: SectionProps) {
  const [isSent, setIsSent] = useState(false);
  const act = useAction(t);
  const initial = { email: '', password: '' };
  const form = useForm({
    initial,
    schema: accountOperations.changeEmail.body,
    t,
    send: (values) => session.client.account.changeEmail({ body: values }),
    onSent: () => {
      onMe({ ...me, user: { ...me.user, pendingEmail: form.values.email.trim().toLowerCase() } });
      setIsSent(true);
    },
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong' },
  });
  const keepOld = () => act.run(async () => onMe(await session.client.account.cancelEmailChange()));
  return (
    <section className="section" aria-labelledby="email-title">
      <h2 id="email-title">{t('settings.email')}</h2>
      <p>{t('settings.email.now', { email: me.user.email })}</p>
      {isSent && <Notice tone="answered" role="status" title={t('settings.email.sent')} />}
      {act.failure && <Notice tone="attention" role="alert" title={act.failure} />}
      {me.user.pendingEmail ? (
        <>
          <p>{t('settings.email.pending', { email: me.user.pendingEmail })}</p>
          <Button busy={act.busy} onClick={() => void keepOld()}>
            {t('settings.email.cancel')}
          </Button>
        </>
      ) : !me.user.signInMethods.includes('password') ? (
        <p className="note">{t('settings.email.passwordFirst')}</p>
      ) : (
        <FormFrame t={t} form={form} action={t('settings.email.change')}>
          <Field
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            label={t('settings.email.new')}
            t={t}
            {...form.field('email')}
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={t('settings.email.password')}
            t={t}
            {...form.field('password')}
          />
        </FormFrame>
      )}
    </section>
  );
}
