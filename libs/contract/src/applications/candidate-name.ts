/* How candidates are called under blind review, as it is stored: a word and a code with a number, such as B7. */
const ALIAS = /^Candidate (?=\S*\d)/;

/** Returns the name of a candidate in a language: what stands for it under blind review is translated. */
export const candidateNameIn = (name: string, locale: string): string =>
  locale.startsWith('de') ? name.replace(ALIAS, 'Bewerber/in ') : name;
