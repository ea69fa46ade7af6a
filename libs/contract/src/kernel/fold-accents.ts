/** Returns a text for comparison: lower case, without accents, compatible letters as one, so that "Zürich" equals "zurich". */
export const foldAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
