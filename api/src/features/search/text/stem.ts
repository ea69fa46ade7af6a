/** Endings of English and German nouns and verbs, the longest first. A stem is always a beginning of its word. */
const endings =
  'erinnen innen ments ungen erin isch ment ings ung ions ion ers ist ors ies ing ern er or in en es em ed e n s y'.split(
    ' ',
  );
const MIN_STEM_LENGTH = 4;
/** "Policy" and "police" are not forms of one word. */
const MIN_LENGTH_BEFORE_Y = 6;
const leastLength = (ending: string): number =>
  ending === 'y' || ending === 'ies' ? MIN_LENGTH_BEFORE_Y : MIN_STEM_LENGTH;

/** The endings by their last letter: most words are compared with few of them. */
const endingsByLetter = Map.groupBy(endings, (ending) => ending.at(-1));

/** Returns a folded word without its ending: a light stem for English and German, which forgives number and gender. */
export function stemOf(word: string): string {
  if (word.length <= MIN_STEM_LENGTH) return word;
  for (const ending of endingsByLetter.get(word.at(-1)) ?? [])
    if (word.endsWith(ending) && word.length - ending.length >= leastLength(ending))
      return word.slice(0, -ending.length);
  return word;
}
