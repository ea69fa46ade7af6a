import type { LabelledText } from './moderation.texts.ts';

/*
 * Plain words of dishonest and of honest people, written before the rules were read and kept out of their making. Before the
 * rules were last widened they found 14 of the 21 findings here, after it 18, without a false alarm on the 10 honest texts:
 * what is asked for in words of its own is for the eyes of the people who decide.
 */
export const plain: readonly LabelledText[] = [
  ['Before day one we ask every intern for a contribution of 60 euros towards the training room.', { fee: '60 euros' }],
  ['The starter package has to be bought from us and costs $149.', { fee: '$149' }],
  ['Your place is only reserved once our office has received 90 pounds from you.', { fee: '90 pounds' }],
  ['The certificate course comes first; applicants cover its price of 240 EUR on their own.', { fee: '240 EUR' }],
  ['Für Unterlagen und Prüfung überweist du uns vorher 45 Euro.', { fee: '45 Euro' }],
  ['Die Kosten der Einschulung in Höhe von 180 € tragen die Praktikanten.', { fee: '180 €' }],
  ['Bei Zusage wird eine Kaution fällig, die du nach drei Monaten wieder bekommst.', { fee: 'Kaution' }],
  ['Attach a scan of both sides of your ID to the application.', { identity_numbers: 'ID' }],
  ['So that wages arrive on time, put your sort code and account number in the cover note.', { identity_numbers: 'account number' }], // prettier-ignore
  ['Bitte nenne uns schon in der Bewerbung deine Steuernummer und die Kontoverbindung.', { identity_numbers: 'Steuernummer' }], // prettier-ignore
  ['Ein Foto deines Reisepasses schickst du gleich mit.', { identity_numbers: 'Reisepass' }],
  ['Clients pay into your account, and the same evening you send the sum on to our partner abroad.', { money_handling: 'your account' }], // prettier-ignore
  ['You cash the cheques we post to you and keep a tenth.', { money_handling: 'cheques' }],
  ['Du nimmst Zahlungen unserer Kunden privat entgegen und kaufst dafür Bitcoin.', { money_handling: 'Bitcoin' }],
  ['We do not waste your time with talks: whoever writes to us first gets the place.', { no_interview: 'gets the place' }], // prettier-ignore
  ['Ein Vorstellungsgespräch gibt es bei uns nicht, du fängst sofort an.', { no_interview: 'Vorstellungsgespräch' }],
  ['Questions and applications go exclusively through our Telegram group.', { chat_only: 'Telegram' }],
  ['Bewirb dich per WhatsApp, E-Mails lesen wir nicht.', { chat_only: 'WhatsApp' }],
  ['The full description is behind https://tinyurl.com/intern-now', { url_shortener: 'tinyurl.com' }],
  ['Die Bewerbung geht an praktikum.wien2026@gmx.at.', { free_mail: 'gmx.at', foreign_domain: 'gmx.at' }],

  ['We pay for your training, 400 euros a year, and you choose the course.', {}],
  ['You never pay anything to us, neither for the laptop nor for the course.', {}],
  ['You help our accountants to check invoices and to match payments of customers.', {}],
  ['Please do not send passport copies or bank details; we ask for them after signing.', {}],
  ['In the second interview you meet the team; there is no test and no trial day.', {}],
  ['You look after our Telegram and WhatsApp channels and write their texts.', {}],
  ['Das Deutschlandticket zu 58 Euro im Monat übernehmen wir.', {}],
  ['Du prüfst Überweisungen und Rechnungen gemeinsam mit der Buchhaltung.', {}],
  ['Nach dem Vorstellungsgespräch bekommst du innerhalb von drei Tagen Bescheid.', {}],
  ['Our shop sells prepaid cards; you design their packaging.', {}],
];
