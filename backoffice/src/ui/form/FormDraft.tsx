import { Box } from '@mui/material';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { accountDrafts } from '../dialogs/stored-draft.hook.ts';
import { ResumedNotice } from '../page/Notice.tsx';

/** What was typed in forms about records of one kind and is not saved; anyone who saves a form removes its draft. */
export const formDrafts = (resource: string) =>
  accountDrafts<FieldValues>({
    name: `form.${resource}`,
    keptIn: 'tab',
    parse: (value) => (typeof value === 'object' && value !== null ? { ...value } : null),
  });

/** The fields that differ; an empty input holds null or nothing, which is the same. */
const differences = (values: FieldValues, others: FieldValues): [string, unknown][] =>
  Object.entries(values).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value ?? null) !== JSON.stringify(others[name] ?? null),
  );

/**
 * Keeps what is typed in the form around it, so that it is there again after a reload, and after signing in again when
 * the session has ended; says so, and lets the person begin again.
 */
export function FormDraft({ resource, id }: { resource: string; id: string }): ReactElement | null {
  const text = useMessages();
  const { watch, setValue, getValues } = useFormContext();
  const { defaultValues, isReady } = useFormState();
  const [drafts] = useState(() => formDrafts(resource));
  const [stored] = useState(() => drafts.read(id));
  const [opened] = useState(() => structuredClone(getValues()));
  const [typed] = useState(() => (stored ? differences(stored.value, opened) : []));
  const [isDropped, setDropped] = useState(false);
  const saved = useRef<FieldValues | undefined>(defaultValues);
  useEffect(() => {
    saved.current = defaultValues;
  });
  useEffect(() => {
    /* Until the form is ready, react-admin sets its values to those of the record. */
    if (!isReady || !stored || typed.length === 0) return;
    for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
    /* What somebody else saved in the meantime is compared when this is saved. */
    if (stored.version !== null) setValue('version', stored.version);
  }, [isReady, stored, typed, setValue]);
  useEffect(() => {
    const watching = watch((values, { name }) => {
      if (name === undefined) return;
      const unsaved = differences(values, saved.current ?? {});
      const version: unknown = values['version'];
      if (unsaved.length === 0) drafts.remove(id);
      else drafts.save(id, Object.fromEntries(unsaved), typeof version === 'number' ? version : null);
    });
    return () => watching.unsubscribe();
  }, [watch, drafts, id]);
  if (typed.length === 0 || isDropped) return null;
  const restart = () => {
    for (const name of Object.keys(stored?.value ?? {})) setValue(name, opened[name] ?? null, { shouldDirty: true });
    if (getValues('version') < opened['version']) setValue('version', opened['version']);
    drafts.remove(id);
    setDropped(true);
  };
  return (
    <Box sx={{ mb: 2, width: '100%' }}>
      <ResumedNotice title={text('typing.resumed')} action={text('typing.restart')} onRestart={restart} />
    </Box>
  );
}
