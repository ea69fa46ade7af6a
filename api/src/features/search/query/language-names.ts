import { languageChoices, languageCodes, locales } from '@prentice/contract';
import { foldText } from '../text/text-words.ts';

/** The names of each language in the languages of the pages. */
const namesByCode: ReadonlyMap<string, readonly string[]> = new Map(
  languageCodes.map((code) => [
    code,
    locales.flatMap((locale) =>
      languageChoices(locale)
        .filter(({ id }) => id === code)
        .map(({ name }) => name),
    ),
  ]),
);

/** Returns what a language is called in the languages of the pages. */
export const namesOfLanguage = (code: string): readonly string[] => namesByCode.get(code) ?? [];

/** Returns the phrases of folded words that ask for a workplace where a language is spoken. */
const phrasesFor = (name: string): string[] => [
  `${name} speaking`,
  `${name} speaker`,
  `${name} only`,
  `only ${name}`,
  `in ${name}`,
  `${name} language`,
  `auf ${name}`,
  `${name}sprachig`,
  `${name}sprachige`,
  `${name}sprachiges`,
  `${name}sprechend`,
  `${name}kenntnisse`,
  `mit ${name}kenntnissen`,
];

/** The codes of languages by the phrases that ask for them. */
export const languagesByPhrase: ReadonlyMap<string, string> = new Map(
  languageCodes.flatMap((code) =>
    namesOfLanguage(code).flatMap((name) => phrasesFor(foldText(name)).map((phrase) => [phrase, code] as const)),
  ),
);
