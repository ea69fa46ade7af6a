/**
 * Sentences of notifications by title key, in the languages of the interface. `{name}` is filled from the parameters.
 */
export const notificationMessages = {
  en: {
    'application.received': 'New application for “{title}”. Answer by {due}.',
    'application.interested': 'Someone is interested in “{title}”.',
    'application.receipt': 'You applied for “{title}”. You’ll hear back by {due}.',
    'application.viewed': 'The employer opened your application for “{title}”.',
    'application.viewed.named': '{company} opened your application for “{title}”.',
    'application.shortlisted': 'You’ve been shortlisted for “{title}”.',
    'application.shortlisting_undone':
      'The employer undid your shortlisting for “{title}”. Your application is in review again.',
    'application.interview': 'You’re invited to an interview for “{title}”.',
    'application.interview.dated': 'You’re invited to an interview for “{title}” on {when}.',
    'application.interview_rescheduled': 'The interview for “{title}” has a new time.',
    'application.interview_rescheduled.dated': 'The interview for “{title}” has a new time: {when}.',
    'application.interview_cancelled': 'The interview for “{title}” on {when} was cancelled. You’re still shortlisted.',
    'application.finalist': 'You’re a finalist for “{title}”.',
    'application.offered': 'You have an offer for “{title}”. Answer before it expires.',
    'application.offered.dated': 'You have an offer for “{title}”. Answer by {when}.',
    'application.offer_ended': 'The offer for “{title}” is no longer open.',
    'application.offer_ended.employer': 'An offer for “{title}” expired without an answer.',
    'application.interview_confirmed': 'An interview for “{title}” was confirmed.',
    'application.interview_other_time': 'A candidate asks for another time for an interview for “{title}”.',
    'application.accepted': 'An offer for “{title}” was accepted.',
    'application.declined': 'An offer for “{title}” was declined.',
    'application.placed': 'Your internship “{title}” has started.',
    'application.placed.employer': 'The internship “{title}” has started.',
    'application.completed': 'The internship “{title}” is complete.',
    'application.terminated': 'The internship “{title}” ended early.',
    'application.rejected': 'Your application for “{title}” was not successful.',
    'application.reconsidered': 'Good news: you’ve been shortlisted for “{title}” after all.',
    'application.withdrawn': 'An application for “{title}” was withdrawn.',
    'application.withdrawal_undone': 'A candidate reinstated their application for “{title}”.',
    'application.closed_no_response':
      'Nobody answered your application for “{title}”, so we closed it. This lowers the employer’s public response rate.',
    'application.closed_no_response.employer':
      'We closed an application for “{title}” because nobody answered it. This lowers your response rate.',
    'application.cancelled': 'Your application for “{title}” was cancelled. See its timeline for the reason.',
    'application.response_late':
      'The answer to your application for “{title}” is late. We’ve reminded the employer. You can keep waiting or withdraw your application.',
    'application.reminder': 'Answer an application for “{title}” by {due}.',
    'application.reminder_late': 'The answer to an application for “{title}” was due on {due}.',
    'application.mentioned': 'You were mentioned in a note about an application for “{title}”.',
    'search.match': 'New internships match one of your saved searches, such as “{title}”.',
    'internship.submitted': '“{title}” is ready for review.',
    'internship.revision_submitted': 'A change to “{title}” is ready for review.',
    'internship.changes_requested': 'We’ve requested changes to “{title}”. See the review for details.',
    'internship.rejected': '“{title}” was not approved.',
    'internship.scheduled': '“{title}” is approved and will open on the scheduled date.',
    'internship.opened': '“{title}” is open for applications.',
    'internship.closed': '“{title}” is closed.',
    'internship.filled': 'All openings for “{title}” are filled.',
    'internship.removed': '“{title}” was removed by our team.',
    'internship.reinstated': '“{title}” was reinstated and is closed.',
    'internship.changed': 'The changes to “{title}” are live.',
    'internship.revision_refused': 'The changes to “{title}” were not approved.',
    'internship.paused.applicant':
      '“{title}” is paused and not accepting applications for now. Yours stays active, and the employer still has to answer you.',
    'internship.resumed.applicant':
      '“{title}” is open again. Your application is still active. You don’t need to do anything.',
    'internship.closed.applicant':
      '“{title}” is no longer accepting applications. If you have applied, your application stays active, and the employer still has to answer you.',
    'internship.closed.bookmark':
      '“{title}”, which you saved, is no longer accepting applications. Look for similar ones or remove it from your saved internships.',
    'internship.filled.applicant':
      'All openings for “{title}” are filled. The employer still has to answer you. You can withdraw your application at any time.',
    'internship.deadline_near': '“{title}”, which you saved, only accepts applications until {due}.',
    'internship.deadline_last': '“{title}”, which you saved, closes in less than a day.',
    'internship.changed.applicant':
      '“{title}”, which you applied for, has changed: {fields}. If it no longer suits you, you can withdraw your application.',
    'employer.submitted': '{name} is ready for verification.',
    'employer.info_requested': 'We need more information to verify your company.',
    'employer.verified': 'Your company is verified.',
    'employer.rejected': 'Your company was not verified.',
    'employer.lapsed': 'Your company’s verification was closed because we received no reply.',
    'employer.expired': 'Your company’s verification has expired. Renew it to keep your internships public.',
    'employer.recheck_required': 'Your company details changed, so we need to verify your company again.',
    'employer.expiry_reminder': 'Your company’s verification expires soon. Renew it to keep your internships public.',
    'employer.grace_ended':
      'Your company’s verification has expired, and your internships are paused. Renew the verification to reopen them.',
    'employer.suspended': 'Your company has been suspended.',
    'employer.reinstated': 'Your company is no longer suspended.',
    'employer.suspended.applicant':
      'We have suspended {name} and hidden its internships. Your application stays until this is settled. Don’t send anyone money or documents. You can withdraw your application at any time.',
    'employer.reinstated.applicant':
      '{name} is no longer suspended. Your application is still active. You don’t need to do anything.',
    'employer.responses_due':
      '{count} applications are waiting for your answer. The most urgent is for “{title}”: answer by {due}.',
    'employer.responses_due.one': '{count} application is waiting for your answer: “{title}”, by {due}.',
    'employer.publish_blocked': 'You can’t publish until you answer your overdue applications.',
    'employer.publish_unblocked': 'You can publish again.',
    'member.joined': 'You’ve joined your company’s team as {role}.',
    'member.joined.owners':
      'Someone accepted an invitation and joined your team. If you didn’t expect this, remove them under Members.',
    'member.changed': 'Your role is now {role}.',
    'member.changed.owners': 'A team member’s role is now {role}.',
    'member.removed':
      'You were removed from your company’s team and can no longer see its internships and applications. If you think this is a mistake, ask an owner.',
    'member.removed.owners': 'A team member was removed.',
    'account.suspended':
      'Your account has been suspended, and nobody can sign in to it. The administrators’ message is below. If you think this is a mistake, write to us.',
    'account.reinstated': 'Your account is no longer suspended. You can sign in again.',
    'account.password_changed': 'Your password was changed.',
    'account.email_changed': 'Your email address was changed.',
    'account.password_guessing_warned':
      'Someone tried to sign in to your account several times with a wrong password, and we blocked the attempts. If this wasn’t you, change your password here and everywhere else you use the same one.',
    'account.signed_in': 'New sign-in to your account.',
    'report.created': '“{label}” was reported. Decide within 24 hours.',
    'administrator.reviews_due': 'You have {count} reviews due, {overdue} of them overdue.',
    'administrator.reviews_due.listed': 'Due: {queues}, {overdue} of them overdue.',
    'administrator.reviews_due.punctual': 'Decide on {queues} today.',
    'administrator.reviews_due.overdue': 'Overdue: {overdueQueues}.',
    'administrator.reviews_due.overdue_and_due': 'Overdue: {overdueQueues}. Decide on {dueQueues} today.',
    'administrator.reviews_due.one': 'You have {count} review due.',
    'report.upheld': 'Your report about “{label}” was justified. Thank you for telling us.',
    'report.upheld.acted':
      'Your report about “{label}” was justified, and we have taken action. Thank you for telling us.',
    'report.dismissed': 'We looked into your report about “{label}” and found no breach of our rules.',
    'push.test': 'This is the test notification you sent yourself.',
    message: '{subject}',
    announcement: '{title}',
  },
  de: {
    'application.received': 'Neue Bewerbung für „{title}“. Antworten Sie bis zum {due}.',
    'application.interested': 'Jemand interessiert sich für „{title}“.',
    'application.receipt': 'Sie haben sich für „{title}“ beworben. Die Antwort kommt bis zum {due}.',
    'application.viewed': 'Das Unternehmen hat Ihre Bewerbung für „{title}“ geöffnet.',
    'application.viewed.named': '{company} hat Ihre Bewerbung für „{title}“ geöffnet.',
    'application.shortlisted': 'Sie sind für „{title}“ in der engeren Wahl.',
    'application.shortlisting_undone':
      'Das Unternehmen hat Ihre Aufnahme in die engere Wahl für „{title}“ rückgängig gemacht. Ihre Bewerbung wird weiter geprüft.',
    'application.interview': 'Sie sind zu einem Gespräch für „{title}“ eingeladen.',
    'application.interview.dated': 'Sie sind am {when} zu einem Gespräch für „{title}“ eingeladen.',
    'application.interview_rescheduled': 'Das Gespräch für „{title}“ hat einen neuen Termin.',
    'application.interview_rescheduled.dated': 'Das Gespräch für „{title}“ hat einen neuen Termin: {when}.',
    'application.interview_cancelled':
      'Das Gespräch für „{title}“ am {when} wurde abgesagt. Sie bleiben in der engeren Wahl.',
    'application.finalist': 'Sie sind für „{title}“ in der Endauswahl.',
    'application.offered': 'Sie haben ein Angebot für „{title}“. Antworten Sie, bevor es abläuft.',
    'application.offered.dated': 'Sie haben ein Angebot für „{title}“. Antworten Sie bis zum {when}.',
    'application.offer_ended': 'Das Angebot für „{title}“ gilt nicht mehr.',
    'application.offer_ended.employer': 'Ein Angebot für „{title}“ ist ohne Antwort abgelaufen.',
    'application.interview_confirmed': 'Ein Gespräch für „{title}“ wurde bestätigt.',
    'application.interview_other_time': 'Für ein Gespräch zu „{title}“ wird um einen anderen Termin gebeten.',
    'application.accepted': 'Ein Angebot für „{title}“ wurde angenommen.',
    'application.declined': 'Ein Angebot für „{title}“ wurde abgelehnt.',
    'application.placed': 'Ihr Praktikum „{title}“ hat begonnen.',
    'application.placed.employer': 'Das Praktikum „{title}“ hat begonnen.',
    'application.completed': 'Das Praktikum „{title}“ ist abgeschlossen.',
    'application.terminated': 'Das Praktikum „{title}“ wurde vorzeitig beendet.',
    'application.rejected': 'Ihre Bewerbung für „{title}“ war nicht erfolgreich.',
    'application.reconsidered': 'Gute Nachricht: Sie sind doch in der engeren Wahl für „{title}“.',
    'application.withdrawn': 'Eine Bewerbung für „{title}“ wurde zurückgezogen.',
    'application.withdrawal_undone': 'Eine zurückgezogene Bewerbung für „{title}“ gilt wieder.',
    'application.closed_no_response':
      'Niemand hat auf Ihre Bewerbung für „{title}“ geantwortet, deshalb haben wir sie geschlossen. Das senkt die öffentliche Antwortquote des Unternehmens.',
    'application.closed_no_response.employer':
      'Wir haben eine Bewerbung für „{title}“ geschlossen, weil niemand geantwortet hat. Das senkt Ihre Antwortquote.',
    'application.cancelled': 'Ihre Bewerbung für „{title}“ wurde beendet. Den Grund sehen Sie im Verlauf.',
    'application.response_late':
      'Die Antwort auf Ihre Bewerbung für „{title}“ verspätet sich. Wir haben das Unternehmen erinnert. Sie können weiter warten oder Ihre Bewerbung zurückziehen.',
    'application.reminder': 'Beantworten Sie bis zum {due} eine Bewerbung für „{title}“.',
    'application.reminder_late': 'Die Antwort auf eine Bewerbung für „{title}“ war am {due} fällig.',
    'application.mentioned': 'Sie wurden in einer Notiz zu einer Bewerbung für „{title}“ erwähnt.',
    'search.match': 'Neue Praktika passen zu einer Ihrer gespeicherten Suchen, zum Beispiel „{title}“.',
    'internship.submitted': '„{title}“ ist bereit zur Prüfung.',
    'internship.revision_submitted': 'Eine Änderung an „{title}“ ist bereit zur Prüfung.',
    'internship.changes_requested':
      'Wir haben Änderungen an „{title}“ angefordert. Sehen Sie sich die Einzelheiten an.',
    'internship.rejected': '„{title}“ wurde nicht genehmigt.',
    'internship.scheduled': '„{title}“ ist genehmigt und öffnet zum geplanten Termin.',
    'internship.opened': '„{title}“ ist offen für Bewerbungen.',
    'internship.closed': '„{title}“ ist geschlossen.',
    'internship.filled': 'Alle Plätze von „{title}“ sind vergeben.',
    'internship.removed': '„{title}“ wurde von unserem Team entfernt.',
    'internship.reinstated': '„{title}“ wurde wiederhergestellt und ist geschlossen.',
    'internship.changed': 'Die Änderungen an „{title}“ sind veröffentlicht.',
    'internship.revision_refused': 'Die Änderungen an „{title}“ wurden nicht genehmigt.',
    'internship.paused.applicant':
      '„{title}“ ist pausiert und nimmt vorerst keine Bewerbungen an. Ihre bleibt bestehen, und das Unternehmen muss Ihnen weiterhin antworten.',
    'internship.resumed.applicant': '„{title}“ ist wieder offen. Ihre Bewerbung läuft weiter. Sie müssen nichts tun.',
    'internship.closed.applicant':
      '„{title}“ nimmt keine Bewerbungen mehr an. Wenn Sie sich beworben haben, bleibt Ihre Bewerbung bestehen, und das Unternehmen muss Ihnen weiterhin antworten.',
    'internship.closed.bookmark':
      '„{title}“ aus Ihrer Merkliste nimmt keine Bewerbungen mehr an. Suchen Sie ähnliche oder entfernen Sie es aus der Liste.',
    'internship.filled.applicant':
      'Alle Plätze von „{title}“ sind vergeben. Das Unternehmen muss Ihnen weiterhin antworten. Sie können Ihre Bewerbung jederzeit zurückziehen.',
    'internship.deadline_near': '„{title}“ aus Ihrer Merkliste nimmt nur noch bis zum {due} Bewerbungen an.',
    'internship.deadline_last': '„{title}“ aus Ihrer Merkliste schließt in weniger als einem Tag.',
    'internship.changed.applicant':
      '„{title}“, auf das Sie sich beworben haben, wurde geändert: {fields}. Wenn es nicht mehr passt, können Sie Ihre Bewerbung zurückziehen.',
    'employer.submitted': '{name} ist bereit zur Verifizierung.',
    'employer.info_requested': 'Wir brauchen weitere Angaben, um Ihr Unternehmen zu verifizieren.',
    'employer.verified': 'Ihr Unternehmen ist verifiziert.',
    'employer.rejected': 'Ihr Unternehmen wurde nicht verifiziert.',
    'employer.lapsed': 'Die Verifizierung Ihres Unternehmens wurde geschlossen, weil wir keine Antwort erhalten haben.',
    'employer.expired':
      'Die Verifizierung Ihres Unternehmens ist abgelaufen. Erneuern Sie sie, damit Ihre Praktika öffentlich bleiben.',
    'employer.recheck_required':
      'Ihre Unternehmensdaten haben sich geändert. Deshalb müssen wir Ihr Unternehmen erneut verifizieren.',
    'employer.expiry_reminder':
      'Die Verifizierung Ihres Unternehmens läuft bald ab. Erneuern Sie sie, damit Ihre Praktika öffentlich bleiben.',
    'employer.grace_ended':
      'Die Verifizierung Ihres Unternehmens ist abgelaufen, und Ihre Praktika sind pausiert. Erneuern Sie die Verifizierung, um die Praktika wieder zu öffnen.',
    'employer.suspended': 'Ihr Unternehmen ist gesperrt.',
    'employer.reinstated': 'Ihr Unternehmen ist nicht mehr gesperrt.',
    'employer.suspended.applicant':
      'Wir haben {name} gesperrt und die Praktika verborgen. Ihre Bewerbung bleibt, bis das geklärt ist. Senden Sie niemandem Geld oder Dokumente. Sie können Ihre Bewerbung jederzeit zurückziehen.',
    'employer.reinstated.applicant':
      '{name} ist nicht mehr gesperrt. Ihre Bewerbung läuft weiter. Sie müssen nichts tun.',
    'employer.responses_due':
      '{count} Bewerbungen warten auf Ihre Antwort. Am dringendsten ist „{title}“: Antwort bis {due}.',
    'employer.responses_due.one': '{count} Bewerbung wartet auf Ihre Antwort: „{title}“, bis {due}.',
    'employer.publish_blocked':
      'Sie können erst wieder veröffentlichen, wenn Sie die überfälligen Bewerbungen beantwortet haben.',
    'employer.publish_unblocked': 'Sie können wieder veröffentlichen.',
    'member.joined': 'Sie gehören jetzt zum Team Ihres Unternehmens (Rolle: {role}).',
    'member.joined.owners':
      'Jemand hat eine Einladung angenommen und gehört jetzt zu Ihrem Team. Wenn Sie damit nicht gerechnet haben, entfernen Sie die Person unter „Mitglieder“.',
    'member.changed': 'Ihre Rolle ist jetzt {role}.',
    'member.changed.owners': 'Die Rolle eines Teammitglieds ist jetzt {role}.',
    'member.removed':
      'Sie wurden aus dem Team Ihres Unternehmens entfernt und sehen dessen Praktika und Bewerbungen nicht mehr. Wenn Sie das für einen Irrtum halten, fragen Sie die Inhaberin oder den Inhaber.',
    'member.removed.owners': 'Ein Teammitglied wurde entfernt.',
    'account.suspended':
      'Ihr Konto ist gesperrt, und niemand kann sich damit anmelden. Unten finden Sie die Nachricht der Administration. Wenn Sie das für einen Irrtum halten, schreiben Sie uns.',
    'account.reinstated': 'Ihr Konto ist nicht mehr gesperrt. Sie können sich wieder anmelden.',
    'account.password_changed': 'Ihr Passwort wurde geändert.',
    'account.email_changed': 'Die E-Mail-Adresse Ihres Kontos wurde geändert.',
    'account.password_guessing_warned':
      'Jemand hat mehrmals versucht, sich mit einem falschen Passwort bei Ihrem Konto anzumelden. Wir haben die Versuche blockiert. Wenn Sie das nicht waren, ändern Sie Ihr Passwort hier und überall, wo Sie dasselbe verwenden.',
    'account.signed_in': 'Neue Anmeldung bei Ihrem Konto.',
    'report.created': '„{label}“ wurde gemeldet. Entscheiden Sie innerhalb von 24 Stunden.',
    'administrator.reviews_due': 'Sie haben {count} fällige Prüfungen, davon {overdue} überfällig.',
    'administrator.reviews_due.listed': 'Fällig: {queues}, davon {overdue} überfällig.',
    'administrator.reviews_due.punctual': 'Entscheiden Sie heute über {queues}.',
    'administrator.reviews_due.overdue': 'Die Entscheidung über {overdueQueues} ist überfällig.',
    'administrator.reviews_due.overdue_and_due':
      'Die Entscheidung über {overdueQueues} ist überfällig. Entscheiden Sie heute auch über {dueQueues}.',
    'administrator.reviews_due.one': 'Sie haben {count} fällige Prüfung.',
    'report.upheld': 'Ihre Meldung zu „{label}“ war berechtigt. Vielen Dank für den Hinweis.',
    'report.upheld.acted':
      'Ihre Meldung zu „{label}“ war berechtigt, und wir haben Maßnahmen ergriffen. Vielen Dank für den Hinweis.',
    'report.dismissed': 'Wir haben Ihre Meldung zu „{label}“ geprüft und keinen Verstoß gefunden.',
    'push.test': 'Das ist die Testbenachrichtigung, die Sie sich selbst geschickt haben.',
    message: '{subject}',
    announcement: '{title}',
  },
} as const satisfies Record<'en' | 'de', Record<string, string>>;

export type NotificationTitleKey = keyof (typeof notificationMessages)['en'];
