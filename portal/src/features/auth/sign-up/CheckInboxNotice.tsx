import { authLimits } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { session } from '../../../site/browser-session.ts';
import { useForm } from '../../../ui/form.hook.ts';
import { FormFrame } from '../../../ui/FormFrame.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { EmailField } from '../EmailField.tsx';
import { savePendingVerification, readPendingVerification } from './pending-verification.ts';

/**
 * Returns the address to verify: of the sign-up in this tab, or of the signed-in person who has not verified it yet.
 */
async function loadPendingVerification(): Promise<{ email: string; sentAt: number } | null> {
  const pendingVerification = readPendingVerification(sessionStorage);
  if (pendingVerification) return pendingVerification;
  const me = await getCurrentUser().catch(() => null);
  return me && !me.actor.emailVerified ? { email: me.user.email, sentAt: 0 } : null;
}

interface CheckInboxProps {
  text: IslandText;
  /** The page with the emails that were sent, where none reaches an inbox. */
  sentEmails: string | null;
}

/** Asks to check the inbox and can send the verification email again. */
export default function CheckInboxNotice({ text, sentEmails }: CheckInboxProps) {
  const t = createTranslator(text);
  const [sentAt, setSentAt] = useState<number>();
  const [isSentAgain, setIsSentAgain] = useState(false);
  const form = useForm({
    initial: { email: '' },
    required: ['email'],
    t,
    send: (values) => session.client.auth.resendVerification({ body: values }),
    onSent: () => {
      const now = Date.now();
      savePendingVerification(sessionStorage, form.values.email, now);
      setSentAt(now);
      setIsSentAgain(true);
    },
  });
  const { set } = form;
  useEffect(() => {
    const look = async (): Promise<void> => {
      const waiting = await loadPendingVerification();
      if (!waiting) return;
      set('email', waiting.email);
      if (waiting.sentAt > 0) setSentAt(waiting.sentAt);
    };
    void look();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  }, []);
  if (sentAt === undefined)
    return (
      <FormFrame t={t} form={form} action={t('auth.inbox.send')}>
        <EmailField
          t={t}
          value={form.values.email}
          onChange={(value) => set('email', value)}
          error={form.errors['email']}
        />
      </FormFrame>
    );
  return (
    <div className="stack">
      <p>
        {t('auth.inbox.sentTo')} <strong>{form.values.email}</strong>
      </p>
      {sentEmails && (
        <Notice tone="info" title={t('auth.inbox.demo')}>
          <p>
            <a href={`${sentEmails}?to=${encodeURIComponent(form.values.email)}`}>{t('auth.inbox.open')}</a>
          </p>
        </Notice>
      )}
      <ul className="prose ticks">
        <li>{t('auth.inbox.valid', { hours: authLimits.verifyLinkHours })}</li>
        <li>{t('auth.inbox.spam')}</li>
        <li>{t('auth.inbox.perDay', { count: authLimits.resendsPerDay })}</li>
      </ul>
      {isSentAgain && <Notice tone="answered" role="status" title={t('auth.inbox.again')} />}
      {form.failure && <Notice tone="attention" role="alert" title={form.failure} />}
      <ResendButton t={t} sentAt={sentAt} busy={form.busy} onResend={form.submit} />
      <p>
        <button type="button" className="choice" onClick={() => setSentAt(undefined)}>
          {t('auth.inbox.other')}
        </button>
      </p>
    </div>
  );
}
