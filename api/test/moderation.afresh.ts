import type { LabelledText } from './moderation.texts.ts';

/*
 * Written after the rules had been widened once, of which they then found 5 of the 21 findings here. They were widened again
 * with these at hand, so that what they find here now says little about the next text.
 */
export const afresh: readonly LabelledText[] = [
  ['There is a charge of 25 euros for checking your papers.', { fee: '25 euros' }],
  ['Students put down 200 dollars, which they get back at the end.', { fee: '200 dollars' }],
  ['The work clothes are yours for 79 EUR.', { fee: '79 EUR' }],
  ['A d e p o s i t is taken from every new intern.', { fee: 'd e p o s i t' }],
  ['Für Ihre Registrierung berechnen wir einmalig 29 Euro.', { fee: '29 Euro' }],
  ['Du kaufst vorab unser Lernpaket im Wert von 120 €.', { fee: '120 €' }],
  ['Tell us the number on your passport so that we can reserve the room.', { identity_numbers: 'passport' }],
  ['A selfie with your identity card is part of the application.', { identity_numbers: 'identity card' }],
  ['Type your PIN into the form so that we can pay you faster.', { identity_numbers: 'PIN' }],
  ['Wir benötigen vor dem Gespräch die Daten deiner Bankkarte.', { identity_numbers: 'Bankkarte' }],
  [
    'Parcels and envelopes with notes arrive at your home, and you bring them to our agent.',
    { money_handling: 'notes' },
  ],
  ['Your task is to top up Steam cards and read us the numbers.', { money_handling: 'Steam cards' }],
  ['Transfer what customers pay you to a wallet that we name; you keep 5 %.', { money_handling: 'wallet' }],
  ['Auf deinem Konto gehen Beträge ein, die du an uns weiterreichst.', { money_handling: 'Konto' }],
  ['Nobody will test you: sign today and you are in.', { no_interview: 'sign today' }],
  ['Wir nehmen jeden, ganz ohne Gespräch.', { no_interview: 'ohne Gespräch' }],
  ['You can reach the boss on WhаtsApp only.', { chat_only: 'Wh' }],
  ['Schick uns eine Nachricht auf Signal, dann geht alles schnell.', { chat_only: 'Signal' }],
  ['Click here to apply: https://rb.gy/x81kd', { url_shortener: 'rb.gy/x81kd' }],
  ['Papers go to startnow.team@outlook.com please.', { free_mail: 'outlook.com', foreign_domain: 'outlook.com' }],
  ['Interns receive 14 euros an hour and a free lunch.', {}],
  ['You pay attention to detail, and 20 euros a month go towards your gym.', {}],
  ['You will transfer 300 records from paper to our database.', {}],
  ['The museum costs 12 euros for visitors; you come in for free.', {}],
  ['You help visitors who lost an identity card or a passport.', {}],
  ['You test the PIN pad of a new coffee machine.', {}],
  ['Your mentor shows you how we exchange data with banks.', {}],
  ['You interview ten users in their first week.', {}],
  ['Wir zahlen 1.100 Euro im Monat und dein Bahnticket.', {}],
  ['Du baust einen Chat wie WhatsApp, nur kleiner.', {}],
];
