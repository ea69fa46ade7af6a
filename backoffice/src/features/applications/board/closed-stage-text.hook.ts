import { useMessages } from '../../../i18n/messages.hook.ts';
import type { BoardStage } from './board-stages.ts';
import { actionForDrop, closedFor, type DraggedCandidate } from './drag-controller.hook.ts';

/** Returns why a candidate who is held cannot be put on a stage, as a sentence; null where they can. */
export function useClosedStageText(): (dragged: DraggedCandidate, stage: BoardStage) => string | null {
  const text = useMessages();
  return (dragged, stage) => {
    const closed = closedFor(dragged, stage);
    if (!closed) return null;
    if (closed.kind !== 'afterStage') return text(`board.closed.${closed.kind}`);
    return text('board.closed.afterStage', { action: actionForDrop(dragged, closed.stage)?.label });
  };
}
