import type { Translate } from '../../../i18n/translate.ts';
import { Button } from '../../../ui/Button.tsx';
import { failureMessage } from '../../../ui/form-errors.ts';
import { Badge } from '../../../ui/Icon.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { PreferenceSaving } from './preference-saving.hook.ts';

interface SavingStateProps {
  t: Translate;
  saving: PreferenceSaving;
}

/** Says that a change is saved, or why not: in sight wherever somebody has scrolled to. */
export function SavingState({ t, saving: { state, error, retry } }: SavingStateProps) {
  if (state === 'failed')
    return (
      <div className="saving-state">
        <Notice tone="attention" role="alert" title={t('inbox.preferences.failed')}>
          <p>{failureMessage(error, t)}</p>
          <Button look="small" onClick={retry}>
            {t('ui.retry')}
          </Button>
        </Notice>
      </div>
    );
  return (
    <p className="saving-state" role="status">
      {state === 'saving' && <span className="badge">{t('inbox.preferences.saving')}</span>}
      {state === 'saved' && <Badge tone="answered">{t('inbox.preferences.saved')}</Badge>}
    </p>
  );
}
