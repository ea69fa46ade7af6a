import { useQueryClient } from '@tanstack/react-query';
import { EditBase, HttpError, useDataProvider, useNotify, useUpdate, type Identifier, type RaRecord } from 'ra-core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { mergeVersions } from '@prentice/drafts';
import { ConflictDialog } from '../dialogs/ConflictDialog.tsx';
import { formDrafts } from './FormDraft.tsx';
import { useNotifyUndoable } from '../mutations/bulk-change.hook.tsx';
import { hasErrorCode, useNotifyFailure } from '../mutations/error-message.hook.ts';

interface Conflict {
  readonly mine: RaRecord;
  readonly theirs: RaRecord;
  readonly base: RaRecord | undefined;
}

/**
 * Returns what to do when a save turns out to be stale: fetches the current record and offers the ways on.
 * @param onSettled is called once the form holds what is saved again
 */
export function useConflict(resource: string, id: Identifier, onSettled?: () => void) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const showFailure = useNotifyFailure();
  const keep = () => setConflict(null);
  const accept = (record: RaRecord) => {
    formDrafts(resource).remove(String(id));
    queries.setQueryData([resource, 'getOne', { id: String(id), meta: undefined }], record);
    setConflict(null);
    onSettled?.();
  };
  return {
    conflict,
    keep,
    report: (localRecord: RaRecord, base: RaRecord | undefined) => {
      void provider
        .getOne<RaRecord>(resource, { id })
        .then(({ data: theirs }) => setConflict({ mine: localRecord, theirs, base }))
        .catch(showFailure);
    },
    takeTheirs: () => conflict && accept(conflict.theirs),
    overwrite: (localFields?: ReadonlySet<string>) => {
      if (!conflict) return;
      const data = { ...mergeVersions(conflict, localFields), id, version: conflict.theirs['version'] };
      void update(
        resource,
        { id, data, previousData: conflict.theirs },
        { onSuccess: accept, onError: (failure: unknown) => showFailure(failure) },
      );
    },
  };
}

interface VersionedEditProps {
  readonly resource: string;
  readonly id: Identifier;
  /** The catalogue's prefix of the field names, for the comparison. */
  readonly labelPrefix: string;
  /** What is said once it is saved. */
  readonly savedMessage?: MessageKey;
  /** Turns what the form holds into what is sent. */
  readonly transform?: (form: Partial<RaRecord>) => Partial<RaRecord>;
  /** Offers to put back what was saved before. */
  readonly isUndoable?: boolean;
  readonly children: ReactNode;
}

interface Saved {
  readonly data?: Partial<RaRecord>;
  /** The record as it was when the form opened. */
  readonly previousData?: RaRecord;
}

const hasFieldErrors = (failure: unknown): boolean =>
  failure instanceof HttpError && typeof failure.body === 'object' && failure.body?.errors !== undefined;

/** Puts back what a record was before it was saved, as another change of it. */
function usePutBack(resource: string, id: Identifier, transform: VersionedEditProps['transform']) {
  const text = useMessages();
  const notify = useNotify();
  const showFailure = useNotifyFailure();
  const [update] = useUpdate();
  return (before: RaRecord, saved: RaRecord): void => {
    if (formDrafts(resource).read(String(id))) return notify(text('saved.undoUnsaved'), { type: 'warning' });
    const earlier = { ...before, id, version: saved['version'] };
    void update(
      resource,
      { id, data: { ...earlier, ...transform?.(earlier) }, previousData: saved },
      {
        onSuccess: () => notify(text('saved.putBack'), { type: 'success' }),
        onError: (failure: unknown) => showFailure(failure),
      },
    );
  };
}

/** Edits a record with optimistic locking; nothing typed is lost when somebody else was faster. */
export function VersionedEdit(props: VersionedEditProps): ReactElement {
  const { resource, id, labelPrefix, savedMessage = 'saved.done', transform, children } = props;
  const { isUndoable = false } = props;
  const text = useMessages();
  const notify = useNotify();
  const showFailure = useNotifyFailure();
  const { conflict, report, keep, takeTheirs, overwrite } = useConflict(resource, id);
  const onError = (failure: Error, variables?: Saved) => {
    if (hasErrorCode(failure, 'VERSION_CONFLICT')) report({ id, ...variables?.data }, variables?.previousData);
    else if (!hasFieldErrors(failure)) showFailure(failure);
  };
  const putBack = usePutBack(resource, id, transform);
  const notifyUndoable = useNotifyUndoable();
  const onSuccess = (saved: RaRecord, { previousData: before }: Saved) => {
    formDrafts(resource).remove(String(id));
    const message = text(savedMessage, { smart_count: 1 });
    if (isUndoable && before) notifyUndoable({ message, onUndo: () => putBack(before, saved) });
    else notify(message, { type: 'success' });
  };
  return (
    <EditBase
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      transform={transform}
      mutationOptions={{ onError, onSuccess }}
      /* Of a row that a list has just loaded, most of the record is missing. */
      queryOptions={{ staleTime: 0 }}
      disableAuthentication
    >
      {children}
      <ConflictDialog
        conflict={conflict}
        labelPrefix={labelPrefix}
        onKeepTyping={keep}
        onTakeTheirs={takeTheirs}
        onOverwrite={overwrite}
      />
    </EditBase>
  );
}
