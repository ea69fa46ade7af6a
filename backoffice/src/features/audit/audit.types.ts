import type { auditViews, ViewOf } from '@prentice/contract';

/** An entry as a full administrator reads it. */
export type WholeEntry = ViewOf<typeof auditViews.admin>;
/** An entry as the list shows it: whole, or one of the reader's own acts. */
export type Entry = WholeEntry | ViewOf<typeof auditViews.own>;
export type Change = Entry['changes'][number];
