import { isUsableDocument, type applicationReadiness } from '@prentice/contract';
import type { z } from 'zod';
import type { UploadedDocument } from '../../documents/upload.ts';
import type { InternProfile } from '../../cv-prefill/own-profile.ts';
import { getCurrentUser } from '../../session/current-user.ts';
import { session } from '../../site/browser-session.ts';

export type Readiness = z.infer<typeof applicationReadiness>;

/** Who reads the posting, and what they can do with it. */
export type ApplicantState =
  | { kind: 'visitor' }
  | { kind: 'other' }
  | {
      kind: 'intern';
      internId: string;
      emailVerified: boolean;
      readiness: Readiness;
      cvs: UploadedDocument[];
      /** The profile, where something is missing in it; null for those who can apply. */
      profile: InternProfile | null;
    };

const ALL = [0, 49] as const;

/** Loads who reads the posting and whether they can apply. */
export async function loadApplicantState(internshipId: string): Promise<ApplicantState> {
  const me = await getCurrentUser();
  if (!me) return { kind: 'visitor' };
  if (me.user.role !== 'intern') return { kind: 'other' };
  const { applications, documents } = session.client;
  const { emailVerified } = me.actor;
  const [ready, cvs] = await Promise.all([
    applications.readiness({ params: { internshipId } }),
    emailVerified ? documents.list({ list: { filter: { kind: ['cv'] }, range: ALL } }) : null,
  ]);
  const profile = emailVerified && !ready.canApply ? await session.client.interns.own() : null;
  const clean = (cvs?.items ?? []).filter(isUsableDocument);
  return { kind: 'intern', internId: me.user.id, emailVerified, readiness: ready, cvs: clean, profile };
}
