/**
 * Texts that are fetched with the screens that show them, which name them in `app/screens.ts`. What a screen shows and
 * its parts lack is found by `message-parts.spec.ts`.
 */
export const messageParts = {
  administration: { en: () => import('./en/administration.en.ts'), de: () => import('./de/administration.de.ts') },
  announcements: { en: () => import('./en/announcements.en.ts'), de: () => import('./de/announcements.de.ts') },
  audit: { en: () => import('./en/audit.en.ts'), de: () => import('./de/audit.de.ts') },
  candidates: { en: () => import('./en/candidates.en.ts'), de: () => import('./de/candidates.de.ts') },
  company: { en: () => import('./en/company.en.ts'), de: () => import('./de/company.de.ts') },
  'cv-administration': {
    en: () => import('./en/cv-administration.en.ts'),
    de: () => import('./de/cv-administration.de.ts'),
  },
  'cv-analyzer': { en: () => import('./en/cv-analyzer.en.ts'), de: () => import('./de/cv-analyzer.de.ts') },
  dashboards: { en: () => import('./en/dashboards.en.ts'), de: () => import('./de/dashboards.de.ts') },
  employers: { en: () => import('./en/employers.en.ts'), de: () => import('./de/employers.de.ts') },
  'external-jobs': { en: () => import('./en/external-jobs.en.ts'), de: () => import('./de/external-jobs.de.ts') },
  'external-job-sources': {
    en: () => import('./en/external-job-sources.en.ts'),
    de: () => import('./de/external-job-sources.de.ts'),
  },
  inbox: { en: () => import('./en/inbox.en.ts'), de: () => import('./de/inbox.de.ts') },
  interns: { en: () => import('./en/interns.en.ts'), de: () => import('./de/interns.de.ts') },
  internships: { en: () => import('./en/internships.en.ts'), de: () => import('./de/internships.de.ts') },
  maintenance: { en: () => import('./en/maintenance.en.ts'), de: () => import('./de/maintenance.de.ts') },
  moderation: { en: () => import('./en/moderation.en.ts'), de: () => import('./de/moderation.de.ts') },
  news: { en: () => import('./en/news.en.ts'), de: () => import('./de/news.de.ts') },
  reports: { en: () => import('./en/reports.en.ts'), de: () => import('./de/reports.de.ts') },
  verification: { en: () => import('./en/verification.en.ts'), de: () => import('./de/verification.de.ts') },
} as const;

export type MessagePart = keyof typeof messageParts;

const isMessagePart = (name: string): name is MessagePart => Object.hasOwn(messageParts, name);
export const allMessageParts: readonly MessagePart[] = Object.keys(messageParts).filter(isMessagePart);
