import { type SignInPage, toInternalPath } from '@prentice/contract';
import type { AstroCookies } from 'astro';

/** The path of the sign-in page for each kind of account. */
export const signInPages: Readonly<Record<SignInPage, `/auth/${string}`>> = {
  student: '/auth/studentAuth',
  employer: '/auth/employerauth',
  admin: '/auth/admin-login',
};

/** Returns the sign-in page that an API error names, or undefined. */
export const parseSignInPage = (name: unknown): SignInPage | undefined =>
  name === 'student' || name === 'employer' || name === 'admin' ? name : undefined;

/** What a sign-in page is opened for: signing in unless `mode=sign-up` is given. */
export type AuthMode = 'sign-in' | 'sign-up';
export const authMode = (query: URLSearchParams): AuthMode => (query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in');

/** Returns the path of a sign-in page in a mode, keeping the page to continue at. */
export function signInPagePath(signInPage: SignInPage, mode: AuthMode, next: string | null): string {
  const query = new URLSearchParams();
  if (mode === 'sign-up') query.set('mode', mode);
  if (next) query.set('next', next);
  const text = query.toString();
  return text ? `${signInPages[signInPage]}?${text}` : signInPages[signInPage];
}

interface Visit {
  url: URL;
  cookies: Pick<AstroCookies, 'has'>;
}

/** Returns the page to continue at after signing in, and whether a silent sign-in is worth trying. */
export function readSignInVisit({ url, cookies }: Visit): { next: string | null; tryFirst: boolean } {
  const next = toInternalPath(url.searchParams.get('next'));
  const hasRefreshCookie = cookies.has('refresh') || cookies.has('__Host-refresh');
  return { next, tryFirst: hasRefreshCookie || next !== null };
}
