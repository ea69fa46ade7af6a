import { brand } from '@prentice/contract';

/** What emails about notifications say besides what happened, in both languages. */
export const emailFrame = {
  en: {
    open: `View on ${brand.name}`,
    settings: 'Change your notification settings',
    unsubscribe: (topic: string) => `Stop emails about “${topic}”`,
    unsubscribeDigest: 'Stop email summaries',
    inbox: 'Open notifications',
    digest: (count: number) => (count === 1 ? 'Your summary: 1 notification' : `Your summary: ${count} notifications`),
    digestLead: 'Since your last summary:',
    due: 'Waiting for your answer, most urgent first',
    dueLine: (title: string, day: string) => `“${title}”: answer by ${day}`,
    overdueLine: (title: string, day: string) => `“${title}”: overdue since ${day}`,
    dueLead:
      'You promised these candidates an answer. Shortlisting or rejecting someone counts as one. Late answers show in your public response rate.',
    reviews: 'To decide today',
    overdueReviews: (reviews: string) => `${reviews}: overdue`,
    reviewsLead:
      'These are overdue or due before tomorrow morning. Open a list to decide, or assign what you can’t do today.',
    more: (count: number) => `and ${count} more`,
    /** What happens next, where the news leaves that open. */
    next: {
      'application.shortlisted': (company: string) =>
        `${company} wants to take a closer look. Next comes an invitation to an interview or a decision. You don’t need to do anything now.`,
      'application.finalist': (company: string) =>
        `${company} now decides who gets an offer. You don’t need to do anything until then.`,
      'application.rejected': (company: string) =>
        `${company} has decided not to take your application further. The reason is in your application. You can still apply for other internships.`,
    },
    internship: 'Internship',
    employer: 'Employer',
    when: 'When',
    duration: 'Duration',
    how: 'How',
    where: 'Where',
    link: 'Link',
    note: 'Note',
    minutes: (count: number) => `${count} minutes`,
    mode: { onsite: 'On site', video: 'Video call', phone: 'By phone' },
    start: 'Start',
    pay: 'Pay',
    benefits: 'Also',
    payType: { paid: 'Paid', stipend: 'Stipend', expenses_only: 'Expenses only', unpaid: 'Unpaid' },
    payUnit: { hour: 'per hour', week: 'per week', month: 'per month', total: 'in total' },
    wrote: (company: string) => `${company} wrote:`,
    dated: {
      'application.interview': [(company: string) => `Interview with ${company}`, (when: string) => when],
      'application.interview_rescheduled': [
        (company: string) => `New time for your interview with ${company}`,
        (when: string) => when,
      ],
      'application.offered': [(company: string) => `Offer from ${company}`, (when: string) => `answer by ${when}`],
    },
    why: (topic: string) => `You get this email because emails about “${topic}” are on for your account.`,
    whyAlways: (topic: string) => `Emails about “${topic}” are always sent when they concern your account.`,
    whyDigest: 'You get this summary because email summaries are on for your account.',
  },
  de: {
    open: `Auf ${brand.name} ansehen`,
    settings: 'Benachrichtigungseinstellungen ändern',
    unsubscribe: (topic: string) => `Keine E-Mails mehr zu „${topic}“`,
    unsubscribeDigest: 'Keine Zusammenfassungen mehr',
    inbox: 'Benachrichtigungen öffnen',
    digest: (count: number) =>
      count === 1 ? 'Ihre Zusammenfassung: 1 Benachrichtigung' : `Ihre Zusammenfassung: ${count} Benachrichtigungen`,
    digestLead: 'Seit Ihrer letzten Zusammenfassung:',
    due: 'Diese Bewerbungen warten, die dringendsten zuerst',
    dueLine: (title: string, day: string) => `„${title}“: Antwort bis ${day}`,
    overdueLine: (title: string, day: string) => `„${title}“: überfällig seit ${day}`,
    dueLead:
      'Sie haben diesen Personen eine Antwort zugesagt. Auch die engere Wahl oder eine Absage ist eine Antwort. Verspätete Antworten zeigt Ihre öffentliche Antwortquote.',
    reviews: 'Heute zu entscheiden',
    overdueReviews: (reviews: string) => `${reviews}: überfällig`,
    reviewsLead:
      'Diese Prüfungen sind überfällig oder bis morgen früh fällig. Öffnen Sie eine Liste, um zu entscheiden, oder weisen Sie zu, was Sie heute nicht schaffen.',
    more: (count: number) => `und ${count} weitere`,
    next: {
      'application.shortlisted': (company: string) =>
        `${company} sieht sich Ihre Bewerbung genauer an. Als Nächstes folgt eine Einladung zum Gespräch oder eine Entscheidung. Sie müssen jetzt nichts tun.`,
      'application.finalist': (company: string) =>
        `${company} entscheidet nun, wer ein Angebot erhält. Bis dahin müssen Sie nichts tun.`,
      'application.rejected': (company: string) =>
        `${company} führt Ihre Bewerbung nicht weiter. Den Grund finden Sie in Ihrer Bewerbung. Sie können sich weiterhin auf andere Praktika bewerben.`,
    },
    internship: 'Praktikum',
    employer: 'Unternehmen',
    when: 'Wann',
    duration: 'Dauer',
    how: 'Art',
    where: 'Wo',
    link: 'Link',
    note: 'Hinweis',
    minutes: (count: number) => `${count} Minuten`,
    mode: { onsite: 'Vor Ort', video: 'Videogespräch', phone: 'Telefonisch' },
    start: 'Beginn',
    pay: 'Vergütung',
    benefits: 'Außerdem',
    payType: { paid: 'Bezahlt', stipend: 'Stipendium', expenses_only: 'Nur Auslagen', unpaid: 'Unbezahlt' },
    payUnit: { hour: 'pro Stunde', week: 'pro Woche', month: 'pro Monat', total: 'insgesamt' },
    wrote: (company: string) => `${company} schreibt:`,
    dated: {
      'application.interview': [(company: string) => `Gespräch mit ${company}`, (when: string) => when],
      'application.interview_rescheduled': [
        (company: string) => `Neuer Termin für Ihr Gespräch mit ${company}`,
        (when: string) => when,
      ],
      'application.offered': [(company: string) => `Angebot von ${company}`, (when: string) => `Antwort bis ${when}`],
    },
    why: (topic: string) => `Sie erhalten diese E-Mail, weil E-Mails zu „${topic}“ für Ihr Konto eingeschaltet sind.`,
    whyAlways: (topic: string) => `E-Mails zu „${topic}“ senden wir immer, wenn sie Ihr Konto betreffen.`,
    whyDigest: 'Sie erhalten diese Zusammenfassung, weil E-Mail-Zusammenfassungen für Ihr Konto eingeschaltet sind.',
  },
} as const;
