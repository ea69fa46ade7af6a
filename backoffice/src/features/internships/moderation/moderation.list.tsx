import { Box } from '@mui/material';
import { categories, internshipLifecycle, internshipLimits } from '@prentice/contract';
import { useLocale } from 'ra-core';
import type { ReactElement } from 'react';
import { pathTo } from '../../../app/screen.paths.ts';
import { useText, useWord, type Text } from '../../../i18n/text.hook.ts';
import { useAbility } from '../../../providers/me.hook.ts';
import { client } from '../../../providers/session.ts';
import { EmptyState } from '../../../ui/empty.state.tsx';
import { useGivenAway } from '../../../ui/given.away.hook.ts';
import type { ListFilter } from '../../../ui/list/filter.model.ts';
import { ListPage } from '../../../ui/list/list.page.tsx';
import type { ExportFile } from '../../../ui/list/export.hook.ts';
import { ListTools } from '../../../ui/list/list.tools.tsx';
import type { Column } from '../../../ui/list/record.columns.ts';
import { RecordTable } from '../../../ui/list/record.table.tsx';
import { dayText } from '../../../ui/moment.text.ts';
import { Moment } from '../../../ui/moment.tsx';
import { PageHead } from '../../../ui/page.head.tsx';
import { PayField, payCells } from '../../../ui/pay.field.tsx';
import { StatusChip, StatusTag } from '../../../ui/status.chip.tsx';
import { isModerated, type LimitedInternship, type ModeratedInternship } from '../internship.types.ts';
import { ApproveMany } from './approve.many.tsx';
import { ModerationKeys } from './moderation.keys.tsx';

type Listed = LimitedInternship | ModeratedInternship;

const STORE = 'moderation.columns';
const file: ExportFile = {
  name: 'internships.csv',
  call: (query, options) => client.internships.export({ query }, options),
};
const { bulkRisk, confirmRisk } = internshipLimits;

const common: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'moderation.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'moderation.state',
    values: internshipLifecycle.states,
    words: 'internshipState',
  },
  { kind: 'switch', source: 'waiting', label: 'moderation.waiting', value: true },
  { kind: 'choice', source: 'category', label: 'posting.category', values: categories, words: 'category' },
];
const withRisk: readonly ListFilter[] = [
  ...common,
  { kind: 'switch', source: 'riskTo', label: 'moderation.lowRisk', value: bulkRisk - 1 },
  { kind: 'switch', source: 'riskFrom', label: 'moderation.highRisk', value: confirmRisk },
];

/** The risk score in words; only what needs a confirmation is coloured. */
export function RiskTag({ score, text }: { score: number; text: Text }): ReactElement {
  const tone = score >= confirmRisk ? 'attention' : score >= bulkRisk ? 'due' : 'neutral';
  const level =
    score >= confirmRisk ? 'moderation.riskHigh' : score >= bulkRisk ? 'moderation.riskSome' : 'moderation.riskLow';
  return <StatusTag tone={tone}>{text(level, { score })}</StatusTag>;
}

function useColumns(risk: boolean): readonly Column<Listed>[] {
  const text = useText();
  const word = useWord();
  const locale = useLocale() ?? 'en';
  const risky: Column<Listed> = {
    name: 'risk',
    label: text('moderation.risk'),
    render: (one) => isModerated(one) && one.risk && <RiskTag score={one.risk.score} text={text} />,
  };
  return [
    { name: 'title', label: text('moderation.internship'), sort: 'title' },
    { name: 'employer', label: text('moderation.employer'), render: (one) => one.employer.name },
    {
      name: 'state',
      label: text('moderation.state'),
      render: (one) => (
        <>
          <StatusChip state={one.state} words="internshipState" />{' '}
          {isModerated(one) && one.pendingRevision && (
            <StatusTag tone="due">{text('moderation.changeWaits')}</StatusTag>
          )}
        </>
      ),
    },
    ...(risk ? [risky] : []),
    { name: 'pay', cells: payCells, label: text('posting.pay'), render: (one) => <PayField pay={one.pay} /> },
    {
      name: 'category',
      label: text('posting.category'),
      render: (one) => one.category && word('category', one.category),
    },
    {
      name: 'submittedAt',
      label: text('moderation.submitted'),
      sort: 'submittedAt',
      render: (one) => <Moment at={one.submittedAt} />,
    },
    {
      name: 'deadline',
      label: text('posting.deadline'),
      sort: 'deadline',
      render: (one) => one.deadline && <Box sx={{ whiteSpace: 'nowrap' }}>{dayText(one.deadline, locale)}</Box>,
    },
  ];
}

/** The moderation queue, oldest first, and by filter all internships. */
export default function ModerationList(): ReactElement {
  const given = useGivenAway();
  const text = useText();
  const ability = useAbility();
  const decides = ability.can('transition', 'Internship');
  const columns = useColumns(decides);
  return (
    <>
      <PageHead title={text('moderation.title')} />
      <ListPage
        resource="internships"
        storeKey="moderation.list"
        sort={{ field: 'submittedAt', order: 'ASC' }}
        filters={decides ? withRisk : common}
        initial={{ waiting: true }}
        empty={<EmptyState title={text('moderation.empty')} help={text('moderation.emptyHelp')} />}
        tools={<ListTools columns={columns} storeKey={STORE} file={ability.can('export', 'Internship') && file} />}
      >
        {decides && <ModerationKeys />}
        <RecordTable
          columns={columns}
          storeKey={STORE}
          pathOf={(one) => pathTo('moderatedInternship', one.id)}
          bulk={decides && <ApproveMany given={given} />}
        />
      </ListPage>
    </>
  );
}
