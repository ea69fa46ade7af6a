import type { APIRoute } from 'astro';
import {
  sitemapIndex,
  xmlResponse,
  countInternshipSitemaps,
  externalJobEntries,
  newsEntries,
} from '../features/sitemap/sitemap.ts';

/** Shows all site maps. */
export const GET: APIRoute = async ({ locals }) => {
  const [maps, news, externalJobs] = await Promise.all([
    countInternshipSitemaps(locals),
    newsEntries(locals),
    externalJobEntries(locals),
  ]);
  const names = [
    'pages',
    'companies',
    ...(news.length > 0 ? ['news'] : []),
    ...(externalJobs.length > 0 ? ['external-jobs'] : []),
    ...Array.from({ length: maps }, (_, index) => `internships-${index + 1}`),
  ];
  return xmlResponse(sitemapIndex(names.map((name) => ({ url: `${locals.publicUrl}/sitemap/${name}.xml` }))));
};
