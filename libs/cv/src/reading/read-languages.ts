import { languageChoices, languageLevels } from '@prentice/contract';
import { foldForComparison, type CvLine } from '../layout/cv-line.ts';
import { anyOf, escapePattern, vocabularies } from '../vocabulary/vocabulary.ts';
import type { LanguageReading } from './cv-document.ts';
import { confidence, sourceOf } from './field-source.ts';

const BETWEEN = /[,;|•·/\n]|\s[–—-]\s| {2,}/u;
/* The framework's levels by name; a first language is its highest. */
const LEVEL = /(?<![\p{L}\p{N}])([ABC][12])(?![\p{L}\p{N}])/iu;
const FIRST = new RegExp(anyOf('native'), 'iu');

/* The longest words first: "business fluent" is more than "fluent". */
const fluencyLevels: readonly (readonly [RegExp, string])[] = vocabularies
  .flatMap(({ fluency }) =>
    Object.entries(fluency).flatMap(([level, words]) => words.map((word) => [word, level] as const)),
  )
  .toSorted(([left], [right]) => right.length - left.length)
  .map(([word, level]) => [new RegExp(`(?<![\\p{L}-])${escapePattern(word)}(?![\\p{L}-])`, 'iu'), level]);

/* "Swiss German", "Haitian Creole". */
const MAX_WORDS = 2;

type Level = LanguageReading['level'];
let table: ReadonlyMap<string, string> | undefined;

/** Every name of a language in the languages of the vocabularies, with its code. Made at the first need. */
const names = (): ReadonlyMap<string, string> =>
  (table ??= new Map(
    vocabularies.flatMap(({ language, languageNames }) => [
      ...Object.entries(languageNames).map(([name, code]): [string, string] => [foldForComparison(name), code]),
      ...languageChoices(language).map(({ id, name }): [string, string] => [foldForComparison(name), id]),
    ]),
  ));

function levelIn(text: string): Level {
  const stated = LEVEL.exec(text)?.[1]?.toUpperCase();
  const inWords = stated ?? (FIRST.test(text) ? 'C2' : fluencyLevels.find(([word]) => word.test(text))?.[1]);
  return languageLevels.find((level) => level === inWords) ?? null;
}

function languageIn(text: string): { code: string; name: string } | null {
  const words = text.split(/[\s():]+/u).filter(Boolean);
  for (let index = 0; index < words.length; index++)
    for (let count = MAX_WORDS; count > 0; count--) {
      const name = words.slice(index, index + count).join(' ');
      const code = names().get(foldForComparison(name));
      if (code) return { code, name };
    }
  return null;
}

const fluencyIn = (text: string, name: string): string | null =>
  text.replace(name, '').replace(/^[\s:()–-]+|[\s()–-]+$/gu, '') || null;

/** Languages of their section with the level that is beside them. */
export function languagesIn(lines: readonly CvLine[]): LanguageReading[] {
  const languages = new Map<string, LanguageReading>();
  let last: { code: string; line: CvLine } | null = null;
  for (const line of lines)
    for (const piece of line.cells.flatMap((cell) => cell.split(BETWEEN))) {
      const language = languageIn(piece);
      const level = levelIn(piece);
      if (language && !languages.has(language.code)) {
        const fluency = fluencyIn(piece, language.name);
        languages.set(language.code, {
          ...language,
          level,
          native: FIRST.test(piece),
          fluency,
          source: sourceOf([line], confidence.form),
        });
        last = { code: language.code, line };
      } else if (!language && last?.line === line) addLevel(languages, last.code, level, piece.trim());
    }
  return [...languages.values()];
}

function addLevel(languages: Map<string, LanguageReading>, code: string, level: Level, words: string): void {
  const language = languages.get(code);
  if (!language) return;
  const native = language.native || FIRST.test(words);
  languages.set(code, {
    ...language,
    level: language.level ?? level,
    native,
    fluency: [language.fluency, words].filter(Boolean).join(', ') || null,
  });
}
