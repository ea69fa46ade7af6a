import { useRecordContext, type RaRecord } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { accountDrafts } from '../../ui/dialogs/stored-draft.hook.ts';

const written = ['en', 'de', 'link', 'audience', 'email', 'push', 'sendAt'] as const;

/** Returns the fields that somebody writes, out of a form that holds a whole record. */
export const writtenFields = (values: FieldValues): FieldValues =>
  Object.fromEntries(written.map((field) => [field, values[field]]));

const parse = (value: unknown): FieldValues | null =>
  typeof value === 'object' && value !== null && 'en' in value && 'audience' in value ? { ...value } : null;

/** Returns what is kept in this tab of announcements that are being written. */
export const announcementDrafts = () => accountDrafts<FieldValues>({ name: 'announcement', storedIn: 'tab', parse });

/**
 * Keeps what is typed into the form around it until it is saved, so that it is there again after the page was loaded
 * again or left. What was begun on an older version is saved against that version, and so compared when somebody else
 * has changed it.
 * @param about the id of the announcement, or `new`
 */
export function useAnnouncementDraft(about: string) {
  const { setValue, watch, reset } = useFormContext();
  const version = useRecordContext<RaRecord & { version?: number }>()?.version ?? null;
  const [drafts] = useState(announcementDrafts);
  const [draft, setDraft] = useState(() => drafts.read(about));
  const [first] = useState(version);
  useEffect(() => {
    if (!draft) return undefined;
    /* After react-admin has put the record into the form, which it does in an effect that comes after this one. */
    const timer = setTimeout(() => {
      for (const [field, value] of Object.entries(draft.value)) setValue(field, value, { shouldDirty: true });
      if (draft.version !== null) setValue('version', draft.version);
    });
    return () => clearTimeout(timer);
  }, [draft, setValue]);
  useEffect(() => {
    const watching = watch((values, { name }) => {
      if (name) drafts.save(about, writtenFields(values), Number(values['version'] ?? 0) || null);
    });
    return () => watching.unsubscribe();
  }, [drafts, about, watch]);
  /* Another version is what has just been saved. */
  useEffect(() => {
    if (version !== first) drafts.remove(about);
  }, [version, first, drafts, about]);
  const restart = () => {
    drafts.remove(about);
    setDraft(null);
    reset();
  };
  return { resumed: draft !== null && version === first, restart };
}
