import type { reportsEn } from './reports-en.messages.ts';

export const reportsDe: Record<keyof typeof reportsEn, string> = {
  'report.what': 'Was stimmt nicht?',
  'report.choose': 'Bitte wählen …',
  'report.text': 'Was ist Ihnen aufgefallen?',
  'report.textHint': 'Je genauer, desto schneller können wir handeln. Bitte nennen Sie keine Daten anderer Menschen.',
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
