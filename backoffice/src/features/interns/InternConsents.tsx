import type { consentViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages } from '../../i18n/messages.hook.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useValueText } from '../../ui/formats/value-format.hook.ts';

type Consent = ViewOf<typeof consentViews.admin>;

function ConsentTable(): ReactElement {
  const text = useMessages();
  const valueText = useValueText();
  const Column = ListColumn<Consent>;
  return (
    <ListTable<Consent> rowClick={false}>
      <Column source="policy" label={text('interns.policy')} card="title" disableSort labelPrefix="policy" />
      <Column
        source="policyVersion"
        label={text('interns.version')}
        card="plain"
        disableSort
        render={({ policyVersion }) => valueText('policyVersion', policyVersion)}
      />
      <Column
        source="granted"
        label={text('interns.decision')}
        card="plain"
        disableSort
        render={({ granted }) => text(granted ? 'interns.granted' : 'interns.withdrawn')}
      />
      <Column source="at" label={text('interns.when')} instant />
    </ListTable>
  );
}

/** Shows to what an intern has agreed or not, with the version of the words and when; the newest decision counts. */
export function InternConsents({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  return (
    <Panel title={text('interns.consents')}>
      <ResourceList<Consent>
        resource="consents"
        filter={{ userId }}
        perPage={10}
        sort={{ field: 'at', order: 'DESC' }}
        empty={{ title: 'interns.noConsents' }}
        table={<ConsentTable />}
      />
    </Panel>
  );
}
