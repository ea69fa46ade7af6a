import { Box, Button, Link, Typography } from '@mui/material';
import { LinkBase, useLocale } from 'ra-core';
import {
  auditActions,
  auditCategories,
  auditPeriods,
  auditResources,
  auditResults,
  auditRoles,
  failedActions,
} from '@prentice/contract';
import { useState, type ReactElement } from 'react';
import { useMessages, useValueLabel, type Translate } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import type { ListFilter } from '../../ui/list/filter-model.ts';
import { useChangeText } from '../../ui/differences/audit-change-text.hook.ts';
import { ListColumn, ListTable } from '../../ui/list/ListTable.tsx';
import { ResourceList } from '../../ui/list/ResourceList.tsx';
import { StatusTag } from '../../ui/formats/StatusChip.tsx';
import { useNow } from '../../ui/page/timing.hook.ts';
import { clockTime, dayText, exactTime, readersDay, zoneName } from '../../ui/formats/time-format.ts';
import {
  type AuditEntry,
  EntryDetails,
  furtherChanges,
  recordPath,
  useActionLabel,
  useReasonLabel,
  useReasonsText,
} from './EntryDetails.tsx';
import { usePeriodInputs, usePeriodLabel } from './PeriodFilter.tsx';

const file: ExportFile = {
  name: 'audit.csv',
  call: (query, options) => client.audit.export({ query }, options),
  csvColumns: {
    who: ['actorName', 'actorRole', 'actorId'],
    record: ['resource', 'resourceLabel', 'resourceId'],
    details: ['changes', 'reasonCode', 'reason', 'origin'],
  },
};

/** What was done lately; most entries are sign-ins and changes of language, which are left out until somebody asks for them. */
const latestChanges = { period: 'month', category: 'withoutSessions' };

const records: ListFilter = { kind: 'search', source: 'q', label: 'audit.byRecord' };
const ownFilters: readonly ListFilter[] = [
  {
    kind: 'choice',
    source: 'resource',
    label: 'audit.kind',
    values: auditResources,
    labelPrefix: 'auditResource',
    alwaysOn: true,
  },
  {
    kind: 'choice',
    source: 'category',
    label: 'audit.category',
    values: auditCategories,
    labelPrefix: 'auditCategory',
    alwaysOn: true,
  },
  {
    kind: 'choice',
    source: 'period',
    label: 'audit.period',
    values: auditPeriods,
    labelPrefix: 'auditPeriod',
    alwaysOn: true,
  },
  { kind: 'choice', source: 'action', label: 'audit.action', values: auditActions, labelPrefix: 'auditAction' },
  { kind: 'choice', source: 'result', label: 'audit.result', values: auditResults, labelPrefix: 'auditResult' },
];
const allFilters: readonly ListFilter[] = [
  records,
  { kind: 'search', source: 'actor', label: 'audit.byPerson' },
  ...ownFilters,
  { kind: 'choice', source: 'actorRole', label: 'audit.role', values: auditRoles, labelPrefix: 'role' },
];
const limitedFilters: readonly ListFilter[] = [records, ...ownFilters];

type ValueLabel = ReturnType<typeof useValueLabel>;

const actorOf = (entry: AuditEntry, valueLabel: ValueLabel): string | null =>
  'actorRole' in entry ? (entry.actorName ?? valueLabel('role', entry.actorRole)) : null;

/** The day and the time: of a log of minutes, "now" in each row would say nothing. */
function EntryTime({ at }: Pick<AuditEntry, 'at'>): ReactElement {
  const locale = useLocale() ?? 'en';
  const instant = Date.parse(at);
  return (
    <time dateTime={at} title={exactTime(instant, locale)}>
      {dayText(readersDay(instant), locale)}, {clockTime(instant, locale)}
    </time>
  );
}

/** Changes that a row names; all of them are in the details. */
const NAMED_CHANGES = 2;

/** What was done, whether it was denied, and below it what changed and why, where a reason was given by a code. */
function WhatWasDone({ entry }: { entry: AuditEntry }): ReactElement {
  const text = useMessages();
  const actionLabel = useActionLabel();
  const reasonsText = useReasonsText();
  const changeText = useChangeText();
  const changes = furtherChanges(entry);
  const named = changes.slice(0, NAMED_CHANGES).map((change) => changeText(entry.resource, change));
  const lines = [
    ...named,
    changes.length > NAMED_CHANGES && text('audit.moreChanges', { smart_count: changes.length - NAMED_CHANGES }),
    reasonsText(entry),
  ].filter((line) => typeof line === 'string' && line !== '');
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {actionLabel(entry)}
      </Box>
      {failedActions.includes(entry.action) && (
        <Box component="span" sx={{ ml: 1 }}>
          <StatusTag tone="attention">{text('auditResult.failed')}</StatusTag>
        </Box>
      )}
      {lines.map((line) => (
        <Typography key={String(line)} variant="body2" component="span" sx={changeStyle}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

const changeStyle = { display: 'block', color: 'text.secondary', fontWeight: 400 } as const;

/** The record by its kind and name; the name leads to its screen where this person may enter it. */
function EntryRecord({ entry }: { entry: AuditEntry }): ReactElement {
  const valueLabel = useValueLabel();
  const path = recordPath(entry, useMe());
  const name = entry.resourceLabel;
  const kind = valueLabel('auditResource', entry.resource);
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {name ? `${kind}: ` : !path && kind}
      {path ? (
        <Link component={LinkBase} to={path}>
          {name ?? kind}
        </Link>
      ) : (
        name
      )}
    </Box>
  );
}

function AuditTable({ full }: { full: boolean }): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const now = useNow();
  const actionLabel = useActionLabel();
  const [opened, setOpened] = useState<AuditEntry | null>(null);
  const Column = ListColumn<AuditEntry>;
  return (
    <>
      <ListTable<AuditEntry> rowClick={false}>
        <Column
          source="at"
          label={text('audit.atInZone', { zone: zoneName(now, locale) })}
          card="plain"
          instant
          render={(entry) => <EntryTime at={entry.at} />}
        />
        {full && (
          <Column
            source="who"
            label={text('audit.who')}
            card="plain"
            disableSort
            render={(entry) => actorOf(entry, valueLabel)}
          />
        )}
        <Column
          source="action"
          label={text('audit.whatWasDone')}
          card="title"
          disableSort
          render={(entry) => <WhatWasDone entry={entry} />}
        />
        <Column
          source="record"
          label={text('audit.record')}
          card="plain"
          disableSort
          render={(entry) => <EntryRecord entry={entry} />}
        />
        <Column
          source="details"
          label={text('audit.details')}
          card="actions"
          disableSort
          render={(entry) => (
            <Button
              size="small"
              onClick={() => setOpened(entry)}
              aria-label={text('audit.detailsOf', { what: actionLabel(entry) })}
            >
              {text('audit.details')}
            </Button>
          )}
        />
      </ListTable>
      {opened && <EntryDetails entry={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Returns the person or record that the list is narrowed to, by name where an entry says it. */
function narrowedTo(source: string, entries: readonly AuditEntry[], text: Translate): string | undefined {
  const [first] = entries;
  if (source === 'actorId') return (first && 'actorName' in first && first.actorName) || text('audit.filteredPerson');
  if (source === 'resourceId') return first?.resourceLabel ?? text('audit.filteredRecord');
  return undefined;
}

/** Shows who did what, newest first: everybody's acts for full administrators, their own for limited ones. */
export default function AuditPage(): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const full = useMe().actor.role === 'admin';
  const { inputs, labelOf } = useFilterInputs(full ? allFilters : limitedFilters);
  const periodInputs = usePeriodInputs();
  const periodLabel = usePeriodLabel();
  const reasonLabel = useReasonLabel();
  return (
    <ResourceList<AuditEntry>
      resource="audit"
      title="audit.title"
      intro={full ? 'audit.all' : 'audit.own'}
      sort={{ field: 'at', order: 'DESC' }}
      initialFilter={latestChanges}
      empty={{ title: 'audit.empty', help: 'audit.emptyHelp' }}
      filters={[...inputs, ...periodInputs]}
      filterLabel={(source, value, entries) =>
        narrowedTo(source, entries, text) ??
        periodLabel(source, value) ??
        (source === 'reasonCode' ? `${text('audit.reason')}: ${reasonLabel(String(value))}` : labelOf(source, value))
      }
      file={ability.can('export', 'AuditEntry') && file}
      table={<AuditTable full={full} />}
    />
  );
}
