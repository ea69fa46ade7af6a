import { fieldsIn, roleIn } from './notification.fields.ts';

/** Sentences of notifications by title key, in the languages of the interface. `{name}` is filled from the parameters. */
export const notificationWords = {
  en: {
    'application.received': 'New application for “{title}”. Answer by {due}.',
    'application.interested': 'Someone is interested in “{title}”.',
    'application.receipt': 'Your application for “{title}” was sent. You hear back by {due}.',
    'application.viewed': 'Your application for “{title}” was opened.',
    'application.shortlisted': 'You are shortlisted for “{title}”.',
    'application.shortlisting_undone':
      'The company took back its shortlisting for “{title}”. Your application is under review again.',
    'application.interview': 'You are invited to an interview for “{title}”.',
    'application.interview_moved': 'The interview for “{title}” has a new time.',
    'application.interview_called_off':
      'The interview for “{title}” on {when} was called off. You are still shortlisted.',
    'application.finalist': 'You are among the finalists for “{title}”.',
    'application.offered': 'You have an offer for “{title}”. Answer before it expires.',
    'application.offer_ended': 'The offer for “{title}” has ended.',
    'application.offer_ended.employer': 'An offer for “{title}” has ended without an answer.',
    'application.accepted': 'An offer for “{title}” was accepted.',
    'application.declined': 'An offer for “{title}” was declined.',
    'application.placed': 'Your placement “{title}” has begun.',
    'application.placed.employer': 'The placement “{title}” has begun.',
    'application.completed': 'The placement “{title}” is complete.',
    'application.terminated': 'The placement “{title}” has ended early.',
    'application.rejected': 'Your application for “{title}” was not successful. Read the feedback.',
    'application.reconsidered': 'Good news: you are shortlisted for “{title}” after all.',
    'application.withdrawn': 'An application for “{title}” was withdrawn.',
    'application.closed_no_response':
      'Nobody answered your application for “{title}”. We closed it, and it counts against the company.',
    'application.closed_no_response.employer':
      'An unanswered application for “{title}” was closed and counts against you.',
    'application.cancelled': 'Your application for “{title}” was cancelled. Its timeline says why.',
    'application.reminder': 'An application for “{title}” waits for an answer until {due}.',
    'search.match': 'New internships match a search that you saved, such as “{title}”.',
    'internship.submitted': '“{title}” waits for review.',
    'internship.revision_submitted': 'A change of “{title}” waits for review.',
    'internship.changes_requested': 'Please change “{title}”: read what the review says.',
    'internship.rejected': '“{title}” was not accepted.',
    'internship.scheduled': '“{title}” is approved and opens on its date.',
    'internship.opened': '“{title}” is open for applications.',
    'internship.closed': '“{title}” is closed.',
    'internship.filled': '“{title}” is filled.',
    'internship.removed': '“{title}” was removed by an administrator.',
    'internship.reinstated': '“{title}” was reinstated and is closed.',
    'internship.changed': 'The changes of “{title}” are live.',
    'internship.revision_refused': 'The changes of “{title}” were refused: read why.',
    'internship.paused.applicant':
      '“{title}” is paused and takes no new applications for now. Yours stays, and you are still owed an answer.',
    'internship.resumed.applicant':
      '“{title}” is open again. Your application was never away; nothing is asked of you.',
    'internship.closed.applicant':
      '“{title}” takes no more applications. If you have applied, your application stays, and you are still owed an answer.',
    'internship.closed.bookmark':
      '“{title}”, which you bookmarked, takes no more applications. Look for similar ones, or remove the bookmark.',
    'internship.filled.applicant':
      'All places of “{title}” are taken. The company still owes you an answer; you can withdraw at any time.',
    'internship.deadline_near': '“{title}”, which you kept for later, takes applications until {due}.',
    'internship.deadline_last': '“{title}”, which you kept for later, takes applications for less than a day more.',
    'internship.changed.applicant':
      '“{title}”, for which you applied, has changed: {fields}. Read it again; if it no longer suits you, you can withdraw.',
    'employer.submitted': '{name} waits for verification.',
    'employer.info_requested': 'The verification of your company needs more information.',
    'employer.verified': 'Your company is verified.',
    'employer.rejected': 'Your company was not verified: read why.',
    'employer.lapsed': 'The verification of your company lapsed because no answer came.',
    'employer.expired': 'The verification of your company has expired. Renew it to keep internships public.',
    'employer.recheck': 'A change of identity means that your company is verified again.',
    'employer.expiry_reminder': 'The verification of your company expires soon.',
    'employer.grace_ended':
      'The verification has expired and your internships are paused. Renew it to open them again.',
    'employer.suspended': 'Your company is suspended.',
    'employer.reinstated': 'Your company is reinstated.',
    'employer.suspended.applicant':
      'We have suspended {name} and hidden its internships. Your application stays until this is settled. Send nobody money or papers; you can withdraw at any time.',
    'employer.reinstated.applicant':
      '{name} is no longer suspended. Your application goes on; nothing is asked of you.',
    'employer.publish_blocked': 'Publishing is blocked until overdue applications are answered.',
    'employer.publish_unblocked': 'Publishing is possible again.',
    'member.joined': 'You joined your company’s team as {role}.',
    'member.joined.owners':
      'Someone accepted an invitation and joined your team. If you did not expect this, remove them under Members.',
    'member.changed': 'Your role is now {role}.',
    'member.changed.owners': 'A team member’s role is now {role}.',
    'member.removed':
      'You were removed from your company’s team and can no longer see its internships and applications. If you think this is a mistake, ask an owner.',
    'member.removed.owners': 'A team member was removed.',
    'account.suspended':
      'Your account is suspended, and nobody can sign in to it. Below is what the administrators say. If this is a mistake, write to those who run this site.',
    'account.reinstated': 'Your account is no longer suspended. You can sign in again.',
    'account.password_changed': 'Your password was changed.',
    'account.email_changed': 'The e-mail address of your account was changed.',
    'account.guessed':
      'Someone tried to sign in to your account several times with a wrong password, and we blocked them. If it was not you, choose a new password, and change it on any other site where you use it.',
    'account.signed_in': 'A new sign-in to your account.',
    'report.upheld': 'Your report about “{label}” was right. We have acted on it.',
    'report.dismissed': 'We looked into your report about “{label}” and found nothing against the rules.',
    message: '{subject}',
  },
  de: {
    'application.received': 'Neue Bewerbung für „{title}“. Antworten Sie bis {due}.',
    'application.interested': 'Jemand interessiert sich für „{title}“.',
    'application.receipt': 'Ihre Bewerbung für „{title}“ ist abgeschickt. Sie hören bis {due} zurück.',
    'application.viewed': 'Ihre Bewerbung für „{title}“ wurde geöffnet.',
    'application.shortlisted': 'Sie sind für „{title}“ in der engeren Wahl.',
    'application.shortlisting_undone':
      'Das Unternehmen hat die engere Wahl für „{title}“ zurückgenommen. Ihre Bewerbung wird weiter geprüft.',
    'application.interview': 'Sie sind zu einem Gespräch für „{title}“ eingeladen.',
    'application.interview_moved': 'Das Gespräch für „{title}“ hat einen neuen Termin.',
    'application.interview_called_off':
      'Das Gespräch für „{title}“ am {when} wurde abgesagt. Sie bleiben in der engeren Wahl.',
    'application.finalist': 'Sie sind im letzten Kreis für „{title}“.',
    'application.offered': 'Sie haben ein Angebot für „{title}“. Antworten Sie, bevor es abläuft.',
    'application.offer_ended': 'Das Angebot für „{title}“ ist nicht mehr gültig.',
    'application.offer_ended.employer': 'Ein Angebot für „{title}“ ist ohne Antwort abgelaufen.',
    'application.accepted': 'Ein Angebot für „{title}“ wurde angenommen.',
    'application.declined': 'Ein Angebot für „{title}“ wurde abgelehnt.',
    'application.placed': 'Ihr Praktikum „{title}“ hat begonnen.',
    'application.placed.employer': 'Das Praktikum „{title}“ hat begonnen.',
    'application.completed': 'Das Praktikum „{title}“ ist abgeschlossen.',
    'application.terminated': 'Das Praktikum „{title}“ wurde vorzeitig beendet.',
    'application.rejected': 'Ihre Bewerbung für „{title}“ war nicht erfolgreich. Lesen Sie die Rückmeldung.',
    'application.reconsidered': 'Gute Nachricht: Sie sind doch in der engeren Wahl für „{title}“.',
    'application.withdrawn': 'Eine Bewerbung für „{title}“ wurde zurückgezogen.',
    'application.closed_no_response':
      'Niemand hat auf Ihre Bewerbung für „{title}“ geantwortet. Wir haben sie geschlossen; das zählt gegen das Unternehmen.',
    'application.closed_no_response.employer':
      'Eine unbeantwortete Bewerbung für „{title}“ wurde geschlossen und zählt gegen Sie.',
    'application.cancelled': 'Ihre Bewerbung für „{title}“ wurde beendet. Im Verlauf steht, warum.',
    'application.reminder': 'Eine Bewerbung für „{title}“ wartet bis {due} auf Antwort.',
    'search.match': 'Neue Praktika passen zu einer gespeicherten Suche, zum Beispiel „{title}“.',
    'internship.submitted': '„{title}“ wartet auf Prüfung.',
    'internship.revision_submitted': 'Eine Änderung von „{title}“ wartet auf Prüfung.',
    'internship.changes_requested': 'Bitte ändern Sie „{title}“: Lesen Sie, was die Prüfung sagt.',
    'internship.rejected': '„{title}“ wurde nicht angenommen.',
    'internship.scheduled': '„{title}“ ist freigegeben und öffnet zum Termin.',
    'internship.opened': '„{title}“ ist offen für Bewerbungen.',
    'internship.closed': '„{title}“ ist geschlossen.',
    'internship.filled': '„{title}“ ist besetzt.',
    'internship.removed': '„{title}“ wurde von der Verwaltung entfernt.',
    'internship.reinstated': '„{title}“ wurde wiederhergestellt und ist geschlossen.',
    'internship.changed': 'Die Änderungen von „{title}“ sind sichtbar.',
    'internship.revision_refused': 'Die Änderungen von „{title}“ wurden abgelehnt: Lesen Sie, warum.',
    'internship.paused.applicant':
      '„{title}“ pausiert und nimmt vorerst keine Bewerbungen an. Ihre bleibt bestehen, und eine Antwort steht Ihnen weiter zu.',
    'internship.resumed.applicant': '„{title}“ ist wieder offen. Ihre Bewerbung war immer da; Sie müssen nichts tun.',
    'internship.closed.applicant':
      '„{title}“ nimmt keine Bewerbungen mehr an. Haben Sie sich beworben, bleibt das bestehen, und eine Antwort steht Ihnen weiter zu.',
    'internship.closed.bookmark':
      '„{title}“ aus Ihren Lesezeichen nimmt keine Bewerbungen mehr an. Suchen Sie ähnliche, oder entfernen Sie das Lesezeichen.',
    'internship.filled.applicant':
      'Alle Plätze von „{title}“ sind vergeben. Das Unternehmen schuldet Ihnen noch eine Antwort; zurückziehen können Sie jederzeit.',
    'internship.deadline_near': '„{title}“, das Sie sich gemerkt haben, nimmt bis {due} Bewerbungen an.',
    'internship.deadline_last':
      '„{title}“, das Sie sich gemerkt haben, nimmt nur noch weniger als einen Tag lang Bewerbungen an.',
    'internship.changed.applicant':
      '„{title}“, wofür Sie sich beworben haben, wurde geändert: {fields}. Lesen Sie nach; passt es nicht mehr, können Sie zurückziehen.',
    'employer.submitted': '{name} wartet auf Prüfung.',
    'employer.info_requested': 'Für die Prüfung Ihres Unternehmens fehlen Angaben.',
    'employer.verified': 'Ihr Unternehmen ist geprüft.',
    'employer.rejected': 'Ihr Unternehmen wurde nicht bestätigt: Lesen Sie, warum.',
    'employer.lapsed': 'Die Prüfung Ihres Unternehmens ist verfallen, weil keine Antwort kam.',
    'employer.expired':
      'Die Prüfung Ihres Unternehmens ist abgelaufen. Erneuern Sie sie, damit Praktika sichtbar bleiben.',
    'employer.recheck': 'Wegen einer Änderung wird Ihr Unternehmen neu geprüft.',
    'employer.expiry_reminder': 'Die Prüfung Ihres Unternehmens läuft bald ab.',
    'employer.grace_ended':
      'Die Prüfung ist abgelaufen, Ihre Praktika pausieren. Erneuern Sie sie, um sie wieder zu öffnen.',
    'employer.suspended': 'Ihr Unternehmen ist gesperrt.',
    'employer.reinstated': 'Ihr Unternehmen ist wieder freigegeben.',
    'employer.suspended.applicant':
      'Wir haben {name} gesperrt und die Praktika verborgen. Ihre Bewerbung bleibt, bis das geklärt ist. Schicken Sie niemandem Geld oder Papiere; zurückziehen können Sie jederzeit.',
    'employer.reinstated.applicant':
      '{name} ist nicht mehr gesperrt. Ihre Bewerbung läuft weiter; Sie müssen nichts tun.',
    'employer.publish_blocked': 'Veröffentlichen ist gesperrt, bis überfällige Bewerbungen beantwortet sind.',
    'employer.publish_unblocked': 'Veröffentlichen ist wieder möglich.',
    'member.joined': 'Sie gehören jetzt zum Team Ihres Unternehmens (Rolle: {role}).',
    'member.joined.owners':
      'Jemand hat eine Einladung angenommen und gehört jetzt zu Ihrem Team. Falls das nicht abgesprochen war, entfernen Sie die Person unter „Mitglieder“.',
    'member.changed': 'Ihre Rolle ist jetzt {role}.',
    'member.changed.owners': 'Die Rolle eines Teammitglieds ist jetzt {role}.',
    'member.removed':
      'Sie wurden aus dem Team Ihres Unternehmens entfernt und sehen dessen Praktika und Bewerbungen nicht mehr. Wenn Sie das für einen Irrtum halten, fragen Sie die Inhaberin oder den Inhaber.',
    'member.removed.owners': 'Ein Teammitglied wurde entfernt.',
    'account.suspended':
      'Ihr Konto ist gesperrt, niemand kann sich damit anmelden. Unten steht, was die Verwaltung dazu sagt. Ist das ein Irrtum, schreiben Sie den Betreibern dieser Seite.',
    'account.reinstated': 'Ihr Konto ist nicht mehr gesperrt. Sie können sich wieder anmelden.',
    'account.password_changed': 'Ihr Passwort wurde geändert.',
    'account.email_changed': 'Die E-Mail-Adresse Ihres Kontos wurde geändert.',
    'account.guessed':
      'Jemand hat mehrmals versucht, sich mit einem falschen Passwort bei Ihrem Konto anzumelden. Wir haben weitere Versuche gesperrt. Wenn Sie das nicht waren, wählen Sie ein neues Passwort, auch überall sonst, wo Sie es verwenden.',
    'account.signed_in': 'Eine neue Anmeldung an Ihrem Konto.',
    'report.upheld': 'Ihre Meldung zu „{label}“ war berechtigt. Wir haben gehandelt.',
    'report.dismissed': 'Wir haben Ihre Meldung zu „{label}“ geprüft und keinen Verstoß gefunden.',
    message: '{subject}',
  },
} as const satisfies Record<'en' | 'de', Record<string, string>>;

export type NotificationTitle = keyof (typeof notificationWords)['en'];

type Params = Readonly<Record<string, string | number | null>>;

/** A day and a time of day, with the name of the zone: people read it far from where it was written. */
const exactly = (value: string, locale: string, timeZone: string): string =>
  new Date(value).toLocaleString(locale.startsWith('de') ? 'de-DE' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });

const filled = (value: string | number | null | undefined, locale: string, timeZone: string): string => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value))
    return new Date(value).toLocaleDateString(locale === 'en' ? 'en-GB' : locale, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone,
    });
  return String(value ?? '');
};

/**
 * The sentence of a notification in a language; instants among the parameters are written as dates.
 * @param timeZone where the reader is; the deadline of an internship is a day everywhere
 */
export function notificationSentence(titleKey: string, params: Params, locale = 'en', timeZone = 'UTC'): string {
  const zone = titleKey.startsWith('internship.') ? 'UTC' : timeZone;
  const words: Readonly<Record<string, string>> = locale.startsWith('de') ? notificationWords.de : notificationWords.en;
  return (words[titleKey] ?? titleKey).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (name === 'when' && typeof value === 'string' && value) return exactly(value, locale, zone);
    if (name === 'role') return roleIn(value, locale);
    return name === 'fields' && typeof value === 'string' ? fieldsIn(value, locale) : filled(value, locale, zone);
  });
}
