import { internUpdate, Refusal } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser.session.ts';
import { failureText, schemaErrors, type FieldErrors } from '../../ui/form.errors.ts';
import { dropKeptProfile, keepProfile, readKeptProfile } from './profile.keeping.ts';
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

/**
 * The profile as it is written: at once kept in this browser, after a pause on the server. What the server has is no longer
 * kept here; what it has not got is sent when the connection is back, and when the page opens again.
 */
export function useSaving(start: OwnProfile, t: Translate): Saving {
  const [profile, setProfile] = useState(start);
  const [values, setValues] = useState(() => readKeptProfile(localStorage, start.id, start.version) ?? valuesOf(start));
  const [state, setState] = useState<SavingState>('saved');
  const [failure, setFailure] = useState<string>();
  const [strict, setStrict] = useState(false);
  const latest = useRef(values);
  const kept = useRef({ version: start.version, text: JSON.stringify(valuesOf(start)), queue: Promise.resolve(true) });
  const keepHere = (): void => keepProfile(localStorage, start.id, kept.current.version, latest.current);

  const attempt = async (next: ProfileValues): Promise<boolean> => {
    const text = JSON.stringify(next);
    const fit = internUpdate.safeParse(tidied(next));
    if (!fit.success) {
      setState('unfinished');
      return false;
    }
    if (text === kept.current.text) return true;
    setState('saving');
    try {
      const saved = await write(kept.current.version, fit.data);
      Object.assign(kept.current, { version: saved.version, text });
      if (JSON.stringify(latest.current) === text) dropKeptProfile(localStorage, start.id);
      else keepHere();
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
  const save = (next: ProfileValues): Promise<boolean> => {
    const before = kept.current.queue;
    kept.current.queue = (async () => {
      await before;
      return attempt(next);
    })();
    return kept.current.queue;
  };

  const saveLatest = useEffectEvent(() => void save(values));
  /** Keeps what has changed in this browser; tells whether the server lacks it. */
  const changed = useEffectEvent((): boolean => {
    const lacking = JSON.stringify(values) !== kept.current.text;
    if (lacking) keepHere();
    else dropKeptProfile(localStorage, start.id);
    setState(lacking ? 'writing' : 'saved');
    return lacking;
  });
  useEffect(() => {
    latest.current = values;
    if (!changed()) return;
    const timer = setTimeout(() => saveLatest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values]);
  useEffect(() => {
    if (state !== 'offline') return;
    const again = () => saveLatest();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [state]);

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
      kept.current.version = next.version;
      setProfile(next);
      if (JSON.stringify(latest.current) !== kept.current.text) keepHere();
    },
  };
}
