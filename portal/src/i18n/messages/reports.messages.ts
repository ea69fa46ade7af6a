export const reportsEn = {
  'report.what': 'What is wrong?',
  'report.choose': 'Choose …',
  'report.text': 'Tell us what you noticed',
  'report.textHint':
    'At least 20 characters. The more detail, the faster we can act. Don’t include other people’s personal data.',
  'report.send': 'Send report',
  'report.sent': 'Thank you. We’ll look into this within 24 hours.',
  'report.code.scam': 'It looks like a scam',
  'report.code.fee': 'It asks for money',
  'report.code.misleading': 'It is misleading',
  'report.code.discrimination': 'It is discriminatory',
  'report.code.duplicate': 'It’s listed twice',
  'report.code.harassment': 'Harassment',
  'report.code.other': 'Something else',
};

export const reportsDe: Record<keyof typeof reportsEn, string> = {
  'report.what': 'Was stimmt nicht?',
  'report.choose': 'Grund wählen …',
  'report.text': 'Was ist Ihnen aufgefallen?',
  'report.textHint':
    'Mindestens 20 Zeichen. Je genauer, desto schneller können wir handeln. Nennen Sie keine personenbezogenen Daten anderer.',
  'report.send': 'Meldung senden',
  'report.sent': 'Danke. Wir prüfen das innerhalb von 24 Stunden.',
  'report.code.scam': 'Es sieht nach Betrug aus',
  'report.code.fee': 'Es verlangt Geld',
  'report.code.misleading': 'Es führt in die Irre',
  'report.code.discrimination': 'Es diskriminiert',
  'report.code.duplicate': 'Steht doppelt hier',
  'report.code.harassment': 'Belästigung',
  'report.code.other': 'Etwas anderes',
};
