import { isUsableDocument, type applicationViews, type readiness, type ViewOf } from '@prentice/contract';
import type { z } from 'zod';
import type { OwnDocument } from '../../documents/upload.ts';
import { whoIsHere } from '../../session/person.ts';
import { session } from '../../site/browser.session.ts';

export type Readiness = z.infer<typeof readiness>;
export type OwnApplication = ViewOf<typeof applicationViews.intern>;

/** Who looks at the posting, and what they can do with it. */
export type ApplyCase =
  | { kind: 'visitor' }
  | { kind: 'other' }
  | { kind: 'intern'; emailVerified: boolean; readiness: Readiness; cvs: OwnDocument[]; bookmarkId: string | null };

const ALL = [0, 49] as const;

/** Finds out who is here and how ready they are. */
export async function loadApplyCase(internshipId: string): Promise<ApplyCase> {
  const me = await whoIsHere();
  if (!me) return { kind: 'visitor' };
  if (me.user.role !== 'intern') return { kind: 'other' };
  const { applications, documents, bookmarks } = session.client;
  const { emailVerified } = me.actor;
  const [ready, cvs, kept] = await Promise.all([
    applications.readiness({ params: { internshipId } }),
    emailVerified ? documents.list({ list: { filter: { kind: ['cv'] }, range: ALL } }) : null,
    bookmarks.list({ list: { filter: { internshipId: [internshipId] }, range: [0, 0] } }),
  ]);
  const clean = (cvs?.items ?? []).filter(isUsableDocument);
  return { kind: 'intern', emailVerified, readiness: ready, cvs: clean, bookmarkId: kept.items[0]?.id ?? null };
}
