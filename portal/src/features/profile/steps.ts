import type { Language } from '../../i18n/language.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { Saving } from './saving.hook.ts';

/** What every step of the setup gets. */
export interface StepProps {
  t: Translate;
  language: Language;
  saving: Saving;
}
