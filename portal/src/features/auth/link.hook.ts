import { linkToken, Refusal, type Door, type LinkStatus } from '@prentice/contract';
import { useEffect, useState } from 'react';
import { session } from '../../site/browser.session.ts';
import { whoIsHere } from '../../session/person.ts';

/** What a mailed link turned out to be. */
export type LinkCase =
  | { kind: 'reading' }
  /** No token in the address, or one that is used up or was never ours. */
  | { kind: 'invalid' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'expired'; token: string; status: LinkStatus }
  | { kind: 'verified'; door: Door; signedIn: boolean }
  | { kind: 'moved'; email: string }
  /** Nobody is signed in to the account of the link in this browser. */
  | { kind: 'passwordRequired'; token: string; status: LinkStatus }
  | { kind: 'reset' | 'restore'; token: string; status: LinkStatus }
  | { kind: 'invited'; token: string; status: LinkStatus };

/** The token of the address; it is taken out of the address, so that neither history nor screen keeps it. */
export function takeToken(place: Pick<Location, 'hash' | 'pathname'>, history: Pick<History, 'replaceState'>) {
  const found = linkToken.safeParse(new URLSearchParams(place.hash.slice(1)).get('token'));
  if (place.hash) history.replaceState(null, '', place.pathname);
  return found.data ?? null;
}

const refusedAs = (error: unknown): LinkCase =>
  error instanceof Refusal && (error.code === 'LINK_INVALID' || error.code === 'INVITE_INVALID')
    ? { kind: 'invalid' }
    : { kind: 'failed', error };

/** Confirms an address by a session of this browser, or by the account's password. */
export async function confirmAddress(token: string, { purpose }: LinkStatus, password?: string): Promise<LinkCase> {
  const { auth } = session.client;
  const me = await whoIsHere().catch(() => null);
  const body = { token, password };
  if (purpose === 'email_change') return { kind: 'moved', email: (await auth.confirmEmail({ body })).email };
  const { door } = await auth.verifyEmail({ body });
  return { kind: 'verified', door, signedIn: me !== null };
}

async function follow(token: string): Promise<LinkCase> {
  const status = await session.client.auth.checkLink({ body: { token } });
  if (status.expired) return { kind: 'expired', token, status };
  switch (status.purpose) {
    case 'verify':
    case 'email_change':
      return confirmAddress(token, status).catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'PASSWORD_REQUIRED')
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

/** Reads the link this page was opened with and does what needs no further question. A form sets what came of it. */
export function useMailedLink(): readonly [LinkCase, (found: LinkCase) => void] {
  const [found, setFound] = useState<LinkCase>({ kind: 'reading' });
  useEffect(() => {
    const read = (): void => {
      const token = takeToken(location, history);
      if (!token) return setFound({ kind: 'invalid' });
      setFound({ kind: 'reading' });
      void follow(token).catch(refusedAs).then(setFound);
    };
    read();
    // A second link opened in the same tab only changes the fragment.
    const next = () => location.hash && read();
    addEventListener('hashchange', next);
    return () => removeEventListener('hashchange', next);
  }, []);
  return [found, setFound];
}
