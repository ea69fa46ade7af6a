import { Box, Button } from '@mui/material';
import { LinkBase, useNotify } from 'ra-core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { accountDrafts, useUnsavedChangesWarning } from '../dialogs/stored-draft.hook.ts';
import { ResumedNotice } from '../page/Notice.tsx';

/** Returns what was typed in forms about records of one kind and is not saved; anyone who saves a form removes its draft. */
export const formDrafts = (resource: string) =>
  accountDrafts<FieldValues>({
    name: `form.${resource}`,
    storedIn: 'tab',
    parse: (value) => (typeof value === 'object' && value !== null ? { ...value } : null),
  });

/** Returns the fields that differ; an empty input holds null or nothing, which is the same. */
export const differences = (values: FieldValues, others: FieldValues): [string, unknown][] =>
  Object.entries(values).filter(
    ([name, value]) => name !== 'version' && JSON.stringify(value ?? null) !== JSON.stringify(others[name] ?? null),
  );

/** Says, when somebody leaves for another screen, that what they typed is kept, and leads back to it. */
function useKeptNotice(isKept: () => boolean): void {
  const text = useMessages();
  const notify = useNotify();
  const [pathname] = useState(() => window.location.pathname);
  const announce = useRef<() => void>(undefined);
  useEffect(() => {
    announce.current = () => {
      if (!isKept()) return;
      const back = (
        <Button color="inherit" size="small" component={LinkBase} to={pathname}>
          {text('typing.back')}
        </Button>
      );
      notify(text('typing.kept'), { type: 'info', action: back });
    };
  });
  useEffect(() => () => announce.current?.(), []);
}

interface FormDraftProps {
  readonly resource: string;
  readonly id: string;
  /** Whether what is typed is saved by itself, so that leaving needs no word. */
  readonly isAutosaved?: boolean;
}

/**
 * Keeps what is typed in the form around it, so that it is there again after a reload, and after signing in again when
 * the session has ended; says so, and lets the person begin again.
 */
export function FormDraft({ resource, id, isAutosaved = false }: FormDraftProps): ReactElement | null {
  const text = useMessages();
  const { watch, setValue, getValues } = useFormContext();
  const { defaultValues, isReady, isDirty } = useFormState();
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
  useUnsavedChangesWarning(isDirty && !isAutosaved);
  useKeptNotice(() => !isAutosaved && drafts.read(id) !== null);
  if (typed.length === 0 || isDropped || !isDirty) return null;
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
