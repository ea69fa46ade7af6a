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
function useRetry(isEnabled: boolean, onRetry: () => void): void {
  const call = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isEnabled) return;
    const retry = () => call();
    const timer = setInterval(retry, RETRY_MS);
    addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', retry);
    };
  }, [isEnabled]);
}

/** Calls the function when the page becomes visible again, perhaps after signing in in another tab. */
function useOnPageVisible(isEnabled: boolean, onVisible: () => void): void {
  const call = useEffectEvent(onVisible);
  useEffect(() => {
    if (!isEnabled) return;
    const callIfVisible = () => void (document.visibilityState === 'visible' && call());
    document.addEventListener('visibilitychange', callIfVisible);
    return () => document.removeEventListener('visibilitychange', callIfVisible);
  }, [isEnabled]);
}

/* The profile is saved after a typing pause of this length. */
const DEBOUNCE_MS = 1_500;

export type AutosaveState = 'saved' | 'pending' | 'saving' | 'invalid' | 'offline' | 'failed';

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
  initialProfile: InternProfile;
  initialValues: ProfileValues;
  t: Translate;
  /** Called with fields that were changed elsewhere and not in this form. */
  onRemoteChange: (values: ProfileValues, fields: readonly ProfileField[]) => void;
}

/** Saves the profile on the server, one version after the other, and returns the state of saving. */
function useRemoteProfile({ initialProfile, initialValues, t, onRemoteChange }: ServerOptions) {
  const [profile, setProfile] = useState(initialProfile);
  const [state, setState] = useState<AutosaveState>('saved');
  const [failure, setFailure] = useState<string>();
  const [sync] = useState(() => createProfileSync(initialProfile, initialValues, localStorage));
  /* Saves wait here for each other. */
  const lastSave = useRef(Promise.resolve(true));

  const adopt = (remote: InternProfile): ProfileField[] => {
    const remoteFields = sync.mergeRemote(remote);
    setProfile(remote);
    if (remoteFields.length > 0) onRemoteChange(toProfileValues(remote), remoteFields);
    return remoteFields;
  };
  const update = async (values: ProfileValues, canRetry = true): Promise<void> => {
    const body = internUpdate.parse(withoutIncompleteEntries(values));
    sync.markSent({ values, body });
    try {
      const saved = await session.client.interns.save({ body, version: sync.version() });
      sync.markSaved(saved, values);
      setProfile(saved);
    } catch (error) {
      // Another tab or the choice of a CV was faster: the local changes are applied on top of that version.
      if (!canRetry || !(error instanceof AppError) || error.code !== 'VERSION_CONFLICT') throw error;
      const remote = await session.client.interns.own();
      return update(withFields(values, toProfileValues(remote), adopt(remote)), false);
    }
  };
  const saveOnce = async (values: ProfileValues): Promise<boolean> => {
    if (!internUpdate.safeParse(withoutIncompleteEntries(values)).success) {
      setState('invalid');
      return false;
    }
    const isDirty = sync.isDirty(values);
    if (isDirty) setState('saving');
    try {
      if (isDirty) await update(values);
      setFailure(undefined);
      setState(sync.isLatestDirty() ? 'pending' : 'saved');
      return true;
    } catch (error) {
      setFailure(failureMessage(error, t));
      setState(error instanceof TypeError ? 'offline' : 'failed');
      return false;
    }
  };
  const save = (values: ProfileValues): Promise<boolean> => {
    lastSave.current = lastSave.current.then(() => saveOnce(values));
    return lastSave.current;
  };
  return { profile, adopt, state, setState, failure, sync, save };
}

/**
 * Saves the profile while it is edited: at once in this browser, after a pause on the server. The local draft is
 * deleted once the server has it; what the server lacks is sent when the browser is online again, and when the page
 * opens again. Fields that were changed elsewhere, and not in this form, are adopted.
 */
export function useProfileAutosave(start: InternProfile, t: Translate): ProfileAutosave {
  const [values, setValues] = useState(() => {
    const server = toProfileValues(start);
    return readProfileDraft(localStorage, start.id, start.version, server) ?? server;
  });
  const [showsErrors, setShowsErrors] = useState(false);
  const { profile, adopt, state, setState, failure, sync, save } = useRemoteProfile({
    initialProfile: start,
    initialValues: values,
    t,
    onRemoteChange: (remote, fields) => setValues((current) => withFields(current, remote, fields)),
  });

  const saveLatest = useEffectEvent(() => void save(values));
  useEffect(() => {
    const isDirty = sync.setLocal(values);
    setState(isDirty ? 'pending' : 'saved');
    if (!isDirty) return;
    const timer = setTimeout(() => saveLatest(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [values, sync, setState]);
  useRetry(state === 'offline', () => void save(values));
  useOnPageVisible(state === 'offline' || state === 'failed', () => void save(values));

  return {
    profile,
    values,
    state,
    failure,
    errors: showsErrors ? schemaErrors(internUpdate, withoutIncompleteEntries(values), t) : {},
    set: (patch) => setValues((current) => ({ ...current, ...patch })),
    saveNow: async () => {
      const isSaved = await save(values);
      setShowsErrors(!isSaved);
      return isSaved;
    },
    adoptProfile: (remote) => void adopt(remote),
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
