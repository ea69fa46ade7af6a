import { AppError, errorMessage, knownFieldMessage, newsUpdate, operations, type NewsUpdate } from '@prentice/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useAuthProvider, useNotify } from 'react-admin';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { pickWritableFields } from '../../providers/writable-fields.ts';
import { hasErrorCode, useNotifyFailure } from '../../ui/mutations/error-message.hook.ts';
import { useConflict } from '../../ui/form/VersionedEdit.tsx';
import { differences, formDrafts } from '../../ui/form/FormDraft.tsx';
import { formErrors } from '../../ui/form/schema-resolver.ts';
import { useUnsavedChangesWarning } from '../../ui/dialogs/stored-draft.hook.ts';
import type { EditedNews } from './news-types.ts';

const AUTOSAVE_MS = 2_000;

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'faulty' | 'conflict';

/** What the editor around a form can do with it. */
export type NewsSaving = ReturnType<typeof useNewsSaving>;

/** Returns the message of a field's fault, which may be deeper inside, as of one tag of several. */
function messageOf(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return '';
  if ('message' in fault && typeof fault.message === 'string') return fault.message;
  return Object.values(fault).map(messageOf).find(Boolean) ?? '';
}

/**
 * Returns the faults of a form by the names of its inputs: a part of an event has an input of its own, one of several
 * tags has not.
 */
function inputFaults(faults: FieldErrors, prefix = ''): [name: string, message: string][] {
  return Object.entries(faults).flatMap(([name, fault]): [string, string][] => {
    const isGroup = typeof fault === 'object' && fault !== null && !Array.isArray(fault) && !('message' in fault);
    return isGroup ? inputFaults(fault as FieldErrors, `${prefix}${name}.`) : [[prefix + name, messageOf(fault)]];
  });
}

const writtenFields = (values: object): object => pickWritableFields(operations.news.update, values);

/**
 * Returns what has to change before a form can be saved, by field; a publish time that passed while it was a draft can stay.
 */
export function newsFaults(values: object, saved: Pick<EditedNews, 'publishAt'>, now: number): FieldErrors {
  const read = newsUpdate.safeParse(writtenFields(values));
  if (!read.success) return formErrors(read.error.issues);
  const { publishAt } = read.data;
  const isLate = publishAt !== null && publishAt !== saved.publishAt && Date.parse(publishAt) <= now;
  return isLate ? { publishAt: { type: 'schema', message: errorMessage('PUBLISH_TIME_INVALID') } } : {};
}

/** Returns whether an item is saved while somebody types: what readers see already is saved when it is asked for. */
export const isAutosaved = ({ state }: Pick<EditedNews, 'state'>): boolean =>
  state === 'draft' || state === 'unpublished';

/** Shows what is wrong with a form, or what the server refuses of it. */
function useFaultMessages(showField: (field: string) => void) {
  const form = useFormContext();
  const text = useMessages();
  const notify = useNotify();
  const showFailure = useNotifyFailure();
  /** Shows each fault beside its field. */
  const markFaults = (faults: FieldErrors): void => {
    for (const [name, message] of inputFaults(faults)) form.setError(name, { type: 'schema', message });
  };
  /** Shows each fault beside its field, and brings the first into view. */
  const showFaults = (faults: FieldErrors): void => {
    markFaults(faults);
    const [first] = inputFaults(faults);
    if (first) showField(first[0]);
    notify(text('news.faults'), { type: 'warning' });
  };
  /** Shows what the server refuses about fields where they are; other failures as a notice. */
  const showRefusal = (failure: unknown): void => {
    if (!(failure instanceof AppError) || failure.fields.length === 0) return showFailure(failure);
    const message = (sentence: string) => ({ type: 'server', message: knownFieldMessage(sentence) });
    showFaults(Object.fromEntries(failure.fields.map((field) => [field.field, message(field.message)])));
  };
  return { markFaults, showFaults, showRefusal };
}

type SetStatus = (status: SaveStatus) => void;

interface NewsUpdateOptions {
  readonly item: EditedNews;
  readonly setStatus: SetStatus;
  readonly showRefusal: (failure: unknown) => void;
  /** Is told what the server has after each save. */
  readonly onSaved: (saved: EditedNews) => void;
}

/** Sends the form to the server, with the version that was read; a stale one opens the comparison of both. */
function useNewsUpdate({ item, setStatus, showRefusal, onSaved }: NewsUpdateOptions) {
  const { id } = item;
  const form = useFormContext();
  const queries = useQueryClient();
  const authProvider = useAuthProvider();
  const conflict = useConflict('news', id, () => setStatus('saved'));
  const base = useRef<Record<string, unknown>>({ ...item });
  /* What was decided in a conflict, or done by an action, is what is saved now. */
  useEffect(() => {
    base.current = { ...item };
  }, [item]);
  const accepted = useCallback(
    (saved: EditedNews) => {
      base.current = { ...saved };
      queries.setQueryData(['news', 'getOne', { id, meta: undefined }], saved);
      void queries.invalidateQueries({ queryKey: ['news', 'revisions', id] });
    },
    [queries, id],
  );
  const send = async ({ version, ...body }: NewsUpdate): Promise<boolean> => {
    setStatus('saving');
    const sent = JSON.stringify(form.getValues());
    try {
      const saved = await client.news.update({ params: { id }, version: Number(version), body });
      const isWhole = JSON.stringify(form.getValues()) === sent;
      form.reset({ ...form.getValues(), slug: saved.slug, version: saved.version });
      base.current = { ...saved };
      onSaved(saved);
      if (isWhole) formDrafts('news').remove(id);
      /* The record on screen stays as it is: a form begun anew would lose what is typed meanwhile. */
      void queries.invalidateQueries({ queryKey: ['news', 'revisions', id] });
      void queries.invalidateQueries({ queryKey: ['audit', 'news', id] });
      setStatus(isWhole ? 'saved' : 'unsaved');
      return isWhole;
    } catch (failure) {
      const isConflict = hasErrorCode(failure, 'VERSION_CONFLICT');
      setStatus(isConflict ? 'conflict' : 'failed');
      if (failure instanceof AppError && failure.status === 401) void authProvider?.checkError(failure);
      else if (isConflict) conflict.report({ ...body, id }, { ...base.current, id });
      else showRefusal(failure);
      return false;
    }
  };
  /** Saves what the server had at an earlier moment over what it has now. */
  const putBack = async (earlier: object): Promise<void> => {
    const body = newsUpdate.parse(writtenFields(earlier));
    const saved = await client.news.update({ params: { id }, version: Number(form.getValues('version')), body });
    accepted(saved);
    onSaved(saved);
    void queries.invalidateQueries({ queryKey: ['audit', 'news', id] });
  };
  return { send, accepted, conflict, putBack, savedRecord: () => base.current };
}

/** What a timer finds when its time has come. */
interface Latest {
  readonly item: EditedNews;
  readonly save?: () => Promise<boolean>;
  readonly markFaults?: (faults: FieldErrors) => void;
  /** Until somebody decides about a conflict, each further try would only ask again. */
  readonly isWaiting?: boolean;
  /** What the server has. */
  readonly savedRecord?: () => object;
}

/** Looks at the form after each pause in typing: marks what is wrong, and saves a draft that is right. */
function useAutosave(latest: RefObject<Latest>, isActing: RefObject<boolean>, setStatus: SetStatus): void {
  /* The form's context is a new object whenever the form's state changes; its functions stay. */
  const { watch, getValues, clearErrors } = useFormContext();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveDraft = () => isAutosaved(latest.current.item) && void latest.current.save?.();
    const look = () => {
      /* A save of its own would send a version that the action is about to replace. */
      if (isActing.current) {
        timer = setTimeout(look, AUTOSAVE_MS);
        return;
      }
      timer = undefined;
      const faults = newsFaults(getValues(), latest.current.item, Date.now());
      if (Object.keys(faults).length === 0) {
        saveDraft();
        return;
      }
      latest.current.markFaults?.(faults);
      setStatus('faulty');
    };
    const watching = watch((values, { name }) => {
      /* A reset names no field: it brings what was saved. */
      if (name === undefined) return;
      if (latest.current.isWaiting) return;
      /* What is typed back, or discarded, is saved already. */
      const isSaved = differences(values, latest.current.savedRecord?.() ?? {}).length === 0;
      setStatus(isSaved ? 'saved' : 'unsaved');
      clearTimeout(timer);
      const field = name.split('.')[0] ?? name;
      if (!newsFaults(values, latest.current.item, Date.now())[field]) clearErrors(field);
      timer = setTimeout(look, AUTOSAVE_MS);
    });
    return () => {
      watching.unsubscribe();
      if (timer === undefined) return;
      clearTimeout(timer);
      saveDraft();
    };
  }, [watch, getValues, clearErrors, latest, isActing, setStatus]);
}

/**
 * Keeps the form around it saved, after each pause in typing for a draft. A stale save opens the comparison of both
 * versions; nothing typed is lost.
 */
export function useNewsSaving(
  item: EditedNews,
  showField: (field: string) => void,
  onSaved: (saved: EditedNews) => void = () => undefined,
) {
  const form = useFormContext();
  /* What was typed before and is not saved is put into the form again. */
  const [status, setStatus] = useState<SaveStatus>(() => (formDrafts('news').read(item.id) ? 'unsaved' : 'saved'));
  const { markFaults, showFaults, showRefusal } = useFaultMessages(showField);
  const { send, accepted, conflict, putBack, savedRecord } = useNewsUpdate({ item, setStatus, showRefusal, onSaved });
  const latest = useRef<Latest>({ item });
  const saveNow = async (): Promise<boolean> => {
    const values = form.getValues();
    const faults = newsFaults(values, latest.current.item, Date.now());
    if (Object.keys(faults).length === 0) return send(newsUpdate.parse(writtenFields(values)));
    showFaults(faults);
    return false;
  };
  /* One save after the other: two at once would send the same version, and the second would conflict with the first. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Saves what the form holds once earlier saves are done. @returns whether the server has it */
  const save = (): Promise<boolean> => {
    const next = queue.current.then(saveNow);
    queue.current = next;
    return next;
  };
  useEffect(() => {
    latest.current = { save, markFaults, item, savedRecord, isWaiting: status === 'conflict' };
  });
  const isActing = useRef(false);
  /** Saves the form, then acts on what the server has; meanwhile nothing is saved by itself. */
  const run = async (action: () => Promise<void>): Promise<void> => {
    isActing.current = true;
    try {
      if (await save()) await action();
    } catch (failure) {
      showRefusal(failure);
    } finally {
      isActing.current = false;
    }
  };
  /** Returns the form to what the server has. */
  const discard = (): void => {
    form.reset({ ...form.getValues(), ...savedRecord() });
    formDrafts('news').remove(item.id);
    setStatus('saved');
  };
  useAutosave(latest, isActing, setStatus);
  useUnsavedChangesWarning(status !== 'saved');
  return { status, save, run, accepted, discard, putBack, savedRecord, showFaults, showRefusal, ...conflict };
}
