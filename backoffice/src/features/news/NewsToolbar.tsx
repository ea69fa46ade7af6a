import { transitionsFrom, newsLifecycle, newsUpdate, operations, type NewsState } from '@prentice/contract';
import { Button } from '@mui/material';
import { SaveButton, useNotify, useRedirect } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { pickWritableFields } from '../../providers/writable-fields.ts';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { useUndoableAction } from '../../ui/undoable-action.hook.ts';
import { isAutosaved, type NewsSaving } from './news-saving.hook.ts';
import type { EditedNews } from './news-types.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const labels: Readonly<Record<NewsState, MessageKey>> = {
  draft: 'news.unschedule',
  scheduled: 'news.schedule',
  published: 'news.publish',
  unpublished: 'news.unpublish',
  archived: 'news.archive',
};

/** Runs an action on what the server has, once the form is saved. */
function useAction({ save, showRefusal }: NewsSaving) {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      if (await save()) await act();
    } catch (failure) {
      showRefusal(failure);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

/** Changes the state of an item that is saved; what takes it away from readers can be undone for a few seconds. */
function useTransitions(item: EditedNews, saving: NewsSaving) {
  const text = useMessages();
  const notify = useNotify();
  const announce = useUndoableAction();
  const { getValues } = useFormContext();
  const { isBusy, run } = useAction(saving);
  const params = { id: item.id };
  const move = async (to: NewsState): Promise<void> => {
    const version = Number(getValues('version'));
    saving.accepted(await client.news.transition({ params, body: { to, version } }));
  };
  /* An item that is taken from readers is no longer pinned. */
  const publishAgain = async (): Promise<void> => {
    const again = await client.news.transition({ params, body: { to: 'published' } });
    const body = { ...newsUpdate.parse(pickWritableFields(operations.news.update, again)), pinned: item.pinned };
    saving.accepted(item.pinned ? await client.news.update({ params, body }) : again);
  };
  const unpublish = async (): Promise<void> => {
    await move('unpublished');
    announce({ message: text('news.done.unpublished'), run: () => undefined, undo: () => void run(publishAgain) });
  };
  const change = async (to: NewsState): Promise<void> => {
    if (to === 'unpublished') return unpublish();
    if (to === 'scheduled' && !getValues('publishAt'))
      return saving.showFaults({ publishAt: { type: 'schema', message: text('news.publishAtMissing') } });
    await move(to);
    return notify(text(`news.done.${to}`), { type: 'success' });
  };
  const start = (to: NewsState): void => {
    const act = () => void run(() => change(to));
    /* Nothing leads back from the archive: it waits until there is no undoing any more. */
    if (to === 'archived') announce({ message: text('news.archiving'), run: act });
    else act();
  };
  return { isBusy, run, start };
}

/** Saves, previews, changes the state, copies, and says whether everything is saved. */
export function NewsToolbar({ item, saving }: { item: EditedNews; saving: NewsSaving }): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const { isBusy, run, start } = useTransitions(item, saving);
  const [isPreviewed, setPreviewed] = useState(false);
  const duplicate = async () => {
    const copy = await client.news.duplicate({ params: { id: item.id } });
    notify(text('news.done.duplicate'), { type: 'success' });
    redirect('edit', 'news', copy.id);
  };
  const saveNow = async () => {
    if (await saving.save())
      notify(text('resources.news.notifications.updated', { smart_count: 1 }), { type: 'success' });
  };
  const targets = transitionsFrom(newsLifecycle, item.state, 'admin').map(({ to }) => to);
  return (
    <EditBar status={text(`news.status.${saving.status}`)}>
      <SaveButton
        type="button"
        label="news.save"
        alwaysEnable
        variant={isAutosaved(item) ? 'outlined' : 'contained'}
        onClick={(event) => {
          /* The form's own way of saving would send the same version once more. */
          event.preventDefault();
          void saveNow();
        }}
      />
      <Button onClick={() => setPreviewed(true)}>{text('news.previewPage')}</Button>
      {targets.map((to) => (
        <Button
          key={to}
          variant={to === 'published' ? 'contained' : 'text'}
          disabled={isBusy}
          onClick={() => start(to)}
        >
          {text(labels[to])}
        </Button>
      ))}
      <Button disabled={isBusy} onClick={() => void run(duplicate)}>
        {text('news.duplicate')}
      </Button>
      {item.state === 'published' && (
        <Button href={`/news/${item.slug}`} target="_blank" rel="noopener">
          {text('news.view')}
        </Button>
      )}
      {isPreviewed && <PreviewDialog id={item.id} onClose={() => setPreviewed(false)} />}
    </EditBar>
  );
}
