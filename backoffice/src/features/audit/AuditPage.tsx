import { Button } from '@mui/material';
import { auditActions, auditResources, auditResults, auditRoles, failedActions } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { type ListFilter, withFilter } from '../../ui/list/filter-model.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { ListTools } from '../../ui/list/ListTools.tsx';
import type { Column } from '../../ui/list/record-columns.ts';
import { RecordTable } from '../../ui/list/RecordTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusTag } from '../../ui/StatusChip.tsx';
import { type AuditEntry, EntryDetails } from './EntryDetails.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useListContext } from 'ra-core';
import { ActiveFilterChips } from '../../ui/list/FilterChips.tsx';

const STORE = 'audit.columns';
const file: ExportFile = {
  name: 'audit.csv',
  call: (query, options) => client.audit.export({ query }, options),
};

const ownFilters: readonly ListFilter[] = [
  { kind: 'choice', source: 'action', label: 'audit.action', values: auditActions, words: 'auditAction' },
  { kind: 'choice', source: 'resource', label: 'audit.kind', values: auditResources, words: 'auditResource' },
  { kind: 'choice', source: 'result', label: 'audit.result', values: auditResults, words: 'auditResult' },
];
const allFilters: readonly ListFilter[] = [
  { kind: 'search', source: 'actorEmail', label: 'audit.byEmail' },
  { kind: 'choice', source: 'actorRole', label: 'audit.role', values: auditRoles, words: 'role' },
  ...ownFilters,
];

type ValueLabel = ReturnType<typeof useValueLabel>;

const actorOf = (entry: AuditEntry, word: ValueLabel): string | null =>
  'actorRole' in entry ? (entry.actorName ?? word('role', entry.actorRole)) : null;

const recordOf = (entry: AuditEntry, word: ValueLabel): string =>
  [word('auditResource', entry.resource), entry.resourceLabel].filter(Boolean).join(' · ');

const Result = ({ entry, text }: { entry: AuditEntry; text: Translate }): ReactElement =>
  failedActions.includes(entry.action) ? (
    <StatusTag tone="attention">{text('auditResult.failed')}</StatusTag>
  ) : (
    <>{text('auditResult.done')}</>
  );

function useColumns(full: boolean, onOpen: (entry: AuditEntry) => void): readonly Column<AuditEntry>[] {
  const text = useMessages();
  const word = useValueLabel();
  const who: Column<AuditEntry> = {
    name: 'who',
    isSelfEvident: true,
    csvColumns: ['actorName', 'actorRole', 'actorId'],
    label: text('audit.who'),
    render: (entry) => actorOf(entry, word),
  };
  return [
    { name: 'at', label: text('audit.at'), sort: 'at', render: ({ at }) => <RelativeTime instant={at} /> },
    ...(full ? [who] : []),
    {
      name: 'action',
      isSelfEvident: true,
      label: text('audit.action'),
      render: ({ action }) => word('auditAction', action),
    },
    {
      name: 'record',
      isSelfEvident: true,
      csvColumns: ['resource', 'resourceLabel', 'resourceId'],
      label: text('audit.record'),
      render: (entry) => recordOf(entry, word),
    },
    {
      name: 'result',
      isWideOnly: true,
      label: text('audit.result'),
      render: (entry) => <Result entry={entry} text={text} />,
    },
    {
      name: 'details',
      isSelfEvident: true,
      csvColumns: ['changes', 'reasonCode', 'reason', 'origin'],
      label: text('audit.details'),
      render: (entry) => (
        <Button
          size="small"
          onClick={() => onOpen(entry)}
          aria-label={text('audit.detailsOf', { what: word('auditAction', entry.action) })}
        >
          {text('audit.details')}
        </Button>
      ),
    },
  ];
}

/** The person or record that the list is narrowed to, each with a way to let it go. */
function NarrowedTo(): ReactElement {
  const text = useMessages();
  const { data = [], filterValues, setFilters } = useListContext<AuditEntry>();
  const [first] = data;
  const person = first && 'actorName' in first ? first.actorName : null;
  const labels = {
    actorId: person ?? text('audit.filteredPerson'),
    resourceId: first?.resourceLabel ?? text('audit.filteredRecord'),
  };
  const filters = Object.entries(labels)
    .filter(([key]) => filterValues[key] !== undefined)
    .map(([key, label]) => ({ key, label, onDelete: () => setFilters(withFilter(filterValues, key, undefined)) }));
  return <ActiveFilterChips filters={filters} />;
}

/** Who did what, newest first: everybody's acts for full administrators, their own for limited ones. */
export default function AuditPage(): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const full = useMe().actor.role === 'admin';
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const columns = useColumns(full, setOpen);
  return (
    <>
      <PageHeader title={text('audit.title')}>{text(full ? 'audit.all' : 'audit.own')}</PageHeader>
      <ListPage
        resource="audit"
        storeKey="audit.all"
        sort={{ field: 'at', order: 'DESC' }}
        filters={full ? allFilters : ownFilters}
        empty={<EmptyState title={text('audit.empty')} help={text('audit.emptyHelp')} />}
        tools={
          <ListTools columns={columns} storeKey={STORE} file={ability.can('export', 'AuditEntry') && file}>
            <NarrowedTo />
            <PeriodFilter />
          </ListTools>
        }
      >
        <RecordTable columns={columns} storeKey={STORE} />
        {open && <EntryDetails entry={open} onClose={() => setOpen(null)} />}
      </ListPage>
    </>
  );
}
