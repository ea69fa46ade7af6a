import type { Language } from '../../../i18n/language.ts';
import type { Translate } from '../../../i18n/translate.ts';
import type { ProfileAutosave } from '../autosave/profile-autosave.hook.ts';

/** The props of every step of the profile setup. */
export interface StepProps {
  t: Translate;
  language: Language;
  saving: ProfileAutosave;
}
