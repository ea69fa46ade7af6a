import { useMediaQuery } from '@mui/material';
import { useStore } from 'ra-core';
import { useEffect, type RefObject } from 'react';
import type { CandidateRow } from '../application-types.ts';
import { isFoldedAtFirst, type BoardStage } from './board-stages.ts';
import { canMoveFocus } from './card-focus.ts';
import type { DragController } from './drag-controller.hook.ts';

/** Where react-admin remembers which stages somebody has opened (false) or folded (true), beyond a sign-out. */
const STAGE_FOLDS = 'board.folds';

/**
 * Returns whether a stage is folded to a rail, and what opens and folds it; undefined where stages are below each other. What
 * somebody has opened or folded stays so, on all boards, until they undo it.
 *
 * @param total how many are in the stage, as far as that is known
 */
export function useStageFold(stage: BoardStage, total: number | undefined) {
  const [folds, setFolds] = useStore<Readonly<Record<string, boolean>>>(STAGE_FOLDS, {});
  const isBeside = useMediaQuery('(min-width: 900px)', { noSsr: true });
  const hasRoom = useMediaQuery('(min-width: 1700px)', { noSsr: true });
  const isFoldedByItself = isFoldedAtFirst(stage, total, hasRoom);
  const isFolded = folds[stage.name] ?? isFoldedByItself;
  return {
    isRail: isBeside ? isFolded : undefined,
    toggle: (): void => {
      const { [stage.name]: _, ...others } = folds;
      setFolds(isFolded === isFoldedByItself ? { ...others, [stage.name]: !isFolded } : others);
    },
  };
}

/** Moves the focus of a candidate who is put into a rail, where no card is: the focus goes to what opens it. */
export function useFocusOnRail(
  column: RefObject<HTMLElement | null>,
  isRail: boolean,
  rows: readonly CandidateRow[],
  dragController: DragController,
): void {
  useEffect(() => {
    if (!isRail) return;
    const focusedRow = rows.find(({ id }) => canMoveFocus(id) && dragController.claimFocus(id));
    if (focusedRow) column.current?.querySelector('button')?.focus();
  }, [column, isRail, rows, dragController]);
}
