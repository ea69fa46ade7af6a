import { anyOf, labelPattern } from '../vocabulary/vocabulary.ts';

const BEFORE = '(?<![\\p{L}\\p{N}])';
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}(?![\p{L}\p{N}])/gu;
const CARD = /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\d)/gu;
/* Behind its label a number may have letters: "QQ 12 34 56 C". An American social security number needs none. */
const IDENTITY = new RegExp(
  `${BEFORE}(?:${labelPattern('identity')})(?![\\p{L}\\p{N}])[^\\d]{0,30}\\d[\\d ./-]*(?:[A-Z](?![\\p{L}\\p{N}]))?|(?<![\\d-])\\d{3}-\\d{2}-\\d{4}(?![\\d-])`,
  'giu',
);
/* The form of a British national insurance number. */
const INSURANCE = /(?<![\p{L}\p{N}])[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D](?![\p{L}\p{N}])/gu;

/** Whether an account number is one by its check digits (ISO 13616: the remainder of 97 is 1). */
function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  if (plain.length < 15 || plain.length > 34) return false;
  let remainder = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4))
    for (const digit of String(Number.parseInt(sign, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** Whether a card number is one by its check digit (ISO/IEC 7812, Luhn). */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/gu, '').split('').map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits.length === 16 && sum % 10 === 0;
}

/** Returns whether a text has the number of an account or a card. */
export const hasAccount = (text: string): boolean =>
  [...text.matchAll(IBAN)].some(([account]) => isIban(account)) ||
  [...text.matchAll(CARD)].some(([card]) => isCard(card));

/** Returns whether a text has the number of a person: a labelled one, or one that its form tells. */
export const hasIdentityNumber = (text: string): boolean => text.search(IDENTITY) >= 0 || text.search(INSURANCE) >= 0;

/** Returns a text without the numbers of persons, which a phone number is not. */
export const withoutIdentityNumbers = (text: string, replacement: string): string =>
  text.replace(IDENTITY, replacement).replace(INSURANCE, replacement);

const labels = ['birth', 'birthPlace', 'religion', 'marital', 'nationality'] as const;
const LABELLED = new RegExp(
  `${BEFORE}(?:(?:${labels.map(labelPattern).join('|')})\\s*:|(?:${labelPattern('birth')}|${labelPattern('birthPlace')})(?!\\p{L}))[^,;|\\n]*`,
  'giu',
);
/* In a table the label has no colon: "Familienstand ledig". */
const IN_TABLE = new RegExp(`^(?:${labels.map(labelPattern).join('|')})\\s+\\S+(?: \\S+)?$`, 'gimu');
const ALONE = new RegExp(
  `(?<=^|[,;|] ?)(?:${anyOf('maritalWords')}|${anyOf('religionWords')})(?= ?(?:[,;|]|$))`,
  'gimu',
);
const MASK = '[…]';

/**
 * Returns a text of a CV as others than its owner may see it: without what the findings of privacy recognise, from
 * account numbers to a date of birth.
 */
export const withoutPrivate = (text: string): string =>
  withoutIdentityNumbers(text, MASK)
    .replace(IBAN, (account) => (isIban(account) ? MASK : account))
    .replace(CARD, (card) => (isCard(card) ? MASK : card))
    .replace(LABELLED, MASK)
    .replace(IN_TABLE, MASK)
    .replace(ALONE, MASK);
