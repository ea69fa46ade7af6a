import { applicationViews } from '@prentice/contract';
import { listAs, type Api } from './api.ts';
import type { Credentials } from './sign-in.ts';

const password = 'try the demo today';
/** People of the demo data's first company. */
export const owner: Credentials = { email: 'owner@demo.example', password };
export const recruiter: Credentials = { email: 'recruiter@demo.example', password };
export const reviewer: Credentials = { email: 'reviewer@demo.example', password };
/** Others of the demo data. */
export const administrator: Credentials = { email: 'admin@demo.example', password };
export const student: Credentials = { email: 'student@demo.example', password };

const candidateRow = applicationViews.row.schema.pick({
  id: true,
  internshipId: true,
  state: true,
  displayName: true,
  blind: true,
  version: true,
});
export type ListedCandidate = ReturnType<(typeof candidateRow)['parse']>;

/** Candidates of the company in these states, of all internships or of one. */
export const candidatesIn = (api: Api, states: readonly string[], internshipId?: string): Promise<ListedCandidate[]> =>
  listAs(api, candidateRow, '/applications', { state: states, ...(internshipId ? { internshipId } : {}) });

/** The internship with the most candidates who wait for an answer. */
export async function busiestInternship(api: Api): Promise<string> {
  const rows = await candidatesIn(api, ['submitted', 'in_review']);
  const counts = new Map<string, number>();
  for (const { internshipId } of rows) counts.set(internshipId, (counts.get(internshipId) ?? 0) + 1);
  const most = [...counts].toSorted(([, a], [, b]) => b - a)[0];
  if (!most) throw new Error('Nobody waits for an answer in the demo data.');
  return most[0];
}
