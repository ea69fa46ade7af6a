import { transitionsFrom, newsLifecycle, type NewsState } from '@prentice/contract';
import { Button } from '@mui/material';
import { SaveButton, useLocale, useNotify, useRedirect } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { isUndoable, useBulkChange, useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { exactTime } from '../../ui/formats/time-format.ts';
import { useNow } from '../../ui/page/timing.hook.ts';
import { isAutosaved, type NewsSaving } from './news-saving.hook.ts';
import { undoNews, type EditedNews } from './news-types.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const labels: Readonly<Record<NewsState, MessageKey>> = {
  draft: 'news.unschedule',
  scheduled: 'news.schedule',
  published: 'news.publish',
  unpublished: 'news.unpublish',
  archived: 'news.archive',
};

/** Runs one action at a time on what the server has, once the form is saved. */
function useAction(saving: NewsSaving) {
  const [isBusy, setBusy] = useState(false);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await saving.run(action);
    setBusy(false);
  };
  return { isBusy, run };
}

/** Leads to an item as readers see it. */
function ViewPage({ slug }: Pick<EditedNews, 'slug'>): ReactElement {
  const text = useMessages();
  return (
    <Button color="inherit" size="small" href={`/news/${slug}`} target="_blank" rel="noopener">
      {text('action.viewIt')}
    </Button>
  );
}

/** Changes the state of an item that is saved, says what became of it, and offers to undo it. */
function useTransitions(item: EditedNews, saving: NewsSaving) {
  const text = useMessages();
  const notifyUndoable = useNotifyUndoable();
  const locale = useLocale() ?? 'en';
  const { getValues } = useFormContext();
  const { isBusy, run } = useAction(saving);
  const params = { id: item.id };
  const move = async (to: NewsState): Promise<void> => {
    const version = Number(getValues('version'));
    saving.accepted(await client.news.transition({ params, body: { to, version } }));
  };
  const { undo } = useBulkChange(undoNews);
  const change = async (to: NewsState): Promise<void> => {
    if (to === 'scheduled' && !getValues('publishAt'))
      return saving.showFaults({ publishAt: { type: 'schema', message: text('news.publishAtMissing') } });
    const publishAt: unknown = getValues('publishAt');
    await move(to);
    const message =
      to === 'scheduled' && typeof publishAt === 'string'
        ? text('news.done.scheduledFor', { time: exactTime(Date.parse(publishAt), locale) })
        : text(`news.done.${to}`);
    return notifyUndoable({
      message,
      onUndo: () => undo([item.id]),
      beside: to === 'published' && <ViewPage slug={item.slug} />,
    });
  };
  return { isBusy, run, undo: () => undo([item.id]), start: (to: NewsState) => void run(() => change(to)) };
}

/** Saves, previews, changes the state, copies, and says whether everything is saved. */
export function NewsToolbar({ item, saving }: { item: EditedNews; saving: NewsSaving }): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const { isBusy, run, undo, start } = useTransitions(item, saving);
  const now = useNow();
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
  const publishAt: unknown = useWatch({ name: 'publishAt' });
  const version: unknown = useWatch({ name: 'version' });
  /* The one step that comes next: saving what is not saved by itself, else publishing when it was chosen. */
  const isSavedByItself = isAutosaved(item);
  const next = publishAt && targets.includes('scheduled') ? 'scheduled' : 'published';
  /* What was written since cannot be undone with it. */
  const canUndo = isUndoable(item, now) && saving.status === 'saved' && version === item.version;
  return (
    <EditBar status={text(`news.status.${saving.status}`)}>
      <SaveButton
        type="button"
        data-save
        label="news.save"
        alwaysEnable
        variant={isSavedByItself ? 'outlined' : 'contained'}
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
          variant={isSavedByItself && to === next ? 'contained' : 'text'}
          disabled={isBusy}
          onClick={() => start(to)}
        >
          {text(labels[to])}
        </Button>
      ))}
      {canUndo && (
        <Button disabled={isBusy} onClick={undo}>
          {text('bulk.undo')}
        </Button>
      )}
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
