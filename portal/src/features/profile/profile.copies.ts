import { dropKeptProfile, keepProfile, type KeepingStorage } from './profile.keeping.ts';
import { valuesOf, type OwnProfile, type ProfileValues } from './profile.values.ts';

/** A profile in its two places: as the server has it, and as this browser keeps it while the server lacks something. */
export function profileCopies(start: OwnProfile, first: ProfileValues, storage: KeepingStorage) {
  let onServer = JSON.stringify(valuesOf(start));
  let version = start.version;
  let latest = first;
  const lacks = (values: ProfileValues): boolean => JSON.stringify(values) !== onServer;
  const settle = (): boolean => {
    const lacking = lacks(latest);
    if (lacking) keepProfile(storage, start.id, version, latest);
    else dropKeptProfile(storage, start.id);
    return lacking;
  };
  return {
    /** The version that the server has. */
    version: () => version,
    /** Whether the server has something else. */
    lacks,
    /** Notes what is written now. @returns whether the server lacks it */
    wrote(values: ProfileValues): boolean {
      latest = values;
      return settle();
    },
    /** Notes what the server has saved; what was written meanwhile stays kept. */
    saved(next: number, values: ProfileValues): void {
      version = next;
      onServer = JSON.stringify(values);
      settle();
    },
    /** Notes a version that another call made, from none of what is written here. */
    follows(next: number): void {
      version = next;
      settle();
    },
  };
}
