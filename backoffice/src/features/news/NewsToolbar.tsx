import { transitionsFrom, newsLifecycle, type NewsState } from '@prentice/contract';
import { Button } from '@mui/material';
import { SaveButton, useLocale, useNotify, useRedirect } from 'react-admin';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { isUndoable, useBulkChange, useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { FurtherActions } from '../../ui/form/FurtherActions.tsx';
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
  const changeState = async (to: NewsState): Promise<void> => {
    const version = Number(getValues('version'));
    saving.accepted(await client.news.transition({ params, body: { to, version } }));
  };
  const { undo } = useBulkChange(undoNews);
  const change = async (to: NewsState): Promise<void> => {
    if (to === 'scheduled' && !getValues('publishAt'))
      return saving.showFaults({ publishAt: { type: 'schema', message: text('news.publishAtMissing') } });
    const publishAt: unknown = getValues('publishAt');
    await changeState(to);
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

/** Saves what somebody asks to be saved; what readers see already can be put back as it was. */
function useSave(item: EditedNews, saving: NewsSaving): () => Promise<void> {
  const text = useMessages();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const latest = useRef(saving);
  useEffect(() => {
    latest.current = saving;
  });
  return async () => {
    const earlier = saving.savedRecord();
    if (!(await saving.save())) return;
    const message = text('resources.news.notifications.updated', { smart_count: 1 });
    if (isAutosaved(item)) return notify(message, { type: 'success' });
    const undo = async () => {
      if (latest.current.status !== 'saved') return notify(text('saved.undoUnsaved'), { type: 'warning' });
      await latest.current.putBack(earlier);
      return notify(text('saved.putBack'), { type: 'success' });
    };
    return notifyUndoable({
      message,
      onUndo: () => void undo().catch(saving.showRefusal),
      beside: item.state === 'published' && <ViewPage slug={item.slug} />,
    });
  };
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
  const saveNow = useSave(item, saving);
  const targets = transitionsFrom(newsLifecycle, item.state, 'admin').map(({ to }) => to);
  const publishAt: unknown = useWatch({ name: 'publishAt' });
  const version: unknown = useWatch({ name: 'version' });
  const isSaved = saving.status === 'saved';
  const next = publishAt && targets.includes('scheduled') ? 'scheduled' : 'published';
  const isOffered = (to: NewsState) => targets.includes(to);
  /* What was written since cannot be undone with it. */
  const canUndo = isUndoable(item, now) && isSaved && version === item.version;
  return (
    <EditBar status={text(`news.status.${saving.status}`)}>
      <SaveButton
        type="button"
        data-save
        label="news.save"
        alwaysEnable={!isSaved}
        disabled={isSaved}
        onClick={(event) => {
          /* The form's own way of saving would send the same version once more. */
          event.preventDefault();
          void saveNow();
        }}
      />
      {isOffered(next) && (
        <Button variant={isSaved ? 'contained' : 'outlined'} disabled={isBusy} onClick={() => start(next)}>
          {text(labels[next])}
        </Button>
      )}
      <FurtherActions
        actions={[
          { label: text('news.previewPage'), onPress: () => setPreviewed(true) },
          ...targets
            .filter((to) => to !== next)
            .map((to) => ({ label: text(labels[to]), isDisabled: isBusy, onPress: () => start(to) })),
          ...(isSaved ? [] : [{ label: text('typing.restart'), isDisabled: isBusy, onPress: saving.discard }]),
          ...(canUndo ? [{ label: text('bulk.undo'), isDisabled: isBusy, onPress: undo }] : []),
          { label: text('news.duplicate'), isDisabled: isBusy, onPress: () => void run(duplicate) },
          ...(item.state === 'published' ? [{ label: text('news.view'), href: `/news/${item.slug}` }] : []),
        ]}
      />
      {isPreviewed && <PreviewDialog id={item.id} onClose={() => setPreviewed(false)} />}
    </EditBar>
  );
}
