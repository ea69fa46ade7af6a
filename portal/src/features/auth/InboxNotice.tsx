import { authLimits, email } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { translatorOf, type IslandText } from '../../i18n/translate.ts';
import { whoIsHere } from '../../session/person.ts';
import { session } from '../../site/browser.session.ts';
import { useForm } from '../../ui/form.hook.ts';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AgainButton } from './AgainButton.tsx';
import { EmailField } from './CredentialFields.tsx';
import { keepWaiting, readWaiting } from './onward.ts';

const schema = z.strictObject({ email });

/** The address that waits: of this tab's sign-up, or of whoever is signed in and has not confirmed yet. */
async function waitingAddress(): Promise<{ email: string; sentAt: number } | null> {
  const kept = readWaiting(sessionStorage);
  if (kept) return kept;
  const me = await whoIsHere().catch(() => null);
  return me && !me.actor.emailVerified ? { email: me.user.email, sentAt: 0 } : null;
}

/** "Check your inbox", and the mail once more. */
export default function InboxNotice({ text }: { text: IslandText }) {
  const t = translatorOf(text);
  const [sentAt, setSentAt] = useState<number>();
  const [again, setAgain] = useState(false);
  const form = useForm({
    initial: { email: '' },
    schema,
    t,
    send: (values) => session.client.auth.resendVerification({ body: values }),
    onSent: () => {
      const now = Date.now();
      keepWaiting(sessionStorage, form.values.email, now);
      setSentAt(now);
      setAgain(true);
    },
  });
  const { set } = form;
  useEffect(() => {
    const look = async (): Promise<void> => {
      const waiting = await waitingAddress();
      if (!waiting) return;
      set('email', waiting.email);
      if (waiting.sentAt > 0) setSentAt(waiting.sentAt);
    };
    void look();
    // Once, when the page opens.
    // oxlint-disable-next-line react/exhaustive-deps
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
      <ul className="prose ticks">
        <li>{t('auth.inbox.valid', { hours: authLimits.verifyLinkHours })}</li>
        <li>{t('auth.inbox.spam')}</li>
        <li>{t('auth.inbox.perDay', { count: authLimits.resendsPerDay })}</li>
      </ul>
      {again && <Notice tone="answered" role="status" title={t('auth.inbox.again')} />}
      {form.failure && <Notice tone="attention" role="alert" title={form.failure} />}
      <AgainButton t={t} sentAt={sentAt} busy={form.busy} again={form.submit} />
      <p>
        <button type="button" className="choice" onClick={() => setSentAt(undefined)}>
          {t('auth.inbox.other')}
        </button>
      </p>
    </div>
  );
}
