import type { dataRequestViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusChip } from '../../ui/status.chip.tsx';

type DataRequest = ViewOf<typeof dataRequestViews.admin>;

/** What an intern has asked for about their own data: copies and the erasure of the account. */
export function InternDataRequests({ userId }: { userId: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const columns: readonly Column<DataRequest>[] = [
    { name: 'kind', label: text('interns.request'), render: ({ kind }) => word('dataRequestKind', kind) },
    {
      name: 'state',
      label: text('candidates.state'),
      render: ({ state }) => <StatusChip state={state} words="dataRequestState" />,
    },
    {
      name: 'createdAt',
      label: text('interns.when'),
      sort: 'createdAt',
      render: (one) => <Moment at={one.createdAt} />,
    },
    { name: 'dueAt', label: text('interns.until'), sort: 'dueAt', render: ({ dueAt }) => <Moment at={dueAt} /> },
  ];
  return (
    <Panel title={text('interns.requests')}>
      <ListPage<DataRequest>
        resource="data-requests"
        storeKey={`interns.requests.${userId}`}
        sort={{ field: 'createdAt', order: 'DESC' }}
        permanent={{ userId }}
        perPage={10}
        apart
        empty={<p>{text('interns.noRequests')}</p>}
      >
        <RecordTable<DataRequest> columns={columns} storeKey="interns.requests.columns" />
      </ListPage>
    </Panel>
  );
}
