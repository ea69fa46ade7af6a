import { accountOperations } from '@prentice/contract';
import { useState } from 'react';
import { setCurrentUser } from '../../session/current-user.ts';
import { session } from '../../site/browser-session.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { PasswordStrength } from '../../ui/PasswordStrength.tsx';
import type { SectionProps } from './EmailSection.tsx';

/** Changes the password, which signs out all other devices. */
export function PasswordSection({ t, me }: Omit<SectionProps, 'onMe'>) {
  const [isDone, setIsDone] = useState(false);
  const initial = { current: '', new: '' };
  const form = useForm({
    initial,
    schema: accountOperations.changePassword.body,
    payload: (values) => ({ current: values.current, password: values.new }),
    t,
    send: (values) =>
      session.client.account.changePassword({ body: { current: values.current, password: values.new } }),
    onSent: (reply) => {
      session.setToken(reply.accessToken);
      setCurrentUser(reply.me);
      form.set('current', '');
      form.set('new', '');
      setIsDone(true);
    },
    failureMessages: { INVALID_CREDENTIALS: 'settings.password.wrong' },
  });
  return (
    <section className="section" aria-labelledby="password-title">
      <h2 id="password-title">{t('settings.password')}</h2>
      {isDone && <Notice tone="answered" role="status" title={t('settings.password.changed')} />}
      <FormFrame t={t} form={form} action={t('settings.password.change')}>
        {/* Password managers look for the name that belongs to the password. */}
        <input type="hidden" name="username" autoComplete="username" value={me.user.email} readOnly />
        <PasswordField
          name="current"
          autoComplete="current-password"
          label={t('settings.password.current')}
          t={t}
          {...form.field('current')}
        />
        <PasswordField
          name="new"
          autoComplete="new-password"
          label={t('settings.password.new')}
          hint={t('settings.password.hint')}
          t={t}
          {...form.field('new', 'password')}
        >
          <PasswordStrength t={t} value={form.values.new} context={[me.user.email, me.user.name ?? '']} />
        </PasswordField>
      </FormFrame>
    </section>
  );
}
