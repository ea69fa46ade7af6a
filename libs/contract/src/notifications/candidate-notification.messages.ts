/**
 * Sentences for a company's team that name the candidate, by title key, in the languages of the interface. The sentences
 * without a name are for what is stored of candidates who are gone.  The form `answered` asks for no answer any more, the
 * form `by` names who wrote.
 */
export const candidateNotificationMessages = {
  en: {
    'application.received': '{candidate} applied for “{title}”. Answer by {due}.',
    'application.received.answered': '{candidate} applied for “{title}”.',
    'application.interested': '{candidate} is interested in “{title}”.',
    'application.offer_ended.employer': 'Your offer to {candidate} for “{title}” expired without an answer.',
    'application.interview_confirmed': '{candidate} confirmed the interview for “{title}”.',
    'application.interview_other_time': '{candidate} asks for another time for the interview for “{title}”.',
    'application.accepted': '{candidate} accepted your offer for “{title}”.',
    'application.declined': '{candidate} declined your offer for “{title}”.',
    'application.placed.employer': '{candidate} started the internship “{title}”.',
    'application.completed': '{candidate} completed the internship “{title}”.',
    'application.terminated': '{candidate}’s internship “{title}” ended early.',
    'application.withdrawn': '{candidate} withdrew their application for “{title}”.',
    'application.withdrawal_undone': '{candidate} reinstated their application for “{title}”.',
    'application.closed_no_response.employer':
      'We closed {candidate}’s application for “{title}” because nobody answered it. This lowers your response rate.',
    'application.reminder': 'Answer {candidate}’s application for “{title}” by {due}.',
    'application.reminder_late': 'The answer to {candidate}’s application for “{title}” was due on {due}.',
    'application.mentioned': 'You were mentioned in a note about {candidate}’s application for “{title}”.',
    'application.mentioned.by': '{author} mentioned you in a note about {candidate}’s application for “{title}”.',
  },
  de: {
    'application.received': '{candidate} hat sich für „{title}“ beworben. Antworten Sie bis zum {due}.',
    'application.received.answered': '{candidate} hat sich für „{title}“ beworben.',
    'application.interested': '{candidate} interessiert sich für „{title}“.',
    'application.offer_ended.employer': 'Ihr Angebot an {candidate} für „{title}“ ist ohne Antwort abgelaufen.',
    'application.interview_confirmed': '{candidate} hat das Gespräch für „{title}“ bestätigt.',
    'application.interview_other_time': '{candidate} bittet um einen anderen Termin für das Gespräch zu „{title}“.',
    'application.accepted': '{candidate} hat Ihr Angebot für „{title}“ angenommen.',
    'application.declined': '{candidate} hat Ihr Angebot für „{title}“ abgelehnt.',
    'application.placed.employer': '{candidate} hat das Praktikum „{title}“ begonnen.',
    'application.completed': '{candidate} hat das Praktikum „{title}“ abgeschlossen.',
    'application.terminated': 'Das Praktikum „{title}“ von {candidate} wurde vorzeitig beendet.',
    'application.withdrawn': '{candidate} hat die Bewerbung für „{title}“ zurückgezogen.',
    'application.withdrawal_undone': 'Die zurückgezogene Bewerbung von {candidate} für „{title}“ gilt wieder.',
    'application.closed_no_response.employer':
      'Wir haben die Bewerbung von {candidate} für „{title}“ geschlossen, weil niemand geantwortet hat. Das senkt Ihre Antwortquote.',
    'application.reminder': 'Beantworten Sie bis zum {due} die Bewerbung von {candidate} für „{title}“.',
    'application.reminder_late': 'Die Antwort auf die Bewerbung von {candidate} für „{title}“ war am {due} fällig.',
    'application.mentioned': 'Sie wurden in einer Notiz zur Bewerbung von {candidate} für „{title}“ erwähnt.',
    'application.mentioned.by': '{author} hat Sie in einer Notiz zur Bewerbung von {candidate} für „{title}“ erwähnt.',
  },
} as const satisfies Record<'en' | 'de', Record<string, string>>;
