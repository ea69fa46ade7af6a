/** Providers whose names are often mistyped, and those that look like them and exist. */
const providers = [
  'aol.com',
  'email.com',
  'email.de',
  'freenet.de',
  'gmail.com',
  'gmx.at',
  'gmx.ch',
  'gmx.com',
  'gmx.de',
  'gmx.net',
  'googlemail.com',
  'hotmail.com',
  'hotmail.de',
  'icloud.com',
  'live.com',
  'live.de',
  'mail.com',
  'mail.de',
  'mailbox.org',
  'me.com',
  'msn.com',
  'outlook.com',
  'outlook.de',
  'posteo.de',
  'proton.me',
  'protonmail.com',
  't-online.de',
  'web.de',
  'yahoo.com',
  'yahoo.de',
  'ymail.com',
];

/* A slip in a shorter name leads to too many others that exist. */
const SHORTEST = 8;

/** Returns whether two texts differ by one slip: a letter too many, too few, wrong, or two that changed places. */
function isOneSlipApart(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [rest, meantRest] = [typed.slice(start), meant.slice(start)];
  const isSwapped = rest[0] === meantRest[1] && rest[1] === meantRest[0] && rest.slice(2) === meantRest.slice(2);
  const isWrong = rest.slice(1) === meantRest.slice(1);
  return isSwapped || isWrong || rest.slice(1) === meantRest || rest === meantRest.slice(1);
}

/** Returns the address that somebody probably meant, such as one at gmail.com for gmial.com; null for all others. */
export function suggestedAddress(address: string): string | null {
  const [local = '', domain = '', ...rest] = address.trim().toLowerCase().split('@');
  if (local === '' || rest.length > 0 || providers.includes(domain)) return null;
  const meant = providers.find((provider) => provider.length >= SHORTEST && isOneSlipApart(domain, provider));
  return meant === undefined ? null : `${address.trim().slice(0, local.length)}@${meant}`;
}
