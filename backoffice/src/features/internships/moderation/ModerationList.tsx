import { Box } from '@mui/material';
import { useLocale, useListContext } from 'ra-core';
import { fieldsWith, internshipFields, internshipLifecycle, internshipLimits } from '@prentice/contract';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen-paths.ts';
import { useMessages, useValueLabel, type Translate } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useSubmittedRows } from '../../../ui/submitted-rows.hook.ts';
import type { ListFilter } from '../../../ui/list/filter-model.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { ListTools } from '../../../ui/list/ListTools.tsx';
import type { Column } from '../../../ui/list/record-columns.ts';
import { RecordTable } from '../../../ui/list/RecordTable.tsx';
import { dayText } from '../../../ui/time-format.ts';
import { RelativeTime } from '../../../ui/RelativeTime.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { PayField, payCsvColumns } from '../../../ui/PayField.tsx';
import { StatusChip, StatusTag } from '../../../ui/StatusChip.tsx';
import { isModeratedInternship, type LimitedInternship, type ModeratedInternship } from '../internship-types.ts';
import { BulkApproval } from './BulkApproval.tsx';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../../ui/KeyboardShortcuts.tsx';
import { useRowNavigation } from '../../../ui/list/row-navigation.hook.ts';

/** Walks the queue by key; `c` chooses the row for what is done with several. */
export function ModerationKeys(): ReactElement {
  const text = useMessages();
  const { onToggleItem } = useListContext();
  const { next, previous, reached } = useRowNavigation();
  const choose = () => {
    const id = reached();
    if (id !== null) onToggleItem(id);
  };
  const keys = [
    { key: 'j', label: text('moderation.next'), run: next, repeats: true },
    { key: 'k', label: text('moderation.previous'), run: previous, repeats: true },
    { key: 'c', label: text('moderation.choose'), run: choose },
  ];
  useKeyboardShortcuts(keys);
  return <KeyboardShortcutHints shortcuts={[...keys, { key: 'Enter', label: text('moderation.open') }]} />;
}

type ListedInternship = LimitedInternship | ModeratedInternship;

const STORE = 'moderation.columns';
const file: ExportFile = {
  name: 'internships.csv',
  call: (query, options) => client.internships.export({ query }, options),
};
const { bulkRisk, confirmRisk } = internshipLimits;

const commonFilters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'moderation.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'moderation.state',
    values: internshipLifecycle.states,
    words: 'internshipState',
  },
  { kind: 'switch', source: 'waiting', label: 'moderation.waiting', value: true },
  ...fieldsWith(internshipFields, 'column').map((field): ListFilter => {
    const { values } = internshipFields[field];
    return { kind: 'choice', source: field, label: `posting.field.${field}`, values, words: field };
  }),
];
const riskFilters: readonly ListFilter[] = [
  ...commonFilters,
  { kind: 'switch', source: 'riskTo', label: 'moderation.lowRisk', value: bulkRisk - 1 },
  { kind: 'switch', source: 'riskFrom', label: 'moderation.highRisk', value: confirmRisk },
];

/** The risk score in words; only what needs a confirmation is coloured. */
export function RiskTag({ score, text }: { score: number; text: Translate }): ReactElement {
  const tone = score >= confirmRisk ? 'attention' : score >= bulkRisk ? 'due' : 'neutral';
  const level =
    score >= confirmRisk ? 'moderation.riskHigh' : score >= bulkRisk ? 'moderation.riskSome' : 'moderation.riskLow';
  return <StatusTag tone={tone}>{text(level, { score })}</StatusTag>;
}

function useColumns(risk: boolean): readonly Column<ListedInternship>[] {
  const text = useMessages();
  const word = useValueLabel();
  const locale = useLocale() ?? 'en';
  const risky: Column<ListedInternship> = {
    name: 'risk',
    label: text('moderation.risk'),
    render: (internship) =>
      isModeratedInternship(internship) && internship.risk && <RiskTag score={internship.risk.score} text={text} />,
  };
  return [
    { name: 'title', label: text('moderation.internship'), sort: 'title' },
    {
      name: 'employer',
      isSelfEvident: true,
      label: text('moderation.employer'),
      render: (internship) => internship.employer.name,
    },
    {
      name: 'state',
      isSelfEvident: true,
      label: text('moderation.state'),
      render: (internship) => (
        <>
          <StatusChip state={internship.state} labelPrefix="internshipState" />{' '}
          {isModeratedInternship(internship) && internship.pendingRevision && (
            <StatusTag tone="due">{text('moderation.changeWaits')}</StatusTag>
          )}
        </>
      ),
    },
    ...(risk ? [risky] : []),
    {
      name: 'pay',
      isSelfEvident: true,
      csvColumns: payCsvColumns,
      label: text('posting.pay'),
      render: (internship) => <PayField pay={internship.pay} />,
    },
    ...fieldsWith(internshipFields, 'column').map((field) => ({
      name: field,
      isWideOnly: true,
      label: text(`posting.field.${field}`),
      render: ({ [field]: value }: ListedInternship) => value && word(field, value),
    })),
    {
      name: 'submittedAt',
      label: text('moderation.submitted'),
      sort: 'submittedAt',
      render: (internship) => <RelativeTime instant={internship.submittedAt} />,
    },
    {
      name: 'deadline',
      isWideOnly: true,
      label: text('posting.deadline'),
      sort: 'deadline',
      render: (internship) =>
        internship.deadline && <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(internship.deadline, locale)}</Box>,
    },
  ];
}

/** The moderation queue, oldest first, and by filter all internships. */
export default function ModerationList(): ReactElement {
  const submitted = useSubmittedRows();
  const text = useMessages();
  const ability = useAbility();
  const decides = ability.can('transition', 'Internship');
  const columns = useColumns(decides);
  return (
    <>
      <PageHeader title={text('moderation.title')} />
      <ListPage
        resource="internships"
        storeKey="moderation.list"
        sort={{ field: 'submittedAt', order: 'ASC' }}
        filters={decides ? riskFilters : commonFilters}
        initial={{ waiting: true }}
        empty={<EmptyState title={text('moderation.empty')} help={text('moderation.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={ability.can('export', 'Internship') && file} />}
      >
        {decides && <ModerationKeys />}
        <RecordTable
          columns={columns}
          storeKey={STORE}
          pathOf={(internship) => pathTo('moderatedInternship', internship.id)}
          bulk={decides && <BulkApproval submitted={submitted} />}
        />
      </ListPage>
    </>
  );
}
