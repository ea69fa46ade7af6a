import type { APIRoute } from 'astro';
import { feedResponse } from '../../formats/feed.ts';
import { newsFeed } from '../../features/news/news-feed.ts';

/** Shows the newest items of the list, or of one tag. */
export const GET: APIRoute = ({ locals, params: { format }, url }) =>
  feedResponse(format, () => newsFeed(locals, url, `/news/feed.${format}`));
