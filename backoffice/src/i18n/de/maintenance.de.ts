import type { maintenanceEn } from '../en/maintenance.en.ts';

export const maintenanceDe: Record<keyof typeof maintenanceEn, string> = {
  'maintenance.title': 'Wartung',
  'maintenance.intro':
    'Hier prüfen oder ändern Sie alle Datensätze auf einmal. Das läuft im Hintergrund: Sie können die Seite verlassen und später wiederkommen. Alles, was hier passiert, steht im Protokoll.',
  'maintenance.kind.creation_dates': 'Erstellungsdaten',
  'maintenance.kind.search_index': 'Suchindex',
  'maintenance.kind.matches': 'Lebenslauf-Abgleiche',
  'maintenance.kind.links': 'Links externer Stellen',
  'maintenance.kind.files': 'Dateien',
  'maintenance.kind.unused_files': 'Ungenutzte Dateien',
  'maintenance.help.creation_dates':
    'Findet Datensätze, deren Erstellungsdatum fehlt, als Text gespeichert ist oder in der Zukunft liegt. Das richtige Datum ergibt sich aus der Kennung des Datensatzes, sonst aus dem ersten bekannten Ereignis, sonst aus der letzten Änderung. Es lässt sich 30 Tage lang rückgängig machen.',
  'maintenance.help.search_index':
    'Baut den Suchindex der Praktika aus den gespeicherten Daten neu auf. Die Suche funktioniert währenddessen weiter.',
  'maintenance.help.matches':
    'Vergleicht die Lebensläufe aller laufenden Bewerbungen erneut mit ihren Praktika. Beendete Bewerbungen behalten den Abgleich, mit dem entschieden wurde.',
  'maintenance.help.links':
    'Öffnet jetzt die Links aller gelisteten Stellen, eine Website nach der anderen. Außerdem werden alle Links jeden Tag automatisch geprüft.',
  'maintenance.help.files':
    'Liest jede hochgeladene Datei und vergleicht sie mit der Prüfsumme, die beim Hochladen gespeichert wurde.',
  'maintenance.help.unused_files':
    'Findet Dateien, die zu keinem Datensatz gehören, etwa Reste eines abgebrochenen Uploads, und die mindestens eine Woche alt sind. Das Löschen lässt sich nicht rückgängig machen.',
  'maintenance.look.creation_dates': 'Falsche Erstellungsdaten suchen',
  'maintenance.look.unused_files': 'Ungenutzte Dateien suchen',
  'maintenance.start.creation_dates': 'Falsche Erstellungsdaten korrigieren',
  'maintenance.start.search_index': 'Index neu aufbauen',
  'maintenance.start.matches': 'Erneut vergleichen',
  'maintenance.start.links': 'Links jetzt prüfen',
  'maintenance.start.files': 'Dateien prüfen',
  'maintenance.start.unused_files': 'Ungenutzte Dateien löschen',
  'maintenance.confirmTitle.creation_dates': 'Alle falschen Erstellungsdaten korrigieren?',
  'maintenance.confirmTitle.unused_files': 'Alle ungenutzten Dateien löschen?',
  'maintenance.confirmHelp.unused_files':
    '„Ungenutzte Dateien suchen“ zeigt, welche Dateien gelöscht würden. Sind es viele, prüfen Sie zuerst, ob die Dateien dieses Servers zu seiner Datenbank gehören. Das Löschen lässt sich nicht rückgängig machen.',
  'maintenance.confirmHelp.creation_dates':
    '„Falsche Erstellungsdaten suchen“ zeigt, was geändert würde. Sie können jederzeit abbrechen und die Änderungen 30 Tage lang rückgängig machen.',
  'maintenance.confirmBack': 'Zurück',
  'maintenance.cancel': 'Abbrechen',
  'maintenance.undo': '%{smart_count} Änderung rückgängig machen |||| %{smart_count} Änderungen rückgängig machen',
  'maintenance.never': 'Noch nie gestartet.',
  'maintenance.waiting': 'Startet gleich.',
  'maintenance.checked': '%{smart_count} von %{total} erledigt.',
  'maintenance.problems': '%{smart_count} Problem gefunden. |||| %{smart_count} Probleme gefunden.',
  'maintenance.nothingWrong.creation_dates': 'Alle Erstellungsdaten stimmen.',
  'maintenance.nothingWrong.unused_files': 'Jede Datei wird genutzt oder ist jünger als eine Woche.',
  'maintenance.wouldChange.creation_dates':
    '%{smart_count} Erstellungsdatum würde korrigiert. |||| %{smart_count} Erstellungsdaten würden korrigiert.',
  'maintenance.wouldChange.unused_files':
    '%{smart_count} Datei würde gelöscht. |||| %{smart_count} Dateien würden gelöscht.',
  'maintenance.changed.creation_dates':
    '%{smart_count} Erstellungsdatum korrigiert. |||| %{smart_count} Erstellungsdaten korrigiert.',
  'maintenance.changed.unused_files': '%{smart_count} Datei gelöscht. |||| %{smart_count} Dateien gelöscht.',
  'maintenance.unknown':
    'Für %{smart_count} Datensatz ist kein Datum bekannt; er bleibt unverändert. |||| Für %{smart_count} Datensätze ist kein Datum bekannt; sie bleiben unverändert.',
  'maintenance.undoneCount': '%{smart_count} von %{changed} Änderungen rückgängig gemacht.',
  'maintenance.findings': 'Gefunden',
  'maintenance.record': 'Datensatz',
  'maintenance.before': 'Gespeichert',
  'maintenance.after': 'Richtig',
  'maintenance.storedOn': 'Gespeichert am',
  'maintenance.reason': 'Grund',
  'maintenance.outcome': 'Ergebnis',
  'maintenance.missing': 'fehlt',
  'maintenance.none': 'nicht bekannt',
  'maintenance.more': 'Mehr anzeigen',
  'maintenanceLookState.queued': 'Wartet',
  'maintenanceLookState.running': 'Sucht',
  'maintenanceLookState.succeeded': 'Gesucht, nichts geändert',
  'maintenanceLookState.failed': 'Wegen eines Fehlers abgebrochen',
  'maintenanceLookState.cancelled': 'Abgebrochen',
  'maintenanceLookState.undoing': 'Wird rückgängig gemacht',
  'maintenanceLookState.undone': 'Rückgängig gemacht',
  'maintenanceReason.object_id': 'Aus der Kennung des Datensatzes',
  'maintenanceReason.first_event': 'Aus dem ersten Ereignis',
  'maintenanceReason.updated_at': 'Aus der letzten Änderung',
  'maintenanceReason.unknown': 'Kein Datum bekannt',
  'maintenanceReason.file_missing': 'Die Datei fehlt',
  'maintenanceReason.file_different': 'Die Datei ist nicht mehr dieselbe wie beim Hochladen',
  'maintenanceReason.file_unused': 'Kein Datensatz verwendet sie',
  'maintenanceReason.link_broken': 'Der Link ist defekt',
  'maintenanceReason.match_failed': 'Der Lebenslauf ließ sich nicht vergleichen',
  'maintenanceOutcome.reported': 'Unverändert',
  'maintenanceOutcome.changed': 'Korrigiert',
  'maintenanceOutcome.deleted': 'Gelöscht',
  'maintenanceOutcome.skipped': 'Inzwischen geändert, daher übersprungen',
  'maintenanceOutcome.undone': 'Rückgängig gemacht',
};
