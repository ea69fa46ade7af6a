import type { LinkStatus } from '@prentice/contract';
import { useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { Button } from '../../../ui/Button.tsx';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface ExpiredLinkProps {
  t: Translate;
  token: string;
  status: LinkStatus;
  supportEmail: string;
}

/** Offers a new link. Only who invited can invite again, and a change of address is final after a time. */
export function ExpiredLink({ t, token, status, supportEmail }: ExpiredLinkProps) {
  const [isSent, setIsSent] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const restores = status.purpose === 'email_restore';
  const invitation = status.purpose === 'invitation' || status.purpose === 'member_invitation';
  const renew = async (): Promise<void> => {
    setIsBusy(true);
    setFailure(undefined);
    await session.client.auth.renewLink({ body: { token } }).then(
      () => setIsSent(true),
      (error: unknown) => setFailure(failureMessage(error, t)),
    );
    setIsBusy(false);
  };
  if (isSent)
    return (
      <Notice tone="answered" role="status" title={t('auth.expired.sent', { address: status.emailHint })}>
        <p>{t('auth.expired.sentText')}</p>
      </Notice>
    );
  return (
    <div className="stack">
      <Notice tone="attention" title={t('refusal.LINK_EXPIRED')}>
        <p>
          {restores
            ? t('auth.expired.restore', { email: supportEmail })
            : t(invitation ? 'auth.expired.invitation' : 'auth.expired.text', { address: status.emailHint })}
        </p>
      </Notice>
      {failure && <Notice tone="attention" role="alert" title={failure} />}
      {!invitation && !restores && (
        <p>
          <Button look="primary" busy={isBusy} onClick={() => void renew()}>
            {t('auth.expired.renew')}
          </Button>
        </p>
      )}
    </div>
  );
}
