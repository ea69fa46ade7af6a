import type { CvReviewFinding, CvRule } from '@prentice/contract';
import type { CvLine } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { hasEmail } from '../reading/contact-margin.ts';
import { sourceOf } from '../reading/field-source.ts';
import { hasIdentityNumber, phoneOf } from '../reading/read-person.ts';
import { anyOf, labelPattern } from '../vocabulary/vocabulary.ts';
import { findingOf } from './review-check.ts';

const BEFORE = '(?<![\\p{L}\\p{N}])';

/* "Born to lead" has no number. */
const BIRTH = new RegExp(`${BEFORE}(?:${labelPattern('birth')})(?!\\p{L})[^\\d]{0,30}\\d`, 'iu');
const BIRTH_PLACE = new RegExp(`${BEFORE}(?:${labelPattern('birthPlace')})(?!\\p{L})\\s*:?\\s*`, 'iu');
const END = '(?=$|[.,;|/]|\\s+\\d)';
const MARITAL = new RegExp(`(?:^|[.,;:|/]\\s*)(?:${anyOf('maritalWords')})${END}`, 'iu');
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

type Labelled = Parameters<typeof labelPattern>[0];

/* In a head and among personal details a label needs no colon; elsewhere "religion" may be a subject. */
const personalSections: ReadonlySet<string> = new Set(['head', 'contact']);
const LONGEST_DETAIL = 6;

function labelledBy(kind: Labelled): (line: CvLine, section: string) => boolean {
  const label = `(?:${labelPattern(kind)})`;
  const [withColon, alone] = [new RegExp(`^${label}\\s*:\\s*\\S`, 'iu'), new RegExp(`^${label}$`, 'iu')];
  const before = new RegExp(`^${label}\\s+\\S`, 'iu');
  return ({ cells }, section) =>
    cells.some(
      (cell, index) =>
        withColon.test(cell) ||
        (alone.test(cell) && cells[index + 1] !== undefined) ||
        (personalSections.has(section) && before.test(cell) && cell.split(' ').length <= LONGEST_DETAIL),
    );
}

const statesReligion = labelledBy('religion');
const statesNationality = labelledBy('nationality');
const statesMarital = labelledBy('marital');

/* "Born in Leeds", and not "born in the seventies". */
function statesBirthPlace({ text }: CvLine): boolean {
  const labelMatch = BIRTH_PLACE.exec(text);
  return labelMatch !== null && /^\p{Lu}/u.test(text.slice(labelMatch.index + labelMatch[0].length));
}

/** What a line may say of a person, each by the rule that finds fault with it. */
const rules: readonly (readonly [CvRule, (line: CvLine, section: string) => boolean])[] = [
  ['identity_number', ({ text }) => hasIdentityNumber(text)],
  ['bank_account', ({ text }) => hasAccount(text)],
  ['birth_date', ({ text }) => BIRTH.test(text)],
  ['birth_place', statesBirthPlace],
  ['religion', statesReligion],
  ['marital_status', (line, section) => statesMarital(line, section) || MARITAL.test(line.text)],
  ['nationality', statesNationality],
];

const findingsIn = (line: CvLine, section: string): CvReviewFinding[] =>
  rules.filter(([, states]) => states(line, section)).map(([rule]) => findingOf(rule, sourceOf([line], 1)));

/* Referees have not agreed that everybody gets their numbers. */
function refereeFindings({ sections }: CvDocument): CvReviewFinding[] {
  const referees = sections.filter(({ name }) => name === 'references').flatMap(({ lines }) => lines);
  const contacts = referees.filter((line) => hasEmail(line.text) || phoneOf(line) !== null);
  return contacts.length > 0 ? [findingOf('referee_contact', sourceOf(contacts, 1))] : [];
}

/** Returns what a CV says that an employer has no need of. It is never graded. */
export function privacyFindings(document: CvDocument): CvReviewFinding[] {
  const { lines, sections, file } = document;
  const sectionOfLine = new Map<CvLine, string>(
    sections.flatMap(({ name, lines: sectionLines }) => sectionLines.map((line): [CvLine, string] => [line, name])),
  );
  return [
    ...lines.flatMap((line) => findingsIn(line, sectionOfLine.get(line) ?? 'other')),
    ...refereeFindings(document),
    ...(file.photos > 0 ? [findingOf('photo')] : []),
  ];
}
