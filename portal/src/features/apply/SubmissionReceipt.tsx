import type { Language } from '../../i18n/language.ts';
import { localDateText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useLoad } from '../../session/load.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useCallback } from 'react';

interface SubmissionReceiptProps {
  t: Translate;
  language: Language;
  applicationId: string;
}

/** The receipt: what was sent, frozen as it was, and by when an answer is due. */
export function SubmissionReceipt({ t, language, applicationId }: SubmissionReceiptProps) {
  const load = useCallback(
    () => session.client.applications.receipt({ params: { id: applicationId } }),
    [applicationId],
  );
  const loaded = useLoad(load);
  return (
    <LoadingBoundary t={t} loaded={loaded}>
      {(receipt) => (
        <Notice tone="answered" role="status" title={t('apply.sent')}>
          <p>
            {t('apply.sent.due', {
              company: receipt.employerName,
              date: localDateText(language, receipt.responseDueAt),
            })}
          </p>
          <dl className="pairs">
            <dt>{t('apply.sent.at')}</dt>
            <dd>{localDateText(language, receipt.submittedAt)}</dd>
            <dt>{t('apply.sent.revision')}</dt>
            <dd>{receipt.postingRevision}</dd>
            <dt>{t('apply.sent.cv')}</dt>
            <dd>
              {receipt.cvFileName}
              <span className="hash">{receipt.cvSha256}</span>
            </dd>
          </dl>
          <p>
            <a href={`/dashboard/intern#application-${applicationId}`}>{t('apply.sent.follow')}</a>
          </p>
        </Notice>
      )}
    </LoadingBoundary>
  );
}
