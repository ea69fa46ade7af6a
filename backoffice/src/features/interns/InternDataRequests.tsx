import type { dataRequestViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

type DataRequest = ViewOf<typeof dataRequestViews.admin>;

/** What an intern has asked for about their own data: copies and the erasure of the account. */
export function InternDataRequests({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const columns: readonly Column<DataRequest>[] = [
    { name: 'kind', label: text('interns.request'), render: ({ kind }) => word('dataRequestKind', kind) },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('candidates.state'),
      render: ({ state }) => <StatusChip state={state} labelPrefix="dataRequestState" />,
    },
    {
      name: 'createdAt',
      label: text('interns.when'),
      sort: 'createdAt',
      render: (request) => <RelativeTime instant={request.createdAt} />,
    },
    {
      name: 'dueAt',
      label: text('interns.until'),
      sort: 'dueAt',
      render: ({ dueAt }) => <RelativeTime instant={dueAt} />,
    },
  ];
  return (
    <Panel title={text('interns.requests')}>
      <ListPage<DataRequest>
        resource="data-requests"
        storeKey={`interns.requests.${userId}`}
        sort={{ field: 'createdAt', order: 'DESC' }}
        permanent={{ userId }}
        perPage={10}
        embedded
        empty={<p>{text('interns.noRequests')}</p>}
      >
        <RecordTable<DataRequest> columns={columns} storeKey="interns.requests.columns" />
      </ListPage>
    </Panel>
  );
}
