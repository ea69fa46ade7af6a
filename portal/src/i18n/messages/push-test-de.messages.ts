import type { pushTestEn } from './push-test-en.messages.ts';

export const pushTestDe: Record<keyof typeof pushTestEn, string> = {
  'pushTest.title': 'Benachrichtigungen testen',
  'pushTest.lead':
    'Prüfen Sie, ob Push-Benachrichtigungen in diesem Browser ankommen, und was Sie sonst ändern können.',
  'pushTest.browser': 'Dieser Browser',
  'pushTest.verdict.yes': 'Push-Benachrichtigungen erreichen Sie in diesem Browser',
  'pushTest.verdict.no': 'Push-Benachrichtigungen erreichen Sie in diesem Browser noch nicht',
  'pushTest.verdict.turnOn': 'In den Einstellungen einschalten',
  'pushTest.verdict.signIn': 'Anmelden, um sie einzuschalten',
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
    'Zeigt eine Benachrichtigung, ohne etwas zu senden. Wenn Sie noch nicht gefragt wurden, bittet Ihr Browser um Erlaubnis.',
  'pushTest.local.action': 'Testbenachrichtigung zeigen',
  'pushTest.local.shown':
    'Die Benachrichtigung wurde gezeigt. Wenn Sie sie nicht sehen, prüfen Sie, ob Ihr Gerät nicht im Ruhemodus ist und Benachrichtigungen dieses Browsers erlaubt.',
  'pushTest.local.body': 'Benachrichtigungen funktionieren in diesem Browser.',
  'pushTest.real': 'Sich selbst eine Push-Benachrichtigung senden',
  'pushTest.real.text':
    'Sie geht an jedes Gerät, auf dem Sie Push-Benachrichtigungen eingeschaltet haben. Das geht fünfmal in der Stunde.',
  'pushTest.real.action': 'Test an meine Geräte senden',
  'pushTest.real.none':
    'Push-Benachrichtigungen sind auf keinem Ihrer Geräte eingeschaltet, daher gibt es keins für einen Test.',
  'pushTest.real.settings': 'In den Einstellungen einschalten',
  'pushTest.real.signIn': 'Anmelden, um eine zu senden',
  'pushTest.real.arrived': 'Sie ist in diesem Browser angekommen.',
};
