import type { InternDashboard } from '@prentice/contract';
import type { ObjectId } from 'mongodb';

/** What an intern's dashboard is made of, beside the instant of its making. */
export type InternDashboardParts = Omit<InternDashboard, 'generatedAt'>;

type Source = (desk: { readonly internId: ObjectId; readonly now: Date }) => Promise<Partial<InternDashboardParts>>;

/**
 * Where features bring their parts of an intern's dashboard: each other fields; deadlines of several features are put together.
 * A part that nobody brings is empty.
 */
export class InternDashboardSources {
  readonly sources = new Map<string, Source>();
}
