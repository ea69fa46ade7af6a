/** Languages with a complete catalogue; the first is the fallback. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

interface LanguageFacts {
  /** The language's own name. */
  name: string;
  /** Tag for dates, numbers and money. */
  locale: string;
  dir: 'ltr' | 'rtl';
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { name: 'English', locale: 'en-GB', dir: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', dir: 'ltr' },
};

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);

interface WeightedLanguage {
  tag: string;
  weight: number;
}

const readRange = (part: string): WeightedLanguage => {
  const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((item) => item.trim()).find((item) => item.startsWith('q='));
  return { tag: tag.split('-')[0] ?? '', weight: quality === undefined ? 1 : Number.parseFloat(quality.slice(2)) || 0 };
};

/** Returns the best language for an Accept-Language header (RFC 9110, 12.5.4), or undefined when none of ours is accepted. */
export function acceptedLanguage(header: string | null | undefined): Language | undefined {
  const ranges = (header ?? '').slice(0, 500).split(',').map(readRange);
  ranges.sort((a, b) => b.weight - a.weight);
  return ranges
    .filter((range) => range.weight > 0)
    .map((range) => range.tag)
    .find(isLanguage);
}

interface LanguagePreferences {
  /** `?lang=` */
  query?: string | null;
  cookie?: string | null;
  acceptLanguage?: string | null;
}

/** Returns the language of a page: the address decides, then the stored choice, then the browser. */
export function chooseLanguage({ query, cookie, acceptLanguage }: LanguagePreferences): Language {
  if (isLanguage(query)) return query;
  if (isLanguage(cookie)) return cookie;
  return acceptedLanguage(acceptLanguage) ?? languages[0];
}
