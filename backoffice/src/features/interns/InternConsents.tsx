import type { consentViews, ViewOf } from '@prentice/contract';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../i18n/messages.hook.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useValueText } from '../../ui/value-format.hook.ts';

type Consent = ViewOf<typeof consentViews.admin>;

/** To what an intern has agreed or not, with the version of the words and when; the newest decision counts. */
export function InternConsents({ userId }: { userId: string }): ReactElement {
  const text = useMessages();
  const word = useValueLabel();
  const say = useValueText();
  const columns: readonly Column<Consent>[] = [
    { name: 'policy', label: text('interns.policy'), render: ({ policy }) => word('policy', policy) },
    {
      name: 'policyVersion',
      isSelfEvident: true,
      label: text('interns.version'),
      render: ({ policyVersion }) => say('policyVersion', policyVersion),
    },
    {
      name: 'granted',
      isSelfEvident: true,
      label: text('interns.decision'),
      render: ({ granted }) => text(granted ? 'interns.granted' : 'interns.withdrawn'),
    },
    { name: 'at', label: text('interns.when'), sort: 'at', render: ({ at }) => <RelativeTime instant={at} /> },
  ];
  return (
    <Panel title={text('interns.consents')}>
      <ListPage<Consent>
        resource="consents"
        storeKey={`interns.consents.${userId}`}
        sort={{ field: 'at', order: 'DESC' }}
        permanent={{ userId }}
        perPage={10}
        embedded
        empty={<p>{text('interns.noConsents')}</p>}
      >
        <RecordTable<Consent> columns={columns} storeKey="interns.consents.columns" />
      </ListPage>
    </Panel>
  );
}
