import { z } from 'zod';
import { fieldsWith, type FieldDescription, type FieldsWith } from '../kernel/fields.ts';
import { id } from '../kernel/ids.ts';
import { filter } from '../kernel/list.ts';
import { day, instant } from '../kernel/text.ts';
import {
  categories,
  category,
  vacancyKinds,
  workMode,
  workModes,
  type DraftUpdate,
  internshipState,
} from './internship.contract.ts';
import type { InternshipRecord } from './internship-record.contract.ts';

/** The steps of writing an internship, in order. */
export const postingSteps = ['basics', 'content', 'time', 'pay', 'people', 'publication'] as const;
export type PostingStep = (typeof postingSteps)[number];

/**
 * One field that people write. Its names are messages: `posting.field.<field>` in
 * `internship-fields-<language>.messages.ts`, and `<field>.<value>` for each of its values.
 */
export interface PostingField extends FieldDescription {
  /**
   * Where it is asked for. A field with values is asked for there by a select box; others have an input of their own.
   */
  readonly step: PostingStep;
  /** It takes one of these. */
  readonly values?: readonly string[];
  /** Counts towards the completeness of a draft. */
  readonly needed?: true;
  /** Shown in summaries, which are what the search index knows of an internship. */
  readonly summary?: true;
  /** The public search filters by it and counts its values, under this parameter; it takes several values or one. */
  readonly search?: { readonly param: string; readonly several: boolean };
  /** A filter and a column of the lists of the back office. */
  readonly column?: true;
  /** One of the facts above a posting in the back office. */
  readonly fact?: true;
  /** Written in sentences, which may have been copied from elsewhere. */
  readonly prose?: true;
  /** An edit takes effect at once on an approved internship; edits of all other fields go to review. */
  readonly immediate?: true;
  /** No page shows it, and an application keeps it as it was when it was sent. */
  readonly internal?: true;
}

/** Views of those who write internships or moderate them. */
const ownerAndAdminViews = ['own', 'limited', 'admin'];
const admins = ['admin'];
const score = z.int().min(0).max(100);

/** Every field of an internship, described once. The columns of exported files stand in this order. */
export const internshipFields = {
  id: { exported: true },
  title: { step: 'basics', needed: true, summary: true, prose: true, sorts: true, exported: true },
  employer: { exported: true },
  state: { filters: { state: filter.in('state', internshipState) }, exported: true, views: ownerAndAdminViews },
  risk: {
    filters: { riskFrom: filter.gte('risk.score', score), riskTo: filter.lte('risk.score', score) },
    sorts: { risk: 'risk.score' },
    exported: true,
    views: admins,
  },
  category: {
    step: 'basics',
    values: categories,
    needed: true,
    summary: true,
    search: { param: 'category', several: true },
    filters: { category: filter.in('category', category) },
    column: true,
    fact: true,
    exported: true,
  },
  workMode: {
    step: 'basics',
    values: workModes,
    needed: true,
    summary: true,
    search: { param: 'mode', several: true },
    filters: { workMode: filter.in('workMode', workMode) },
    exported: true,
  },
  pay: {
    step: 'pay',
    needed: true,
    summary: true,
    exported: ['payMin', 'payMax', 'payCurrency', 'payUnit', 'payType'],
  },
  submittedAt: {
    filters: { submittedFrom: filter.gte('submittedAt', instant) },
    sorts: true,
    exported: true,
    views: ownerAndAdminViews,
  },
  deadline: {
    step: 'time',
    needed: true,
    summary: true,
    filters: { deadlineFrom: filter.gte('deadline', day), deadlineTo: filter.lte('deadline', day) },
    sorts: true,
    exported: true,
  },
  responseDays: { step: 'publication', summary: true, exported: true },
  counts: { exported: ['applications', 'overdue'] },
  createdAt: {
    filters: { createdFrom: filter.gte('createdAt', instant), createdTo: filter.lte('createdAt', instant) },
    sorts: true,
    exported: true,
    views: ownerAndAdminViews,
  },
  updatedAt: { sorts: true, exported: true, views: ownerAndAdminViews },
  vacancyKind: {
    step: 'basics',
    values: vacancyKinds,
    summary: true,
    search: { param: 'vacancyKind', several: false },
  },
  openings: { step: 'basics', summary: true },
  locations: { step: 'basics', needed: true, summary: true },
  description: { step: 'content', needed: true, prose: true },
  tasks: { step: 'content', needed: true, prose: true },
  learningOutcomes: { step: 'content', needed: true, prose: true },
  mentorName: { step: 'content', immediate: true, personal: true },
  startDate: { step: 'time', needed: true, summary: true },
  startFlexible: { step: 'time', summary: true },
  durationWeeks: { step: 'time', needed: true, summary: true },
  durationJustification: { step: 'time', prose: true },
  hoursPerWeek: { step: 'time', needed: true, summary: true },
  unpaidBasis: { step: 'pay' },
  credit: { step: 'pay', summary: true },
  agreementProvided: { step: 'pay', needed: true, internal: true },
  requiredSkills: { step: 'people', needed: true, summary: true },
  preferredSkills: { step: 'people' },
  eligibility: { step: 'people' },
  questions: { step: 'people', prose: true },
  /** Turning it on takes effect at once, see `isEffectiveAtOnce`. */
  blindReview: { step: 'people', summary: true, internal: true },
  publishAt: { step: 'publication', internal: true },
  maxApplicants: { step: 'publication', immediate: true, internal: true },
  employerId: { filters: { employerId: filter.eq('employerId', id) }, views: ownerAndAdminViews },
  openedAt: { sorts: true },
  slug: {},
  firstPublishedAt: {},
  closedAt: {},
  pausedAt: {},
  closeReason: {},
  revision: {},
  reviewRounds: {},
  pendingRevision: {},
  review: {},
  completeness: {},
  history: {},
  version: {},
} as const satisfies Record<keyof DraftUpdate, PostingField> &
  Record<Exclude<keyof InternshipRecord, keyof DraftUpdate>, FieldDescription>;

type Fields = typeof internshipFields;

/** A field of a posting that takes one of several values. */
export type ChoiceField = FieldsWith<Fields, 'values'>;
export const choiceFields: readonly ChoiceField[] = fieldsWith(internshipFields, 'values');

/** A field with values that the public search filters by. */
export type SearchedField = FieldsWith<Fields, 'search'>;
/** The fields with values that the public search filters by, in the order of its form and its address. */
export const searchedFields = ['workMode', 'category', 'vacancyKind'] as const satisfies readonly SearchedField[];

type SearchParamOf<Field extends SearchedField> = Fields[Field]['search']['param'];
type SearchedAs<Several extends boolean> = {
  [Field in SearchedField]: Fields[Field]['search']['several'] extends Several ? Field : never;
}[SearchedField];

/** Values of the parameters of the public search that take several values of a field, by parameter. */
export type MultiValueSearchParams = {
  [Field in SearchedAs<true> as SearchParamOf<Field>]: Fields[Field]['values'][number][];
};
/** The value of each parameter of the public search that takes a single value of a field, by parameter. */
export type SingleValueSearchParams = {
  [Field in SearchedAs<false> as SearchParamOf<Field>]: Fields[Field]['values'][number] | undefined;
};
