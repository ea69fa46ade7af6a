import type { APIRoute } from 'astro';
import {
  sitemap,
  type SitemapEntry,
  xmlResponse,
  companyEntries,
  externalJobEntries,
  internshipEntries,
  newsEntries,
  pageEntries,
} from '../../features/sitemap/sitemap.ts';

async function entriesOf(name: string, locals: App.Locals): Promise<SitemapEntry[]> {
  if (name === 'pages') return pageEntries(locals);
  if (name === 'news') return newsEntries(locals);
  if (name === 'companies') return companyEntries(locals);
  if (name === 'external-jobs') return externalJobEntries(locals);
  const number = /^internships-([1-9]\d{0,3})$/.exec(name)?.[1];
  return number ? internshipEntries(locals, Number(number)) : [];
}

/** Shows one site map. */
export const GET: APIRoute = async ({ locals, params }) => {
  const entries = await entriesOf(params.name ?? '', locals);
  return entries.length > 0 ? xmlResponse(sitemap(entries)) : new Response(null, { status: 404 });
};
