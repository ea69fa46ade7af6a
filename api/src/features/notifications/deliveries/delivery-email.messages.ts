import { caseReasonNames, rejectionReasons } from '@prentice/contract';

/** Returns the name of a topic within an English sentence: "offers". */
export const inSentence = (topic: string): string => topic.charAt(0).toLowerCase() + topic.slice(1);

/** What emails about notifications say besides what happened, in both languages. */
export const emailFrame = {
  en: {
    open: 'Read more',
    settings: 'Change your notification settings',
    unsubscribe: (topic: string) => `Stop emails about ${inSentence(topic)}`,
    unsubscribeDigest: 'Stop email summaries',
    inbox: 'Open notifications',
    contents: {
      'application.received': (count: number) => (count === 1 ? '1 new application' : `${count} new applications`),
      'application.interested': (count: number) => (count === 1 ? '1 person interested' : `${count} people interested`),
      'application.withdrawn': (count: number, isFirst: boolean) =>
        isFirst ? `${count} ${count === 1 ? 'application' : 'applications'} withdrawn` : `${count} withdrawn`,
      'review.queue': (count: number) => (count === 1 ? '1 review to do' : `${count} reviews to do`),
      others: (count: number) => (count === 1 ? '1 change to an internship' : `${count} changes to internships`),
    },
    digestLead: 'Since your last summary:',
    due: 'Waiting for your answer, most urgent first',
    dueLine: (title: string, day: string, count: number) =>
      `“${title}”: ${count === 1 ? 'answer' : `answer ${count} applications`} by ${day}`,
    overdueLine: (title: string, day: string, count: number) =>
      `“${title}”: ${count === 1 ? 'overdue' : `${count} applications overdue`} since ${day}`,
    dueLead:
      'You promised these candidates an answer. Shortlisting or rejecting someone counts as one. Late answers lower your public response rate.',
    reviews: 'Reviews due',
    reviewsLead:
      'These are overdue or due before tomorrow morning. Open a list to decide, or assign what you can’t do today.',
    more: (count: number) => `and ${count} more`,
    /** What happens next, where the news leaves that open. */
    next: {
      'application.shortlisted': (company: string) =>
        `${company} wants to take a closer look. Next comes an invitation to an interview or a decision. You don’t need to do anything now.`,
      'application.finalist': (company: string) =>
        `${company} now decides who gets an offer. You don’t need to do anything until then.`,
      'application.rejected': (company: string) => `${company} has decided not to take your application further.`,
      'application.offered': () => 'If you don’t answer by then, the offer expires.',
    },
    interviewLines: (company: string) => [
      `Let ${company} know on our website that you’ll be there, or ask for another time.`,
      'The appointment is attached for your calendar.',
    ],
    nextSteps: 'Next steps',
    receiptPreview: (company: string, day: string) => `${company} should answer by ${day}.`,
    receiptLines: (company: string, closingDay: string) => [
      `${company} reviews your application. We remind them to answer in time.`,
      'You’ll see every decision under Notifications on our website. If you’re rejected, you’ll see the reason.',
      `If there’s still no answer by ${closingDay}, we close the application. This lowers ${company}’s public response rate.`,
    ],
    answerBy: 'Answer by',
    reason: 'Reason',
    reasons: rejectionReasons.en,
    caseReason: (count: number) => (count === 1 ? 'Reason' : 'Reasons'),
    caseReasons: caseReasonNames.en,
    retryFrom: 'You can apply again from',
    reviewersWrote: 'Note from our reviewers:',
    similar: 'Find similar internships',
    others: 'Find other internships',
    counted: {
      'application.received': (count: number, title: string, day: string) =>
        `${count} new applications for “${title}”. Answer the first by ${day}.`,
      'application.interested': (count: number, title: string) => `${count} people are interested in “${title}”.`,
      'application.withdrawn': (count: number, title: string) => `${count} applications for “${title}” were withdrawn.`,
    },
    internship: 'Internship',
    employer: 'Employer',
    when: 'When',
    how: 'How',
    where: 'Where',
    link: 'Link',
    note: 'Note',
    mode: { onsite: 'In person', video: 'By video', phone: 'By phone' },
    start: 'Start',
    pay: 'Pay',
    benefits: 'Benefits',
    payType: { paid: 'Paid', stipend: 'Stipend', expenses_only: 'Expenses only', unpaid: 'Unpaid' },
    payUnit: { hour: 'an hour', week: 'a week', month: 'a month', total: 'in total' },
    wrote: (company: string) => `${company} wrote:`,
    dated: {
      'application.interview': [(company: string) => `Interview with ${company}`, (when: string) => when],
      'application.interview_rescheduled': [
        (company: string) => `New time for your interview with ${company}`,
        (when: string) => when,
      ],
      'application.offered': [(company: string) => `Offer from ${company}`, (when: string) => `answer by ${when}`],
    },
    why: (topic: string) => `You get emails about ${inSentence(topic)} unless you turn them off.`,
    whyChosen: (topic: string) => `You turned on emails about ${inSentence(topic)}.`,
    whyAlways: (topic: string) => `We always send emails about ${inSentence(topic)}, whatever your settings.`,
    whyDigest: 'You get email summaries unless you turn them off.',
  },
  de: {
    open: 'Mehr lesen',
    settings: 'Benachrichtigungseinstellungen ändern',
    unsubscribe: (topic: string) => `Keine E-Mails mehr zum Thema „${topic}“`,
    unsubscribeDigest: 'Keine Zusammenfassungen mehr',
    inbox: 'Benachrichtigungen öffnen',
    contents: {
      'application.received': (count: number) => (count === 1 ? '1 neue Bewerbung' : `${count} neue Bewerbungen`),
      'application.interested': (count: number) => (count === 1 ? '1 interessierte Person' : `${count} Interessierte`),
      'application.withdrawn': (count: number, isFirst: boolean) =>
        isFirst ? `${count} ${count === 1 ? 'Bewerbung' : 'Bewerbungen'} zurückgezogen` : `${count} zurückgezogen`,
      'review.queue': (count: number) => (count === 1 ? '1 Prüfung' : `${count} Prüfungen`),
      others: (count: number) => (count === 1 ? '1 Änderung an einem Praktikum' : `${count} Änderungen an Praktika`),
    },
    digestLead: 'Seit Ihrer letzten Zusammenfassung:',
    due: 'Diese Bewerbungen warten, die dringendsten zuerst',
    dueLine: (title: string, day: string, count: number) =>
      `„${title}“: ${count === 1 ? 'Antwort' : `${count} Antworten`} bis ${day}`,
    overdueLine: (title: string, day: string, count: number) =>
      `„${title}“: ${count === 1 ? 'überfällig' : `${count} Antworten überfällig`} seit ${day}`,
    dueLead:
      'Sie haben diesen Personen eine Antwort zugesagt. Auch die engere Wahl oder eine Absage ist eine Antwort. Verspätete Antworten senken Ihre öffentliche Antwortquote.',
    reviews: 'Fällige Prüfungen',
    reviewsLead:
      'Diese Prüfungen sind überfällig oder bis morgen früh fällig. Öffnen Sie eine Liste, um zu entscheiden, oder weisen Sie zu, was Sie heute nicht schaffen.',
    more: (count: number) => `und ${count} weitere`,
    next: {
      'application.shortlisted': (company: string) =>
        `${company} sieht sich Ihre Bewerbung genauer an. Als Nächstes folgt eine Einladung zum Gespräch oder eine Entscheidung. Sie müssen jetzt nichts tun.`,
      'application.finalist': (company: string) =>
        `${company} entscheidet nun, wer ein Angebot erhält. Bis dahin müssen Sie nichts tun.`,
      'application.rejected': (company: string) => `${company} hat sich gegen Ihre Bewerbung entschieden.`,
      'application.offered': () => 'Wenn Sie bis dahin nicht antworten, verfällt das Angebot.',
    },
    interviewLines: (company: string) => [
      `Sagen Sie ${company} auf unserer Website zu, oder bitten Sie dort um einen anderen Termin.`,
      'Den Termin für Ihren Kalender finden Sie im Anhang.',
    ],
    nextSteps: 'So geht es weiter',
    receiptPreview: (company: string, day: string) => `${company} soll bis zum ${day} antworten.`,
    receiptLines: (company: string, closingDay: string) => [
      `${company} prüft Ihre Bewerbung. Wir erinnern rechtzeitig an die Antwort.`,
      'Jede Entscheidung sehen Sie auf unserer Website unter „Benachrichtigungen“, bei einer Absage mit dem Grund.',
      `Bleibt die Antwort bis zum ${closingDay} aus, schließen wir die Bewerbung. Das senkt die öffentliche Antwortquote von ${company}.`,
    ],
    answerBy: 'Antwort bis',
    reason: 'Grund',
    reasons: rejectionReasons.de,
    caseReason: (count: number) => (count === 1 ? 'Grund' : 'Gründe'),
    caseReasons: caseReasonNames.de,
    retryFrom: 'Neuer Antrag möglich ab',
    reviewersWrote: 'Anmerkung unserer Prüfung:',
    similar: 'Ähnliche Praktika finden',
    others: 'Andere Praktika finden',
    counted: {
      'application.received': (count: number, title: string, day: string) =>
        `${count} neue Bewerbungen für „${title}“. Beantworten Sie die erste bis zum ${day}.`,
      'application.interested': (count: number, title: string) =>
        `${count} Personen interessieren sich für „${title}“.`,
      'application.withdrawn': (count: number, title: string) =>
        `${count} Bewerbungen für „${title}“ wurden zurückgezogen.`,
    },
    internship: 'Praktikum',
    employer: 'Unternehmen',
    when: 'Wann',
    how: 'Wie',
    where: 'Wo',
    link: 'Link',
    note: 'Hinweis',
    mode: { onsite: 'Vor Ort', video: 'Per Video', phone: 'Am Telefon' },
    start: 'Beginn',
    pay: 'Vergütung',
    benefits: 'Zusatzleistungen',
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
    why: (topic: string) => `E-Mails zum Thema „${topic}“ erhalten Sie, bis Sie sie abbestellen.`,
    whyChosen: (topic: string) => `E-Mails zum Thema „${topic}“ haben Sie eingeschaltet.`,
    whyAlways: (topic: string) => `E-Mails zum Thema „${topic}“ senden wir immer, unabhängig von Ihren Einstellungen.`,
    whyDigest: 'Zusammenfassungen per E-Mail erhalten Sie, bis Sie sie abbestellen.',
  },
} as const;
