import { internUpdate, AppError } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Translate } from '../../../i18n/translate.ts';
import { session } from '../../../site/browser-session.ts';
import { failureMessage, schemaErrors, type FieldErrors } from '../../../ui/form-errors.ts';
import { createProfileSync } from './profile-sync.ts';
import {
  withFields,
  type ProfileField,
  withoutIncompleteEntries,
  toProfileValues,
  type InternProfile,
  type ProfileValues,
} from '../profile-values.ts';
import { readProfileDraft } from './local-profile-draft.ts';
import type { Language } from '../../../i18n/language.ts';
import type { PrefillTarget } from '../../../cv-prefill/cv-prefill.hook.ts';

/* Interval of retries, in milliseconds. */
const RETRY_MS = 15_000;

/** Calls the function repeatedly, and when the browser is online again. */
function useRetry(waiting: boolean, again: () => void): void {
  const call = useEffectEvent(again);
  useEffect(() => {
    if (!waiting) return;
    const now = () => call();
    const timer = setInterval(now, RETRY_MS);
    addEventListener('online', now);
    return () => {
      clearInterval(timer);
      removeEventListener('online', now);
    };
  }, [waiting]);
}

/** Calls the function when the page becomes visible again, perhaps after signing in in another tab. */
function useOnPageVisible(waiting: boolean, back: () => void): void {
  const call = useEffectEvent(back);
  useEffect(() => {
    if (!waiting) return;
    const now = () => void (document.visibilityState === 'visible' && call());
    document.addEventListener('visibilitychange', now);
    return () => document.removeEventListener('visibilitychange', now);
  }, [waiting]);
}

/* The profile is saved after a typing pause of this length. */
const PAUSE_MS = 1_500;

export type AutosaveState = 'saved' | 'writing' | 'saving' | 'unfinished' | 'offline' | 'failed';

export interface ProfileAutosave {
  profile: InternProfile;
  values: ProfileValues;
  set: (patch: Partial<ProfileValues>) => void;
  /** Shown after an attempt to continue, not while typing. */
  errors: FieldErrors;
  state: AutosaveState;
  failure: string | undefined;
  /** Saves now; returns whether the profile was valid and saved. */
  saveNow: () => Promise<boolean>;
  /** Adopts the profile that another request returned, such as the choice of a CV. */
  adoptProfile: (profile: InternProfile) => void;
}

interface ServerOptions {
  start: InternProfile;
  first: ProfileValues;
  t: Translate;
  /** Called when fields were changed elsewhere and not here. */
  onRemoteChange: (values: ProfileValues, fields: readonly ProfileField[]) => void;
}

/** Saves the profile on the server, one version after the other, and keeps the state of saving. */
function useProfileServer({ start, first, t, onRemoteChange }: ServerOptions) {
  const [profile, setProfile] = useState(start);
  const [state, setState] = useState<AutosaveState>('saved');
  const [failure, setFailure] = useState<string>();
  const [copies] = useState(() => createProfileSync(start, first, localStorage));
  const line = useRef(Promise.resolve(true));

  const take = (next: InternProfile): ProfileField[] => {
    const news = copies.heard(next);
    setProfile(next);
    if (news.length > 0) onRemoteChange(toProfileValues(next), news);
    return news;
  };
  const write = async (values: ProfileValues, again = true): Promise<void> => {
    const body = internUpdate.parse(withoutIncompleteEntries(values));
    copies.sending({ typed: values, body });
    try {
      const saved = await session.client.interns.save({ body, version: copies.version() });
      copies.saved(saved, values);
      setProfile(saved);
    } catch (error) {
      // Another tab or the choice of a CV was faster: the values typed here are applied on top of that version.
      if (!again || !(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') throw error;
      const newest = await session.client.interns.own();
      return write(withFields(values, toProfileValues(newest), take(newest)), false);
    }
  };
  const send = async (values: ProfileValues): Promise<boolean> => {
    if (!internUpdate.safeParse(withoutIncompleteEntries(values)).success) {
      setState('unfinished');
      return false;
    }
    if (copies.lacks(values)) setState('saving');
    try {
      if (copies.lacks(values)) await write(values);
      setFailure(undefined);
      setState(copies.lacking() ? 'writing' : 'saved');
      return true;
    } catch (error) {
      setFailure(failureMessage(error, t));
      setState(error instanceof TypeError ? 'offline' : 'failed');
      return false;
    }
  };
  const save = (values: ProfileValues): Promise<boolean> => {
    line.current = line.current.then(() => send(values));
    return line.current;
  };
  return { profile, take, state, setState, failure, copies, save };
}

/**
 * The profile as it is written: at once kept in this browser, after a pause on the server. What the server has is no
 * longer kept here; what it has not got is sent when the connection is back, and when the page opens again. What was
 * changed elsewhere, and not here, is taken over.
 */
export function useProfileAutosave(start: InternProfile, t: Translate): ProfileAutosave {
  const [values, setValues] = useState(() => {
    const server = toProfileValues(start);
    return readProfileDraft(localStorage, start.id, start.version, server) ?? server;
  });
  const [strict, setStrict] = useState(false);
  const { profile, take, state, setState, failure, copies, save } = useProfileServer({
    start,
    first: values,
    t,
    onRemoteChange: (news, fields) => setValues((current) => withFields(current, news, fields)),
  });

  const saveLatest = useEffectEvent(() => void save(values));
  useEffect(() => {
    const lacking = copies.wrote(values);
    setState(lacking ? 'writing' : 'saved');
    if (!lacking) return;
    const timer = setTimeout(() => saveLatest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, copies, setState]);
  useRetry(state === 'offline', () => void save(values));
  useOnPageVisible(state === 'offline' || state === 'failed', () => void save(values));

  return {
    profile,
    values,
    state,
    failure,
    errors: strict ? schemaErrors(internUpdate, withoutIncompleteEntries(values), t) : {},
    set: (patch) => setValues((current) => ({ ...current, ...patch })),
    saveNow: async () => {
      const fit = await save(values);
      setStrict(!fit);
      return fit;
    },
    adoptProfile: (next) => void take(next),
  };
}

/** The props of every step of the profile setup. */
export interface StepProps {
  t: Translate;
  language: Language;
  saving: ProfileAutosave;
}

/** Makes the findings of a CV fill in the forms of the profile, which are saved automatically. */
export const prefillTarget = ({ values, set }: ProfileAutosave): PrefillTarget => ({
  values,
  apply: (patch) => {
    set(patch);
    return Promise.resolve(true);
  },
});
