import type { Language } from '../i18n/language.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/* Words that only one of the languages has. "in", "an" and "am" belong to both. */
const germanWords = setOf(
  'und oder der die das den dem des ein eine einen einem einer im ins zum zur vom beim für mit bei von auf aus nach über ' +
    'unter durch ohne gegen wir du sie ihr uns euch dein deine ihre unsere ist sind wird werden nicht auch als wie dass ' +
    'praktikum praktikant praktikantin werkstudent werkstudentin lektorat',
);
const englishWords = setOf(
  'the and or of for with to from by on at is are you your our we they this that not will be as it its into ' +
    'intern internship internships assistant placement student trainee job volunteer manager engineer developer designer ' +
    'analyst officer editor',
);
const germanEndings = /.{3}(ung|ungen|keit|heit|schaft|bau|stelle)$/u;
const germanLetters = /[äöüß]/u;
const englishEndings = /.{3}(ing|ment|tion|ity|ness)$/u;

/* A word of one language says more than an ending, which names and borrowed words may have. */
const CERTAIN = 2;

const points = (isWord: boolean, isLike: boolean): number => (isWord ? CERTAIN : isLike ? 1 : 0);

/** Returns the language of a text or of a title by its words, or undefined when they do not tell. */
export function textLanguage(text: string): Language | undefined {
  let lead = 0;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    lead += points(germanWords.has(word), germanEndings.test(word) || germanLetters.test(word));
    lead -= points(englishWords.has(word), englishEndings.test(word));
  }
  if (lead === 0) return undefined;
  return lead > 0 ? 'de' : 'en';
}

/** Returns the language of a text if it is known and differs from that of the page, for its attribute `lang`. */
export function foreignLanguage(text: string, page: Language): Language | undefined {
  const language = textLanguage(text);
  return language === page ? undefined : language;
}
