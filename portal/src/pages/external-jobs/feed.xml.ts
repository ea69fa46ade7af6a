import type { APIRoute } from 'astro';
import { rssFeed } from '../../formats/feed.ts';
import { externalJobFeed } from '../../features/external-jobs/external-job-feed.ts';

/** The newest external jobs of a search. */
export const GET: APIRoute = async ({ locals, url }) =>
  new Response(rssFeed(await externalJobFeed(locals, url, '/external-jobs/feed.xml')), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  });
