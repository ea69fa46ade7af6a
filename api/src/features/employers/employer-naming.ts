const plain = (name: string): string => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** A name as it may stand in an address: `Müller & Söhne` becomes `muller-sohne`. Empty when no letter is left. */
export const slugOf = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');

/* Legal forms say nothing about who a company is. */
// prettier-ignore
const legalForms = new Set([
  'ab', 'ag', 'as', 'bv', 'co', 'corp', 'corporation', 'eg', 'ev', 'gesmbh', 'gmbh', 'inc', 'kft', 'kg', 'limited', 'llc',
  'llp', 'ltd', 'nv', 'og', 'oy', 'plc', 'sa', 'sarl', 'sas', 'se', 'sl', 'spa', 'sro', 'srl', 'ug',
]);

/** Equal for names that differ in case, marks, punctuation or legal form only. */
export function nameKeyOf(name: string): string {
  const joined = plain(name).replace(/\./g, '');
  const words = joined.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !legalForms.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}
