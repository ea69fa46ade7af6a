import { internLimits as L } from '../interns/intern.contract.ts';
import type { studyLevels } from '../internships/internship.contract.ts';
import { entriesOf, type CvEntry } from './cv-entries.ts';
import { normalizeText, quoteOf, type CvLine } from './cv-lines.ts';
import type { CvFinding } from './cv-reading.contract.ts';

type Level = (typeof studyLevels)[number];

const PLACE =
  /universit|hochschule|schule|school|college|academy|akademie|gymnasium|institut|polytechnic|kolleg|campus|\b(?:HTL|HAK|FH|TU|ETH|MIT|BORG)\b/iu;

/* The word that says the level, the highest first. */
const levels: readonly (readonly [Level, RegExp])[] = [
  ['doctorate', /\bph\.? ?d\b\.?|doctora(?:te|l)|doktorat\w*|promotion\b/iu],
  ['master', /\bmaster\w*(?:(?: of|'s) \p{L}+)?|\bm\.? ?(?:sc|a|eng|ed)\b\.?|\bmba\b|\bdiplom(?:studium)?\b/iu],
  ['bachelor', /\bbachelor\w*(?:(?: of|'s) \p{L}+)?|\bb\.? ?(?:sc|a|eng|ed)\b\.?|\bbba\b/iu],
  ['vocational', /\bapprenticeship\b|\bvocational\b|\blehre\b|\bberufsausbildung\b|\bHTL\b|\bHAK\b/iu],
  ['secondary', /\bmatura\b|\babitur\b|\bhigh school\b|\ba-levels?\b|\bsecondary\b|\bgymnasium\b|\breifeprüfung\b/iu],
];

function levelIn(parts: readonly string[]): { level: Level; part: string; words: string } | null {
  for (const [level, pattern] of levels)
    for (const part of parts) {
      const words = pattern.exec(part)?.[0];
      if (words) return { level, part, words };
    }
  return null;
}

/** What is left of "Bachelor of Science in Biology" without its level: the field. */
function fieldOf(part: string, words: string): string | null {
  const after = part.slice(part.indexOf(words) + words.length);
  const field = normalizeText(after)
    .replace(/^(?:programme|program|degree|studies)\s+/i, '')
    .replace(/^(?:(?:in|of|der|des|für)\s+|[:(]\s*)/iu, '');
  const whole = field.replace(/\)$/, '');
  return whole.length > 1 && whole.length <= L.field && part.includes(whole) ? whole : null;
}

function findingOf({ lines, parts, period }: CvEntry): CvFinding[] {
  const institution = parts.find((part) => PLACE.test(part));
  const { min, max } = L.institution;
  if (!institution || institution.length < min || institution.length > max) return [];
  const stated = levelIn(parts);
  const own = stated && stated.part !== institution ? fieldOf(stated.part, stated.words) : null;
  /* One month alone is when it ended, or will. */
  const start = period.start === period.end ? null : period.start;
  return [
    {
      kind: 'education',
      quote: quoteOf(lines),
      institution,
      degree: stated?.level ?? null,
      field: own,
      start,
      end: period.end,
    },
  ];
}

/** Studies and schools that the CV names with a time. */
export const educationIn = (lines: readonly CvLine[]): CvFinding[] =>
  entriesOf(lines).flatMap(findingOf).slice(0, L.education);
