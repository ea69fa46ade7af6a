import type { APIRoute } from 'astro';
import { internshipMaps } from '../features/feeds/site.map.server.ts';
import { siteMapIndex } from '../features/feeds/site.map.ts';
import { xmlResponse } from '../features/feeds/xml.response.ts';

/** All site maps. */
export const GET: APIRoute = async ({ locals }) => {
  const maps = await internshipMaps(locals);
  const names = ['pages', 'companies', ...Array.from({ length: maps }, (_, index) => `internships-${index + 1}`)];
  return xmlResponse(siteMapIndex(names.map((name) => ({ url: `${locals.publicUrl}/sitemap/${name}.xml` }))));
};
