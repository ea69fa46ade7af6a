import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Link } from '@mui/material';
import { internshipLifecycle } from '@prentice/contract';
import { LinkBase, useLocale } from 'ra-core';
import type { MouseEvent, ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../../ui/list/filter-model.ts';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { ListColumn, ListTable } from '../../../ui/list/ListTable.tsx';
import { RecordLink } from '../../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { dayText } from '../../../ui/formats/time-format.ts';
import { PayField, payCsvColumns } from '../../../ui/formats/PayField.tsx';
import { StatusTag } from '../../../ui/formats/StatusChip.tsx';
import type { OwnInternship } from '../internship-types.ts';
import { InternshipRowActions } from './InternshipRowActions.tsx';

const file: ExportFile = {
  name: 'internships.csv',
  call: (query, options) => client.internships.export({ query }, options),
  csvColumns: { pay: payCsvColumns },
};
const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'internships.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'internships.state',
    values: internshipLifecycle.states,
    labelPrefix: 'internshipState',
    alwaysOn: true,
  },
];

function CandidateCount({ internship }: { internship: OwnInternship }): ReactElement {
  return (
    <Link
      component={LinkBase}
      to={pathTo('candidates', internship.id)}
      onClick={(event: MouseEvent) => event.stopPropagation()}
    >
      {internship.counts.total}
    </Link>
  );
}

/** @param writes whether the reader may do something about an internship */
function MyInternshipsTable({ writes }: { writes: boolean }): ReactElement {
  const text = useMessages();
  const locale = useLocale() ?? 'en';
  const Column = ListColumn<OwnInternship>;
  return (
    <ListTable<OwnInternship> rowClick="show">
      <Column
        source="title"
        label={text('internships.title')}
        card="title"
        render={(internship) => (
          <RecordLink record={internship} link="show">
            {internship.title ?? text('internships.untitled')}
          </RecordLink>
        )}
      />
      <Column source="state" label={text('internships.state')} card="plain" disableSort states="internshipState" />
      <Column
        source="applications"
        label={text('internships.candidates')}
        align="right"
        disableSort
        render={(internship) => <CandidateCount internship={internship} />}
      />
      <Column
        source="overdue"
        label={text('internships.overdue')}
        align="right"
        disableSort
        render={({ counts: { overdue } }) =>
          overdue > 0 ? <StatusTag tone="attention">{String(overdue)}</StatusTag> : '0'
        }
      />
      <Column
        source="pay"
        label={text('posting.pay')}
        card="plain"
        disableSort
        render={({ pay }) => <PayField pay={pay} />}
      />
      <Column
        source="deadline"
        label={text('posting.deadline')}
        render={({ deadline }) => deadline && <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(deadline, locale)}</Box>}
      />
      <Column source="updatedAt" label={text('internships.changed')} card="hidden" instant />
      {writes && (
        <Column
          source="actions"
          label={text('internships.actions')}
          card="menu"
          disableSort
          render={(internship) => <InternshipRowActions internship={internship} />}
        />
      )}
    </ListTable>
  );
}

function CreateButton(): ReactElement {
  const text = useMessages();
  return (
    <Button
      component={LinkBase}
      to={pathTo('employerInternshipCreate')}
      variant="contained"
      size="large"
      startIcon={<AddIcon />}
    >
      {text('internships.create')}
    </Button>
  );
}

/** Shows the employer's own internships, last changed first. */
export default function MyInternshipsPage(): ReactElement {
  const ability = useAbility();
  const writes = ability.can('create', 'Internship');
  const { inputs, labelOf } = useFilterInputs(filters);
  return (
    <ResourceList<OwnInternship>
      resource="internships"
      title="internships.own"
      tools={writes && <CreateButton />}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      empty={{ title: 'internships.none', help: 'internships.noneHelp', action: writes && <CreateButton /> }}
      filters={inputs}
      filterLabel={labelOf}
      file={ability.can('export', 'Internship') && file}
      table={<MyInternshipsTable writes={writes} />}
    />
  );
}
