import { authorisations, cefr, studyLevels, visibilities, workModes } from '@prentice/contract';
import { z } from 'zod';
import { isSame, profileFields, withFields } from './profile.fields.ts';
import type { ProfileValues } from './profile.values.ts';

/** What is asked of the browser's storage. */
export type KeepingStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const words = z.string();
const said = words.nullable();
const entry = z.object({ title: words, organisation: said, start: words, end: said, highlights: z.array(words) });

/* What the forms can hold, unfinished as it may be; the contract's own schema would refuse what was only begun. */
const unfinished = z.object({
  firstName: said,
  lastName: said,
  phone: said,
  headline: said,
  about: said,
  education: z.array(
    z.object({
      institution: words,
      degree: z.enum(studyLevels),
      field: said,
      start: words,
      expectedEnd: said,
      grade: said,
    }),
  ),
  experience: z.array(entry),
  projects: z.array(entry),
  skills: z.array(z.object({ id: said, label: words, level: z.number() })),
  languages: z.array(z.object({ language: words, level: z.enum(cefr) })),
  links: z.array(words),
  locationPreferences: z.array(
    z.object({ city: words, country: words, lat: z.number().nullable(), lon: z.number().nullable() }),
  ),
  workModes: z.array(z.enum(workModes)),
  availability: z.object({ from: words, to: said, hoursPerWeek: z.number() }).nullable(),
  workAuthorisation: z.array(z.object({ country: words, status: z.enum(authorisations) })),
  visibility: z.enum(visibilities),
}) satisfies z.ZodType<ProfileValues>;
const keptProfile = z.object({
  version: z.number(),
  values: unfinished,
  /** What the server had, and what was on its way there. */
  known: unfinished.optional(),
  sent: unfinished.optional(),
});
type Kept = z.infer<typeof keptProfile>;

const keyOf = (profileId: string): string => `profile:${profileId}`;

/** What is kept, on top of what the server has now: a field that was changed elsewhere since is as it was changed there. */
function onTopOf(server: ProfileValues, { values, known, sent = known }: Kept): ProfileValues | null {
  if (!known || !sent) return null;
  const foreign = profileFields.filter((field) => !isSame(field, server, known) && !isSame(field, server, sent));
  return withFields(values, server, foreign);
}

/** What this browser kept of a profile that the server has not got; null when there is nothing. */
export function readKeptProfile(
  storage: KeepingStorage,
  profileId: string,
  version: number,
  server: ProfileValues,
): ProfileValues | null {
  try {
    const kept = keptProfile.parse(JSON.parse(storage.getItem(keyOf(profileId)) ?? 'null'));
    return kept.version === version ? kept.values : onTopOf(server, kept);
  } catch {
    return null;
  }
}

/** Keeps what is written in this browser; a full or forbidden storage is no reason to disturb anybody who writes. */
export function keepProfile(storage: KeepingStorage, profileId: string, kept: Kept): void {
  try {
    storage.setItem(keyOf(profileId), JSON.stringify(kept));
  } catch {
    // The server keeps it as soon as it can.
  }
}

export const dropKeptProfile = (storage: KeepingStorage, profileId: string): void =>
  storage.removeItem(keyOf(profileId));
