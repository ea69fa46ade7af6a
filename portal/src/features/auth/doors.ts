import type { Door } from '@prentice/contract';

/** Where each door is. */
export const doorPaths: Readonly<Record<Door, `/auth/${string}`>> = {
  student: '/auth/studentAuth',
  employer: '/auth/employerauth',
  admin: '/auth/admin-login',
};

/** A door by the name that a refusal gives, or undefined. */
export const doorNamed = (name: unknown): Door | undefined =>
  name === 'student' || name === 'employer' || name === 'admin' ? name : undefined;

/** Below this path segment a page's purpose is chosen: signing in unless `mode=sign-up` is given. */
export type AuthMode = 'sign-in' | 'sign-up';
export const authMode = (query: URLSearchParams): AuthMode => (query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in');

/** The address of a door in a mode, keeping where one wants to go on to. */
export function doorAddress(door: Door, mode: AuthMode, next: string | null): string {
  const query = new URLSearchParams();
  if (mode === 'sign-up') query.set('mode', mode);
  if (next) query.set('next', next);
  const text = query.toString();
  return text ? `${doorPaths[door]}?${text}` : doorPaths[door];
}
