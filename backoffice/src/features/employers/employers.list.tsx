import { Box } from '@mui/material';
import { employerTypes, industries, sizeBands, verificationLifecycle } from '@prentice/contract';
import { useLocale } from 'ra-core';
import { ColumnsButton, DataTable } from 'ra-ui-materialui';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { CompanyMark } from '../../ui/company.mark.tsx';
import { DateField } from '../../ui/date.field.tsx';
import { EmptyState } from '../../ui/empty.state.tsx';
import { ExportButton } from '../../ui/list/export.button.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { StatusChip, StatusTag } from '../../ui/status.chip.tsx';
import type { ListedEmployer } from './employer.types.ts';
import { MessageButton } from './message.button.tsx';

const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'employers.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'employers.state',
    values: verificationLifecycle.states,
    words: 'verificationState',
  },
  { kind: 'choice', source: 'industry', label: 'employers.industry', values: industries, words: 'industry' },
  { kind: 'choice', source: 'type', label: 'employers.type', values: employerTypes, words: 'employerType' },
  { kind: 'choice', source: 'sizeBand', label: 'employers.size', values: sizeBands, words: 'sizeBand' },
  { kind: 'switch', source: 'overdue', label: 'employers.withOverdue', value: 1 },
  { kind: 'switch', source: 'publishBlocked', label: 'employers.blocked', value: true },
];

const Name = ({ one }: { one: ListedEmployer }): ReactElement => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 180 }}>
    <CompanyMark name={one.name} size={24} />
    {one.name}
  </Box>
);

function Answers({ one }: { one: ListedEmployer }): ReactElement {
  const text = useText();
  const locale = useLocale();
  if (!one.responsiveness) return <>{text('employers.tooFew')}</>;
  const { medianDays, withinPromise } = one.responsiveness;
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format(withinPromise);
  return <>{text('employers.answers', { smart_count: medianDays, share })}</>;
}

function Columns(): ReactElement {
  const text = useText();
  const { Col, NumberCol } = DataTable;
  return (
    <>
      <Col source="name" label={text('employers.name')} render={(one: ListedEmployer) => <Name one={one} />} />
      <Col
        source="verification.state"
        disableSort
        label={text('employers.state')}
        render={(one: ListedEmployer) => <StatusChip state={one.verification.state} words="verificationState" />}
      />
      <Col source="city" disableSort label={text('employers.city')} />
      <NumberCol source="openInternships" label={text('employers.openInternships')} />
      <NumberCol
        source="overdueApplications"
        disableSort
        label={text('employers.overdue')}
        render={(one: ListedEmployer) =>
          one.overdueApplications > 0 ? <StatusTag tone="attention">{String(one.overdueApplications)}</StatusTag> : '0'
        }
      />
      <Col
        source="answersWithinPromise"
        label={text('employers.responsiveness')}
        render={(one: ListedEmployer) => <Answers one={one} />}
      />
      <Col source="createdAt" label={text('employers.since')}>
        <DateField source="createdAt" />
      </Col>
    </>
  );
}

/** All employers, with those first who need somebody's attention once a filter asks for them. */
export default function EmployersList(): ReactElement {
  const text = useText();
  const ability = useAbility();
  const exporting = ability.can('export', 'Employer') && (
    <ExportButton fileName="employers.csv" call={(query) => client.employers.export({ query })} />
  );
  return (
    <>
      <PageHead title={text('employers.title')} />
      <ListPage
        resource="employers"
        storeKey="employers.all"
        sort={{ field: 'name', order: 'ASC' }}
        filters={filters}
        empty={<EmptyState title={text('employers.empty')} help={text('employers.emptyHelp')} />}
        tools={
          <>
            <ColumnsButton storeKey="employers.columns" />
            {exporting}
          </>
        }
      >
        <DataTable
          storeKey="employers.columns"
          rowClick="show"
          bulkActionButtons={ability.can('transition', 'Employer') && <MessageButton />}
        >
          {Columns()}
        </DataTable>
      </ListPage>
    </>
  );
}
