import type { ResumeContent } from '@prentice/contract';
import { foldForComparison } from '../layout/cv-line.ts';
import { periodIn } from '../reading/cv-dates.ts';
import type { CvDocument } from '../reading/cv-document.ts';
import { labelPattern } from '../vocabulary/vocabulary.ts';
import { isDocumentTitle } from '../sections/headings.ts';

/** A line with more words that the content lacks has lost something, whatever else of it is there. */
const MAX_MISSING = 2;
/** The share of the words of a line that may be missing: "Staatsangehörigkeit deutsch" lost half of what it says. */
const SHARE_MISSING = 1 / 3;
const contactLabels = (['name', 'email', 'phone', 'address'] as const).map(labelPattern).join('|');
const CONTACT_LABEL = new RegExp(`(?<!\\p{L})(?:${contactLabels})(?!\\p{L})\\s*:?`, 'giu');

const wordsOf = (text: string): string[] => foldForComparison(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/**
 * Returns the lines of a CV that the content of the editor does not hold, so that nothing is left out in silence.
 * Headings and dates have a form of their own there and are not looked for.
 */
export function unplacedLines({ sections, exported }: CvDocument, content: ResumeContent): string[] {
  if (exported) return [];
  const texts = textsOf(content);
  const words = new Set(texts.flatMap(wordsOf));
  const letters = texts.map((text) => wordsOf(text).join('')).join(' ');
  const isPlaced = (text: string): boolean => {
    const lineWords = wordsOf((periodIn(text)?.rest ?? text).replace(CONTACT_LABEL, ' '));
    const missing = lineWords.filter((word) => !words.has(word)).length;
    return (
      letters.includes(lineWords.join('')) || (missing <= MAX_MISSING && missing <= SHARE_MISSING * lineWords.length)
    );
  };
  return sections
    .flatMap(({ lines }) => lines)
    .filter((line) => !isDocumentTitle(line.text) && !isPlaced(line.text))
    .map(({ raw }) => raw);
}
