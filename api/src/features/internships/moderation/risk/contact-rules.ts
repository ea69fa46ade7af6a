import { freeMailDomains, type Risk } from '@prentice/contract';
import { fold, type FoldedText, quote } from './text-patterns.ts';

type Hit = Risk['hits'][number];

/* Addresses as people write them, also to hide them from machines: name@host, name(at)host, name [at] host. */
const addresses = /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|[([{] ?at ?[)\]}]) ?([\w-]+(?:\.[\w-]+)+)/giu;
const forms =
  /\b(?:apply|applications?|register|sign up|form|bewerb\w*|anmeld\w*|registrier\w*)\b[^.!?\n]{0,40}?(?:https?:\/\/|www\.)([\w-]+(?:\.[\w-]+)+)/giu;
const shorteners =
  /(?<![\w.-])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|v\.gd|buff\.ly|rb\.gy|cutt\.ly|shorturl\.at|t\.ly|tiny\.cc|rebrand\.ly|adf\.ly|s\.id|lnkd\.in|qr\.ae)\/\S+/iu;

/** A finding, quoted as it was written. */
const toHit = (rule: Hit['rule'], text: string, folded: FoldedText, { index, 0: found }: RegExpExecArray): Hit => {
  const { at, length } = folded.original(index, found.length);
  return { rule, points: 15, quote: quote(text, at, length), relatedId: null };
};
const firstMatch = (matches: Iterable<RegExpExecArray>, is: (domain: string) => boolean): RegExpExecArray | undefined =>
  [...matches].find(([, domain = '']) => is(domain.toLowerCase()));

/**
 * What the addresses and links of a text say: free mail, somebody else's domain, an address that hides where it leads.
 */
export function contactHits(original: string, employerDomain: string | null): Hit[] {
  const folded = fold(original, false);
  const { text } = folded;
  const found = (rule: Hit['rule'], match: RegExpExecArray | null | undefined): Hit[] =>
    match ? [toHit(rule, original, folded, match)] : [];
  const short = shorteners.exec(text);
  const foreign = (domain: string): boolean =>
    employerDomain !== null &&
    domain.replace(/^www\./, '') !== employerDomain &&
    !domain.endsWith(`.${employerDomain}`) &&
    !shorteners.test(`${domain}/x`);
  const free = firstMatch(text.matchAll(addresses), (domain) => freeMailDomains.has(domain));
  const other = firstMatch([...text.matchAll(addresses), ...text.matchAll(forms)], foreign);
  return [...found('free_mail', free), ...found('url_shortener', short), ...found('foreign_domain', other)];
}
