import type { APIRoute } from 'astro';
import { jsonFeed } from '../../formats/feed.ts';
import { externalJobFeed } from '../../features/external-jobs/external-job-feed.ts';

/** The newest external jobs of a search. */
export const GET: APIRoute = async ({ locals, url }) =>
  new Response(jsonFeed(await externalJobFeed(locals, url, '/external-jobs/feed.json')), {
    headers: { 'content-type': 'application/feed+json; charset=utf-8' },
  });
