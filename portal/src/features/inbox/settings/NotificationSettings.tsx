import { useEffect, useState } from 'react';
import { createTranslator, type IslandText, type Translate } from '../../../i18n/translate.ts';
import { DeliveryList } from '../deliveries/DeliveryList.tsx';
import { DELIVERIES_PATH } from '../deliveries/deliveries-path.ts';
import { PushSection } from './PushSection.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { useAction } from '../../../session/action.hook.ts';
import { useSignedInQuery } from '../../../session/query.hook.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

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

interface NotificationSettingsProps {
  text: IslandText;
  /** What the page shows: the choices, or what was sent. */
  view: 'choices' | 'sent';
}

/** Says where emails go, while they reach the person, and leads to where that is changed. */
function EmailAddress({ t }: { t: Translate }) {
  const { data: status } = useSignedInQuery({ queryKey: ['email-status'], queryFn: load });
  if (!status || status.reason) return null;
  return (
    <p>
      {t('inbox.email.to', { address: status.address })}{' '}
      <a href="/settings/account#change-email">{t('inbox.email.change')}</a>
    </p>
  );
}

/** The sections of the settings in which people choose what they are notified of, and how; or what was sent to them. */
export default function NotificationSettings({ text, view }: NotificationSettingsProps) {
  const [t] = useState(() => createTranslator(text));
  const { language } = text;
  useEffect(() => {
    /* What was sent was a part of this page once. */
    if (location.hash === '#sent') location.replace(DELIVERIES_PATH);
  }, []);
  if (view === 'sent')
    return (
      <section className="section" aria-labelledby="sent-title">
        <h2 id="sent-title">{t('inbox.deliveries')}</h2>
        <div className="stack">
          <p className="note">{t('inbox.deliveries.about')}</p>
          <DeliveryList t={t} language={language} />
        </div>
      </section>
    );
  const email = (
    <>
      <EmailStatusNotice t={t} />
      <EmailAddress t={t} />
    </>
  );
  return <PreferencesForm t={t} email={email} push={<PushSection t={t} language={language} />} />;
}
