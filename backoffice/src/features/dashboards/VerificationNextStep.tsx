import { minimumCompleteness, type EmployerDashboard } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { longDayText } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { Notice } from '../../ui/page/Notice.tsx';

/**
 * Tells a company that is not verified yet that this comes next, what it takes, and by when it is decided. The way there
 * is among what there is to do.
 */
export function VerificationNextStep({ board }: { board: EmployerDashboard }): ReactElement | null {
  const text = useMessages();
  const now = useNow();
  const locale = useLocale() ?? 'en';
  const { verification, completeness } = board;
  if (verification.state === 'pending')
    return (
      <Notice tone="due" title={text('dashboard.beingVerified')}>
        {verification.caseDueAt && Date.parse(verification.caseDueAt) > now && (
          <p>{text('dashboard.verifiedBy', { day: longDayText(Date.parse(verification.caseDueAt), locale) })}</p>
        )}
      </Notice>
    );
  if (verification.state !== 'unverified') return null;
  return (
    <Notice tone="due" title={text('dashboard.getVerified')}>
      <p>{text('dashboard.getVerifiedHelp')}</p>
      {completeness < minimumCompleteness && (
        <p>{text('dashboard.profileNeeded', { percent: completeness, least: minimumCompleteness })}</p>
      )}
    </Notice>
  );
}
