import { wantsChannel } from '@prentice/contract';
import { useEffect, useRef } from 'react';
import type { Language } from '../../i18n/language.ts';
import { localDateText } from '../../i18n/date-time.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useSignedInQuery } from '../../session/query.hook.ts';
import { LoadingBoundary } from '../../session/LoadingBoundary.tsx';
import { session } from '../../site/browser-session.ts';
import { Icon } from '../../ui/Icon.tsx';

interface SubmissionReceiptProps {
  t: Translate;
  language: Language;
  applicationId: string;
  /** Whether it was sent on this page just now: it then takes the focus. */
  isFresh: boolean;
}

interface LoadedReceipt {
  readonly receipt: Awaited<ReturnType<typeof session.client.applications.receipt>>;
  /** Whether the applicant wants confirmations by email. */
  readonly isConfirmed: boolean;
}

function ReceiptDetails({
  t,
  language,
  receipt,
  isConfirmed,
}: Pick<SubmissionReceiptProps, 't' | 'language'> & LoadedReceipt) {
  const date = localDateText(language, receipt.responseDueAt);
  const company = receipt.employerName;
  return (
    <>
      <p className="confirmation-due">{t('apply.sent.due', { company, date })}</p>
      <h4>{t('apply.sent.next')}</h4>
      <ol>
        {isConfirmed && <li>{t('apply.sent.next.email')}</li>}
        <li>{t('apply.sent.next.read', { company })}</li>
        <li>{t('apply.sent.next.answer', { date })}</li>
      </ol>
      <p>
        <a className="button is-primary" href={`/dashboard/intern#application-${receipt.applicationId}`}>
          {t('apply.sent.follow')}
        </a>
      </p>
      <details>
        <summary>{t('apply.sent.proof')}</summary>
        <dl className="pairs">
          <dt>{t('apply.sent.at')}</dt>
          <dd>{localDateText(language, receipt.submittedAt)}</dd>
          <dt>{t('apply.sent.cv')}</dt>
          <dd>{receipt.cvFileName}</dd>
        </dl>
        <p className="note">{t('apply.sent.kept')}</p>
        <details>
          <summary className="note">{t('apply.sent.hash')}</summary>
          <p className="note">{t('apply.sent.hash.text', { version: receipt.postingRevision })}</p>
          <span className="hash">{receipt.cvSha256}</span>
        </details>
      </details>
    </>
  );
}

/** The confirmation: by when an answer is due, what happens next, and what was sent, frozen as it was. */
export function SubmissionReceipt({ t, language, applicationId, isFresh }: SubmissionReceiptProps) {
  const query = useSignedInQuery({
    queryKey: ['submission-receipt', applicationId],
    queryFn: async (): Promise<LoadedReceipt> => {
      const [receipt, preferences] = await Promise.all([
        session.client.applications.receipt({ params: { id: applicationId } }),
        /* The receipt matters more than this line of it. */
        session.client.notifications.getPreferences().catch(() => null),
      ]);
      return {
        receipt,
        isConfirmed: preferences !== null && wantsChannel(preferences, 'application.received', 'email'),
      };
    },
  });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'start' });
  }, [isFresh]);
  return (
    <section className="confirmation stack" aria-labelledby="sent-title">
      <h3 id="sent-title" ref={title} tabIndex={-1}>
        <Icon name="answered" />
        {t('apply.sent')}
      </h3>
      <LoadingBoundary t={t} query={query} what={t('apply.sent.what')}>
        {(content) => <ReceiptDetails t={t} language={language} {...content} />}
      </LoadingBoundary>
    </section>
  );
}
