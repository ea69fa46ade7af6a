import type { APIRoute } from 'astro';
import { jsonFeed } from '../../formats/feed.ts';
import { newsFeed } from '../../features/news/news-feed.ts';

/** The newest items of the list, or of one tag. */
export const GET: APIRoute = async ({ locals, url }) =>
  new Response(jsonFeed(await newsFeed(locals, url, '/news/feed.json')), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
