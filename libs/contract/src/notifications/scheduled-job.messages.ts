/** The scheduled jobs by their lasting names, and what administrators call the work of one that fails. */
export const scheduledJobs = {
  'data-requests.due': {
    en: 'Expire data exports and delete accounts that are due',
    de: 'Datenauskünfte ablaufen lassen und fällige Konten löschen',
  },
  'administrators.invitations-expire': {
    en: 'Expire administrator invitations',
    de: 'Einladungen in die Administration ablaufen lassen',
  },
  'announcements.reports': {
    en: 'Store announcement reports',
    de: 'Berichte zu Ankündigungen speichern',
  },
  'announcements.sending': { en: 'Send announcements', de: 'Ankündigungen versenden' },
  'maintenance.runs': { en: 'Continue maintenance', de: 'Wartung fortsetzen' },
  'applications.matches': { en: 'Compare CVs with internships', de: 'Lebensläufe mit Praktika vergleichen' },
  'applications.offers': { en: 'Expire offers', de: 'Angebote ablaufen lassen' },
  'applications.placements': { en: 'Complete placements that have ended', de: 'Beendete Praktikumsplätze abschließen' },
  'applications.rejections': { en: 'Send rejections', de: 'Absagen versenden' },
  'applications.reminders': { en: 'Remind employers to answer', de: 'Unternehmen ans Antworten erinnern' },
  'applications.unanswered': { en: 'Close unanswered applications', de: 'Unbeantwortete Bewerbungen schließen' },
  'cv-analyses.deletion': {
    en: 'Delete expired CV analyses and uploaded files',
    de: 'Abgelaufene Lebenslauf-Analysen und hochgeladene Dateien löschen',
  },
  'cv-analyses.waiting': { en: 'Analyse waiting CVs', de: 'Wartende Lebensläufe analysieren' },
  'cv-tests.deletion': { en: 'Delete tests of the CV reader', de: 'Tests der Lebenslauf-Erkennung löschen' },
  'cv-tests.waiting': { en: 'Run tests of the CV reader', de: 'Tests der Lebenslauf-Erkennung ausführen' },
  'documents.cv-readings': { en: 'Read CVs', de: 'Lebensläufe lesen' },
  'employers.response-metrics': {
    en: 'Update response rates of employers',
    de: 'Antwortquoten von Unternehmen aktualisieren',
  },
  'employers.expiry': {
    en: 'Expire employer verifications',
    de: 'Verifizierungen von Unternehmen ablaufen lassen',
  },
  'external-jobs.links': { en: 'Check links to external jobs', de: 'Links externer Stellen prüfen' },
  'external-jobs.sources': { en: 'Import external jobs', de: 'Externe Stellen importieren' },
  'external-jobs.publication': {
    en: 'Publish and expire external jobs',
    de: 'Externe Stellen veröffentlichen und ablaufen lassen',
  },
  'interns.search-matches': { en: 'Find matches for saved searches', de: 'Treffer für gespeicherte Suchen finden' },
  'internships.publication': { en: 'Open and close internships', de: 'Praktika öffnen und schließen' },
  'internships.deadlines': { en: 'Announce upcoming deadlines', de: 'Anstehende Fristen ankündigen' },
  'internships.duplicate-sketches': {
    en: 'Prepare the comparison of similar internships',
    de: 'Vergleich ähnlicher Praktika vorbereiten',
  },
  'members.invitations-expire': { en: 'Expire team invitations', de: 'Einladungen in Teams ablaufen lassen' },
  'news.images': { en: 'Delete unused news images', de: 'Nicht verwendete Bilder von Neuigkeiten löschen' },
  'news.publication': { en: 'Publish scheduled news', de: 'Geplante Neuigkeiten veröffentlichen' },
  'notifications.hidden': {
    en: 'Show notifications that can no longer be undone',
    de: 'Benachrichtigungen anzeigen, die nicht mehr rückgängig zu machen sind',
  },
  'notifications.deliveries': { en: 'Deliver notifications', de: 'Benachrichtigungen zustellen' },
  'notifications.push-subscriptions': {
    en: 'Remove devices that no longer receive push notifications',
    de: 'Geräte entfernen, die keine Push-Benachrichtigungen mehr erhalten',
  },
  'notifications.review-reminders': {
    en: 'Remind administrators about reviews that are due',
    de: 'Administration an fällige Prüfungen erinnern',
  },
  'notifications.response-reminders': {
    en: 'Send reminders about answers that are due',
    de: 'An fällige Antworten erinnern',
  },
  'platform.upgrades': { en: 'Upgrade stored records', de: 'Gespeicherte Datensätze aktualisieren' },
  'verification.unanswered': { en: 'Close unanswered verifications', de: 'Unbeantwortete Verifizierungen schließen' },
} as const satisfies Readonly<Record<string, Readonly<Record<'en' | 'de', string>>>>;
export type ScheduledJob = keyof typeof scheduledJobs;

/** Returns the same texts by the keys of the back office's catalogue. */
export const scheduledJobMessages = (language: 'en' | 'de') =>
  Object.fromEntries(
    Object.entries(scheduledJobs).map(([name, texts]) => [`failed.jobName.${name}`, texts[language]]),
  ) as Record<`failed.jobName.${ScheduledJob}`, string>;
