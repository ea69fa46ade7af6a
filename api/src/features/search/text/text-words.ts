const PLAIN = /^[\x20-\x7e]*$/;
const letterReplacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Lower case without marks, so that "Zürich" is found by "zurich". */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[ßøłđæœı]/g, (letter) => letterReplacements[letter] ?? letter);
}

/** The words of a text, folded. "C++" and "C#" are words. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

/** Stop words of English and German. */
const stopWords = new Set(
  (
    'a an and are as at be been but by can do for from has have he her his how if in into is it its more most no not of on ' +
    'or our out she so some such than that the their them then there these they this those to up us was we were what when ' +
    'which who will with would you your am an auf aus bei bis das dass dem den der des die du durch ein eine einem einen ' +
    'einer eines er es fur hat ich ihr im ist mit nach nicht oder sein sich sie sind so uber um und uns von vor war was ' +
    'wenn wer wie wir wird zu zum zur internship internships praktikum praktika praktikumsplatz placement job jobs'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);
