import { internUpdate, Refusal } from '@prentice/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { session } from '../../site/browser.session.ts';
import { failureText, schemaErrors, type FieldErrors } from '../../ui/form.errors.ts';
import { useAgain, useReturn } from './again.hook.ts';
import { profileCopies } from './profile.copies.ts';
import { withFields, type ProfileField } from './profile.fields.ts';
import { readKeptProfile } from './profile.keeping.ts';
import { tidied, valuesOf, type OwnProfile, type ProfileValues } from './profile.values.ts';

/* What is written is saved once typing has paused for so long. */
const PAUSE_MS = 1_500;

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

interface ServerOptions {
  start: OwnProfile;
  first: ProfileValues;
  t: Translate;
  /** Some fields were changed elsewhere, and not here. */
  onNews: (values: ProfileValues, fields: readonly ProfileField[]) => void;
}

/** Sends what is written to the server, one version after the other, and knows how that goes. */
function useServer({ start, first, t, onNews }: ServerOptions) {
  const [profile, setProfile] = useState(start);
  const [state, setState] = useState<SavingState>('saved');
  const [failure, setFailure] = useState<string>();
  const [copies] = useState(() => profileCopies(start, first, localStorage));
  const line = useRef(Promise.resolve(true));

  const take = (next: OwnProfile): ProfileField[] => {
    const news = copies.heard(next);
    setProfile(next);
    if (news.length > 0) onNews(valuesOf(next), news);
    return news;
  };
  const write = async (values: ProfileValues, again = true): Promise<void> => {
    const body = internUpdate.parse(tidied(values));
    copies.sending({ typed: values, body });
    try {
      const saved = await session.client.interns.save({ body, version: copies.version() });
      copies.saved(saved, values);
      setProfile(saved);
    } catch (error) {
      // Another tab, or the choice of a CV, was faster: what was written here is put on top of that version.
      if (!again || !(error instanceof Refusal) || error.code !== 'VERSION_CONFLICT') throw error;
      const newest = await session.client.interns.own();
      return write(withFields(values, valuesOf(newest), take(newest)), false);
    }
  };
  const send = async (values: ProfileValues): Promise<boolean> => {
    if (!internUpdate.safeParse(tidied(values)).success) {
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
      setFailure(failureText(error, t));
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
 * The profile as it is written: at once kept in this browser, after a pause on the server. What the server has is no longer
 * kept here; what it has not got is sent when the connection is back, and when the page opens again. What was changed
 * elsewhere, and not here, is taken over.
 */
export function useSaving(start: OwnProfile, t: Translate): Saving {
  const [values, setValues] = useState(() => {
    const server = valuesOf(start);
    return readKeptProfile(localStorage, start.id, start.version, server) ?? server;
  });
  const [strict, setStrict] = useState(false);
  const { profile, take, state, setState, failure, copies, save } = useServer({
    start,
    first: values,
    t,
    onNews: (news, fields) => setValues((current) => withFields(current, news, fields)),
  });

  const saveLatest = useEffectEvent(() => void save(values));
  useEffect(() => {
    const lacking = copies.wrote(values);
    setState(lacking ? 'writing' : 'saved');
    if (!lacking) return;
    const timer = setTimeout(() => saveLatest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [values, copies, setState]);
  useAgain(state === 'offline', () => void save(values));
  useReturn(state === 'offline' || state === 'failed', () => void save(values));

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
    take: (next) => void take(next),
  };
}
