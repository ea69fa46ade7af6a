import type { APIRoute } from 'astro';
import { rssFeed } from '../../formats/feed.ts';
import { newsFeed } from '../../features/news/news-feed.ts';

/** The newest items of the list, or of one tag. */
export const GET: APIRoute = async ({ locals, url }) =>
  new Response(rssFeed(await newsFeed(locals, url, '/news/feed.xml')), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
