import { applicationViews, type ViewOf } from '@prentice/contract';

/** An application as its owner sees it. */
export type InternApplication = ViewOf<typeof applicationViews.intern>;

/** Parses a reply with several possible views as the intern's view. */
export const parseInternApplication = (reply: unknown): InternApplication =>
  applicationViews.intern.schema.parse(reply);
