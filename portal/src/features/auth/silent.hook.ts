import { useEffect, useState } from 'react';
import { onwardPath } from '../../session/ways.ts';
import { whoIsHere } from '../../session/person.ts';

/* A guard may keep sending somebody back here; after one try within this time the form is shown. */
const PAUSE_MS = 10_000;
const KEY = 'silentlyTriedAt';

function mayTry(next: string | null): boolean {
  const mark = `${next ?? ''} `;
  const last = sessionStorage.getItem(KEY) ?? '';
  if (last.startsWith(mark) && Date.now() - Number(last.slice(mark.length)) < PAUSE_MS) return false;
  sessionStorage.setItem(KEY, `${mark}${Date.now()}`);
  return true;
}

/**
 * Browsers keep a strict cookie back at the first click from a mail, so the server saw nobody although somebody is signed
 * in. One silent renewal finds out, and goes on. The form is there all the while.
 * @param wanted whether a session is likely at all
 * @returns whether it is going on
 */
export function useSilentSignIn(wanted: boolean, next: string | null): boolean {
  const [going, setGoing] = useState(false);
  useEffect(() => {
    if (!wanted || !mayTry(next)) return;
    const look = async (): Promise<void> => {
      const me = await whoIsHere().catch(() => null);
      if (!me || me.consentsDue.length > 0) return;
      setGoing(true);
      location.replace(onwardPath(me, next));
    };
    void look();
  }, [wanted, next]);
  return going;
}
