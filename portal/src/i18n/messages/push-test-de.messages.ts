import type { pushTestEn } from './push-test-en.messages.ts';

export const pushTestDe: Record<keyof typeof pushTestEn, string> = {
  'pushTest.title': 'Benachrichtigungen testen',
  'pushTest.lead':
    'Sehen Sie, ob Push-Benachrichtigungen Sie in diesem Browser erreichen, und was Sie ändern können, wenn nicht.',
  'pushTest.browser': 'Dieser Browser',
  'pushTest.support': 'Browser',
  'pushTest.support.yes': 'Dieser Browser unterstützt Push-Benachrichtigungen.',
  'pushTest.permission': 'Erlaubnis',
  'pushTest.permission.granted': 'Sie erlauben dieser Seite, Benachrichtigungen zu zeigen.',
  'pushTest.permission.default':
    'Sie wurden noch nicht gefragt. Der Test auf dieser Seite fragt, wenn Sie die Schaltfläche drücken.',
  'pushTest.permission.denied': 'Sie blockieren Benachrichtigungen dieser Seite.',
  'pushTest.worker': 'Bei geschlossener Seite',
  'pushTest.worker.active': 'Benachrichtigungen können ankommen.',
  'pushTest.worker.waiting':
    'Benachrichtigungen können ankommen. Eine neue Version startet, wenn Sie die anderen Seiten dieser Website schließen.',
  'pushTest.worker.none': 'Benachrichtigungen können noch nicht ankommen. Der Test auf dieser Seite ändert das.',
  'pushTest.subscription': 'Push in diesem Browser',
  'pushTest.subscription.yes': 'Eingeschaltet: Dieser Browser hat eine Adresse für Push-Benachrichtigungen.',
  'pushTest.subscription.none': 'Ausgeschaltet. Schalten Sie es in Ihren Einstellungen ein.',
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
  'pushTest.real.settings': 'In den Einstellungen einschalten',
  'pushTest.real.signIn': 'Anmelden, um eine zu senden',
  'pushTest.real.arrived': 'Sie ist in diesem Browser angekommen.',
};
