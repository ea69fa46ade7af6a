import { Box, Button } from '@mui/material';
import { ListBase, useListContext } from 'ra-core';
import type { ReactElement } from 'react';
import { useMessages, useValueLabel } from '../../../i18n/messages.hook.ts';
import { useAbility } from '../../../providers/me-store.ts';
import { KeyboardShortcutHints, useKeyboardShortcuts } from '../../../ui/keyboard/KeyboardShortcuts.tsx';
import { useFilterInputs } from '../../../ui/list/filter-inputs.hook.tsx';
import type { FilterValues } from '../../../ui/list/filter-model.ts';
import { ListFilters } from '../../../ui/list/ResourceList.tsx';
import { NoMatches } from '../../../ui/page/EmptyState.tsx';
import { decisionKeys } from '../actions/available-actions.hook.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { useDragController, type DraggedCandidate } from './drag-controller.hook.ts';
import { useClosedStageText } from './closed-stage-text.hook.ts';
import { stages, stageLabelKey, stageHeadingId, type BoardStage } from './board-stages.ts';
import { useStageCandidates } from './stage-candidates.hook.ts';
import { boardFilters, candidatesExport } from '../lists/candidate-filters.ts';
import { UndoProvider } from '../undo/UndoProvider.tsx';

const scrollToStage = (name: string): void => {
  const heading = document.getElementById(stageHeadingId(name));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
};

interface StageLinkProps {
  readonly internshipId: string;
  readonly stage: BoardStage;
  readonly filters: FilterValues;
}

/** Leads to a stage, with how many are in it, whom its column has loaded. */
function StageLink({ internshipId, stage, filters }: StageLinkProps): ReactElement {
  const valueLabel = useValueLabel();
  const { query, total } = useStageCandidates(internshipId, stage, filters);
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={query.data !== undefined && total === 0}
      onClick={() => scrollToStage(stage.name)}
    >
      {valueLabel(...stageLabelKey(stage))}
      {query.data && ` ${total}`}
    </Button>
  );
}

/** Ways to each stage, where they are below each other. */
function StageLinks({ internshipId, filters }: Omit<StageLinkProps, 'stage'>): ReactElement {
  const text = useMessages();
  return (
    <Box component="nav" aria-label={text('board.jump')} sx={linksStyle}>
      {stages.map((stage) => (
        <StageLink key={stage.name} internshipId={internshipId} stage={stage} filters={filters} />
      ))}
    </Box>
  );
}

const linksStyle = { display: { xs: 'flex', md: 'none' }, flexWrap: 'wrap', gap: 0.75, mb: 1 } as const;

/** Says what is held and over which stage, for those who do not see it. */
function LiveAnnouncement({
  dragged,
  returnedName,
}: {
  dragged: DraggedCandidate | null;
  returnedName: string | null;
}): ReactElement {
  const text = useMessages();
  const valueLabel = useValueLabel();
  const closedText = useClosedStageText();
  const over = stages.find(({ name }) => name === dragged?.overStage);
  const stage = over && valueLabel(...stageLabelKey(over));
  const reason = dragged && over ? closedText(dragged, over) : null;
  const announcement = dragged
    ? [text(stage ? 'board.over' : 'board.pickedUp', { name: dragged.name, stage }), reason].filter(Boolean).join('. ')
    : returnedName && text('board.back', { name: returnedName });
  return (
    <div role="status" className="visually-hidden">
      {announcement}
    </div>
  );
}

/** Shows the keys of the board: what they do, in sight and for screen readers on each card. */
function KeyboardHelp(): ReactElement {
  const text = useMessages();
  const keys = [
    { key: '←↑↓→', label: text('board.moveFocus') },
    { key: text('board.space'), label: text('board.pickUp') },
    { key: decisionKeys.shortlisted, label: text('candidates.shortlist') },
    { key: decisionKeys.rejected, label: text('candidates.reject') },
  ];
  /* The cards listen themselves; here the keys are only listed, and not in the palette, which has no card. */
  useKeyboardShortcuts(keys.map((shortcut) => ({ ...shortcut, isNative: true, repeats: true, run: () => undefined })));
  return (
    <Box sx={{ my: 1 }}>
      <KeyboardShortcutHints shortcuts={keys} />
      <span id="board-keys" className="visually-hidden">
        {text('board.help')}
      </span>
    </Box>
  );
}

function StageColumns({ internshipId }: { internshipId: string }): ReactElement {
  const text = useMessages();
  const mayMove = useAbility().can('transition', 'Application');
  const { filterValues, total } = useListContext();
  const { dragged, returnedName, dragController } = useDragController();
  if (total === 0 && Object.keys(filterValues).length > 0) return <NoMatches />;
  const column = (stage: BoardStage) => (
    <BoardColumn
      key={stage.name}
      internshipId={internshipId}
      stage={stage}
      filters={filterValues}
      dragged={dragged}
      dragController={dragController}
    />
  );
  return (
    <UndoProvider>
      {mayMove && <KeyboardHelp />}
      <StageLinks internshipId={internshipId} filters={filterValues} />
      <LiveAnnouncement dragged={dragged} returnedName={returnedName} />
      <Box role="region" aria-label={text('board.title')} data-full-width sx={wholeStyle}>
        <Box sx={scrollStyle}>{stages.filter(({ sticky }) => !sticky).map(column)}</Box>
        {stages.filter(({ sticky }) => sticky).map(column)}
      </Box>
    </UndoProvider>
  );
}

/** Shows the candidates of one internship by stage, filtered as a table is: dragged, moved by key, or by each card's menu. */
export function CandidateBoard({ internshipId }: { internshipId: string }): ReactElement {
  const { inputs, labelOf } = useFilterInputs(boardFilters);
  const mayExport = useAbility().can('export', 'Application');
  return (
    <ListBase
      resource="applications"
      filter={{ internshipId }}
      sort={{ field: 'responseDueAt', order: 'ASC' }}
      perPage={1}
      storeKey={`board.${internshipId}`}
      debounce={0}
      disableSyncWithLocation
      disableAuthentication
    >
      {/* The file leaves out the columns that are hidden in the table. */}
      <ListFilters
        storeKey={`candidates.${internshipId}`}
        filters={inputs}
        filterLabel={labelOf}
        file={mayExport && candidatesExport}
      />
      <StageColumns internshipId={internshipId} />
    </ListBase>
  );
}

const boardStyle = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { md: 'stretch' },
  gap: 1,
} as const;

const wholeStyle = { ...boardStyle, '& > section': { my: { md: '3px' } } } as const;

/* A shade at an edge says that stages go on there: it is covered where they end. */
const scrollStyle = {
  ...boardStyle,
  flex: 1,
  minWidth: 0,
  overflowX: { md: 'auto' },
  p: '3px',
  background: {
    md: `linear-gradient(to right, var(--paper) 40%, transparent) left / 32px 100% no-repeat local,
      linear-gradient(to left, var(--paper) 40%, transparent) right / 32px 100% no-repeat local,
      linear-gradient(to right, color-mix(in srgb, var(--edge) 45%, transparent), transparent) left / 10px 100% no-repeat scroll,
      linear-gradient(to left, color-mix(in srgb, var(--edge) 45%, transparent), transparent) right / 10px 100% no-repeat scroll`,
  },
} as const;
