import { linkTokenPattern, AppError, type LinkStatus } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { session } from '../../../site/browser-session.ts';
import { getCurrentUser } from '../../../session/current-user.ts';
import { withNext } from '../../../session/redirects.ts';
import { signInPagePath } from '../../../session/sign-in-pages.ts';

/** The state of a mailed link. */
export type MailedLinkState =
  | { kind: 'reading' }
  /** The address has no token, or only a part of one. */
  | { kind: 'incomplete' }
  /** The token is used up or was never ours; which kind of link it was, nothing says. */
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'expired'; token: string; status: LinkStatus }
  /** `redirectTo` leads on: to what the person signed up for, or to signing in. */
  | { kind: 'verified'; redirectTo: string }
  | { kind: 'emailChanged'; email: string }
  /** Nobody is signed in to the account of the link in this browser. */
  | { kind: 'passwordRequired'; token: string; status: LinkStatus }
  | { kind: 'reset' | 'restore'; token: string; status: LinkStatus }
  | { kind: 'invited'; token: string; status: LinkStatus };

/** Returns the token from the URL and removes it there, so that neither history nor screen keeps it. */
export function extractLinkToken(place: Pick<Location, 'hash' | 'pathname'>, history: Pick<History, 'replaceState'>) {
  const token = new URLSearchParams(place.hash.slice(1)).get('token') ?? '';
  if (place.hash) history.replaceState(null, '', place.pathname);
  return linkTokenPattern.test(token) ? token : null;
}

/** Lets the choices of language and appearance, which load the page anew, hand the token on in the fragment. */
export function keepLinkToken(token: string, page: ParentNode): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')) link.hash = `token=${token}`;
  /* The browser takes the fragment over to where the form's answer redirects. */
  for (const form of page.querySelectorAll('footer form')) form.setAttribute('action', `/preferences#token=${token}`);
}

const stateFromError = (error: unknown): MailedLinkState =>
  error instanceof AppError && (error.code === 'LINK_INVALID' || error.code === 'INVITE_INVALID')
    ? { kind: 'invalid' }
    : { kind: 'failed', error };

/** Confirms an address by a session of this browser, or by the account's password. */
export async function confirmEmail(
  token: string,
  { purpose }: LinkStatus,
  password?: string,
): Promise<MailedLinkState> {
  const { auth } = session.client;
  const me = await getCurrentUser().catch(() => null);
  const body = { token, password };
  if (purpose === 'email_change') return { kind: 'emailChanged', email: (await auth.confirmEmail({ body })).email };
  const { signInPage, session: opened, next } = await auth.verifyEmail({ body });
  if (opened) session.setToken(opened.accessToken);
  const isSignedIn = opened !== null || me !== null;
  const redirectTo = isSignedIn ? withNext('/auth/verified', next) : signInPagePath(signInPage, 'sign-in', next);
  return { kind: 'verified', redirectTo };
}

async function resolveLink(token: string): Promise<MailedLinkState> {
  const status = await session.client.auth.checkLink({ body: { token } });
  if (status.expired) return { kind: 'expired', token, status };
  switch (status.purpose) {
    case 'verify':
    case 'email_change':
      return confirmEmail(token, status).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'PASSWORD_REQUIRED')
          return { kind: 'passwordRequired', token, status };
        throw error;
      });
    case 'reset':
      return { kind: 'reset', token, status };
    case 'email_restore':
      return { kind: 'restore', token, status };
    default:
      return { kind: 'invited', token, status };
  }
}

/**
 * Reads the link that this page was opened with and does what needs no further input. Forms set the resulting state.
 */
export function useMailedLink(): readonly [MailedLinkState, (state: MailedLinkState) => void] {
  const [state, setState] = useState<MailedLinkState>({ kind: 'reading' });
  useEffect(() => {
    const read = (): void => {
      const token = extractLinkToken(location, history);
      if (!token) return setState({ kind: 'incomplete' });
      keepLinkToken(token, document);
      setState({ kind: 'reading' });
      void resolveLink(token).catch(stateFromError).then(setState);
    };
    read();
    // A second link opened in the same tab only changes the fragment.
    const next = () => location.hash && read();
    addEventListener('hashchange', next);
    return () => removeEventListener('hashchange', next);
  }, []);
  return [state, setState];
}
