import type { APIRoute } from 'astro';
import { feedResponse } from '../../formats/feed.ts';
import { internshipFeed } from '../../features/internships/search/internship-feed.ts';
import { readInternshipQuery } from '../../features/internships/search/internship-query.ts';
import { searchInternships } from '../../features/internships/internships-loader.ts';

/** Shows the newest results of any search. */
export const GET: APIRoute = ({ locals, params: { format }, url }) =>
  feedResponse(format, async () => {
    const query = { ...readInternshipQuery(url.searchParams), sort: 'newest' as const, page: 1 };
    return internshipFeed(query, await searchInternships(locals, query), `/internships/feed.${format}`, locals);
  });
