import { internLimits as L } from '../interns/intern.contract.ts';
import { httpsUrl } from '../kernel/text.ts';
import { foldForComparison, normalizeText, quoteOf, type CvLine } from './cv-lines.ts';
import type { CvFinding } from './cv-reading.contract.ts';

const TITLES = new Set(['curriculum vitae', 'lebenslauf', 'resume', 'cv']);
const NEAR_TOP = 6;
const HEADLINE_FROM = 10;
const WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
const PARTICLE = /^(?:von|van|de|der|den|di|da|del|la|le|zu|zum|bin|al|el|dos|du)$/u;
const LABEL = /^(?:name|full name|vor- und nachname)\s*:\s*/i;
const ADDRESS = /(?:https?:\/\/|www\.|(?:linkedin|github|gitlab|orcid)\.(?:com|org)\/)[^\s<>()"',;|]+/giu;

/** "Ada von Stein" as given and family name; null for what is no name. */
function nameOf(text: string): { firstName: string; lastName: string } | null {
  const words = text.replace(LABEL, '').split(' ');
  if (words.length < 2 || words.length > 5 || !words.every((word) => WORD.test(word) || PARTICLE.test(word)))
    return null;
  const particle = words.findIndex((word) => PARTICLE.test(word));
  const cut = particle > 0 ? particle : words.length - 1;
  const [firstName, lastName] = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  return particle !== 0 && firstName.length <= L.name && lastName.length <= L.name ? { firstName, lastName } : null;
}

/** Name and line about oneself from the head of the CV. */
export function personIn(head: readonly CvLine[]): CvFinding[] {
  const near = head.slice(0, NEAR_TOP).filter((line) => !TITLES.has(foldForComparison(line.text)));
  const at = near.findIndex((line) => nameOf(line.cells[0] ?? '') !== null);
  const line = near[at];
  const name = line && nameOf(line.cells[0] ?? '');
  if (!line || !name) return [];
  const below = near[at + 1];
  const found: CvFinding[] = [{ kind: 'name', quote: line.raw, ...name }];
  if (below && isHeadline(below.text)) found.push({ kind: 'headline', quote: below.raw, headline: below.text });
  return found;
}

/* Addresses, numbers and contacts are no headline. */
const isHeadline = (text: string): boolean =>
  text.length >= HEADLINE_FROM && text.length <= L.headline && !/[@\d]|https?:|www\.|^\p{L}[\p{L} -]*:/u.test(text);

/** What the CV says in its profile. */
export function aboutIn(lines: readonly CvLine[]): CvFinding[] {
  const about = lines.map((line) => line.text).join(' ');
  return about !== '' && about.length <= L.about ? [{ kind: 'about', quote: quoteOf(lines), about }] : [];
}

/** Addresses of web pages, each once. Those of mail are nobody's links. */
export function linksIn(lines: readonly CvLine[]): CvFinding[] {
  const found = new Map<string, CvFinding>();
  for (const cell of lines.flatMap((line) => line.cells))
    for (const [address] of cell.matchAll(ADDRESS)) {
      const bare = normalizeText(address)
        .replace(/^https?:\/\//i, '')
        .replace(/[.:/]+$/, '');
      const url = httpsUrl.safeParse(`https://${bare}`);
      if (url.success && !found.has(bare.toLowerCase()))
        found.set(bare.toLowerCase(), { kind: 'link', quote: cell, url: url.data });
    }
  return [...found.values()].slice(0, L.links);
}
