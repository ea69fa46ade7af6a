import type { APIRoute } from 'astro';
import { internshipMaps } from '../features/sitemap/sitemap.server.ts';
import { siteMapIndex } from '../formats/site.map.ts';
import { xmlResponse } from '../formats/xml.response.ts';

/** All site maps. */
export const GET: APIRoute = async ({ locals }) => {
  const maps = await internshipMaps(locals);
  const names = ['pages', 'companies', ...Array.from({ length: maps }, (_, index) => `internships-${index + 1}`)];
  return xmlResponse(siteMapIndex(names.map((name) => ({ url: `${locals.publicUrl}/sitemap/${name}.xml` }))));
};
