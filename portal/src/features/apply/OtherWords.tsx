import type { ApplicationDraft } from '@prentice/contract';
import type { Translate } from '../../i18n/translate.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface OtherWordsProps {
  t: Translate;
  other: ApplicationDraft;
  onExchange: () => void;
  onSettle: () => void;
}

/** The same application, written in another tab in other words: both are there, and one of them is to go on. */
export const OtherWords = ({ t, other, onExchange, onSettle }: OtherWordsProps) => (
  <Notice tone="attention" role="alert" title={t('apply.tabs')}>
    <p>{t('apply.tabs.text')}</p>
    {other.coverNote && (
      <details>
        <summary>{t('apply.tabs.other')}</summary>
        <blockquote className="feedback">
          <p>{other.coverNote}</p>
        </blockquote>
      </details>
    )}
    <p className="form-actions">
      <Button look="small" onClick={onExchange}>
        {t('apply.tabs.exchange')}
      </Button>
      <Button look="small" onClick={onSettle}>
        {t('apply.tabs.settle')}
      </Button>
    </p>
  </Notice>
);
