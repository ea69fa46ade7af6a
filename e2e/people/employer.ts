import { expect, type Page } from '@playwright/test';
import type { Credentials } from './sign-in.ts';

const password = 'try the demo today';
/** People of the demo data's first company. */
export const owner: Credentials = { email: 'owner@demo.example', password };
export const reviewer: Credentials = { email: 'reviewer@demo.example', password };
export const administrator: Credentials = { email: 'admin@demo.example', password };

export interface Row {
  readonly id: string;
  readonly internshipId: string;
  readonly state: string;
  readonly displayName: string;
  readonly blind: boolean;
  readonly version: number;
}

/** The API as the person signed in on this page. */
export async function apiOf(page: Page) {
  const reply = await page.request.post('/api/auth/refresh');
  const { accessToken } = (await reply.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  return {
    async get<T>(path: string): Promise<T> {
      const answer = await page.request.get(`/api${path}`, { headers });
      expect(answer.status(), path).toBe(200);
      return (await answer.json()) as T;
    },
    async post(path: string, data: unknown, version?: number): Promise<void> {
      const sent: Record<string, string> = { ...headers };
      if (version !== undefined) sent['If-Match'] = `"${version}"`;
      const answer = await page.request.post(`/api${path}`, { headers: sent, data });
      expect(answer.status(), `${path} ${await answer.text()}`).toBeLessThan(300);
    },
  };
}
export type Api = Awaited<ReturnType<typeof apiOf>>;

/** Candidates of the company in these states, of all internships or of one. */
export const candidatesIn = (api: Api, states: readonly string[], internshipId?: string): Promise<Row[]> => {
  const filter = { state: states, ...(internshipId ? { internshipId } : {}) };
  return api.get<Row[]>(`/applications?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,199]`);
};

/** The internship with the most candidates who wait for an answer. */
export async function busiest(api: Api): Promise<string> {
  const rows = await candidatesIn(api, ['submitted', 'in_review']);
  const counts = new Map<string, number>();
  for (const { internshipId } of rows) counts.set(internshipId, (counts.get(internshipId) ?? 0) + 1);
  const most = [...counts].toSorted(([, a], [, b]) => b - a)[0];
  if (!most) throw new Error('Nobody waits for an answer in the demo data.');
  return most[0];
}
