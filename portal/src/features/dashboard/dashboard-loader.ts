import {
  type bookmarkView,
  type InternDashboard,
  type Me,
  type ProfileGap,
  type ViewOf,
  applicationViews,
} from '@prentice/contract';
import type { Client } from '@prentice/client';
import { getCurrentUser } from '../../session/current-user.ts';
import { session } from '../../site/browser-session.ts';

/** An application as its owner sees it. */
export type InternApplication = ViewOf<typeof applicationViews.intern>;

/** Parses a reply with several possible views as the intern's view. */
export const parseInternApplication = (reply: unknown): InternApplication =>
  applicationViews.intern.schema.parse(reply);

export type Bookmark = ViewOf<typeof bookmarkView>;

export type Recommendation = InternDashboard['recommendations'][number];

export interface DashboardData {
  me: Me;
  /** Newest first. */
  applications: InternApplication[];
  bookmarks: Bookmark[];
  completeness: number;
  gaps: Pick<ProfileGap, 'key' | 'points'>[];
  recommendations: Recommendation[];
  hasCv: boolean;
  /** Parts that could not be loaded; the dashboard works without them. */
  failed: readonly ('bookmarks' | 'recommendations')[];
}

const LATEST = [0, 99] as const;

type DashboardClient = Pick<Client, 'applications' | 'bookmarks' | 'dashboards' | 'interns'>;

/** Loads everything that the dashboard shows, in one round of requests. */
async function fetchDashboard(me: Me, client: DashboardClient): Promise<DashboardData> {
  const { applications, bookmarks, dashboards, interns } = client;
  const [sent, savedJobs, profile, overview] = await Promise.all([
    me.actor.emailVerified ? applications.list({ list: { sort: ['createdAt', 'DESC'], range: LATEST } }) : null,
    bookmarks.list({ list: { range: LATEST } }).catch(() => null),
    interns.own(),
    dashboards.intern().catch(() => null),
  ]);
  return {
    me,
    applications: (sent?.items ?? []).map(parseInternApplication),
    bookmarks: savedJobs?.items ?? [],
    completeness: profile.completeness,
    gaps: profile.gaps,
    recommendations: overview?.recommendations ?? [],
    hasCv: profile.defaultCvId !== null,
    failed: [...(savedJobs ? [] : ['bookmarks' as const]), ...(overview ? [] : ['recommendations' as const])],
  };
}

/** Loads the dashboard in a browser. */
export async function loadDashboard(): Promise<DashboardData> {
  const me = await getCurrentUser();
  if (!me) throw new Error('Nobody is signed in.');
  return fetchDashboard(me, session.client);
}

/** Loads the dashboard for the page of the person that the client acts for; null where it fails: the island tries again. */
export async function preloadDashboard(client: DashboardClient & Pick<Client, 'auth'>): Promise<DashboardData | null> {
  try {
    return await fetchDashboard(await client.auth.me(), client);
  } catch {
    return null;
  }
}
