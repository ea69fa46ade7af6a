import type { dataRequestsEn } from '../en/data-requests.en.ts';

export const dataRequestsDe: Record<keyof typeof dataRequestsEn, string> = {
  'menu.dataRequests': 'Datenanfragen',
  'dataRequests.title': 'Anfragen zu persönlichen Daten',
  'dataRequests.intro':
    'Kopien von Daten und Löschungen von Konten, um die jemand gebeten hat. Beides läuft von selbst; eine Löschung können Sie anhalten, bis sie geschieht.',
  'dataRequests.person': 'Person',
  'dataRequests.role': 'Rolle',
  'dataRequests.kind': 'Anfrage',
  'dataRequests.state': 'Status',
  'dataRequests.requested': 'Angefragt',
  'dataRequests.next': 'Wie es weitergeht',
  'dataRequests.deletes': 'Das Konto wird gelöscht:',
  'dataRequests.available': 'Kann heruntergeladen werden bis',
  'dataRequests.actions': 'Aktionen',
  'dataRequests.cancel': 'Löschung anhalten',
  'dataRequests.cancelTitle': 'Löschung von %{email} anhalten?',
  'dataRequests.cancelHelp': 'Das Konto bleibt, wie es ist. Ihre Notiz steht im Protokoll.',
  'dataRequests.cancelled': 'Löschung angehalten',
  'dataRequests.empty': 'Noch keine Anfragen',
  'dataRequests.emptyHelp': 'Hier erscheinen die Anfragen, die jemand in seinen Einstellungen stellt.',
};
