import { authLimits } from '@prentice/contract';
import { useEffect, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { secondsUntilResend } from './sign-up/pending-verification.ts';

interface ResendButtonProps {
  t: Translate;
  /** When the last mail was asked for, in milliseconds since the epoch. */
  sentAt: number;
  busy: boolean;
  onResend: () => Promise<void>;
}

/** Requests the email again once a minute has passed. */
export function ResendButton({ t, sentAt, busy, onResend }: ResendButtonProps) {
  const left = () => secondsUntilResend({ email: '', sentAt }, authLimits.resendAfterSeconds, Date.now());
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = () => setSeconds(secondsUntilResend({ email: '', sentAt }, authLimits.resendAfterSeconds, Date.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return (
    <div className="row">
      <Button busy={busy || seconds > 0} onClick={() => void onResend()}>
        {t('auth.again')}
      </Button>
      {seconds > 0 && <span className="note">{t('auth.again.in', { seconds })}</span>}
    </div>
  );
}
