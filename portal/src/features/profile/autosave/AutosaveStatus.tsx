import type { Translate } from '../../../i18n/translate.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { ProfileAutosave } from './profile-autosave.hook.ts';

/** Shows whether the profile is saved, and where it is stored if not. */
export function AutosaveStatus({ t, saving: { state } }: { t: Translate; saving: Pick<ProfileAutosave, 'state'> }) {
  const lost = state === 'offline' || state === 'failed';
  return (
    <span className={lost ? 'note with-icon saving-lost' : 'note'} role="status">
      {lost && <Icon name="attention" size={16} />}
      {t(`profile.saving.${state}`)}
    </span>
  );
}
