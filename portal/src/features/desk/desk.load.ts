import type { bookmarkView, InternDashboard, Me, ProfileGap, ViewOf } from '@prentice/contract';
import { whoIsHere } from '../../session/person.ts';
import { session } from '../../site/browser.session.ts';
import { asOwn, type OwnApplication } from './own.application.ts';

export type Bookmark = ViewOf<typeof bookmarkView>;

export type Recommendation = InternDashboard['recommendations'][number];

export interface DeskView {
  me: Me;
  /** Newest first. */
  applications: OwnApplication[];
  bookmarks: Bookmark[];
  completeness: number;
  gaps: Pick<ProfileGap, 'key' | 'points'>[];
  recommendations: Recommendation[];
}

const LATEST = [0, 99] as const;

/** Everything the desk shows, in one round of requests. */
export async function loadDesk(): Promise<DeskView> {
  const me = await whoIsHere();
  if (!me) throw new Error('Nobody is signed in.');
  const { applications, bookmarks, dashboards, interns } = session.client;
  const [sent, kept, profile, overview] = await Promise.all([
    me.actor.emailVerified ? applications.list({ list: { sort: ['createdAt', 'DESC'], range: LATEST } }) : null,
    bookmarks.list({ list: { range: LATEST } }),
    interns.own(),
    // Recommendations are a kindness: without them the desk is still complete.
    dashboards.intern().catch(() => null),
  ]);
  return {
    me,
    applications: (sent?.items ?? []).map(asOwn),
    bookmarks: kept.items,
    completeness: profile.completeness,
    gaps: profile.gaps,
    recommendations: overview?.recommendations ?? [],
  };
}
