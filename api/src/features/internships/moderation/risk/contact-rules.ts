import { freeMailDomains, type Risk } from '@prentice/contract';
import { foldText, type FoldedText, quote } from './text-patterns.ts';

type Hit = Risk['hits'][number];

/* Addresses as people write them, also to hide them from machines: name@host, name(at)host, name [at] host. */
const addresses = /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|[([{] ?at ?[)\]}]) ?([\w-]+(?:\.[\w-]+)+)/giu;
const forms =
  /\b(?:apply|applications?|register|sign up|form|bewerb\w*|anmeld\w*|registrier\w*)\b[^.!?\n]{0,40}?(?:https?:\/\/|www\.)([\w-]+(?:\.[\w-]+)+)/giu;
const shorteners =
  /(?<![\w.-])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|v\.gd|buff\.ly|rb\.gy|cutt\.ly|shorturl\.at|t\.ly|tiny\.cc|rebrand\.ly|adf\.ly|s\.id|lnkd\.in|qr\.ae)\/\S+/iu;

/** Returns a finding, quoted as it was written. */
const toHit = (
  rule: Hit['rule'],
  text: string,
  folded: FoldedText,
  { index, 0: matchedText }: RegExpExecArray,
): Hit => {
  const { at, length } = folded.original(index, matchedText.length);
  return { rule, points: 15, quote: quote(text, at, length), relatedId: null };
};
const firstMatch = (
  matches: Iterable<RegExpExecArray>,
  predicate: (domain: string) => boolean,
): RegExpExecArray | undefined => [...matches].find(([, domain = '']) => predicate(domain.toLowerCase()));

/**
 * Returns what the addresses and links of a text say: free mail, somebody else's domain, an address that hides where it
 * leads.
 */
export function contactHits(original: string, employerDomain: string | null): Hit[] {
  const folded = foldText(original, false);
  const { text } = folded;
  const hitsOf = (rule: Hit['rule'], match: RegExpExecArray | null | undefined): Hit[] =>
    match ? [toHit(rule, original, folded, match)] : [];
  const shortenerMatch = shorteners.exec(text);
  const isForeign = (domain: string): boolean =>
    employerDomain !== null &&
    domain.replace(/^www\./, '') !== employerDomain &&
    !domain.endsWith(`.${employerDomain}`) &&
    !shorteners.test(`${domain}/x`);
  const freeMailMatch = firstMatch(text.matchAll(addresses), (domain) => freeMailDomains.has(domain));
  const foreignMatch = firstMatch([...text.matchAll(addresses), ...text.matchAll(forms)], isForeign);
  return [
    ...hitsOf('free_mail', freeMailMatch),
    ...hitsOf('url_shortener', shortenerMatch),
    ...hitsOf('foreign_domain', foreignMatch),
  ];
}
