import type { pushEn } from './push-en.messages.ts';

export const pushDe: Record<keyof typeof pushEn, string> = {
  'push.title': 'Push-Benachrichtigungen',
  'push.about.intern':
    'Wir können Sie über Entscheidungen, Gespräche, Angebote und Fristen informieren, auch wenn diese Seite geschlossen ist.',
  'push.about.employer':
    'Wir können Sie über überfällige Antworten, Reaktionen auf Ihre Angebote und Erwähnungen in Notizen informieren, auch wenn diese Seite geschlossen ist.',
  'push.about.reviewer':
    'Wir können Sie informieren, wenn Sie in einer Notiz erwähnt werden, auch wenn diese Seite geschlossen ist.',
  'push.about.admin':
    'Wir können Sie über neue Meldungen und überfällige Prüfungen informieren, auch wenn diese Seite geschlossen ist.',
  'push.about.news':
    'Wir können Sie über Neuigkeiten und Ankündigungen informieren, auch wenn diese Seite geschlossen ist.',
  'push.about':
    'Eine Push-Benachrichtigung sagt, welche Art von Neuigkeit es gibt, und nennt nie jemanden beim Namen. Wir senden höchstens fünf am Tag und keine in Ihrer Ruhezeit.',
  'push.next': 'Wenn Sie die Schaltfläche drücken, bittet Ihr Browser um Erlaubnis. Wählen Sie „Zulassen“.',
  'push.on': 'In diesem Browser einschalten',
  'push.off': 'In diesem Browser ausschalten',
  'push.state.on': 'In diesem Browser eingeschaltet',
  'push.state.off': 'In diesem Browser ausgeschaltet',
  'push.state.ended': 'Dieser Browser empfängt Ihre Push-Benachrichtigungen nicht mehr',
  'push.state.ended.text':
    'Er wurde aus Ihren Geräten entfernt, abgemeldet oder gehört zu einem anderen Konto. Schalten Sie Push-Benachrichtigungen wieder ein, um Ihre hier zu erhalten.',
  'push.state.denied': 'Push-Benachrichtigungen sind in diesem Browser blockiert',
  'push.dismissed':
    'Die Frage Ihres Browsers wurde ohne Antwort geschlossen. Drücken Sie die Schaltfläche noch einmal, wenn Sie so weit sind.',
  'push.other': 'Dieser Browser empfängt Push-Benachrichtigungen für ein anderes Konto',
  'push.other.text':
    'Ein Browser kann sie nur für ein Konto empfangen. Wenn Sie fortfahren, erhält das andere Konto hier keine Push-Benachrichtigungen mehr.',
  'push.other.confirm': 'Stattdessen für mein Konto verwenden',
  'push.other.cancel': 'So lassen',
  'push.unsupported': 'Push-Benachrichtigungen funktionieren hier nicht',
  'push.unsupported.insecure': 'Sie brauchen eine sichere Verbindung. Öffnen Sie diese Seite mit https.',
  'push.unsupported.home_screen':
    'Legen Sie diese Seite auf iPhone und iPad zuerst auf den Home-Bildschirm: Öffnen Sie sie in Safari, tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffnen Sie sie von dort und schalten Sie Push-Benachrichtigungen in Ihren Einstellungen ein.',
  'push.unsupported.browser':
    'Dieser Browser oder diese Version unterstützt sie nicht. Ein privates Fenster auch nicht. Versuchen Sie eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
  'push.unsupported.server': 'Dieser Server sendet keine Push-Benachrichtigungen.',
  'push.allow.chromium':
    'Um sie zu erlauben, klicken Sie auf das Symbol links von der Adresse und stellen Sie „Benachrichtigungen“ auf „Zulassen“.',
  'push.allow.firefox':
    'Um sie zu erlauben, klicken Sie auf die durchgestrichene Sprechblase links von der Adresse und entfernen Sie die Blockierung.',
  'push.allow.safari':
    'Um sie zu erlauben, öffnen Sie die Einstellungen von Safari, dann „Websites“ und „Mitteilungen“. Wählen Sie für diese Seite „Erlauben“.',
  'push.allow.ios':
    'Um sie zu erlauben, öffnen Sie die App „Einstellungen“, dann „Mitteilungen“. Wählen Sie die App dieser Seite und schalten Sie „Mitteilungen erlauben“ ein.',
  'push.allow.android':
    'Um sie zu erlauben, tippen Sie auf das Symbol links von der Adresse, dann auf „Berechtigungen“ und „Benachrichtigungen“. Wenn das nichts ändert, erlauben Sie dem Browser Benachrichtigungen in den Einstellungen von Android.',
  'push.allow.other':
    'Um sie zu erlauben, suchen Sie in den Einstellungen Ihres Browsers für diese Seite nach Benachrichtigungen.',
  'push.devices': 'Andere Geräte, die Ihre Push-Benachrichtigungen empfangen',
  'push.device.unknown': 'Unbekanntes Gerät',
  'push.device.app': 'App',
  'push.device.since': 'seit {when}',
  'push.device.remove': 'Entfernen',
  'push.failed': 'Push ließ sich in diesem Browser nicht einschalten. Versuchen Sie es noch einmal.',
  'push.why': 'Nachsehen, woran es liegt',
  'push.test': 'Push-Benachrichtigungen testen',
  'offline.title': 'Sie sind offline',
  'offline.lead':
    'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  'offline.retry': 'Noch einmal versuchen',
};
