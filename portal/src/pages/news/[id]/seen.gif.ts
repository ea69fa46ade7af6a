import type { APIRoute } from 'astro';

/** One transparent pixel, 43 bytes. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Counts a view of an item without script: an image of the page. Pages that a browser only fetches ahead load none. */
export const GET: APIRoute = async ({ locals, params }) => {
  await locals.api.news.countView({ params: { id: params.id ?? '' } }).catch(() => undefined);
  return new Response(new Uint8Array(PIXEL), { headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' } });
};
