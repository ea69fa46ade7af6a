import { createTranslator, type IslandText } from '../../../i18n/translate.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useEffect, useState } from 'react';
import { redirectTarget, withoutForeignAction, withPlace } from '../../../session/redirects.ts';
import { getCurrentUser } from '../../../session/current-user.ts';

/* A guard may keep sending somebody back here; after one try within this time the form is shown. */
const PAUSE_MS = 10_000;
const KEY = 'silentlyTriedAt';

function isRetryAllowed(next: string | null): boolean {
  const mark = `${next ?? ''} `;
  const last = sessionStorage.getItem(KEY) ?? '';
  if (last.startsWith(mark) && Date.now() - Number(last.slice(mark.length)) < PAUSE_MS) return false;
  sessionStorage.setItem(KEY, `${mark}${Date.now()}`);
  return true;
}

/**
 * Browsers do not send a strict cookie at the first click from an email, so the server saw no session although somebody
 * is signed in. One silent renewal finds out and redirects. The form stays usable meanwhile.
 * @param wanted whether a session is likely
 * @param known whether the browser says that somebody is signed in: nothing is shown before that is looked up
 * @returns whether it is redirecting, or about to
 */
export function useSilentSignIn(isEnabled: boolean, next: string | null, isSignedIn = false): boolean {
  const [going, setGoing] = useState(isEnabled && isSignedIn);
  useEffect(() => {
    const look = async (): Promise<void> => {
      const me = await (isEnabled && isRetryAllowed(next) ? getCurrentUser().catch(() => null) : null);
      if (!me || me.consentsDue.length > 0) return setGoing(false);
      setGoing(true);
      const { referrer } = document;
      const target = withPlace(next, location.hash);
      location.replace(redirectTarget(me, withoutForeignAction(target, { referrer, origin: location.origin })));
    };
    void look();
  }, [isEnabled, next]);
  return going;
}

/** Redirects people who are already signed in. */
export default function SilentSignIn({ text, next }: { text: IslandText; next: string | null }) {
  const going = useSilentSignIn(true, next);
  return going ? <Notice role="status" title={createTranslator(text)('auth.goingOn')} /> : null;
}
