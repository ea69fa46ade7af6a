import type { APIRoute } from 'astro';
import { newsImageEdges, parseNewsImagePath } from '@prentice/contract';

/** Shows an image of a news item, in the size that is asked for, for those who may read the item. */
export const GET: APIRoute = async ({ locals, url }) => {
  const image = parseNewsImagePath(url.pathname);
  const edge = newsImageEdges.find((size) => size === url.searchParams.get('edge')) ?? '1600';
  const bytes = image && (await locals.api.news.image({ params: { id: image.id }, query: { edge } }).catch(() => null));
  if (!bytes) return new Response(null, { status: 404 });
  const scope = locals.actor.id === null ? 'public' : 'private';
  return new Response(bytes, {
    headers: { 'content-type': 'image/webp', 'cache-control': `${scope}, max-age=3600` },
  });
};
