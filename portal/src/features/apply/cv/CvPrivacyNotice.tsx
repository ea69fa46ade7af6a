import { cvRules, type CvReviewFinding } from '@prentice/contract';
import { useEffect, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { Notice } from '../../../ui/Notice.tsx';

type PrivacyState = readonly CvReviewFinding[] | 'loading' | 'failed';

/** Returns what a review says of private details in a CV. */
function usePrivacyFindings(cvId: string): PrivacyState {
  const [state, setState] = useState<PrivacyState>('loading');
  useEffect(() => {
    let current = true;
    session.client.documents.review({ params: { id: cvId } }).then(
      ({ review }) => current && setState(review.findings.filter(({ rule }) => cvRules[rule].topic === 'privacy')),
      () => current && setState('failed'),
    );
    return () => void (current = false);
  }, [cvId]);
  return state;
}

/** Names the private details in a CV before it is sent. It stops nobody: what is sent is for the student to decide. */
export function CvPrivacyNotice({ t, cvId }: { t: Translate; cvId: string }) {
  const privacy = usePrivacyFindings(cvId);
  if (privacy === 'loading') return null;
  if (privacy === 'failed') return <p className="note">{t('cvReview.apply.failed')}</p>;
  if (privacy.length === 0) return null;
  return (
    <Notice tone="attention" role="status" title={t('cvReview.apply.title')}>
      <p>{t('cvReview.apply.text')}</p>
      <ul>
        {privacy.map(({ rule, quote, params }, index) => (
          <li key={index}>
            {t(`cvReview.reason.${rule}`, params)} {quote && <q>{quote}</q>}
          </li>
        ))}
      </ul>
      <p>
        <a href={`/dashboard/revaise#${cvId}`}>{t('cvReview.apply.link')}</a>
      </p>
    </Notice>
  );
}
