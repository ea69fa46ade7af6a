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

/** A sent profile, as it was typed and as the request body. */
interface SentProfile {
  readonly typed: ProfileValues;
  readonly body: ProfileValues;
}

/** Tracks a profile in two places: on the server, and in this browser while the server lacks changes. */
export function createProfileSync(start: InternProfile, first: ProfileValues, storage: DraftStorage) {
  let { version } = start;
  /* The profile on the server; and the same as it was typed here, with unfinished entries. */
  let server = toProfileValues(start);
  let typed = server;
  let latest = first;
  /* Sent without a reply so far: the server may have it. */
  let sent: SentProfile | undefined;
  const lacks = (values: ProfileValues): boolean => profileFields.some((field) => !isSameField(field, values, typed));
  const settle = (): boolean => {
    const lacking = lacks(latest);
    if (lacking) saveProfileDraft(storage, start.id, version, { values: latest, known: server, sent: sent?.body });
    else deleteProfileDraft(storage, start.id);
    return lacking;
  };
  return {
    /** The version that the server has. */
    version: () => version,
    /** Whether the server has something else. */
    lacks,
    /** Whether the server lacks something of what was written last. */
    lacking: () => lacks(latest),
    /** Notes what is written now. @returns whether the server lacks it */
    wrote(values: ProfileValues): boolean {
      latest = values;
      return settle();
    },
    /** Notes what is sent now: should the answer get lost, what the server then has is known to come from here. */
    sending(next: SentProfile): void {
      sent = next;
      settle();
    },
    /** Notes what the server has saved; what was written meanwhile stays kept. */
    saved(profile: InternProfile, values: ProfileValues): void {
      version = profile.version;
      server = toProfileValues(profile);
      typed = values;
      sent = undefined;
      settle();
    },
    /**
     * Notes what the server has by another call, or from another tab; an answer that was overtaken says nothing new.
     * @returns the fields that were changed elsewhere and not here, to be taken over
     */
    heard(profile: InternProfile): ProfileField[] {
      if (profile.version < version) return [];
      const now = toProfileValues(profile);
      const unchangedFields = sent ? profileFields.filter((field) => sent && isSameField(field, now, sent.body)) : [];
      const foreign = profileFields.filter(
        (field) => !unchangedFields.includes(field) && !isSameField(field, now, server),
      );
      const taken = foreign.filter((field) => isSameField(field, latest, typed));
      version = profile.version;
      server = now;
      typed = withFields(sent ? withFields(typed, sent.typed, unchangedFields) : typed, now, foreign);
      latest = withFields(latest, now, taken);
      sent = undefined;
      settle();
      return taken;
    },
  };
}
