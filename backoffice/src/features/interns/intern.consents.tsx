import type { consentViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useText, useWord } from '../../i18n/text.hook.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useValueText } from '../../ui/value.text.hook.ts';

type Consent = ViewOf<typeof consentViews.admin>;

/** To what an intern has agreed or not, with the version of the words and when; the newest decision counts. */
export function InternConsents({ userId }: { userId: string }): ReactElement {
  const text = useText();
  const word = useWord();
  const say = useValueText();
  const columns: readonly Column<Consent>[] = [
    { name: 'policy', label: text('interns.policy'), render: ({ policy }) => word('policy', policy) },
    {
      name: 'policyVersion',
      label: text('interns.version'),
      render: ({ policyVersion }) => say('policyVersion', policyVersion),
    },
    {
      name: 'granted',
      label: text('interns.decision'),
      render: ({ granted }) => text(granted ? 'interns.granted' : 'interns.withdrawn'),
    },
    { name: 'at', label: text('interns.when'), sort: 'at', render: ({ at }) => <Moment at={at} /> },
  ];
  return (
    <Panel title={text('interns.consents')}>
      <ListPage<Consent>
        resource="consents"
        storeKey={`interns.consents.${userId}`}
        sort={{ field: 'at', order: 'DESC' }}
        permanent={{ userId }}
        perPage={10}
        apart
        empty={<p>{text('interns.noConsents')}</p>}
      >
        <RecordTable<Consent> columns={columns} storeKey="interns.consents.columns" />
      </ListPage>
    </Panel>
  );
}
