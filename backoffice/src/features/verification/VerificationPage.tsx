import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, useMediaQuery, type Theme } from '@mui/material';
import { verificationCaseLifecycle, caseOrigins } from '@prentice/contract';
import { ListBase, useListContext } from 'ra-core';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Pagination } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '../../app/screen-paths.ts';
import { useMessages } from '../../i18n/messages.hook.ts';
import { useAbility, useMe } from '../../providers/me-store.ts';
import { client } from '../../providers/session.ts';
import { EmptyState, NoMatches } from '../../ui/page/EmptyState.tsx';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../ui/keyboard/KeyboardShortcuts.tsx';
import type { ExportFile } from '../../ui/list/export.hook.ts';
import { useFilterInputs } from '../../ui/list/filter-inputs.hook.tsx';
import { isSameFilter, type ListFilter } from '../../ui/list/filter-model.ts';
import { DefaultFilterAddress } from '../../ui/list/DefaultFilterAddress.tsx';
import { ListFilters } from '../../ui/list/ResourceList.tsx';
import { QueryBoundary } from '../../ui/page/QueryBoundary.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useCaseInAddress, useSelectedCase, type ReviewedCase } from './selected-case.hook.ts';
import { CasePanel } from './CasePanel.tsx';
import { CaseQueue, focusCase } from './CaseQueue.tsx';
import { AssignVisibleCases } from './AssignVisibleCases.tsx';
import { NativeSelect } from '../../ui/list/NativeControls.tsx';

const orders = ['dueAt ASC', 'createdAt DESC', 'employerName ASC'] as const;

/** Chooses in which order the queue is; a queue has no heads to sort by. */
export function CaseSortSelect({ hidesLabel = false }: { hidesLabel?: boolean }): ReactElement {
  const text = useMessages();
  const { sort, setSort } = useListContext();
  const choose = (value: string) => {
    const [field = 'dueAt', order] = value.split(' ');
    setSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
  };
  return (
    <NativeSelect
      label={text('verification.order')}
      hidesLabel={hidesLabel}
      value={`${sort.field} ${sort.order}`}
      options={orders.map((sortOrder) => [sortOrder, text(`verification.order ${sortOrder}`)] as const)}
      onChoose={choose}
    />
  );
}

/** At first those that wait for a decision. */
const initial = { state: 'pending' };

const filtersFor = (currentUserId: string | null): readonly ListFilter[] => [
  { kind: 'search', source: 'q', label: 'verification.search' },
  {
    kind: 'choice',
    source: 'state',
    label: 'verification.state',
    values: verificationCaseLifecycle.states,
    labelPrefix: 'caseState',
    alwaysOn: true,
  },
  { kind: 'choice', source: 'origin', label: 'verification.origin', values: caseOrigins, labelPrefix: 'caseOrigin' },
  { kind: 'switch', source: 'assigned', label: 'verification.unassigned', value: false },
  { kind: 'switch', source: 'assigneeId', label: 'verification.mine', value: currentUserId },
];

const file: ExportFile = {
  name: 'verification-cases.csv',
  call: (query, options) => client.verificationCases.export({ query }, options),
};

/**
 * Returns whether there is room for the queue and the case beside each other, and, where there is not, whether the case has
 * been opened in the place of the queue. The address says so: the browser's way back leads from the case to the queue.
 */
function useCaseAlone(current: string | undefined, choose: (id: string) => void) {
  const isWide = useMediaQuery(({ breakpoints }: Theme) => breakpoints.up('md'), { noSsr: true });
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash.length > 1;
  useCaseInAddress(isWide || isOpen ? current : undefined, choose);
  const isAlone = !isWide && isOpen && current !== undefined;
  /* Whoever comes back to the queue continues from the row that they opened. */
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (isAlone) opened.current = current;
    else if (opened.current) focusCase(opened.current);
  }, [isAlone, current]);
  return {
    isWide,
    isAlone,
    open: (id: string) => {
      choose(id);
      if (!isWide) void navigate({ search, hash: id });
    },
    close: () => void navigate({ search, hash: '' }, { replace: true }),
  };
}

/** The cases of the list, which of them is open, and how to get to another. */
function useReviewedCases() {
  const text = useMessages();
  const { data, filterValues, sort, page, isPlaceholderData } = useListContext<ReviewedCase>();
  const cases = data ?? [];
  const { current, choose, next, previous, decided, undone } = useSelectedCase(
    cases,
    data && !isPlaceholderData ? JSON.stringify([filterValues, sort, page]) : undefined,
  );
  const { isWide, isAlone, open, close } = useCaseAlone(current, choose);
  const navigate = useNavigate();
  /* Who opens a case by key, or is led to it by a decision, reads on in the case; a click leaves the focus in the queue. */
  const [isLed, setIsLed] = useState(false);
  const led =
    <Parts extends unknown[]>(move: (...parts: Parts) => void) =>
    (...parts: Parts) => {
      setIsLed(true);
      move(...parts);
    };
  /* The screen may have been left. */
  const returnTo = (verificationCase: ReviewedCase) => {
    undone(verificationCase);
    const isLeft = window.location.pathname !== pathTo('verification');
    void navigate({
      pathname: pathTo('verification'),
      search: isLeft ? '' : window.location.search,
      hash: verificationCase.id,
    });
  };
  const moves = [
    { key: 'j', label: text('verification.next'), run: led(next), repeats: true },
    { key: 'k', label: text('verification.previous'), run: led(previous), repeats: true },
  ];
  const openByPointer = (id: string) => {
    setIsLed(false);
    open(id);
  };
  return {
    cases,
    current,
    isWide,
    isAlone,
    close,
    moves,
    openByPointer,
    takesFocus: isAlone || isLed,
    showNext: led(decided),
    showUndone: led(returnTo),
  };
}

/** Shows the queue and the open case beside each other, or one of them where there is no room. */
function CaseSplit({
  reviewedCases: { cases, current, isWide, isAlone, openByPointer, takesFocus, showNext, showUndone },
}: {
  reviewedCases: ReturnType<typeof useReviewedCases>;
}): ReactElement {
  const text = useMessages();
  const { total, filterValues, setFilters } = useListContext<ReviewedCase>();
  if (!current)
    return isSameFilter(filterValues, initial) || Object.keys(filterValues).length === 0 ? (
      <EmptyState
        title={text('verification.empty')}
        help={text('verification.emptyHelp')}
        action={
          filterValues['state'] && (
            <Button variant="outlined" onClick={() => setFilters({})}>
              {text('verification.showDecided')}
            </Button>
          )
        }
      />
    ) : (
      <NoMatches />
    );
  return (
    <Box sx={splitStyle}>
      {!isAlone && (
        <Box>
          <CaseQueue cases={cases} current={isWide ? current : undefined} onChoose={openByPointer} />
          {total !== undefined && total > cases.length && <Pagination />}
        </Box>
      )}
      {(isAlone || isWide) && (
        <CasePanel key={current} id={current} takesFocus={takesFocus} onDecided={showNext} onUndone={showUndone} />
      )}
    </Box>
  );
}

function QueueAndCase(): ReactElement {
  const text = useMessages();
  const ability = useAbility();
  const { inputs, labelOf } = useFilterInputs(filtersFor(useMe().actor.id));
  const { data, error, refetch } = useListContext<ReviewedCase>();
  const reviewedCases = useReviewedCases();
  const { cases, isWide, isAlone, close, moves } = reviewedCases;
  useKeyboardShortcuts(moves);
  const tools = (
    <>
      <CaseSortSelect hidesLabel={!isWide} />
      {ability.can('transition', 'VerificationCase') && <AssignVisibleCases cases={cases} />}
    </>
  );
  return (
    <>
      {isAlone ? (
        <Button startIcon={<BackIcon />} onClick={close} sx={{ mb: 1 }}>
          {text('verification.back')}
        </Button>
      ) : (
        <ListFilters<ReviewedCase>
          storeKey="verification-cases"
          filters={inputs}
          filterLabel={labelOf}
          file={ability.can('export', 'VerificationCase') && file}
        >
          {isWide && tools}
        </ListFilters>
      )}
      {!isWide && !isAlone && <Box sx={narrowToolsStyle}>{tools}</Box>}
      {cases.length > 0 && (
        <Box sx={{ my: { xs: 0, md: 1.5 } }}>
          <KeyboardShortcutHints shortcuts={[...moves, { key: 'o', label: text('verification.openDocument') }]} />
        </Box>
      )}
      <QueryBoundary query={{ data, error, refetch }}>
        {() => <CaseSplit reviewedCases={reviewedCases} />}
      </QueryBoundary>
    </>
  );
}

/* In one row, where the label of the order has no room. */
const narrowToolsStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mt: 1,
} as const;

const splitStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: 2,
  mt: 1,
} as const;

/** Shows the queue by due date, with the chosen case beside it. */
export default function VerificationPage(): ReactElement {
  const text = useMessages();
  return (
    <>
      <PageHeader title={text('verification.title')} />
      <DefaultFilterAddress filter={initial}>
        <ListBase
          resource="verification-cases"
          sort={{ field: 'dueAt', order: 'ASC' }}
          filterDefaultValues={initial}
          perPage={50}
          disableAuthentication
        >
          <QueueAndCase />
        </ListBase>
      </DefaultFilterAddress>
    </>
  );
}
