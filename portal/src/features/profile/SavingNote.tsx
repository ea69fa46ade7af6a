import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Saving } from './saving.hook.ts';

/** Whether what is written is saved, and where it is kept if not. */
export function SavingNote({ t, saving: { state } }: { t: Translate; saving: Pick<Saving, 'state'> }) {
  const lost = state === 'offline' || state === 'failed';
  return (
    <span className={lost ? 'note with-icon saving-lost' : 'note'} role="status">
      {lost && <Icon name="attention" size={16} />}
      {t(`profile.saving.${state}`)}
    </span>
  );
}
