/** Letters without their marks, as folded texts have them: the boundary of a word knows no "ü". */
export const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** A pattern for folded texts. */
export const foldedPattern = ({ source, flags }: RegExp): RegExp => new RegExp(withoutMarks(source), flags);

/**
 * All places of a folded text that read so. Repetitions are bounded and never nested, so that a pattern's time grows with the
 * text's length and no faster.
 */
export const phrasePattern = (source: string): RegExp => foldedPattern(new RegExp(source, 'giu'));

/** At most so many characters of the same sentence. */
export const gapPattern = (max: number): string => `[^.!?;\\n]{0,${max}}?`;
