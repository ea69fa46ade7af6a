import { useMemo, useRef, useState } from 'react';
import { closedStage, neighbourStage, stages, type BoardStage, type ClosedStage } from './board-stages.ts';
import type { CandidateAction } from '../actions/available-actions.hook.ts';

/** A candidate who has been picked up, by pointer or by key, and the stage that they are held over. */
export interface DraggedCandidate {
  readonly id: string;
  readonly name: string;
  readonly stage: string;
  readonly actions: readonly CandidateAction[];
  readonly overStage: string | null;
}

/** Returns the action of a drop on a stage; undefined where no transition leads there. */
export const actionForDrop = (dragged: DraggedCandidate, { drop }: BoardStage): CandidateAction | undefined =>
  dragged.actions.find(({ to }) => drop !== undefined && to === drop);

/** Returns why a candidate who is held cannot be put on a stage; null where they can, or where they are. */
export function closedFor(dragged: DraggedCandidate, stage: BoardStage): ClosedStage | null {
  if (dragged.stage === stage.name || actionForDrop(dragged, stage)) return null;
  const allowed = stages.filter((other) => actionForDrop(dragged, other));
  return closedStage(stage, dragged.stage, allowed);
}

/** What one can do with a picked-up candidate. */
export interface DragController {
  /** Asks that this candidate's card gets the focus where it appears next. */
  readonly requestFocus: (id: string) => void;
  /** Whether this card is the one expected; it is expected no longer then. */
  readonly claimFocus: (id: string) => boolean;
  /** Whether the candidate who is held may be put on this stage. */
  readonly accepts: (stage: BoardStage) => boolean;
  readonly pickUp: (dragged: Omit<DraggedCandidate, 'overStage'>) => void;
  readonly hoverOver: (stage: string | null) => void;
  readonly step: (by: 1 | -1) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  /** A card has left a stage: what was held of it there is held no longer. */
  readonly release: (id: string, stage: string) => void;
}

/** Drags at most one candidate. A drop starts the action of the stage: at once, or after a dialog. */
export function useDragController(): {
  dragged: DraggedCandidate | null;
  returnedName: string | null;
  dragController: DragController;
} {
  const [dragged, setDragged] = useState<DraggedCandidate | null>(null);
  const [returnedName, setReturnedName] = useState<string | null>(null);
  const latest = useRef<DraggedCandidate | null>(null);
  const expectedFocus = useRef<string | null>(null);
  const dragController = useMemo((): DragController => {
    const set = (next: DraggedCandidate | null) => {
      latest.current = next;
      setDragged(next);
    };
    const setOverStage = (over: string | null) => {
      if (latest.current && latest.current.overStage !== over) set({ ...latest.current, overStage: over });
    };
    const cancel = () => {
      if (latest.current) setReturnedName(latest.current.name);
      set(null);
    };
    return {
      requestFocus: (id) => void (expectedFocus.current = id),
      claimFocus: (id) => {
        if (expectedFocus.current !== id) return false;
        expectedFocus.current = null;
        return true;
      },
      accepts: (stage) => latest.current !== null && actionForDrop(latest.current, stage) !== undefined,
      pickUp: (candidate) => {
        setReturnedName(null);
        set({ ...candidate, overStage: null });
      },
      hoverOver: setOverStage,
      step: (by) => {
        const now = latest.current;
        if (now) setOverStage(neighbourStage(now.overStage ?? now.stage, by));
      },
      drop: () => {
        const now = latest.current;
        const stage = stages.find(({ name }) => name === now?.overStage);
        /* Over a stage that takes nobody they stay held: the stage says why, and the arrows lead on. */
        if (!now || (stage && closedFor(now, stage))) return;
        const action = stage && actionForDrop(now, stage);
        if (!action) return cancel();
        set(null);
        (action.confirmDrop ?? action.start)();
      },
      cancel,
      release: (id, stage) => {
        if (latest.current?.id === id && latest.current.stage === stage) set(null);
      },
    };
  }, []);
  return { dragged, returnedName, dragController };
}
