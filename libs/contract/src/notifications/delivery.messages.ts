import type { DeliveryReason, DeliveryState } from './delivery.contract.ts';

type DeliveryMessages = Readonly<Record<DeliveryState | DeliveryReason, string>>;

/** What became of a delivery, and why, for its recipient and for administrators. */
export const deliveryMessages: Readonly<Record<'en' | 'de', DeliveryMessages>> = {
  en: {
    pending: 'Waiting to be sent',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Not sent',
    suppressed: 'Not sent',
    expired: 'Not sent',
    switched_off: 'This is turned off in the notification settings.',
    account_suspended: 'The account was suspended.',
    no_device: 'No device is set up for push notifications.',
    quiet_hours: 'It was during quiet hours.',
    daily_limit: 'The daily limit for push notifications was reached.',
    read_already: 'It had been read in the inbox before the summary was sent.',
    not_accepted: 'The mail server didn’t accept it.',
    push_refused: 'The push service of the browser didn’t accept it.',
    push_unavailable: 'The push service of the browser didn’t answer.',
    device_gone: 'The device no longer receives push notifications.',
    interrupted: 'Sending was interrupted, so it may have arrived.',
    returned: 'The email came back: the address didn’t accept it.',
    address_bounced: 'Emails to this address came back, so we stopped sending notifications there.',
    address_complained: 'An email was reported as spam, so we stopped sending notifications to this address.',
    too_late: 'It couldn’t be sent in time.',
    cancelled: 'It was cancelled before it was sent.',
    undone: 'The change it was about was undone before it was sent.',
    superseded: 'A newer notification replaced it before it was sent.',
  },
  de: {
    pending: 'Wird noch gesendet',
    sending: 'Wird gerade gesendet',
    sent: 'Gesendet',
    failed: 'Nicht gesendet',
    suppressed: 'Nicht gesendet',
    expired: 'Nicht gesendet',
    switched_off: 'In den Benachrichtigungseinstellungen ausgeschaltet.',
    account_suspended: 'Das Konto war gesperrt.',
    no_device: 'Für Push-Benachrichtigungen ist kein Gerät eingerichtet.',
    quiet_hours: 'Es war Ruhezeit.',
    daily_limit: 'Das Tageslimit für Push-Benachrichtigungen war erreicht.',
    read_already: 'Sie war schon gelesen, bevor die Zusammenfassung gesendet wurde.',
    not_accepted: 'Der Mailserver hat die E-Mail nicht angenommen.',
    push_refused: 'Der Push-Dienst des Browsers hat sie nicht angenommen.',
    push_unavailable: 'Der Push-Dienst des Browsers hat nicht geantwortet.',
    device_gone: 'Das Gerät empfängt keine Push-Benachrichtigungen mehr.',
    interrupted: 'Das Senden wurde unterbrochen. Vielleicht ist sie trotzdem angekommen.',
    returned: 'Die E-Mail kam zurück: Die Adresse hat sie nicht angenommen.',
    address_bounced: 'E-Mails an diese Adresse kamen zurück. Deshalb senden wir keine Benachrichtigungen mehr dorthin.',
    address_complained:
      'Eine E-Mail wurde als Spam gemeldet. Deshalb senden wir keine Benachrichtigungen mehr an diese Adresse.',
    too_late: 'Sie konnte nicht rechtzeitig gesendet werden.',
    cancelled: 'Sie wurde vor dem Senden abgebrochen.',
    undone: 'Die Änderung, um die es ging, wurde vor dem Senden rückgängig gemacht.',
    superseded: 'Eine neuere Benachrichtigung hat sie vor dem Senden ersetzt.',
  },
};

/** Returns what became of a delivery, with the reason if there is one. */
export function deliveryMessage(state: DeliveryState, reason: DeliveryReason | null, locale: string): string {
  const messages = deliveryMessages[locale.startsWith('de') ? 'de' : 'en'];
  return reason ? `${messages[state]}. ${messages[reason]}` : messages[state];
}
