import { brand } from './brand.ts';

/**
 * What can be wrong with a field, as the contract and the API say it, with the German for it. Numbers are numbered places:
 * `At least 20 characters.` stands here as `At least {0} characters.`
 */
export const fieldErrorsDe: Readonly<Record<string, string>> = {
  'Fill this in.': 'Füllen Sie dieses Feld aus.',
  'Choose one.': 'Wählen Sie eines aus.',
  'Choose at least one.': 'Wählen Sie mindestens eines aus.',
  'Choose one of the options.': 'Wählen Sie eine der Möglichkeiten.',
  'This isn’t valid. Check what you entered.': 'Das ist ungültig. Prüfen Sie Ihre Eingabe.',
  'At least {0} characters.': 'Mindestens {0} Zeichen.',
  'At most {0} characters.': 'Höchstens {0} Zeichen.',
  'At least one.': 'Mindestens eines.',
  'At least {0}.': 'Mindestens {0}.',
  'At most {0}.': 'Höchstens {0}.',
  'At most four.': 'Höchstens vier.',
  'At most {0} at once.': 'Höchstens {0} auf einmal.',
  'At least {0} options.': 'Mindestens {0} Möglichkeiten.',
  'Choose a time in the future, at most a year ahead.':
    'Wählen Sie einen Zeitpunkt in der Zukunft, höchstens ein Jahr voraus.',
  'Choose a closing date in the future, at most {0} days ahead.':
    'Wählen Sie ein Datum in der Zukunft, höchstens {0} Tage voraus.',
  'Write on-site, hybrid or remote.': 'Schreiben Sie vor Ort, hybrid oder remote.',
  'Write internship, student job, thesis, trainee programme, part-time, full-time or volunteering.':
    'Schreiben Sie Praktikum, Studentenjob, Abschlussarbeit, Traineeprogramm, Teilzeit, Vollzeit oder Ehrenamt.',
  'Write a name or a code of two letters, such as Austria or AT.':
    'Schreiben Sie einen Namen oder ein Kürzel aus zwei Buchstaben, etwa Österreich oder AT.',
  'Write a day such as {0}{1}{2} or {3}.{4}.': 'Schreiben Sie einen Tag wie {0}{1}{2} oder {3}.{4}.',
  'Write an amount such as {0} or {1}.': 'Schreiben Sie einen Betrag wie {0} oder {1}.',
  'Write an amount such as {0} or {1}, at least the minimum.':
    'Schreiben Sie einen Betrag wie {0} oder {1}, mindestens das Minimum.',
  'Write a code of three letters, such as EUR.': 'Schreiben Sie ein Kürzel aus drei Buchstaben, etwa EUR.',
  'Write hour, week, month or total.': 'Schreiben Sie Stunde, Woche, Monat oder gesamt.',
  'Too small.': 'Zu klein.',
  'Too large.': 'Zu groß.',
  'Enter a number.': 'Geben Sie eine Zahl ein.',
  'Enter a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Contains characters that cannot be used.': 'Enthält Zeichen, die nicht verwendet werden können.',
  'Enter an email address such as name@example.org.': 'Geben Sie eine E-Mail-Adresse wie name@example.org ein.',
  'Use an https link.': 'Geben Sie einen vollständigen Link mit https an.',
  'Use the address of a public website, without a port.':
    'Geben Sie die Adresse einer öffentlichen Website ohne Port an.',
  'Include the country code, such as +{0}.': 'Geben Sie die Nummer mit Ländervorwahl ein, etwa +{0}.',
  'Choose a country.': 'Wählen Sie ein Land.',
  'Choose a currency.': 'Wählen Sie eine Währung.',
  'Choose a language.': 'Wählen Sie eine Sprache.',
  'Choose a time zone.': 'Wählen Sie eine Zeitzone.',
  'Choose month and year.': 'Wählen Sie Monat und Jahr.',
  'Choose an image.': 'Wählen Sie ein Bild.',
  'Describe each image in words.': 'Beschreiben Sie jedes Bild in Worten.',
  'Choose a file.': 'Wählen Sie eine Datei.',
  'Choose what is wrong.': 'Wählen Sie aus, was nicht stimmt.',
  'Choose a time in the future, within a year.': 'Wählen Sie einen Zeitpunkt innerhalb des nächsten Jahres.',
  'You can only mention members of your company.': 'Sie können nur Mitglieder Ihres Unternehmens erwähnen.',
  'Choose a start, or mark it as flexible.': 'Wählen Sie einen Beginn oder geben Sie an, dass er flexibel ist.',
  'Choose someone who verifies employers.': 'Wählen Sie jemanden, der Unternehmen verifiziert.',
  'Choose permissions for a limited administrator, and only for one.':
    'Wählen Sie Rechte nur für Administratorinnen und Administratoren mit eingeschränkten Rechten.',
  'Enter a valid date.': 'Geben Sie ein gültiges Datum ein.',
  'Enter a valid date and time.': 'Geben Sie ein gültiges Datum mit Uhrzeit ein.',
  'Choose a skill from the list.': 'Wählen Sie Kenntnisse aus der Liste.',
  'Not an id.': 'Das ist keine Kennung.',
  'Not a public key.': 'Das ist kein öffentlicher Schlüssel.',
  'Not a secret of a browser.': 'Das ist kein Geheimnis eines Browsers.',
  'This can’t be in the past.': 'Das darf nicht in der Vergangenheit liegen.',
  'This can’t be before the start.': 'Das darf nicht vor dem Beginn liegen.',
  'This can’t be before the deadline.': 'Das darf nicht vor dem Ende der Bewerbungsfrist liegen.',
  'Don’t write everything in capitals.': 'Schreiben Sie nicht alles in Großbuchstaben.',
  'Leave pay and dates out of the title.': 'Nennen Sie im Titel weder Vergütung noch Daten.',
  'Give a reason.': 'Geben Sie einen Grund an.',
  'Choose each reason only once.': 'Wählen Sie jeden Grund nur einmal.',
  'Choose each record only once.': 'Wählen Sie jeden Eintrag nur einmal.',
  'Choose each document only once.': 'Wählen Sie jedes Dokument nur einmal.',
  'Choose each permission only once.': 'Wählen Sie jedes Recht nur einmal.',
  'At least the minimum.': 'Mindestens so viel wie das Minimum.',
  'At most {0} tags.': 'Höchstens {0} Schlagwörter.',
  'Use each group only once.': 'Nennen Sie jede Gruppe nur einmal.',
  'Use each state only once.': 'Nennen Sie jeden Status nur einmal.',
  'Enter a path of this site, such as /internships.':
    'Geben Sie einen Pfad dieser Website ein, zum Beispiel /internships.',
  'Use each tag only once.': 'Verwenden Sie jedes Schlagwort nur einmal.',
  'Use lower-case letters, digits and hyphens.': 'Verwenden Sie Kleinbuchstaben, Ziffern und Bindestriche.',
  'Use words of letters and digits.': 'Verwenden Sie Wörter aus Buchstaben und Ziffern.',
  'Use each question only once.': 'Verwenden Sie jede Frage nur einmal.',
  'Use each option only once.': 'Verwenden Sie jede Möglichkeit nur einmal.',
  'Explain the reason "other".': 'Erläutern Sie den Grund „anderer“.',
  'State the pay.': 'Geben Sie die Vergütung an.',
  'The maximum must be at least the minimum, and at most one and a half times as much.':
    'Der Höchstbetrag darf nicht unter dem Mindestbetrag und höchstens beim Anderthalbfachen liegen.',
  'Amounts are for paid internships and stipends.': 'Beträge gehören nur zu bezahlten Praktika und Stipendien.',
  'Explain why this internship may be unpaid.': 'Begründen Sie, warum dieses Praktikum unbezahlt sein darf.',
  'You can’t lower the pay once someone has applied.':
    'Sobald sich jemand beworben hat, können Sie die Vergütung nicht mehr senken.',
  'Choose a deadline {0} to {1} days from now.': 'Wählen Sie eine Bewerbungsfrist in {0} bis {1} Tagen.',
  'At most {0} days ahead.': 'Höchstens {0} Tage im Voraus.',
  '{0} to {1} days from now.': 'In {0} bis {1} Tagen.',
  'Explain why it takes longer than {0} weeks.': 'Begründen Sie, warum es länger als {0} Wochen dauert.',
  'Enter a location, or where the team is based.': 'Geben Sie einen Ort an oder wo das Team arbeitet.',
  'Enter a place or a link.': 'Geben Sie einen Ort oder einen Link an.',
  'A written agreement is required.': 'Ein schriftlicher Vertrag ist erforderlich.',
  'This link is not valid.': 'Dieser Link ist nicht gültig.',
  'Accept the terms of use in their current version.':
    'Stimmen Sie den Nutzungsbedingungen in der aktuellen Fassung zu.',
  'Accept the privacy notice in its current version.':
    'Stimmen Sie der Datenschutzerklärung in der aktuellen Fassung zu.',
  'A newer version is in force.': 'Es gilt eine neuere Fassung.',
  'To withdraw this, delete your account.': 'Um das zu widerrufen, löschen Sie Ihr Konto.',
  'Choose a password that does not contain your email address or the name in it.':
    'Wählen Sie ein Passwort, das weder Ihre E-Mail-Adresse noch den Namen darin enthält.',
  [`Choose a password that does not contain the name ${brand.name}.`]: `Wählen Sie ein Passwort, das den Namen ${brand.name} nicht enthält.`,
  'This password is too easy to guess. Use a few unrelated words.':
    'Dieses Passwort ist zu leicht zu erraten. Verwenden Sie einige Wörter, die nicht zusammengehören.',
  'Answer this question.': 'Beantworten Sie diese Frage.',
  'This question was not asked.': 'Diese Frage wurde nicht gestellt.',
  'Tick the box or leave it empty.': 'Kreuzen Sie das Feld an oder lassen Sie es leer.',
  'Write feedback.': 'Schreiben Sie eine Rückmeldung.',
  'Confirm that you have read the risk findings.': 'Bestätigen Sie, dass Sie die Hinweise auf Risiken gelesen haben.',
  'Send the version that you last read, such as "{0}".':
    'Senden Sie die Version, die Sie zuletzt gelesen haben, etwa „{0}“.',
  'Send a key of {0} to {1} characters: letters, digits, hyphens or underscores.':
    'Senden Sie einen Schlüssel aus {0} bis {1} Zeichen: Buchstaben, Ziffern, Bindestriche oder Unterstriche.',
};
