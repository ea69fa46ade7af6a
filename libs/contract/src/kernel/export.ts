import { z } from 'zod';
import { locales } from '../places/codes.ts';
import { listParams } from './list.ts';

/**
 * Query of a CSV export: filter and sort as for the resource's list, in the view that the asker would see there. The whole
 * result, at most `limits.exportRows` rows (EXPORT_TOO_LARGE beyond); cells are escaped against formulas. `without` names the
 * columns to leave out, separated by commas; the id and the first column always stay. `lang` is the language of headings and values in the files that
 * are made for readers (news and external jobs); the others name their columns as the API does.
 */
export const exportParams = listParams.omit({ range: true }).extend({
  without: z
    .string()
    .max(1_000)
    .regex(/^\w+(,\w+)*$/)
    .optional(),
  lang: z.enum(locales).optional(),
});
export type ExportParams = z.infer<typeof exportParams>;
