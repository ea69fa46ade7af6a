import type { dataRequestViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList, tableKeyOf } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';

type DataRequest = ViewOf<typeof dataRequestViews.admin>;

/* Another list than that of everybody's requests. */
const STORE = 'interns.requests';

function RequestTable(): ReactElement {
  const text = useMessages();
  const Column = ListColumn<DataRequest>;
  return (
    <ListTable<DataRequest> rowClick={false} storeKey={tableKeyOf(STORE)}>
      <Column source="kind" label={text('interns.request')} card="title" disableSort labelPrefix="dataRequestKind" />
      <Column source="state" label={text('candidates.state')} card="plain" disableSort states="dataRequestState" />
      <Column source="createdAt" label={text('interns.when')} instant />
      <Column source="dueAt" label={text('interns.until')} instant />
    </ListTable>
  );
}

/** Shows what an intern has asked for about their own data: copies and the erasure of the account. */
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
