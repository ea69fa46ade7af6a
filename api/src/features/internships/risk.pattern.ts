/** Letters without their marks, as folded texts have them: the boundary of a word knows no "ü". */
export const bare = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');

/** A pattern for folded texts. */
export const worded = ({ source, flags }: RegExp): RegExp => new RegExp(bare(source), flags);

/**
 * All places of a folded text that read so. Repetitions are bounded and never nested, so that a pattern's time grows with the
 * text's length and no faster.
 */
export const phrase = (source: string): RegExp => worded(new RegExp(source, 'giu'));

/** At most so many characters of the same sentence. */
export const gap = (most: number): string => `[^.!?;\\n]{0,${most}}?`;
