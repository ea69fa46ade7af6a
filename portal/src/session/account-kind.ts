import { findScreen, type Role, type SignInPage } from '@prentice/contract';

const signInPageOf: Readonly<Record<Role, SignInPage>> = {
  intern: 'student',
  employer: 'employer',
  admin: 'admin',
  limited_admin: 'admin',
};

const screenOf = (next: string) => findScreen(new URL(next, 'http://localhost').pathname);

/* What only students can ask for on a page that is for everybody (see `signInToAct`). */
const STUDENTS_ACTION = /#(?:save(?:-[\da-f]+)?|follow)$/;

/**
 * Returns the sign-in page that leads to a page: the one of whom the page is for, else the one of the account that this
 * browser had last, else that of students for their inbox and settings. Undefined where somebody has to say who they are.
 */
export function signInPageFor(next: string | null, lastRole: Role | null): SignInPage | undefined {
  const screen = next === null ? undefined : screenOf(next);
  if (screen?.guard === 'admin-auth') return 'admin';
  if (screen?.role) return signInPageOf[screen.role];
  if (next !== null && STUDENTS_ACTION.test(next)) return 'student';
  if (lastRole) return signInPageOf[lastRole];
  /* The page of students leads on to that of employers. */
  return screen?.app === 'portal' && screen.guard === 'auth-middleware' ? 'student' : undefined;
}

/** Returns whether a page keeps what somebody types there when their session ends. */
export const keepsEntries = (next: string | null): boolean => next !== null && screenOf(next)?.app === 'backoffice';
