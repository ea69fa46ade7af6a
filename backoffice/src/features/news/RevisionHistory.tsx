import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale, useNotify } from 'react-admin';
import { useState, type ReactElement, type RefObject } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { ComparisonTable } from '../../ui/differences/ComparisonTable.tsx';
import { useNotifyUndoable } from '../../ui/mutations/bulk-change.hook.tsx';
import { useNotifyFailure } from '../../ui/mutations/error-message.hook.ts';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/formats/RelativeTime.tsx';
import { localTimeText } from '../../ui/formats/time-format.ts';
import { isAutosaved, type NewsSaving } from './news-saving.hook.ts';
import type { EditedNews } from './news-types.ts';

type Revision = Awaited<ReturnType<typeof client.news.revisions>>[number];

/** Returns what is compared of a revision, as people read it. */
function textsOf({ title, summary, body, event }: Revision, locale: string) {
  const times = [event?.startsAt, event?.endsAt].flatMap((time) => (time ? [localTimeText(time, locale)] : []));
  return { title, summary, body, event: [times.join(' – '), event?.place].filter(Boolean).join(' · ') };
}

function changesOf(revision: Revision, before: Revision | undefined, locale: string) {
  const earlier: Readonly<Record<string, string>> = before ? textsOf(before, locale) : {};
  return Object.entries(textsOf(revision, locale))
    .map(([field, after]) => ({ field, before: earlier[field] ?? '', after }))
    .filter((change) => change.before !== change.after);
}

interface RevisionHistoryProps {
  readonly item: EditedNews;
  readonly savingRef: RefObject<NewsSaving | null>;
}

/** Restores an earlier text at once; for a few seconds the text that it replaced can be had back. */
function useRestore({ item, savingRef }: RevisionHistoryProps) {
  const text = useMessages();
  const notify = useNotify();
  const notifyUndoable = useNotifyUndoable();
  const showFailure = useNotifyFailure();
  const [isBusy, setBusy] = useState(false);
  const params = { id: item.id };
  const put = async (revision: number): Promise<void> =>
    savingRef.current?.accepted(await client.news.restore({ params, body: { revision } }));
  const restore = async (revision: number): Promise<void> => {
    const saving = savingRef.current;
    if (!saving) return;
    /* What readers see is saved when somebody asks for it, and not for this. */
    if (!isAutosaved(item) && saving.status !== 'saved')
      return notify(text('news.restoreUnsaved'), { type: 'warning' });
    if (saving.status !== 'saved' && !(await saving.save())) return;
    const [latest] = await client.news.revisions({ params });
    await put(revision);
    const undo = () => void put(latest?.revision ?? revision).catch(showFailure);
    notifyUndoable({ message: text('news.done.restore'), onUndo: undo });
  };
  return {
    isBusy,
    restore: (revision: number) => {
      setBusy(true);
      void restore(revision)
        .catch(showFailure)
        .finally(() => setBusy(false));
    },
  };
}

/** Shows earlier texts, newest first, each with the words that it changed. */
export function RevisionHistory({ item, savingRef }: RevisionHistoryProps): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const { isBusy, restore } = useRestore({ item, savingRef });
  const query = useQuery({
    queryKey: ['news', 'revisions', item.id],
    queryFn: ({ signal }) => client.news.revisions({ params: { id: item.id } }, { signal }),
    staleTime: 0,
  });
  return (
    <QueryBoundary query={query}>
      {(revisions) => (
        <>
          {revisions.map((revision, index) => (
            <Box component="details" key={revision.revision} open={index === 0} sx={{ py: 0.5 }}>
              <Box component="summary" sx={{ cursor: 'pointer', minHeight: 28 }}>
                {text('news.revision', { number: revision.revision })} · <RelativeTime instant={revision.at} />
                {revision.byName && ` · ${revision.byName}`}
              </Box>
              <ComparisonTable
                label={text('news.revision', { number: revision.revision })}
                rows={changesOf(revision, revisions[index + 1], locale)}
                labelPrefix="news.field"
                heads={[text('news.before'), text('news.after')]}
              />
              {index > 0 && (
                <Button disabled={isBusy} onClick={() => restore(revision.revision)}>
                  {text('news.restore')}
                </Button>
              )}
            </Box>
          ))}
        </>
      )}
    </QueryBoundary>
  );
}
