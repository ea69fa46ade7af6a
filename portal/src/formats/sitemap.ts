import { xmlElement } from './xml.ts';

export interface SitemapEntry {
  url: string;
  /** Instant of the last change, ISO 8601; left out when unknown. */
  changedAt?: string;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

const entries = (name: string, list: readonly SitemapEntry[]): string =>
  list
    .map((one) => `<${name}>${xmlElement('loc', one.url)}${xmlElement('lastmod', one.changedAt)}</${name}>`)
    .join('\n');

/** Addresses per file; the protocol allows 50,000. */
export const sitemapSize = 5_000;

/** A site map of pages (sitemaps.org protocol 0.9). */
export const sitemap = (list: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries('url', list)}\n</urlset>\n`;

/** An index of site maps. */
export const sitemapIndex = (list: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', list)}\n</sitemapindex>\n`;

/** An XML document as a response. */
export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
