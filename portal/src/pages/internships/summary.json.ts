import type { APIRoute } from 'astro';
import { loadSearchSummary } from '../../features/internships/search/search-summary.ts';

/** Says what any search asks for and finds, for those who have saved it. */
export const GET: APIRoute = async ({ locals, url }) =>
  Response.json(await loadSearchSummary(locals, url.searchParams), {
    headers: { 'cache-control': 'private, no-cache' },
  });
