import type { APIRoute } from 'astro';
import { countInternshipSitemaps } from '../features/sitemap/sitemap-entries-loader.ts';
import { sitemapIndex } from '../formats/sitemap.ts';
import { xmlResponse } from '../formats/xml-response.ts';

/** All site maps. */
export const GET: APIRoute = async ({ locals }) => {
  const maps = await countInternshipSitemaps(locals);
  const names = ['pages', 'companies', ...Array.from({ length: maps }, (_, index) => `internships-${index + 1}`)];
  return xmlResponse(sitemapIndex(names.map((name) => ({ url: `${locals.publicUrl}/sitemap/${name}.xml` }))));
};
