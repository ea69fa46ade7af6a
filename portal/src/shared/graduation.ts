import type { Eligibility } from '@prentice/contract';
import { dateText } from '../i18n/format.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';

/** Returns the graduation window in words; empty when there is none. */
export function graduationText(
  { graduationFrom, graduationTo }: Pick<Eligibility, 'graduationFrom' | 'graduationTo'>,
  words: { t: Translate; language: Language },
): string {
  const { t, language } = words;
  const from = graduationFrom && dateText(language, graduationFrom);
  const to = graduationTo && dateText(language, graduationTo);
  if (from && to) return t('internship.graduationBetween', { from, to });
  if (from) return t('internship.graduationFrom', { from });
  return to ? t('internship.graduationTo', { to }) : '';
}
