import { languageChoices, languageCodes, locales } from '@prentice/contract';
import { foldText } from '../text/text-words.ts';

/** The names of the languages in each language of the pages, by code. */
const namesByLocale = locales.map((locale) => new Map(languageChoices(locale).map(({ id, name }) => [id, name])));

/** Returns what a language is called in the languages of the pages. */
export const namesOfLanguage = (code: string): readonly string[] =>
  namesByLocale.flatMap((names) => names.get(code) ?? []);

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
