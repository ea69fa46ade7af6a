import { authLimits } from '@prentice/contract';
import { useEffect, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { secondsLeft } from './onward.ts';

interface AgainButtonProps {
  t: Translate;
  /** When the last mail was asked for, in milliseconds since the epoch. */
  sentAt: number;
  busy: boolean;
  again: () => Promise<void>;
}

/** Asks for the mail again, once a minute has passed. */
export function AgainButton({ t, sentAt, busy, again }: AgainButtonProps) {
  const left = () => secondsLeft({ email: '', sentAt }, authLimits.resendAfterSeconds, Date.now());
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const tick = () => setSeconds(secondsLeft({ email: '', sentAt }, authLimits.resendAfterSeconds, Date.now()));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [sentAt]);
  return (
    <div className="row">
      <Button busy={busy || seconds > 0} onClick={() => void again()}>
        {t('auth.again')}
      </Button>
      {seconds > 0 && <span className="note">{t('auth.again.in', { seconds })}</span>}
    </div>
  );
}
