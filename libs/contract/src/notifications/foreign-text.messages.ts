/** What tells readers that an announcement is not written in their language, by the language in which it is written. */
const messages = {
  en: { en: '', de: 'This announcement is available in German only.' },
  de: { en: 'Diese Ankündigung gibt es nur auf Englisch.', de: '' },
} as const;

type TextLanguage = keyof typeof messages;

/** The language of a notification's text where it is not that of its reader; null where it is, or nothing was written. */
export function foreignTextLanguage(params: Readonly<Record<string, unknown>>): TextLanguage | null {
  const { textLanguage } = params;
  return textLanguage === 'en' || textLanguage === 'de' ? textLanguage : null;
}

/** Returns what tells the reader of a notification that its text is not in their language; empty where it is. */
export function foreignTextNote(params: Readonly<Record<string, unknown>>, locale: string): string {
  const written = foreignTextLanguage(params);
  return written ? messages[locale.startsWith('de') ? 'de' : 'en'][written] : '';
}
