import type { SignInPage, LinkStatus } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { signInPages } from '../../../session/sign-in-pages.ts';

interface NewPasswordFormProps {
  t: Translate;
  token: string;
  status: LinkStatus;
}

/** Chooses a new password by a mailed link; one that went to a former address restores that address, too. */
export function NewPasswordForm({ t, token, status }: NewPasswordFormProps) {
  const [signInPage, setSignInPage] = useState<SignInPage>();
  const form = useForm({
    initial: { password: '' },
    schema: async () => (await import('../auth-schemas.ts')).passwordReset,
    t,
    send: ({ password }) => session.client.auth.resetPassword({ body: { token, password } }),
    onSent: (reply) => setSignInPage(reply.signInPage),
  });
  const restores = status.purpose === 'email_restore';
  if (signInPage)
    return (
      <Notice tone="answered" role="status" title={t(restores ? 'auth.restore.done' : 'auth.reset.done')}>
        <p>{t(restores ? 'auth.restore.doneText' : 'auth.reset.doneText', { address: status.emailHint })}</p>
        <p>
          <a className="button is-primary" href={signInPages[signInPage]}>
            {t('auth.signIn')}
          </a>
        </p>
      </Notice>
    );
  return (
    <FormFrame t={t} form={form} action={t(restores ? 'auth.restore.action' : 'auth.reset.save')}>
      <p className="note">{t(restores ? 'auth.restore.for' : 'auth.reset.for', { address: status.emailHint })}</p>
      <NewPasswordField label={t('auth.newPassword')} t={t} {...form.field('password')} context={[]} />
    </FormFrame>
  );
}
