import { z } from 'zod';
import { bulkIds, bulkReply } from '../kernel/bulk.ts';
import { exportParams } from '../kernel/list.ts';
import { id, idParams } from '../kernel/ids.ts';
import { may, publicAccess, operation } from '../kernel/operation.ts';
import { instant } from '../kernel/text.ts';
import { knownPlace, placePhrase, searchedPlace, searchRelaxation } from '../places/place-search.contract.ts';
import { categories, draftUpdate, internshipState } from './internship.contract.ts';
import { comparisonParams, searchAims, searchFacets, internshipList, searchParams } from './internship-lists.ts';
import { internshipTransitionRequest, revisionDecision } from './internship.transition-requests.ts';
import { internshipReply, internshipViews } from './internship.views.ts';

const internshipView = internshipViews.own.schema;
const missing = z.object({ field: z.string(), code: z.string(), message: z.string() });
const difference = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
const revision = z.object({ revision: z.int(), at: instant, posting: draftUpdate, differences: z.array(difference) });
/**
 * A part of a query that is taken for a filter; `without` is the query that leaves it out, `quoted` the one that
 * searches for its words.
 */
const recognisedPart = z.object({
  kind: z.enum(['place', 'mode', 'hoursFrom', 'hoursTo', 'durationFrom', 'durationTo', 'language', 'payFrom', 'payType', 'radius', 'sponsorship', 'startFrom', 'startTo', 'studyLevel']), // prettier-ignore
  text: z.string(),
  value: z.string(),
  without: z.string(),
  quoted: z.string(),
});
const similar = z.object({
  id,
  title: z.string(),
  employerName: z.string(),
  state: internshipState,
  similarity: z.number(),
  sameEmployer: z.boolean(),
});

export const internshipOperations = {
  search: operation({
    method: 'GET',
    path: '/internships/search',
    summary: 'Search open internships',
    access: publicAccess,
    rate: 'search',
    query: searchParams,
    reply: z.object({
      /** Those that match, in the order asked for; after the last of them, by relevance, those that are related. */
      items: z.array(internshipViews.summary.schema),
      /** How many match; related ones are not among them. */
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      /**
       * How many match the query in part, the closest 60 at most, and the index in `items` where they begin, null when
       * this page has none. Only an order by relevance has them. Where they share no more than the fields of the one thing that
       * the query names, these are its fields, the likeliest first; otherwise there are none.
       */
      related: z.object({ total: z.int(), from: z.int().nullable(), fields: z.array(z.enum(categories)) }),
      /**
       * The one subject or occupation that the query names, as it was typed, where what matches only belongs to it: none has it in
       * its title or its skills. Null otherwise.
       */
      unnamed: z.string().nullable(),
      /** What the query names and is taken for a filter unless quoted, such as a place or a start. */
      recognised: z.array(recognisedPart),
      /** Whether the query has words and none that says what is sought: everything is found then. */
      ignoresWords: z.boolean(),
      /** Whether the query asks for what is near, and says not where. */
      asksNearby: z.boolean(),
      /** What the query asks for that internships do not state: one that the course of study demands, or a thesis. */
      asksFor: z.array(z.enum(searchAims)),
      /** What is in the query and can be no word or filter, such as an emoji or a deadline. */
      ignored: z.array(z.string()),
      /** Words of the query that are known nowhere, as they were typed: they may be misspelled. */
      unknownWords: z.array(z.string()),
      /** Queries that may have been meant instead, the likeliest first. */
      suggestions: z.array(z.string()),
      facets: searchFacets,
      /** What would give results, when there are none. */
      relax: z.array(searchRelaxation),
      /** The place that was searched around, and others that may be meant; null when no place was asked for. */
      place: searchedPlace.nullable(),
      placePhrase: placePhrase.nullable(),
      /** Where the results are, most first. */
      places: z.array(knownPlace.extend({ total: z.int() })),
      /** In which currencies the results are paid, whatever least pay was asked for; most first. */
      currencies: z.array(z.object({ currency: z.string(), total: z.int() })),
    }),
  }),
  compare: operation({
    method: 'GET',
    path: '/internships/comparison',
    summary: 'Open internships like one, and the usual pay of its category',
    access: publicAccess,
    rate: 'search',
    query: comparisonParams,
    reply: z.object({
      similar: z.array(internshipViews.summary.schema),
      /**
       * The median pay of other internships of the category with the same currency and unit, in minor units; null when
       * fewer than ten state theirs.
       */
      payMedian: z.object({ amount: z.int(), count: z.int() }).nullable(),
    }),
  }),
  list: operation({
    method: 'GET',
    path: '/internships',
    summary: 'Internships: own ones for members, all for administrators, open ones for others',
    access: publicAccess,
    rate: 'read',
    list: internshipList,
    reply: z.union([internshipReply, internshipViews.summary.schema]),
  }),
  get: operation({
    method: 'GET',
    path: '/internships/:id',
    summary: 'Get an internship, limited to what the caller may see',
    access: publicAccess,
    rate: 'read',
    params: idParams,
    reply: internshipReply,
  }),
  create: operation({
    method: 'POST',
    path: '/internships',
    summary: 'Create a draft',
    access: may('create', 'Internship'),
    rate: 'write',
    body: draftUpdate,
    reply: internshipView,
    status: 201,
    idempotent: true,
  }),
  update: operation({
    method: 'PUT',
    path: '/internships/:id',
    summary: 'Save a draft, or propose a revision of a live internship',
    access: may('update', 'Internship'),
    rate: 'write',
    params: idParams,
    body: draftUpdate,
    volatile: ['counts'],
    reply: internshipView,
    ifMatch: true,
  }),
  remove: operation({
    method: 'DELETE',
    path: '/internships/:id',
    summary: 'Delete a draft',
    access: may('delete', 'Internship'),
    rate: 'write',
    params: idParams,
    reply: internshipView,
  }),
  missing: operation({
    method: 'GET',
    path: '/internships/:id/missing',
    summary: 'List what an internship lacks before it can be submitted',
    access: may('update', 'Internship'),
    rate: 'read',
    params: idParams,
    reply: z.object({ completeness: z.int(), missing: z.array(missing) }),
  }),
  preview: operation({
    method: 'GET',
    path: '/internships/:id/preview',
    summary: 'Preview the public page',
    access: may('update', 'Internship'),
    rate: 'read',
    params: idParams,
    reply: internshipViews.public.schema,
  }),
  duplicate: operation({
    method: 'POST',
    path: '/internships/:id/duplicate',
    summary: 'Duplicate an internship as a new draft',
    access: may('create', 'Internship'),
    rate: 'write',
    params: idParams,
    reply: internshipView,
    status: 201,
  }),
  transition: operation({
    method: 'POST',
    path: '/internships/:id/transitions',
    summary: 'Submit, decide, pause, close, reopen, remove …',
    access: may('transition', 'Internship'),
    rate: 'write',
    params: idParams,
    body: internshipTransitionRequest,
    reply: internshipReply,
    ifMatch: true,
  }),
  withdrawRevision: operation({
    method: 'DELETE',
    path: '/internships/:id/revision',
    summary: 'Withdraw a revision that is pending review',
    access: may('update', 'Internship'),
    rate: 'write',
    params: idParams,
    reply: internshipView,
  }),
  decideRevision: operation({
    method: 'POST',
    path: '/internships/:id/revision',
    summary: 'Approve or refuse a revision of a live internship',
    access: may('transition', 'InternshipRevision'),
    rate: 'write',
    params: idParams,
    body: revisionDecision,
    reply: internshipReply,
    ifMatch: true,
  }),
  revisions: operation({
    method: 'GET',
    path: '/internships/:id/revisions',
    summary: 'List published revisions with what changed',
    access: may('read', 'InternshipRevision'),
    rate: 'read',
    params: idParams,
    reply: z.array(revision),
  }),
  similar: operation({
    method: 'GET',
    path: '/internships/:id/similar',
    summary: 'Compare near-duplicates side by side',
    access: may('transition', 'Internship'),
    rate: 'read',
    params: idParams,
    reply: z.array(similar),
  }),
  approveMany: operation({
    method: 'POST',
    path: '/internships/approvals',
    summary: 'Approve several of low risk',
    access: may('transition', 'InternshipRevision'),
    rate: 'write',
    body: z.strictObject({ ids: bulkIds }),
    reply: bulkReply,
  }),
  export: operation({
    method: 'GET',
    path: '/internships/export',
    summary: 'Export internships as CSV',
    access: may('export', 'Internship'),
    rate: 'export',
    query: exportParams,
    replyKind: 'file',
  }),
};
