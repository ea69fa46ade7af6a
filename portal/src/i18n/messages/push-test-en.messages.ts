export const pushTestEn = {
  'pushTest.title': 'Test notifications',
  'pushTest.lead': 'See whether push notifications can reach you in this browser, and what to change if they can’t.',
  'pushTest.browser': 'This browser',
  'pushTest.support': 'Browser',
  'pushTest.support.yes': 'This browser supports push notifications.',
  'pushTest.permission': 'Permission',
  'pushTest.permission.granted': 'You allow this site to show notifications.',
  'pushTest.permission.default': 'You have not been asked yet. The test on this page asks when you press its button.',
  'pushTest.permission.denied': 'You block notifications from this site.',
  'pushTest.worker': 'While this site is closed',
  'pushTest.worker.active': 'Notifications can arrive.',
  'pushTest.worker.waiting':
    'Notifications can arrive. A new version starts when you close the other pages of this site.',
  'pushTest.worker.none': 'Notifications can’t arrive yet. The test on this page changes that.',
  'pushTest.subscription': 'Push in this browser',
  'pushTest.subscription.yes': 'It is on: this browser has an address for push notifications.',
  'pushTest.subscription.none': 'It is off. Turn it on in your settings.',
  'pushTest.local': 'Test in this browser',
  'pushTest.local.text':
    'Shows a notification without sending anything. If you haven’t been asked yet, your browser asks for permission.',
  'pushTest.local.action': 'Show a test notification',
  'pushTest.local.shown':
    'The notification was shown. If you don’t see it, check that your device is not in a do-not-disturb mode and allows notifications from this browser.',
  'pushTest.local.body': 'Notifications work in this browser.',
  'pushTest.real': 'Send a push notification to yourself',
  'pushTest.real.text':
    'It goes to every device where you have turned push notifications on. You can do this five times an hour.',
  'pushTest.real.action': 'Send a test to my devices',
  'pushTest.real.settings': 'Turn them on in your settings',
  'pushTest.real.signIn': 'Sign in to send one',
  'pushTest.real.arrived': 'It has arrived in this browser.',
};
