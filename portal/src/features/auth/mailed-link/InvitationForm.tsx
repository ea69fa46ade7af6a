import { AppError, type LinkStatus } from '@prentice/contract';
import { useState } from 'react';
import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { redirectTarget } from '../../../session/redirects.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { session } from '../../../site/browser-session.ts';
import { Field } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { NewPasswordField } from '../NewPasswordField.tsx';
import { browserTimeZone, localeFieldsOf } from '../sign-up/sign-up-body.ts';
import { signInPages } from '../../../session/sign-in-pages.ts';

interface InvitationFormProps {
  t: Translate;
  language: Language;
  token: string;
  status: LinkStatus;
}

const needsOtherAccount = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'UNAUTHENTICATED' || error.code === 'INVITE_EMAIL_MISMATCH');

/** Accepts an invitation: with a new account, or with the one that the address has already. */
export function InvitationForm({ t, language, token, status }: InvitationFormProps) {
  const [other, setOther] = useState(false);
  const member = status.purpose === 'member_invitation';
  const fresh = !status.hasAccount;
  const localeFields = localeFieldsOf({ locale: language, timeZone: browserTimeZone() });
  const bodyOf = (values: { name: string; password: string }) =>
    fresh ? { token, account: { ...values, ...localeFields } } : { token };
  const form = useForm({
    initial: { name: '', password: '' },
    schema: async () => (await import('../auth-schemas.ts')).invitationAccept,
    t,
    payload: bodyOf,
    send: async (values) => {
      setOther(false);
      if (!fresh) await getCurrentUser();
      const { memberInvitations, invitations } = session.client;
      try {
        return await (member ? memberInvitations : invitations).accept({ body: bodyOf(values) });
      } catch (error) {
        setOther(needsOtherAccount(error));
        throw error;
      }
    },
    onSent: (reply) => {
      session.setToken(reply.accessToken);
      location.assign(redirectTarget(reply.me, null));
    },
  });
  const about = member
    ? t('auth.invited.member', { company: status.employerName ?? '' })
    : t(status.role === 'admin' ? 'auth.invited.admin' : 'auth.invited.limited');
  return (
    <div className="stack">
      <p>{about}</p>
      {other && (
        <Notice tone="attention" role="alert" title={t('auth.invited.other', { address: status.emailHint })}>
          <p>
            <a href={signInPages[member ? 'employer' : 'admin']}>{t('auth.invited.signIn')}</a>
          </p>
        </Notice>
      )}
      <FormFrame t={t} form={other ? { ...form, failure: undefined } : form} action={t('auth.invited.accept')}>
        <p className="note">{t(fresh ? 'auth.invited.for' : 'auth.invited.with', { address: status.emailHint })}</p>
        {fresh && (
          <>
            <Field
              name="name"
              autoComplete="name"
              label={t('auth.name')}
              t={t}
              {...form.field('name', 'account.name')}
            />
            <NewPasswordField t={t} {...form.field('password', 'account.password')} context={[form.values.name]} />
          </>
        )}
      </FormFrame>
    </div>
  );
}
