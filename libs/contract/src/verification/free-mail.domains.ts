/** Domains where everybody gets an address: they prove no company. */
// prettier-ignore
export const freeMailDomains: ReadonlySet<string> = new Set([
  '163.com', 'aol.com', 'aon.at', 'bluewin.ch', 'email.cz', 'fastmail.com', 'free.fr', 'freemail.hu', 'freenet.de',
  'gmail.com', 'gmx.at', 'gmx.ch', 'gmx.com', 'gmx.de', 'gmx.net', 'googlemail.com', 'hey.com', 'hotmail.com',
  'hotmail.co.uk', 'hotmail.de', 'hotmail.fr', 'icloud.com', 'inbox.ru', 'interia.pl', 'laposte.net', 'libero.it',
  'live.com', 'live.de', 'mac.com', 'mail.com', 'mail.de', 'mail.ru', 'mailbox.org', 'me.com', 'msn.com', 'o2.pl',
  'onet.pl', 'orange.fr', 'outlook.at', 'outlook.com', 'outlook.de', 'posteo.de', 'proton.me', 'protonmail.com', 'qq.com',
  'rambler.ru', 'rediffmail.com', 'seznam.cz', 'sfr.fr', 't-online.de', 'tiscali.it', 'tuta.com', 'tutanota.com',
  'virgilio.it', 'wanadoo.fr', 'web.de', 'wp.pl', 'yahoo.com', 'yahoo.co.uk', 'yahoo.de', 'yahoo.fr', 'yandex.com',
  'yandex.ru', 'ymail.com', 'zoho.com',
]);
