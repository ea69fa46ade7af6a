import { Box, Button } from '@mui/material';
import { ListContextProvider, useLocale, useListContext } from 'ra-core';
import { decisionDueAt, fieldsWith, internshipFields, internshipLifecycle, internshipLimits } from '@prentice/contract';
import { useMemo, useState, type ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { client } from '../../../providers/session.ts';
import { EmptyState, NoMatches } from '../../../ui/page/EmptyState.tsx';
import { useSubmittedRows } from '../../../ui/mutations/submitted-rows.hook.ts';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import { isSameFilter, type ListFilter } from '../../../ui/list/filter-model.ts';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { QueueKeys } from '../../../ui/list/Queue.tsx';
import { ListColumn, ListTable } from '../../../ui/list/ListTable.tsx';
import { RecordLink } from '../../../ui/list/RecordLink.tsx';
import { ResourceList } from '../../../ui/list/ResourceList.tsx';
import { dayText } from '../../../ui/formats/time-format.ts';
import { RelativeTime, TimeInSentence } from '../../../ui/formats/RelativeTime.tsx';
import { useNow } from '../../../ui/page/timing.hook.ts';
import { PayField, payCsvColumns } from '../../../ui/formats/PayField.tsx';
import { isModeratedInternship, type LimitedInternship, type ModeratedInternship } from '../internship-types.ts';
import { BulkApproval } from './BulkApproval.tsx';
import { BulkDecisionNotice, type BulkDecisionResult } from './BulkDecisionResult.tsx';
import { BulkRefusal } from './BulkRefusal.tsx';
import { InternshipEmployer } from './InternshipEmployer.tsx';
import { groupDuplicates } from './duplicate-groups.ts';
import { decidedInternships } from './ModerationDecision.tsx';
import { inQueueOrder } from './queue-order.ts';
import { CopyOf, ReviewRemarks } from './ReviewRemarks.tsx';
import { RiskSummary, RiskTag } from './RiskSummary.tsx';

type ListedInternship = LimitedInternship | ModeratedInternship;

const file: ExportFile = {
  name: 'internships.csv',
  call: (query, options) => client.internships.export({ query }, options),
  csvColumns: { pay: payCsvColumns },
};
const { bulkRisk, highRisk } = internshipLimits;
/** What waits for a decision. */
const waiting = { waiting: true };

const commonFilters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'moderation.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'moderation.state',
    values: internshipLifecycle.states,
    labelPrefix: 'internshipState',
  },
  { kind: 'switch', source: 'waiting', label: 'moderation.waiting', value: true, alwaysOn: true },
  { kind: 'switch', source: 'employerLive', label: 'moderation.unverifiedOnly', value: false },
  ...fieldsWith(internshipFields, 'column').map((field): ListFilter => {
    const { values } = internshipFields[field];
    return { kind: 'choice', source: field, label: `posting.field.${field}`, values, labelPrefix: field };
  }),
];
const riskFilters: readonly ListFilter[] = [
  ...commonFilters,
  { kind: 'switch', source: 'riskTo', label: 'moderation.lowRisk', value: bulkRisk - 1 },
  { kind: 'switch', source: 'riskFrom', label: 'moderation.highRisk', value: highRisk },
];

interface InternshipRiskProps {
  readonly internship: ListedInternship;
  /** The first of those that it is a copy of. */
  readonly first: ListedInternship | undefined;
}

/** Shows the risk and its causes; those of a copy stand beside the first of its group, unless it has more of them. */
function InternshipRisk({ internship, first }: InternshipRiskProps): ReactElement | null {
  if (!isModeratedInternship(internship) || !internship.risk) return null;
  const firstScore = first && isModeratedInternship(first) ? (first.risk?.score ?? 0) : -1;
  if (internship.risk.score <= firstScore) return <RiskTag risk={internship.risk} />;
  return (
    <Box>
      <RiskSummary risk={internship.risk} />
    </Box>
  );
}

/** Shows when it was submitted, and while it is in review, by when a decision is due. */
export function SubmittedAndDue({ internship }: { internship: ListedInternship }): ReactElement {
  const now = useNow();
  const dueAt = decisionDueAt(internship);
  const isLate = dueAt !== null && Date.parse(dueAt) < now;
  return (
    <>
      <RelativeTime instant={internship.submittedAt} />
      {dueAt && (
        <Box sx={{ color: 'text.secondary' }}>
          <TimeInSentence
            message={isLate ? 'moderation.wasDue' : 'moderation.due'}
            instant={dueAt}
            tone={isLate ? 'attention' : undefined}
          />
        </Box>
      )}
    </>
  );
}

interface SelectCopiesProps {
  readonly internship: ListedInternship;
  /** Those of the list that repeat it. */
  readonly copyIds: readonly string[];
}

/** Selects the first of several copies together with them, so that one decision with one reason can be made about all. */
function SelectCopies({ internship, copyIds }: SelectCopiesProps): ReactElement | null {
  const text = useMessages();
  const { selectedIds, onSelect } = useListContext<ListedInternship>();
  const groupIds = [internship.id, ...copyIds];
  if (copyIds.length === 0 || groupIds.every((id) => selectedIds.includes(id))) return null;
  return (
    <Button
      size="small"
      sx={{ display: 'flex', ml: -0.75, mt: 0.75, minHeight: { xs: 44, md: 28 } }}
      onClick={(event) => {
        /* A click on the row opens it. */
        event.stopPropagation();
        onSelect([...new Set([...selectedIds, ...groupIds])]);
      }}
    >
      {text('moderation.selectCopies', { smart_count: copyIds.length })}
    </Button>
  );
}

/** @param decides whether the reader decides about internships, and so sees what may be wrong with them */
function ModerationTable({ decides }: { decides: boolean }): ReactElement {
  const submitted = useSubmittedRows(decidedInternships);
  const [result, setResult] = useState<BulkDecisionResult | null>(null);
  const text = useMessages();
  const valueLabel = useValueLabel();
  const locale = useLocale() ?? 'en';
  const Column = ListColumn<ListedInternship>;
  const list = useListContext<ListedInternship>();
  const { data, sort, filterValues } = list;
  const isQueue = sort.field === 'queue' && sort.order === 'ASC';
  /* All of them are in review there: a column would say the same in each row. */
  const showsStates = !isSameFilter(filterValues, waiting);
  const { rows, firstOf } = useMemo(
    () => groupDuplicates(isQueue ? inQueueOrder(data ?? []) : (data ?? [])),
    [data, isQueue],
  );
  const copyIdsOf = (id: string) => [...firstOf].flatMap(([copyId, first]) => (first.id === id ? [copyId] : []));
  return (
    <ListContextProvider value={data ? { ...list, data: rows } : list}>
      {decides && (
        <Box sx={{ px: 1.5, py: 1 }}>
          <QueueKeys screen="moderatedInternship" canSelect />
          {isQueue && <Box sx={orderStyle}>{text('moderation.order.explained')}</Box>}
        </Box>
      )}
      {result && <BulkDecisionNotice result={result} onClose={() => setResult(null)} />}
      <ListTable<ListedInternship>
        rowClick="show"
        orderLabels={{ queue: text(decides ? 'moderation.order.dueAndRisk' : 'moderation.order.due') }}
        empty={<NothingToModerate />}
        bulkActions={
          decides && (
            <>
              <BulkApproval submitted={submitted} onResult={setResult} />
              <BulkRefusal submitted={submitted} onResult={setResult} />
            </>
          )
        }
      >
        <Column
          source="title"
          label={text('moderation.internship')}
          card="title"
          render={(internship) => {
            const first = firstOf.get(internship.id);
            return (
              <>
                <RecordLink record={internship} link="show">
                  {internship.title}
                </RecordLink>
                {first && <CopyOf title={first.title} />}
                {decides && <SelectCopies internship={internship} copyIds={copyIdsOf(internship.id)} />}
                <ReviewRemarks internship={internship} isDecided={submitted.isSubmitted(internship)} />
              </>
            );
          }}
        />
        <Column
          source="employer"
          label={text('moderation.employer')}
          card="plain"
          disableSort
          render={({ employer }) => <InternshipEmployer employer={employer} />}
        />
        {showsStates && (
          <Column source="state" label={text('moderation.state')} card="plain" disableSort states="internshipState" />
        )}
        {decides && (
          <Column
            source="risk"
            label={text('moderation.risk')}
            card="plain"
            sortByOrder="DESC"
            render={(internship) => <InternshipRisk internship={internship} first={firstOf.get(internship.id)} />}
          />
        )}
        <Column
          source="pay"
          label={text('posting.pay')}
          card="plain"
          disableSort
          render={({ pay }) => <PayField pay={pay} />}
        />
        {fieldsWith(internshipFields, 'column').map((field) => (
          <Column
            key={field}
            source={field}
            label={text(`posting.field.${field}`)}
            card="hidden"
            disableSort
            render={({ [field]: value }) => value && valueLabel(field, value)}
          />
        ))}
        <Column
          source="queue"
          label={text('moderation.submittedAndDue')}
          instant
          render={(internship) => <SubmittedAndDue internship={internship} />}
        />
        <Column
          source="deadline"
          label={text('posting.deadline')}
          card="hidden"
          render={({ deadline }) => deadline && <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(deadline, locale)}</Box>}
        />
      </ListTable>
    </ListContextProvider>
  );
}

/* On phones the choice of the order says it. */
const orderStyle = { display: { xs: 'none', md: 'block' }, mt: 0.75, color: 'text.secondary' } as const;

/** Shows what a list without rows means: that everything is decided, or that the filters leave none. */
function NothingToModerate(): ReactElement {
  const text = useMessages();
  const { filterValues } = useListContext();
  if (!isSameFilter(filterValues, waiting)) return <NoMatches />;
  return <EmptyState title={text('moderation.empty')} help={text('moderation.emptyHelp')} />;
}

/**
 * Shows the moderation queue, and by filter all internships: first what is due first, of one day the highest risk, and copies of
 * one posting together.
 */
export default function ModerationList(): ReactElement {
  const ability = useAbility();
  const decides = ability.can('transition', 'Internship');
  const { inputs, labelOf } = useFilterInputs(decides ? riskFilters : commonFilters);
  return (
    <ResourceList<ListedInternship>
      resource="internships"
      title="moderation.title"
      sort={{ field: 'queue', order: 'ASC' }}
      initialFilter={waiting}
      empty={{ title: 'moderation.empty', help: 'moderation.emptyHelp' }}
      filters={inputs}
      filterLabel={labelOf}
      file={ability.can('export', 'Internship') && file}
      table={<ModerationTable decides={decides} />}
    />
  );
}
