import { Box } from '@mui/material';
import { caseLifecycle, caseOrigins } from '@prentice/contract';
import { ListBase, useListContext } from 'ra-core';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text.hook.ts';
import { EmptyState } from '../../ui/empty.state.tsx';
import { KeyHints, useKeys } from '../../ui/key.hint.tsx';
import { FilterBar } from '../../ui/list/filter.bar.tsx';
import type { ListFilter } from '../../ui/list/filter.model.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PageHead } from '../../ui/page.head.tsx';
import { CasePanel } from './case.panel.tsx';
import { CaseQueue } from './case.queue.tsx';
import type { ReviewedCase } from './case.types.ts';

const filters: readonly ListFilter[] = [
  { kind: 'search', source: 'q', label: 'verification.search' },
  { kind: 'choice', source: 'state', label: 'verification.state', values: caseLifecycle.states, words: 'caseState' },
  { kind: 'choice', source: 'origin', label: 'verification.origin', values: caseOrigins, words: 'caseOrigin' },
  { kind: 'switch', source: 'assigned', label: 'verification.unassigned', value: false },
];

const near = (cases: readonly ReviewedCase[], id: string | undefined, step: 1 | -1): string | undefined => {
  const at = cases.findIndex((one) => one.id === id);
  return cases[Math.max(0, Math.min(cases.length - 1, at + step))]?.id;
};

function QueueAndCase(): ReactElement {
  const text = useText();
  const { data, error, refetch } = useListContext<ReviewedCase>();
  const [chosen, choose] = useState<string | undefined>(() => window.location.hash.slice(1) || undefined);
  const cases = data ?? [];
  const current = cases.find(({ id }) => id === chosen) ?? cases[0];
  const moves = [
    { key: 'j', label: text('verification.next'), run: () => choose(near(cases, current?.id, 1)) },
    { key: 'k', label: text('verification.previous'), run: () => choose(near(cases, current?.id, -1)) },
  ];
  useKeys(moves);
  const empty = <EmptyState title={text('verification.empty')} help={text('verification.emptyHelp')} />;
  return (
    <>
      <FilterBar filters={filters} storeKey="verification.queue">
        <KeyHints moves={[...moves, ...decisionKeys(text)]} />
      </FilterBar>
      <Loaded asked={{ data, error, refetch }}>
        {() =>
          current ? (
            <Box sx={splitStyle}>
              <CaseQueue cases={cases} current={current.id} onChoose={choose} />
              <CasePanel key={current.id} id={current.id} onDecided={() => choose(near(cases, current.id, 1))} />
            </Box>
          ) : (
            empty
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
        filterDefaultValues={{ state: 'pending' }}
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
