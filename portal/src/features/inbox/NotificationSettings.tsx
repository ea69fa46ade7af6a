import { useState } from 'react';
import { createTranslator, type IslandText, type Translate } from '../../i18n/translate.ts';
import { DeliverySection } from './DeliveryList.tsx';
import { PushSection } from './PushSection.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { useAction } from '../../session/action.hook.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { session } from '../../site/browser-session.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

const load = () => session.client.deliveries.emailStatus();

/**
 * Says that no notifications are sent to the person's address, why, and how to change that; nothing while emails reach
 * them.
 */
export function EmailStatusNotice({ t }: { t: Translate }) {
  const { data: status } = useSignedInQuery({ queryKey: ['email-status'], queryFn: load });
  const { run, busy, failure } = useAction(t);
  const [isSent, setIsSent] = useState(false);
  if (!status?.reason) return null;
  const send = async (): Promise<void> => setIsSent(await run(() => session.client.deliveries.confirmEmail()));
  const { address } = status;
  return (
    <Notice tone="attention" title={t(`inbox.email.${status.reason}`, { address })}>
      <p>{t('inbox.email.stopped')}</p>
      {isSent ? (
        <p role="status">{t('inbox.email.linkSent', { address })}</p>
      ) : (
        <Button look="small" busy={busy} onClick={() => void send()}>
          {t('inbox.email.confirm')}
        </Button>
      )}
      {failure && <p role="alert">{failure}</p>}
    </Notice>
  );
}

/** The sections of the settings in which people choose what they are notified of, and how. */
export default function NotificationSettings({ text }: { text: IslandText }) {
  const [t] = useState(() => createTranslator(text));
  return (
    <>
      <section className="section" aria-labelledby="preferences-title">
        <h2 id="preferences-title">{t('inbox.preferences.heading')}</h2>
        <div className="stack">
          <EmailStatusNotice t={t} />
          <PreferencesForm t={t} />
        </div>
      </section>
      <PushSection t={t} language={text.language} />
      <DeliverySection t={t} language={text.language} />
    </>
  );
}
