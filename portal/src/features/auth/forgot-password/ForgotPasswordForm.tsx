import { authLimits } from '@prentice/contract';
import { useState } from 'react';
import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { useAutofill } from '../../../ui/autofill.hook.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { EmailField } from '../EmailField.tsx';

/** Asks for a link to choose a new password; the answer says nothing about whether the account exists. */
export default function ForgotPasswordForm({ text }: { text: IslandText }) {
  const t = createTranslator(text);
  const [sentAt, setSentAt] = useState<number>();
  const form = useForm({
    initial: { email: '' },
    required: ['email'],
    t,
    send: (values) => session.client.auth.forgotPassword({ body: values }),
    onSent: () => setSentAt(Date.now()),
  });
  const frame = useAutofill({ texts: ['email'], setText: form.set });
  if (sentAt !== undefined)
    return (
      <div className="stack">
        <Notice tone="answered" role="status" title={t('auth.forgot.sent')}>
          <p>{t('auth.forgot.sentText', { minutes: authLimits.resetLinkMinutes })}</p>
        </Notice>
        <ResendButton t={t} sentAt={sentAt} onResend={form.submit} busy={form.busy} />
      </div>
    );
  return (
    <div ref={frame}>
      <FormFrame t={t} form={form} fillable action={t('auth.forgot.send')}>
        <EmailField t={t} {...form.field('email')} />
      </FormFrame>
    </div>
  );
}
