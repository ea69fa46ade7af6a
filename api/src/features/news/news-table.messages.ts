import type { Locale, NewsAudience, newsLanguages } from '@prentice/contract';

/** The columns of the table of news, in their order. */
export const newsColumns = [
  'title',
  'slug',
  'summary',
  'language',
  'tags',
  'audience',
  'state',
  'pinned',
  'publishAt',
  'publishedAt',
  'correctedAt',
  'views',
  'createdAt',
  'updatedAt',
] as const;

interface NewsTableMessages {
  readonly headings: Readonly<Record<(typeof newsColumns)[number], string>>;
  readonly language: Readonly<Record<(typeof newsLanguages)[number], string>>;
  readonly audience: Readonly<Record<NewsAudience, string>>;
  readonly yes: string;
  readonly no: string;
}

/** The words of the table by language. */
export const newsTableMessages: Readonly<Record<Locale, NewsTableMessages>> = {
  en: {
    headings: {
      title: 'Title',
      slug: 'Address',
      summary: 'Summary',
      language: 'Language',
      tags: 'Tags',
      audience: 'Audience',
      state: 'Status',
      pinned: 'Pinned',
      publishAt: 'Publish at (UTC)',
      publishedAt: 'Published (UTC)',
      correctedAt: 'Corrected (UTC)',
      views: 'Views',
      createdAt: 'Created (UTC)',
      updatedAt: 'Changed (UTC)',
    },
    language: { en: 'English', de: 'German' },
    audience: { all: 'Everyone', interns: 'Students', employers: 'Employers' },
    yes: 'Yes',
    no: 'No',
  },
  de: {
    headings: {
      title: 'Titel',
      slug: 'Adresse',
      summary: 'Zusammenfassung',
      language: 'Sprache',
      tags: 'Schlagwörter',
      audience: 'Zielgruppe',
      state: 'Status',
      pinned: 'Angeheftet',
      publishAt: 'Veröffentlichen am (UTC)',
      publishedAt: 'Veröffentlicht (UTC)',
      correctedAt: 'Korrigiert (UTC)',
      views: 'Aufrufe',
      createdAt: 'Angelegt (UTC)',
      updatedAt: 'Geändert (UTC)',
    },
    language: { en: 'Englisch', de: 'Deutsch' },
    audience: { all: 'Alle', interns: 'Studierende', employers: 'Unternehmen' },
    yes: 'Ja',
    no: 'Nein',
  },
};
