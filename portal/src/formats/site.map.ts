import { element } from './xml.ts';

export interface SiteMapEntry {
  url: string;
  /** Instant of the last change, ISO 8601; left out when nobody knows. */
  changedAt?: string;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

const entries = (name: string, list: readonly SiteMapEntry[]): string =>
  list.map((one) => `<${name}>${element('loc', one.url)}${element('lastmod', one.changedAt)}</${name}>`).join('\n');

/** Addresses per file; the protocol allows 50,000. */
export const siteMapSize = 5_000;

/** A site map of pages (sitemaps.org protocol 0.9). */
export const siteMap = (list: readonly SiteMapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries('url', list)}\n</urlset>\n`;

/** An index of site maps. */
export const siteMapIndex = (list: readonly SiteMapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', list)}\n</sitemapindex>\n`;
