import { authorisations, languageLevels, studyLevels, visibilities, workModes } from '@prentice/contract';
import { createDraftStore, isOutdated, type DraftStorage } from '@prentice/drafts';
import { z } from 'zod';
import { isSameField, profileFields, withFields, type ProfileValues } from '../profile-values.ts';

const text = z.string();
const nullableText = text.nullable();
const entry = z.object({
  title: text,
  organisation: nullableText,
  start: text,
  end: nullableText,
  highlights: z.array(text),
});

/* What the forms can hold, unfinished as it may be; the contract's own schema would refuse what was only begun. */
const draftSchema = z.object({
  firstName: nullableText,
  lastName: nullableText,
  phone: nullableText,
  headline: nullableText,
  about: nullableText,
  education: z.array(
    z.object({
      institution: text,
      degree: z.enum(studyLevels),
      field: nullableText,
      start: text,
      expectedEnd: nullableText,
      grade: nullableText,
    }),
  ),
  experience: z.array(entry),
  projects: z.array(entry),
  skills: z.array(z.object({ id: nullableText, label: text, level: z.number() })),
  languages: z.array(z.object({ language: text, level: z.enum(languageLevels) })),
  links: z.array(text),
  locationPreferences: z.array(
    z.object({ city: text, country: text, lat: z.number().nullable(), lon: z.number().nullable() }),
  ),
  workModes: z.array(z.enum(workModes)),
  availability: z.object({ from: text, to: nullableText, hoursPerWeek: z.number() }).nullable(),
  workAuthorisation: z.array(z.object({ country: text, status: z.enum(authorisations) })),
  visibility: z.enum(visibilities),
}) satisfies z.ZodType<ProfileValues>;
const storedDraftSchema = z.object({
  values: draftSchema,
  /** What the server had when the draft was stored. */
  base: draftSchema.optional(),
  /** What was sent to the server without a reply. */
  sent: draftSchema.optional(),
});
type StoredDraft = z.infer<typeof storedDraftSchema>;

/** Reads a stored draft; `base` was called `known` formerly. */
const parseStoredDraft = (stored: unknown): StoredDraft => {
  const former = z.object({ known: draftSchema.optional() }).parse(stored);
  return { base: former.known, ...storedDraftSchema.parse(stored) };
};

/* An account has one profile: the key of its draft needs no id. */
const DRAFT_ID = 'own';

const storeOf = (storage: DraftStorage, profileId: string) =>
  createDraftStore<StoredDraft>({
    name: 'profile',
    accountId: profileId,
    storage: () => storage,
    parse: parseStoredDraft,
  });

/** Merges the stored draft into the profile of the server; fields that were changed elsewhere meanwhile win. */
function mergeDraft(server: ProfileValues, { values, base, sent = base }: StoredDraft): ProfileValues | null {
  if (!base || !sent) return null;
  const foreign = profileFields.filter(
    (field) => !isSameField(field, server, base) && !isSameField(field, server, sent),
  );
  return withFields(values, server, foreign);
}

/** Reads the stored draft of a profile that the server lacks; null when there is none. */
export function readProfileDraft(
  storage: DraftStorage,
  profileId: string,
  version: number,
  server: ProfileValues,
): ProfileValues | null {
  const draft = storeOf(storage, profileId).read(DRAFT_ID);
  if (!draft) return null;
  return isOutdated(draft, version) ? mergeDraft(server, draft.value) : draft.value.values;
}

/** Stores the draft with the version of the profile that it was made from. */
export const saveProfileDraft = (storage: DraftStorage, profileId: string, version: number, draft: StoredDraft): void =>
  storeOf(storage, profileId).save(DRAFT_ID, draft, version);

export const deleteProfileDraft = (storage: DraftStorage, profileId: string): void =>
  storeOf(storage, profileId).remove(DRAFT_ID);
