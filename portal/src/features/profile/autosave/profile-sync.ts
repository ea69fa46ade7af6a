import type { DraftStorage } from '@prentice/drafts';
import {
  isSameField,
  profileFields,
  withFields,
  type ProfileField,
  toProfileValues,
  type InternProfile,
  type ProfileValues,
} from '../profile-values.ts';
import { deleteProfileDraft, saveProfileDraft } from './local-profile-draft.ts';

/** A sent profile, as the form held it and as the request body. */
interface SentProfile {
  readonly values: ProfileValues;
  readonly body: ProfileValues;
}

/**
 * Tracks a profile in two places: on the server (remote), and in the form and this browser (local) while the server
 * lacks changes.
 */
export function createProfileSync(initial: InternProfile, initialValues: ProfileValues, storage: DraftStorage) {
  let { version } = initial;
  let remote = toProfileValues(initial);
  /* What the server has as the form held it: with unfinished entries, which are not sent. */
  let base = remote;
  let local = initialValues;
  /* Sent without a reply so far: the server may have it. */
  let sent: SentProfile | undefined;
  const isDirty = (values: ProfileValues): boolean => profileFields.some((field) => !isSameField(field, values, base));
  const storeLocal = (): boolean => {
    const hasChanges = isDirty(local);
    if (hasChanges) saveProfileDraft(storage, initial.id, version, { values: local, base: remote, sent: sent?.body });
    else deleteProfileDraft(storage, initial.id);
    return hasChanges;
  };
  return {
    /** Returns the version that the server has. */
    version: () => version,
    /** Returns whether the server lacks some of these values. */
    isDirty,
    /** Returns whether the server lacks some of the latest local values. */
    isLatestDirty: () => isDirty(local),
    /** Stores the local values. @returns whether the server lacks some of them */
    setLocal(values: ProfileValues): boolean {
      local = values;
      return storeLocal();
    },
    /** Records what is being sent: should the reply get lost, the server's values are recognised as local ones. */
    markSent(profile: SentProfile): void {
      sent = profile;
      storeLocal();
    },
    /** Records what the server has saved; what was edited meanwhile stays stored. */
    markSaved(profile: InternProfile, values: ProfileValues): void {
      version = profile.version;
      remote = toProfileValues(profile);
      base = values;
      sent = undefined;
      storeLocal();
    },
    /**
     * Merges what the server has by another call, or from another tab; an outdated reply changes nothing.
     * @returns the fields that were changed elsewhere and not in this form, which adopts them
     */
    mergeRemote(profile: InternProfile): ProfileField[] {
      if (profile.version < version) return [];
      const newRemote = toProfileValues(profile);
      const sentFields = sent ? profileFields.filter((field) => sent && isSameField(field, newRemote, sent.body)) : [];
      const foreignFields = profileFields.filter(
        (field) => !sentFields.includes(field) && !isSameField(field, newRemote, remote),
      );
      const adoptedFields = foreignFields.filter((field) => isSameField(field, local, base));
      version = profile.version;
      remote = newRemote;
      base = withFields(sent ? withFields(base, sent.values, sentFields) : base, newRemote, foreignFields);
      local = withFields(local, newRemote, adoptedFields);
      sent = undefined;
      storeLocal();
      return adoptedFields;
    },
  };
}
