import { isId } from '@prentice/contract';
import type { APIRoute } from 'astro';
import { nullIfMissing } from '../../../features/external-jobs/external-jobs-loader.ts';

/* Counts a visit; null when the listing has no address to give. */
async function visitedUrl({ api }: App.Locals, id: string): Promise<string | null> {
  if (!isId(id)) return null;
  const visited = await api.externalJobs.visit({ params: { id } }).catch(nullIfMissing);
  return visited && visited.url;
}

/**
 * Leads to the website of a listing and counts it. The address comes from the listing and from nothing in the request;
 * what a browser fetches ahead is not a visit.
 */
export const GET: APIRoute = async ({ locals, params, request }) => {
  const headers = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
  if (/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? ''))
    return new Response(null, { status: 503, headers });
  const url = await visitedUrl(locals, params.id ?? '');
  return url
    ? new Response(null, { status: 303, headers: { ...headers, location: url } })
    : new Response(null, { status: 303, headers: { ...headers, location: '/external-jobs' } });
};
/** Answers a request for the headers alone is not a visit. */
export const HEAD: APIRoute = () => new Response(null, { status: 204 });
