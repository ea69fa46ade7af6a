import type { LinkStatus } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { confirmEmail, type MailedLinkState } from './mailed-link.hook.ts';

interface ConfirmEmailFormProps {
  t: Translate;
  token: string;
  status: LinkStatus;
  onConfirmed: (state: MailedLinkState) => void;
}

/** Confirms an address with the account's password, so that nobody else who signed up with the address gets in. */
export function ConfirmEmailForm({ t, token, status, onConfirmed }: ConfirmEmailFormProps) {
  const changes = status.purpose === 'email_change';
  const form = useForm({
    initial: { password: '' },
    required: ['password'],
    t,
    send: ({ password }) => confirmEmail(token, status, password),
    onSent: onConfirmed,
    failureMessages: { INVALID_CREDENTIALS: 'auth.confirm.wrong' },
  });
  return (
    <FormFrame
      t={t}
      form={form}
      action={t('auth.confirm.action')}
      extra={<a href="/auth/forgot-password">{t('auth.forgot.link')}</a>}
    >
      <p className="note">
        {t(changes ? 'auth.confirm.changed.for' : 'auth.confirm.for', { address: status.emailHint })}
      </p>
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={t('auth.password')}
        hint={t(changes ? 'auth.confirm.changed.hint' : 'auth.confirm.hint')}
        t={t}
        {...form.field('password')}
      />
    </FormFrame>
  );
}
