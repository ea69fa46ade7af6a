import type { APIRoute } from 'astro';
import { feedResponse } from '../../formats/feed.ts';
import { externalJobFeed } from '../../features/external-jobs/external-job-feed.ts';

/** Shows the newest external jobs of a search. */
export const GET: APIRoute = ({ locals, params: { format }, url }) =>
  feedResponse(format, () => externalJobFeed(locals, url, `/external-jobs/feed.${format}`));
