import type { pushTestEn } from './push-test-en.messages.ts';

export const pushTestDe: Record<keyof typeof pushTestEn, string> = {
  'pushTest.title': 'Benachrichtigungen testen',
  'pushTest.lead': 'Finden Sie heraus, ob Push-Benachrichtigungen Sie in diesem Browser erreichen.',
  'pushTest.browser': 'Dieser Browser',
  'pushTest.verdict.yes': 'Push-Benachrichtigungen erreichen Sie in diesem Browser',
  'pushTest.verdict.no': 'Push-Benachrichtigungen sind in diesem Browser ausgeschaltet',
  'pushTest.verdict.turnOn': 'Push-Benachrichtigungen einschalten',
  'pushTest.verdict.signIn': 'Zum Einschalten anmelden',
  'pushTest.checkAgain': 'Erneut prüfen',
  'pushTest.unchanged': 'Gerade geprüft: Es hat sich nichts geändert.',
  'pushTest.back': 'Zurück',
  'pushTest.back.settings': 'Benachrichtigungseinstellungen',
  'pushTest.details': 'Was wir geprüft haben',
  'pushTest.support': 'Browser',
  'pushTest.support.yes': 'Dieser Browser unterstützt Push-Benachrichtigungen.',
  'pushTest.permission': 'Erlaubnis',
  'pushTest.permission.granted': 'Sie erlauben dieser Seite, Benachrichtigungen zu zeigen.',
  'pushTest.permission.default': 'Ihr Browser hat Sie noch nicht gefragt.',
  'pushTest.permission.denied': 'Sie blockieren Benachrichtigungen dieser Seite.',
  'pushTest.worker': 'Hintergrunddienst',
  'pushTest.worker.active': 'Er ist eingerichtet und zeigt Benachrichtigungen, während diese Seite geschlossen ist.',
  'pushTest.worker.waiting':
    'Er ist eingerichtet. Eine neue Version startet, wenn Sie die anderen Seiten dieser Website schließen.',
  'pushTest.worker.none':
    'Er ist noch nicht eingerichtet. Das geschieht, wenn Sie Push-Benachrichtigungen einschalten.',
  'pushTest.subscription': 'Push in diesem Browser',
  'pushTest.subscription.yes': 'Dieser Browser hat eine Adresse für Push-Benachrichtigungen.',
  'pushTest.subscription.none': 'Ausgeschaltet.',
  'pushTest.local': 'In diesem Browser testen',
  'pushTest.local.text':
    'Ihr Browser zeigt selbst eine Benachrichtigung; gesendet wird nichts. Vielleicht bittet er zuerst um Erlaubnis.',
  'pushTest.local.asking': 'Ihr Browser fragt jetzt nach der Erlaubnis. Wählen Sie „Zulassen“.',
  'pushTest.local.action': 'Testbenachrichtigung zeigen',
  'pushTest.local.shown':
    'Die Benachrichtigung wurde gezeigt. Wenn Sie sie nicht sehen, prüfen Sie, ob Ihr Gerät nicht im Ruhemodus ist und Benachrichtigungen dieses Browsers erlaubt.',
  'pushTest.local.body': 'Benachrichtigungen funktionieren in diesem Browser.',
  'pushTest.real': 'Einen Test an sich selbst senden',
  'pushTest.real.text':
    'Er geht an jedes Gerät, auf dem Push-Benachrichtigungen eingeschaltet sind, bis zu fünfmal in der Stunde.',
  'pushTest.real.action': 'Test an meine Geräte senden',
  'pushTest.real.settings': 'In den Einstellungen einschalten',
  'pushTest.real.arrived': 'Sie ist in diesem Browser angekommen.',
};
