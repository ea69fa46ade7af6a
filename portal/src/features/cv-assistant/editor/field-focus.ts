import { cvRules, type CvMachineReading, type CvReviewFinding } from '@prentice/contract';
import { draftSections, type ResumeDraft } from './resume-draft.ts';

/** A field of the editor, and the words in it that are meant. */
export interface FieldTarget {
  readonly field: string;
  readonly words: string;
}

/* Where what is missing is added. */
const fieldByRule: Readonly<Record<string, string>> = {
  no_name: 'basics.name',
  no_email: 'basics.email',
  no_phone: 'basics.phone',
};

/** What two texts are compared by: their words. */
export const folded = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

type PlacedLine = Pick<CvMachineReading['lines'][number], 'text' | 'page' | 'heading'>;

/* A word of a line may go on in the next one, but none begins within another. */
const hasWords = (text: string, words: string): boolean => ` ${folded(text)}`.includes(` ${words}`);
const isBeginOf = (text: string, words: string): boolean =>
  folded(text) !== '' && `${words} `.startsWith(`${folded(text)} `);

/* The editor writes the headings of its sections itself; only those of further sections are fields. */
const isHeadingField = (field: string): boolean => /^sections\.\d+\.name$/u.test(field);

/* What a review finds misspelt; skills are in the editor as they are spelt. */
const misspeltWords = ({ rule, params }: CvReviewFinding): string[] =>
  rule === 'misspelling'
    ? String(params['words'] ?? '')
        .split(', ')
        .map(folded)
    : [];

/**
 * Returns the field that holds what a finding is about; null for what no field holds.
 * @param lines of the CV, which say what is a heading
 */
export function fieldOfFinding(
  finding: CvReviewFinding,
  draft: ResumeDraft,
  lines: readonly PlacedLine[],
): FieldTarget | null {
  const { rule, quote, page } = finding;
  const missing = fieldByRule[rule];
  if (missing) return { field: missing, words: '' };
  const [line = ''] = quote.split('\n');
  const words = folded(line);
  if (words === '') return null;
  const misspelt = misspeltWords(finding);
  const isHeading = lines.some((read) => read.heading && read.text === line && read.page === page);
  const fields = [
    ...Object.entries(draft.basics).map(([name, text]) => ({ field: `basics.${name}`, text })),
    ...draftSections.flatMap((section) =>
      draft[section].flatMap((entry, index) =>
        Object.entries(entry).map(([name, text]) => ({ field: `${section}.${index}.${name}`, text })),
      ),
    ),
  ].filter(
    ({ field, text }) =>
      (!isHeading || isHeadingField(field)) && (misspelt.length === 0 || misspelt.some((word) => hasWords(text, word))),
  );
  /* The heading of an entry holds its name and more. */
  const match = fields.find(({ text }) => hasWords(text, words)) ?? fields.find(({ text }) => isBeginOf(text, words));
  return match
    ? { field: match.field, words: match.text.split('\n').find((text) => hasWords(text, words)) ?? '' }
    : null;
}

/**
 * Returns whether a finding can be fixed in the editor: what is missing is added there, and what the CV says is changed
 * where a field holds it.
 */
export function isFixedInEditor(finding: CvReviewFinding, draft: ResumeDraft, lines: readonly PlacedLine[]): boolean {
  if (cvRules[finding.rule].topic === 'readable' || finding.rule === 'photo') return false;
  return finding.quote === '' || fieldOfFinding(finding, draft, lines) !== null;
}

/** Unfolds what a field is in, brings it into view and selects the words in it. */
export function focusField({ field, words }: FieldTarget): void {
  const control = document.getElementById(field);
  for (let fold = control?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
  if (!(control instanceof HTMLTextAreaElement) || words === '') return;
  const start = control.value.indexOf(words);
  if (start >= 0) control.setSelectionRange(start, start + words.length);
}
