import { transitionsFrom, newsLifecycle, type NewsState } from '@prentice/contract';
import { Button } from '@mui/material';
import { SaveButton, useNotify, useRedirect } from 'react-admin';
import { useState, type ReactElement } from 'react';
import { useFormContext, type FieldErrors } from 'react-hook-form';
import { useMessages, type MessageKey } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { EditBar } from '../../ui/form/EditBar.tsx';
import { isAutosaved, type SaveStatus } from './news-saving.hook.ts';
import type { EditedNews } from './news-types.ts';

interface Saving {
  readonly status: SaveStatus;
  readonly save: () => Promise<boolean>;
  readonly accepted: (item: EditedNews) => void;
  readonly showFaults: (faults: FieldErrors) => void;
  readonly showRefusal: (failure: unknown) => void;
}

const labels: Readonly<Record<NewsState, MessageKey>> = {
  draft: 'news.unschedule',
  scheduled: 'news.schedule',
  published: 'news.publish',
  unpublished: 'news.unpublish',
  archived: 'news.archive',
};

/** Runs an action on what the server has, once the form is saved. */
function useAction({ save, showRefusal }: Saving) {
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

/** Saves, changes the state, copies, and says whether everything is saved. */
export function NewsToolbar({ item, saving }: { item: EditedNews; saving: Saving }): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const redirect = useRedirect();
  const { getValues } = useFormContext();
  const { isBusy, run } = useAction(saving);
  const change = (to: NewsState) => async () => {
    if (to === 'scheduled' && !getValues('publishAt'))
      return saving.showFaults({ publishAt: { type: 'schema', message: text('news.publishAtMissing') } });
    const version = Number(getValues('version'));
    saving.accepted(await client.news.transition({ params: { id: item.id }, body: { to, version } }));
    return notify(text(`news.done.${to}`), { type: 'success' });
  };
  const duplicate = async () => {
    const copy = await client.news.duplicate({ params: { id: item.id } });
    notify(text('news.done.duplicate'), { type: 'success' });
    redirect('edit', 'news', copy.id);
  };
  const targets = transitionsFrom(newsLifecycle, item.state, 'admin').map(({ to }) => to);
  return (
    <EditBar status={text(`news.status.${saving.status}`)}>
      <SaveButton
        type="button"
        label="news.save"
        alwaysEnable
        variant={isAutosaved(item) ? 'outlined' : 'contained'}
        onClick={() =>
          void saving
            .save()
            .then(
              (saved) =>
                saved && notify(text('resources.news.notifications.updated', { smart_count: 1 }), { type: 'success' }),
            )
        }
      />
      {targets.map((to) => (
        <Button
          key={to}
          variant={to === 'published' ? 'contained' : 'text'}
          disabled={isBusy}
          onClick={() => void run(change(to))}
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
    </EditBar>
  );
}
