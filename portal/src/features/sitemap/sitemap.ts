import { searchPageSize } from '@prentice/contract';
import { xmlElement } from '../../formats/xml.ts';

export interface SitemapEntry {
  url: string;
  /** Instant of the last change, ISO 8601; left out when unknown. */
  changedAt?: string;
}

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';

const entries = (name: string, list: readonly SitemapEntry[]): string =>
  list
    .map(
      (sitemapEntry) =>
        `<${name}>${xmlElement('loc', sitemapEntry.url)}${xmlElement('lastmod', sitemapEntry.changedAt)}</${name}>`,
    )
    .join('\n');

/** Addresses per file; the protocol allows 50,000. */
export const sitemapSize = 5_000;

/** Returns a site map of pages (sitemaps.org protocol 0.9). */
export const sitemap = (list: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries('url', list)}\n</urlset>\n`;

/** Returns an index of site maps. */
export const sitemapIndex = (list: readonly SitemapEntry[]): string =>
  `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries('sitemap', list)}\n</sitemapindex>\n`;

/** Returns an XML document as a response. */
export const xmlResponse = (xml: string): Response =>
  new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });

type Api = Pick<App.Locals, 'api' | 'publicUrl'>;

const PARALLEL = 4;
const RECORDS_PER_CALL = 100;

const textPages = [
  '/',
  '/internships',
  '/internships/companies',
  '/external-jobs',
  '/news',
  '/About',
  '/Faq',
  '/Imprint',
  '/Privacy',
  '/Terms',
];

/** Returns the pages that always exist. */
export const pageEntries = ({ publicUrl }: Api): SitemapEntry[] =>
  textPages.map((path) => ({ url: `${publicUrl}${path}` }));

interface RecordPage<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Reads a list page by page, up to `max` records; the last page may bring a few more. */
async function readAll<T>(
  readPage: (range: [first: number, last: number]) => Promise<RecordPage<T>>,
  max = Infinity,
): Promise<T[]> {
  const records: T[] = [];
  for (let first = 0, total = 1; first < Math.min(total, max); first += RECORDS_PER_CALL) {
    const page = await readPage([first, first + RECORDS_PER_CALL - 1]);
    records.push(...page.items);
    total = page.total;
  }
  return records;
}

/** Returns the pages of companies. */
export async function companyEntries({ api, publicUrl }: Api): Promise<SitemapEntry[]> {
  const companies = await readAll((range) => api.employers.list({ list: { sort: ['name', 'ASC'], range } }));
  return companies.map(({ slug }) => ({ url: `${publicUrl}/internships/companies/${slug}` }));
}

/** Returns the news that everybody may read. */
export async function newsEntries({ api, publicUrl }: Api): Promise<SitemapEntry[]> {
  const news = await readAll((range) => api.news.list({ list: { filter: { audience: 'all' }, range } }), sitemapSize);
  return news.map(({ slug, correctedAt, publishedAt }) => ({
    url: `${publicUrl}/news/${slug}`,
    changedAt: correctedAt ?? publishedAt ?? undefined,
  }));
}

/** Lists the pages of the listed external jobs. */
export async function externalJobEntries({ api, publicUrl }: Api): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const jobPage = await api.externalJobs.search({ query: { sort: 'newest', page } });
    for (const { id, publishedAt } of jobPage.items)
      entries.push({ url: `${publicUrl}/external-jobs/${id}`, changedAt: publishedAt ?? undefined });
    pages = jobPage.pages;
  }
  return entries;
}

/** Counts how many site maps of internships there are. */
export async function countInternshipSitemaps({ api }: Api): Promise<number> {
  const { total } = await api.internships.search({ query: { sort: 'newest' } });
  return Math.ceil(total / sitemapSize);
}

/** Returns the open internships of one site map, counted from 1, newest first. */
export async function internshipEntries({ api, publicUrl }: Api, map: number): Promise<SitemapEntry[]> {
  const pagesPerMap = sitemapSize / searchPageSize;
  const first = (map - 1) * pagesPerMap + 1;
  const entries: SitemapEntry[] = [];
  for (let page = first; page < first + pagesPerMap; page += PARALLEL) {
    const numbers = Array.from({ length: PARALLEL }, (_, index) => page + index);
    const replies = await Promise.all(
      numbers.map((number) => api.internships.search({ query: { sort: 'newest', page: number } })),
    );
    for (const internship of replies.flatMap((reply) => reply.items)) {
      entries.push({
        url: `${publicUrl}/internships/${internship.id}`,
        changedAt: internship.openedAt ?? internship.firstPublishedAt ?? undefined,
      });
    }
    if (page + PARALLEL > (replies[0]?.pages ?? 0)) break;
  }
  return entries;
}
