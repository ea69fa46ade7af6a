import type { ApplicationDraftContent } from '@prentice/contract';
import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface DraftConflictNoticeProps {
  t: Translate;
  conflictingDraft: ApplicationDraftContent;
  onSwap: () => void;
  onKeepLocal: () => void;
}

/** Tells that another tab has a different draft of this application, and lets the person choose between the two. */
export const DraftConflictNotice = ({ t, conflictingDraft, onSwap, onKeepLocal }: DraftConflictNoticeProps) => (
  <Notice tone="attention" role="alert" title={t('apply.tabs')}>
    <p>{t('apply.tabs.text')}</p>
    {conflictingDraft.coverNote && (
      <details>
        <summary>{t('apply.tabs.other')}</summary>
        <blockquote className="feedback">
          <p>{conflictingDraft.coverNote}</p>
        </blockquote>
      </details>
    )}
    <p className="form-actions">
      <Button look="small" onClick={onSwap}>
        {t('apply.tabs.exchange')}
      </Button>
      <Button look="small" onClick={onKeepLocal}>
        {t('apply.tabs.settle')}
      </Button>
    </p>
  </Notice>
);
