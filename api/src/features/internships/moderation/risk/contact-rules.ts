import { freeMailDomains, type Risk } from '@prentice/contract';
import { foldText, quotedPlaces } from './text-patterns.ts';

type Hit = Risk['hits'][number];

/* Addresses as people write them, also to hide them from machines: name@host, name(at)host, name [at] host. */
const addresses = /(?<![\w.+-])[\w.+-]{1,64} ?(?:@|[([{] ?at ?[)\]}]) ?([\w-]+(?:\.[\w-]+)+)/giu;
const forms =
  /\b(?:apply|applications?|register|sign up|form|bewerb\w*|anmeld\w*|registrier\w*)\b[^.!?\n]{0,40}?(?:https?:\/\/|www\.)([\w-]+(?:\.[\w-]+)+)/giu;
const shorteners =
  /(?<![\w.-])(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|ow\.ly|is\.gd|v\.gd|buff\.ly|rb\.gy|cutt\.ly|shorturl\.at|t\.ly|tiny\.cc|rebrand\.ly|adf\.ly|s\.id|lnkd\.in|qr\.ae)\/\S+/giu;
/* Without the state that a search for all of them keeps between two calls. */
const isShortener = (address: string): boolean => new RegExp(shorteners.source, 'iu').test(address);

const matchesOf = (matches: Iterable<RegExpExecArray>, predicate: (domain: string) => boolean): RegExpExecArray[] =>
  [...matches].filter(([, domain = '']) => predicate(domain.toLowerCase()));

/**
 * Returns what the addresses and links of a text say: free mail, somebody else's domain, an address that hides where it
 * leads.
 */
export function contactHits(original: string, employerDomain: string | null): Hit[] {
  const folded = foldText(original, false);
  const { text } = folded;
  const hitsOf = (rule: Hit['rule'], matches: readonly RegExpExecArray[]): Hit[] => {
    const [first, ...others] = matches.map(({ index, 0: match }) => folded.original(index, match.length));
    return first ? [{ rule, points: 15, ...quotedPlaces(original, [first, ...others]), relatedId: null }] : [];
  };
  const isForeign = (domain: string): boolean =>
    employerDomain !== null &&
    domain.replace(/^www\./, '') !== employerDomain &&
    !domain.endsWith(`.${employerDomain}`) &&
    !isShortener(`${domain}/x`);
  const isFreeMail = (domain: string): boolean => freeMailDomains.has(domain);
  const linked = [...text.matchAll(addresses), ...text.matchAll(forms)];
  return [
    ...hitsOf('free_mail', matchesOf(text.matchAll(addresses), isFreeMail)),
    ...hitsOf('url_shortener', [...text.matchAll(shorteners)]),
    ...hitsOf('foreign_domain', matchesOf(linked, isForeign)),
  ];
}
