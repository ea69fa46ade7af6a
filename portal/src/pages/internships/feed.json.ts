import type { APIRoute } from 'astro';
import { jsonFeed } from '../../formats/feed.ts';
import { internshipFeed } from '../../features/internships/search/internship-feed.ts';
import { readInternshipQuery } from '../../features/internships/search/internship-query.ts';
import { searchInternships } from '../../features/internships/internships-loader.ts';

/** The newest results of any search. */
export const GET: APIRoute = async ({ locals, url }) => {
  const query = { ...readInternshipQuery(url.searchParams), sort: 'newest' as const, page: 1 };
  const result = await searchInternships(locals, query);
  const feed = internshipFeed(query, result, '/internships/feed.json', locals);
  return new Response(jsonFeed(feed), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } });
};
