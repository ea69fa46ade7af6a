import type { dataRequestViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList, tableKeyOf } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

type DataRequest = ViewOf<typeof dataRequestViews.admin>;

/* Another list than that of everybody's requests. */
const STORE = 'interns.requests';

function RequestTable(): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const Column = ListColumn<DataRequest>;
  return (
    <ListTable<DataRequest> rowClick={false} storeKey={tableKeyOf(STORE)}>
      <Column
        source="kind"
        label={text('interns.request')}
        card="title"
        disableSort
        render={({ kind }) => word('dataRequestKind', kind)}
      />
      <Column
        source="state"
        label={text('candidates.state')}
        card="plain"
        disableSort
        render={({ state }) => <StatusChip state={state} labelPrefix="dataRequestState" />}
      />
      <Column
        source="createdAt"
        label={text('interns.when')}
        render={({ createdAt }) => <RelativeTime instant={createdAt} />}
      />
      <Column source="dueAt" label={text('interns.until')} render={({ dueAt }) => <RelativeTime instant={dueAt} />} />
    </ListTable>
  );
}

/** What an intern has asked for about their own data: copies and the erasure of the account. */
export function InternDataRequests({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  return (
    <Panel title={text('interns.requests')}>
      <ResourceList<DataRequest>
        resource="data-requests"
        storeKey={STORE}
        filter={{ userId }}
        perPage={10}
        sort={{ field: 'createdAt', order: 'DESC' }}
        empty={{ title: 'interns.noRequests' }}
        table={<RequestTable />}
      />
    </Panel>
  );
}
