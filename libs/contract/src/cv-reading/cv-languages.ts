import { languageLevels, internLimits as L } from '../interns/intern.contract.ts';
import { languageChoices } from '../places/code-names.ts';
import { foldForComparison, type CvLine } from './cv-lines.ts';
import type { CvFinding } from './cv-reading.contract.ts';

type Level = (typeof languageLevels)[number];

const BETWEEN = /[,;|•·/\n]|\s[–—-]\s| {2,}/u;
/* The framework's levels by name; a first language is its highest. Other words ("fluent") are no level of it. */
const LEVEL = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/iu;
const FIRST = /native|mother tongue|first language|muttersprach|erstsprach/iu;

let table: ReadonlyMap<string, string> | undefined;

/** Every name of a language in English and German, with its code. Made at the first need. */
const names = (): ReadonlyMap<string, string> =>
  (table ??= new Map(
    ['en', 'de'].flatMap((locale) => languageChoices(locale).map(({ id, name }) => [foldForComparison(name), id])),
  ));

function levelIn(text: string): Level | null {
  const stated = LEVEL.exec(text)?.[1]?.toUpperCase();
  return languageLevels.find((level) => level === stated) ?? (FIRST.test(text) ? 'C2' : null);
}

function languageIn(text: string): string | undefined {
  const words = text.split(/[\s():]+/u).map(foldForComparison);
  const code = words.map((word) => names().get(word)).find(Boolean);
  return code;
}

/** Languages of their section with the level that stands beside them. */
export function languagesIn(lines: readonly CvLine[]): CvFinding[] {
  const found = new Map<string, { quote: string; level: Level | null }>();
  let last: { quote: string; level: Level | null } | undefined;
  for (const line of lines)
    for (const piece of line.cells.flatMap((cell) => cell.split(BETWEEN))) {
      const language = languageIn(piece);
      const level = levelIn(piece);
      if (language && !found.has(language)) found.set(language, (last = { quote: line.raw, level }));
      else if (!language && last?.quote === line.raw) last.level ??= level;
    }
  return [...found].slice(0, L.languages).map(([language, one]) => ({ kind: 'language', language, ...one }));
}
