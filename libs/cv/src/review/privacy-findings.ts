import type { CvReviewFinding } from '@prentice/contract';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { sourceOf } from '../reading/field-source.ts';
import { labelPattern } from '../vocabulary/vocabulary.ts';
import { findingOf } from './review-check.ts';

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
/* A label is followed by its number in the same line; "born to lead" has none. */
const IDENTITY = new RegExp(`${BEFORE}(?:${labelPattern('identity')})${AFTER}[^\\d]{0,30}\\d`, 'iu');
const BIRTH = new RegExp(`${BEFORE}(?:${labelPattern('birth')})(?!\\p{L})[^\\d]{0,30}\\d`, 'iu');
/* The American social security number, which needs no label to be known. */
const SOCIAL_SECURITY = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/u;
const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}(?![\p{L}\p{N}])/gu;
const CARD = /(?<!\d)\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?!\d)/u;

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

const hasAccount = (text: string): boolean =>
  [...text.matchAll(IBAN)].some(([matchedText]) => isIban(matchedText)) || isCard(CARD.exec(text)?.[0] ?? '');

function findingsIn(line: CvLine): CvReviewFinding[] {
  const source = sourceOf([line], 1);
  const findings: CvReviewFinding[] = [];
  if (IDENTITY.test(line.text) || SOCIAL_SECURITY.test(line.text)) findings.push(findingOf('identity_number', source));
  if (hasAccount(line.text)) findings.push(findingOf('bank_account', source));
  if (BIRTH.test(line.text)) findings.push(findingOf('birth_date', source));
  return findings;
}

/** Returns what a CV says that an employer has no need of. It is never graded. */
export const privacyFindings = ({ lines, file }: CvDocument): CvReviewFinding[] => [
  ...lines.flatMap(findingsIn),
  ...(file.photos > 0 ? [findingOf('photo')] : []),
];
