const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Names of cities, and of no other place, that are everyday words of English or German as well. Folded. */
const everydayWords = setOf(
  'bad baden baar bar bath battle bergen brand buch bury cork deal eden enger essen halle horn hof hude lage lehre lens mode ' +
    'much nice nancy orange of plan poole reading regen rain rugby sale sandwich seen singen split stade stein tours ulm ' +
    'victoria wells wels wil worms zell zug florence chester',
);

/** What people write before the place that they mean, in English and German. */
const prepositions = setOf(
  'in near around at from to bei nahe um aus nach nahe raum region umkreis grossraum stadt city',
);

/** Returns whether a folded name of a place means something else in most texts. */
export const isAmbiguousPlaceName = (name: string): boolean => everydayWords.has(name);

/** Returns whether a word before a name says that it is a place. */
export const isBeforePlace = (word: string): boolean => prepositions.has(word);
