import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { client } from '../../providers/session.ts';
import { ComparisonTable } from '../../ui/ComparisonTable.tsx';
import { useNotifyFailure } from '../../ui/error-message.hook.ts';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import type { EditedNews } from './news-types.ts';

const fields = ['title', 'summary', 'body'] as const;
type Revision = Awaited<ReturnType<typeof client.news.revisions>>[number];

const changesOf = (revision: Revision, before: Revision | undefined) =>
  fields
    .map((field) => ({ field, before: before?.[field] ?? '', after: revision[field] }))
    .filter((change) => change.before !== change.after);

/** Earlier texts, newest first, each with the words that it changed. */
export function RevisionHistory({ item }: { item: EditedNews }): ReactElement {
  const text = useMessages();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useNotifyFailure();
  const query = useQuery({
    queryKey: ['news', 'revisions', item.id, item.version],
    queryFn: ({ signal }) => client.news.revisions({ params: { id: item.id } }, { signal }),
    staleTime: 0,
  });
  const restore = (revision: number) => {
    client.news.restore({ params: { id: item.id }, body: { revision } }).then(() => {
      notify(text('news.done.restore'), { type: 'success' });
      refresh();
    }, showFailure);
  };
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
                rows={changesOf(revision, revisions[index + 1])}
                labelPrefix="news.field"
                heads={[text('news.before'), text('news.after')]}
              />
              {index > 0 && <Button onClick={() => restore(revision.revision)}>{text('news.restore')}</Button>}
            </Box>
          ))}
        </>
      )}
    </QueryBoundary>
  );
}
