import { listParams } from './list.ts';

/**
 * Query of a CSV export: filter and sort as for the resource's list, in the view that the asker would see there. The whole
 * result, at most `limits.exportRows` rows (EXPORT_TOO_LARGE beyond); cells are escaped against formulas.
 */
export const exportParams = listParams.omit({ range: true });
