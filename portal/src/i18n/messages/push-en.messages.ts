export const pushEn = {
  'push.title': 'Push notifications',
  'push.about.intern':
    'We can tell you about decisions, interviews, offers and deadlines even when this site is closed.',
  'push.about.employer':
    'We can tell you about applications waiting for your answer, answers to your offers and mentions in notes even when this site is closed.',
  'push.about.reviewer': 'We can tell you that you were mentioned in a note even when this site is closed.',
  'push.about.admin': 'We can tell you about reported content and overdue reviews even when this site is closed.',
  'push.about.news': 'We can tell you about news and announcements even when this site is closed.',
  'push.about':
    'A push notification says what kind of news there is, and never names anyone. We send at most five a day, and none during your quiet hours.',
  'push.next': 'When you press the button, your browser asks for permission. Choose “Allow”.',
  'push.on': 'Turn on in this browser',
  'push.off': 'Turn off in this browser',
  'push.state.on': 'On in this browser',
  'push.state.off': 'Off in this browser',
  'push.state.ended': 'This browser no longer receives your push notifications',
  'push.state.ended.text':
    'It was removed from your devices, was signed out, or belongs to another account. Turn push notifications on again to receive yours here.',
  'push.state.denied': 'Push notifications are blocked in this browser',
  'push.dismissed': 'Your browser’s question was closed without an answer. Press the button again when you’re ready.',
  'push.other': 'This browser receives push notifications for another account',
  'push.other.text':
    'A browser can receive them for one account only. If you continue, the other account no longer gets push notifications here.',
  'push.other.confirm': 'Use for my account instead',
  'push.other.cancel': 'Leave as it is',
  'push.unsupported': 'Push notifications don’t work here',
  'push.unsupported.insecure': 'They need a secure connection. Open this site with https.',
  'push.unsupported.home_screen':
    'On iPhone and iPad, add this site to your home screen first: open it in Safari, tap Share, then “Add to Home Screen”. Open it from there and turn on push notifications in your settings.',
  'push.unsupported.browser':
    'This browser or this version of it doesn’t support them. A private window doesn’t either. Try a current version of Chrome, Edge, Firefox or Safari.',
  'push.unsupported.server': 'This server doesn’t send push notifications.',
  'push.allow.chromium':
    'To allow them, select the icon to the left of the address, and set “Notifications” to “Allow”.',
  'push.allow.firefox':
    'To allow them, select the crossed-out speech bubble to the left of the address, and remove the block.',
  'push.allow.safari':
    'To allow them, open Safari’s settings, then “Websites” and “Notifications”. Choose “Allow” for this site.',
  'push.allow.ios':
    'To allow them, open the Settings app, then “Notifications”. Choose this site’s app and turn on “Allow Notifications”.',
  'push.allow.android':
    'To allow them, tap the icon to the left of the address, then “Permissions” and “Notifications”. If that changes nothing, allow notifications for the browser in Android’s settings.',
  'push.allow.other': 'To allow them, look for notifications in your browser’s settings for this site.',
  'push.devices': 'Other devices that receive your push notifications',
  'push.device.unknown': 'Unknown device',
  'push.device.app': 'App',
  'push.device.since': 'since {when}',
  'push.device.remove': 'Remove',
  'push.failed': 'We couldn’t turn on push in this browser. Try again.',
  'push.why': 'Find out what stops it',
  'push.test': 'Test push notifications',
  'offline.title': 'You’re offline',
  'offline.lead': 'This page couldn’t be loaded. Check your connection and try again.',
  'offline.retry': 'Try again',
};
