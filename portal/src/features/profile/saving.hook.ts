import { internUpdate, Refusal } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser.session.ts';
import { failureText, schemaErrors, type FieldErrors } from '../../ui/form.errors.ts';
import { profileCopies } from './profile.copies.ts';
import { readKeptProfile } from './profile.keeping.ts';
import { tidied, valuesOf, type OwnProfile, type ProfileValues } from './profile.values.ts';

/* What is written is saved once typing has paused for so long. */
const PAUSE_MS = 1_500;
/* What could not be saved is tried again after so long, and at once when the browser sees its network again. */
const AGAIN_MS = 15_000;

export type SavingState = 'saved' | 'writing' | 'saving' | 'unfinished' | 'offline' | 'failed';

export interface Saving {
  profile: OwnProfile;
  values: ProfileValues;
  set: (patch: Partial<ProfileValues>) => void;
  /** Shown after one asked to go on; while typing nobody is scolded. */
  errors: FieldErrors;
  state: SavingState;
  failure: string | undefined;
  /** Saves now; tells whether everything was fit to be saved. */
  saveNow: () => Promise<boolean>;
  /** Takes over a profile that another call answered with, such as the choice of a CV. */
  take: (profile: OwnProfile) => void;
}

/** Writes one version after the other; what is typed meanwhile goes with the next. */
async function write(version: number, values: ProfileValues): Promise<OwnProfile> {
  try {
    return await session.client.interns.save({ body: values, version });
  } catch (error) {
    // Another tab, or the choice of a CV, was faster: this page's words are the newest, on top of that version.
    if (!(error instanceof Refusal) || error.code !== 'VERSION_CONFLICT') throw error;
    const newest = await session.client.interns.own();
    return session.client.interns.save({ body: values, version: newest.version });
  }
}

/** Calls again and again, and when the browser sees its network again. */
function useAgain(waiting: boolean, again: () => void): void {
  const call = useEffectEvent(again);
  useEffect(() => {
    if (!waiting) return;
    const now = () => call();
    const timer = setInterval(now, AGAIN_MS);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [waiting]);
}

/** Sends what is written to the server, one version after the other, and knows how that goes. */
function useServer(start: OwnProfile, first: ProfileValues, t: Translate) {
  const [profile, setProfile] = useState(start);
  const [state, setState] = useState<SavingState>('saved');
  const [failure, setFailure] = useState<string>();
  const [copies] = useState(() => profileCopies(start, first, localStorage));
  const line = useRef(Promise.resolve(true));

  const send = async (values: ProfileValues): Promise<boolean> => {
    const fit = internUpdate.safeParse(tidied(values));
    if (!fit.success) {
      setState('unfinished');
      return false;
    }
    if (!copies.lacks(values)) return true;
    setState('saving');
    try {
      const saved = await write(copies.version(), fit.data);
      copies.saved(saved.version, values);
      setProfile(saved);
      setFailure(undefined);
      setState('saved');
      return true;
    } catch (error) {
      setFailure(failureText(error, t));
      setState(error instanceof TypeError ? 'offline' : 'failed');
      return false;
    }
  };
  const save = (values: ProfileValues): Promise<boolean> => {
    line.current = line.current.then(() => send(values));
    return line.current;
  };
  return { profile, setProfile, state, setState, failure, copies, save };
}

/**
 * The profile as it is written: at once kept in this browser, after a pause on the server. What the server has is no longer
 * kept here; what it has not got is sent when the connection is back, and when the page opens again.
 */
export function useSaving(start: OwnProfile, t: Translate): Saving {
  const [values, setValues] = useState(() => readKeptProfile(localStorage, start.id, start.version) ?? valuesOf(start));
  const [strict, setStrict] = useState(false);
  const { profile, setProfile, state, setState, failure, copies, save } = useServer(start, values, t);

  const saveLatest = useEffectEvent(() => void save(values));
  useEffect(() => {
    const lacking = copies.wrote(values);
    setState(lacking ? 'writing' : 'saved');
    if (!lacking) return;
    const timer = setTimeout(() => saveLatest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, copies, setState]);
  useAgain(state === 'offline', () => void save(values));

  return {
    profile,
    values,
    state,
    failure,
    errors: strict ? schemaErrors(internUpdate, tidied(values), t) : {},
    set: (patch) => setValues((current) => ({ ...current, ...patch })),
    saveNow: async () => {
      const fit = await save(values);
      setStrict(!fit);
      return fit;
    },
    take: (next) => {
      copies.follows(next.version);
      setProfile(next);
    },
  };
}
