import { applicationViews, type ViewOf } from '@prentice/contract';

/** An application as its owner sees it. */
export type OwnApplication = ViewOf<typeof applicationViews.intern>;

/** Reads a reply that is for several audiences as the owner's; it is checked, not believed. */
export const asOwn = (reply: unknown): OwnApplication => applicationViews.intern.schema.parse(reply);
