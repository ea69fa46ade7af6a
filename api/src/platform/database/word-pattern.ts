import { foldAccents } from '@prentice/contract';

/* The letters that people leave the marks off, each with all its forms in European languages. */
const forms: Readonly<Record<string, string>> = {
  a: 'aàáâãäåāăą', c: 'cçćčċ', d: 'dďđð', e: 'eèéêëēĕėęě', g: 'gğģġ', h: 'hħ', i: 'iìíîïīįı', k: 'kķ', l: 'lĺļľł', n: 'nñńņňŋ',
  o: 'oòóôõöøōő', r: 'rŕřŗ', s: 'sśşšș', t: 'tťţț', u: 'uùúûüūůűų', w: 'wŵ', y: 'yýÿŷ', z: 'zźżž',
}; // prettier-ignore

/* Two letters that are also written as one, and the other way round. */
const pairs: Readonly<Record<string, string>> = { ae: '[äæ]', oe: '[öœø]', ue: 'ü', ss: 'ß' };
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe' };
/* Those whose second letter somebody may have written out. */
const umlauts = 'äöü';

/* A pattern ends at NUL in the database's protocol: the driver would refuse it, and so control characters are written
   out. */
const escaped = (character: string): string =>
  character
    .replace(/[.*+?^${}()|[\]\\]/, '\\$&')
    .replace(/\p{Cc}/u, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

function letterPattern(character: string): string {
  const letter =
    Object.entries(forms).find(([, all]) => all.includes(character.toLowerCase()))?.[0] ?? foldAccents(character);
  const all = forms[letter];
  if (!all) return escaped(character);
  return umlauts.includes(character.toLowerCase()) ? `[${all}]e?` : `[${all}]`;
}

/**
 * Returns a pattern for a word as people type it: "muller" and "mueller" find "Müller", "grosskuche" finds "Großküche",
 * and the other way round. It is to be compared without regard to case.
 */
export function wordPattern(word: string): string {
  const characters = [...word.normalize('NFC')].flatMap((character) => [...(ligatures[character] ?? character)]);
  let pattern = '';
  for (let index = 0; index < characters.length; index++) {
    const [character = '', next = ''] = characters.slice(index, index + 2);
    const single = pairs[`${character}${next}`.toLowerCase()];
    if (single) {
      pattern += `(${letterPattern(character)}${letterPattern(next)}|${single})`;
      index++;
    } else pattern += letterPattern(character);
  }
  return pattern;
}
