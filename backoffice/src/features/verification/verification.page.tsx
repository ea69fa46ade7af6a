import { Box } from '@mui/material';
import { caseLifecycle, caseOrigins } from '@prentice/contract';
import { ListBase, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { useAbility, useMe } from '../../providers/me.hook.ts';
import { client } from '../../providers/session.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import { ExportButton } from '../../ui/list/export.button.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { FilterBar } from '../../ui/list/filter.bar.tsx';
import { sameFilters, type ListFilter } from '../../ui/list/filter.model.ts';
import { NoMatch } from '../../ui/list/no.match.tsx';
import { Pager } from '../../ui/list/pager.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { useCaseChoice } from './case.choice.hook.ts';
import { CaseOrder } from './case.order.tsx';
import { CasePanel } from './case.panel.tsx';
import { CaseQueue } from './case.queue.tsx';
import type { ReviewedCase } from './case.types.ts';
import { TakeShown } from './take.shown.tsx';

/** At first those that wait for a decision. */
const initial = { state: 'pending' };

const filtersOf = (mine: string | null): readonly ListFilter[] => [
  { kind: 'search', source: 'q', label: 'verification.search' },
  { kind: 'choice', source: 'state', label: 'verification.state', values: caseLifecycle.states, words: 'caseState' },
  { kind: 'choice', source: 'origin', label: 'verification.origin', values: caseOrigins, words: 'caseOrigin' },
  { kind: 'switch', source: 'assigned', label: 'verification.unassigned', value: false },
  { kind: 'switch', source: 'assigneeId', label: 'verification.mine', value: mine },
];

const file: ExportFile = {
  name: 'verification-cases.csv',
  call: (query, options) => client.verificationCases.export({ query }, options),
};

function Tools({ cases }: { cases: readonly ReviewedCase[] }): ReactElement {
  const ability = useAbility();
  return (
    <>
      <CaseOrder />
      {ability.can('transition', 'VerificationCase') && <TakeShown cases={cases} />}
      {ability.can('export', 'VerificationCase') && (
        <ExportButton columns={[]} storeKey="verification.columns" file={file} />
      )}
    </>
  );
}

function QueueAndCase(): ReactElement {
  const text = useText();
  const mine = useMe().actor.id;
  const { data, error, refetch, total, filterValues, sort, page, isPlaceholderData } = useListContext<ReviewedCase>();
  const cases = data ?? [];
  const { current, choose, next, previous, decided } = useCaseChoice(
    cases,
    data && !isPlaceholderData ? JSON.stringify([filterValues, sort, page]) : undefined,
  );
  const moves = [
    { key: 'j', label: text('verification.next'), run: next, repeats: true },
    { key: 'k', label: text('verification.previous'), run: previous, repeats: true },
  ];
  useKeys(moves);
  return (
    <>
      <FilterBar filters={filtersOf(mine)} storeKey="verification.queue">
        <Tools cases={cases} />
      </FilterBar>
      <Box sx={{ my: 1.5 }}>
        <KeyHints moves={[...moves, ...decisionKeys(text)]} />
      </Box>
      <Loaded asked={{ data, error, refetch }}>
        {() =>
          current ? (
            <Box sx={splitStyle}>
              <Box>
                <CaseQueue cases={cases} current={current} onChoose={choose} />
                {total !== undefined && total > cases.length && <Pager />}
              </Box>
              <CasePanel key={current} id={current} onDecided={decided} />
            </Box>
          ) : sameFilters(filterValues, initial) || Object.keys(filterValues).length === 0 ? (
            <EmptyState title={text('verification.empty')} help={text('verification.emptyHelp')} />
          ) : (
            <NoMatch />
          )
        }
      </Loaded>
    </>
  );
}

const decisionKeys = (text: ReturnType<typeof useText>) => [
  { key: 'v', label: text('verification.verify') },
  { key: 'a', label: text('verification.ask') },
  { key: 'r', label: text('verification.reject') },
  { key: 't', label: text('verification.take') },
  { key: 'o', label: text('verification.openDocument') },
];

const splitStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 2,
  mt: 1,
} as const;

/** The queue by due date, with the chosen case beside it. */
export default function VerificationPage(): ReactElement {
  const text = useText();
  return (
    <>
      <PageHead title={text('verification.title')} />
      <ListBase
        resource="verification-cases"
        sort={{ field: 'dueAt', order: 'ASC' }}
        filterDefaultValues={initial}
        perPage={50}
        storeKey="verification.queue"
        debounce={0}
        disableAuthentication
      >
        <QueueAndCase />
      </ListBase>
    </>
  );
}
