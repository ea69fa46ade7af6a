import { Button } from '@mui/material';
import { auditActions, auditResources, auditResults, auditRoles, failedActions } from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useText, useWord, type Text } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import { ListPage } from '../../ui/list/list.page.tsx';
import { ListTools } from '../../ui/list/list.tools.tsx';
import type { Column } from '../../ui/list/record.columns.ts';
import { RecordTable } from '../../ui/list/record.table.tsx';
import { Moment } from '../../ui/moment.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { StatusTag } from '../../ui/status.chip.tsx';
import type { Entry } from './audit.types.ts';
import { EntryDetails } from './entry.details.tsx';
import { OnlyChips } from './only.chips.tsx';
import { PeriodFilter } from './period.filter.tsx';

const STORE = 'audit.columns';
const file: ExportFile = {
  name: 'audit.csv',
  call: (query, options) => client.audit.export({ query }, options),
};

const own: readonly ListFilter[] = [
  { kind: 'choice', source: 'action', label: 'audit.action', values: auditActions, words: 'auditAction' },
  { kind: 'choice', source: 'resource', label: 'audit.kind', values: auditResources, words: 'auditResource' },
  { kind: 'choice', source: 'result', label: 'audit.result', values: auditResults, words: 'auditResult' },
];
const all: readonly ListFilter[] = [
  { kind: 'search', source: 'actorEmail', label: 'audit.byEmail' },
  { kind: 'choice', source: 'actorRole', label: 'audit.role', values: auditRoles, words: 'role' },
  ...own,
];

type Word = ReturnType<typeof useWord>;

const whoOf = (entry: Entry, word: Word): string | null =>
  'actorRole' in entry ? (entry.actorName ?? word('role', entry.actorRole)) : null;

const recordOf = (entry: Entry, word: Word): string =>
  [word('auditResource', entry.resource), entry.resourceLabel].filter(Boolean).join(' · ');

const Result = ({ entry, text }: { entry: Entry; text: Text }): ReactElement =>
  failedActions.includes(entry.action) ? (
    <StatusTag tone="attention">{text('auditResult.failed')}</StatusTag>
  ) : (
    <>{text('auditResult.done')}</>
  );

function useColumns(full: boolean, onOpen: (entry: Entry) => void): readonly Column<Entry>[] {
  const text = useText();
  const word = useWord();
  const who: Column<Entry> = {
    name: 'who',
    cells: ['actorName', 'actorRole', 'actorId'],
    label: text('audit.who'),
    render: (entry) => whoOf(entry, word),
  };
  return [
    { name: 'at', label: text('audit.at'), sort: 'at', render: ({ at }) => <Moment at={at} /> },
    ...(full ? [who] : []),
    { name: 'action', label: text('audit.action'), render: ({ action }) => word('auditAction', action) },
    {
      name: 'record',
      cells: ['resource', 'resourceLabel', 'resourceId'],
      label: text('audit.record'),
      render: (entry) => recordOf(entry, word),
    },
    { name: 'result', label: text('audit.result'), render: (entry) => <Result entry={entry} text={text} /> },
    {
      name: 'details',
      cells: ['changes', 'reasonCode', 'reason', 'origin'],
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

/** Who did what, newest first: everybody's acts for full administrators, their own for limited ones. */
export default function AuditPage(): ReactElement {
  const text = useText();
  const ability = useAbility();
  const full = useMe().actor.role === 'admin';
  const [open, setOpen] = useState<Entry | null>(null);
  const columns = useColumns(full, setOpen);
  return (
    <>
      <PageHead title={text('audit.title')}>{text(full ? 'audit.all' : 'audit.own')}</PageHead>
      <ListPage
        resource="audit"
        storeKey="audit.all"
        sort={{ field: 'at', order: 'DESC' }}
        filters={full ? all : own}
        empty={<EmptyState title={text('audit.empty')} help={text('audit.emptyHelp')} />}
        tools={
          <ListTools columns={columns} storeKey={STORE} file={ability.can('export', 'AuditEntry') && file}>
            <OnlyChips />
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
