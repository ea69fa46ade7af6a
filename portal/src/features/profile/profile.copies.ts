import { isSame, profileFields, withFields, type ProfileField } from './profile.fields.ts';
import { dropKeptProfile, keepProfile, type KeepingStorage } from './profile.keeping.ts';
import { valuesOf, type OwnProfile, type ProfileValues } from './profile.values.ts';

/** What was sent, as it was typed and as the server gets it. */
interface Sent {
  readonly typed: ProfileValues;
  readonly body: ProfileValues;
}

/** A profile in its two places: as the server has it, and as this browser keeps it while the server lacks something. */
export function profileCopies(start: OwnProfile, first: ProfileValues, storage: KeepingStorage) {
  let { version } = start;
  /* What the server has, as it says it; and as it was typed here, with lines that were only begun. */
  let server = valuesOf(start);
  let typed = server;
  let latest = first;
  /* On its way, or without an answer so far: the server may have it. */
  let sent: Sent | undefined;
  const lacks = (values: ProfileValues): boolean => profileFields.some((field) => !isSame(field, values, typed));
  const settle = (): boolean => {
    const lacking = lacks(latest);
    if (lacking) keepProfile(storage, start.id, { version, values: latest, known: server, sent: sent?.body });
    else dropKeptProfile(storage, start.id);
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
    sending(next: Sent): void {
      sent = next;
      settle();
    },
    /** Notes what the server has saved; what was written meanwhile stays kept. */
    saved(profile: OwnProfile, values: ProfileValues): void {
      version = profile.version;
      server = valuesOf(profile);
      typed = values;
      sent = undefined;
      settle();
    },
    /**
     * Notes what the server has by another call, or from another tab; an answer that was overtaken says nothing new.
     * @returns the fields that were changed elsewhere and not here, to be taken over
     */
    heard(profile: OwnProfile): ProfileField[] {
      if (profile.version < version) return [];
      const now = valuesOf(profile);
      const own = sent ? profileFields.filter((field) => sent && isSame(field, now, sent.body)) : [];
      const foreign = profileFields.filter((field) => !own.includes(field) && !isSame(field, now, server));
      const taken = foreign.filter((field) => isSame(field, latest, typed));
      version = profile.version;
      server = now;
      typed = withFields(sent ? withFields(typed, sent.typed, own) : typed, now, foreign);
      latest = withFields(latest, now, taken);
      sent = undefined;
      settle();
      return taken;
    },
  };
}
