import type { CvReviewFinding, CvRule } from '@prentice/contract';
import { endsEarly, type CvLine } from '../layout/cv-line.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { hasEmail } from '../reading/contact-margin.ts';
import { sourceOf } from '../reading/field-source.ts';
import { phoneOf } from '../reading/read-person.ts';
import { anyOf, labelPattern } from '../vocabulary/vocabulary.ts';
import { hasAccount, hasIdentityNumber } from './private-text.ts';
import { findingOf } from './review-check.ts';

const BEFORE = '(?<![\\p{L}\\p{N}])';

/* "Born to lead" has no number. */
const BIRTH = new RegExp(`${BEFORE}(?:${labelPattern('birth')})(?!\\p{L})[^\\d]{0,30}\\d`, 'iu');
const BIRTH_PLACE = new RegExp(`${BEFORE}(?:${labelPattern('birthPlace')})(?!\\p{L})\\s*:?\\s*`, 'iu');
const END = '(?=$|[.,;|/]|\\s+\\d)';
const MARITAL = new RegExp(`(?:^|[.,;:|/]\\s*)(?:${anyOf('maritalWords')})${END}`, 'iu');
const RELIGION = new RegExp(`(?:^|[.,;:|/]\\s*)(?:${anyOf('religionWords')})${END}`, 'iu');

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
  [
    'religion',
    (line, section) => statesReligion(line, section) || (personalSections.has(section) && RELIGION.test(line.text)),
  ],
  ['marital_status', (line, section) => statesMarital(line, section) || MARITAL.test(line.text)],
  ['nationality', statesNationality],
];

const findingsIn = (line: CvLine, section: string): CvReviewFinding[] =>
  rules.filter(([, states]) => states(line, section)).map(([rule]) => findingOf(rule, sourceOf([line], 1)));

/* A number may be on the line below its label. */
const numbersOverLines = (lines: readonly CvLine[]): CvReviewFinding[] =>
  lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (!next || next.block !== line.block || endsEarly(line, next) === true) return [];
    if ([line, next].some(({ text }) => hasIdentityNumber(text))) return [];
    return hasIdentityNumber(`${line.text} ${next.text}`)
      ? [findingOf('identity_number', sourceOf([line, next], 1))]
      : [];
  });

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
    ...numbersOverLines(lines),
    ...refereeFindings(document),
    ...(file.photos > 0 ? [findingOf('photo')] : []),
  ];
}
