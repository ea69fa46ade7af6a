import { z } from 'zod';
import { id } from '../kernel/ids.ts';
import { draftLine, instant, searchText } from '../kernel/text.ts';
import { workMode } from '../internships/internship.contract.ts';
import { externalJobLimits, externalJobType } from './external-job.contract.ts';

export const importLimits = { rows: 500, columns: 40, cell: 2_000, bytes: 2 * 1024 * 1024, batch: 25 } as const;

/** The fields of an external job that a column of a table can hold. */
export const importFields = [
  'title',
  'organisation',
  'url',
  'city',
  'country',
  'workMode',
  'type',
  'summary',
  'closesAt',
  'payMin',
  'payMax',
  'payCurrency',
  'payUnit',
] as const;
export type ImportField = (typeof importFields)[number];
export const requiredImportFields: readonly ImportField[] = ['title', 'organisation', 'url'];

/** What a table holds, and which field each of its columns seems to be. */
export const importedTable = z.object({
  columns: z.array(z.string()),
  /** Cells by row, without the heading; cut beyond the longest that a field takes. */
  rows: z.array(z.array(z.string())),
  fields: z.array(z.enum(importFields).nullable()),
  encoding: z.string(),
  separator: z.string(),
});
export type ImportedTable = z.infer<typeof importedTable>;

/** Some rows of a table: their numbers in it, and their cells in the order of `fields`. */
export const importRows = z.strictObject({
  fields: z.array(z.enum(importFields)).min(1).max(importFields.length),
  rows: z
    .array(
      z.strictObject({
        line: z.int().min(1).max(1_000_000),
        cells: z.array(draftLine(importLimits.cell)).max(importFields.length),
      }),
    )
    .min(1)
    .max(importLimits.batch),
  /** Says what would happen, and changes nothing. */
  dryRun: z.boolean(),
  /** The import that earlier rows of the same table began; null for the first rows. */
  importId: id.nullable().default(null),
});
export type ImportRows = z.infer<typeof importRows>;

/** An import to undo: its drafts are deleted, but for those that somebody has changed since. */
export const importUndo = z.strictObject({ importId: id });
export const importUndoReply = z.object({ removed: z.int(), kept: z.int() });
export type ImportUndoReply = z.infer<typeof importUndoReply>;

export const importOutcomes = ['created', 'listed', 'invalid'] as const;
/** What became of each row. `listed`: its link is already here, so that a repetition creates nothing. */
export const importReport = z.object({
  /** By which its drafts are listed, and by which it is undone; null after a check. */
  importId: id.nullable(),
  results: z.array(
    z.object({
      line: z.int(),
      outcome: z.enum(importOutcomes),
      id: id.nullable(),
      /**
       * The link in the form that is compared; null where the row is invalid. Of two rows with one link the first
       * counts.
       */
      url: z.string().nullable(),
      /** Which column is wrong, what its cell holds (at most 80 characters), and why it cannot be used. */
      errors: z.array(z.object({ field: z.string(), value: z.string(), message: z.string() })),
    }),
  ),
});
export type ImportReport = z.infer<typeof importReport>;
export type ImportResult = ImportReport['results'][number];

/** The address of a page that a suggestion is made from. */
export const suggestionRequest = z.strictObject({ url: searchText(externalJobLimits.url) });

/** What a page says about the job that it offers. `unreachable`: nothing could be read, and what is written stays;
 * `not_public`: the address leads to no public website, and nothing was asked for. */
export const externalJobSuggestion = z.object({
  outcome: z.enum(['found', 'nothing', 'unreachable', 'not_public']),
  /** The listing that has this address already. */
  listedAs: id.nullable(),
  url: z.string().nullable(),
  title: z.string().nullable(),
  organisation: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  workMode: workMode.nullable(),
  type: externalJobType.nullable(),
  summary: z.string().nullable(),
  closesAt: instant.nullable(),
});
export type ExternalJobSuggestion = z.infer<typeof externalJobSuggestion>;
