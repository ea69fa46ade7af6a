import { draftSections, type EntryDraft } from './resume-draft.ts';
import type { EditedResume } from './resume-draft-store.ts';

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const changedFields = (before: EntryDraft, after: EntryDraft): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => before[field] !== after[field]);

/* The fields of a list that differ; its name where entries came, went or moved. */
function changedInList(section: string, before: readonly EntryDraft[], after: readonly EntryDraft[]): string[] {
  if (before.length !== after.length) return [section];
  const fields = before.flatMap((entry, index) =>
    changedFields(entry, after[index] ?? {}).map((field) => `${section}.${index}.${field}`),
  );
  return fields.length > 1 ? [section] : fields;
}

/**
 * Returns where two states of the editor differ: "template", "language", a field such as "work.0.name", or a list such as
 * "work"; empty where they differ in several places, as when a whole CV was taken in.
 */
export function changedPart(before: EditedResume, after: EditedResume): string {
  const parts = [
    ...(['template', 'language'] as const).filter((look) => before[look] !== after[look]),
    ...changedFields(before.draft.basics, after.draft.basics).map((field) => `basics.${field}`),
    ...draftSections
      .filter((section) => !isSame(before.draft[section], after.draft[section]))
      .flatMap((section) => changedInList(section, before.draft[section], after.draft[section])),
  ];
  return parts.length === 1 ? (parts[0] ?? '') : '';
}
