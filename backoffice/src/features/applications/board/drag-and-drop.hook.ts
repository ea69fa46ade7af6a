import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, type RefObject } from 'react';
import type { BoardStage } from './board-stages.ts';
import type { DragController } from './drag-controller.hook.ts';

const stageOf = (targets: readonly { readonly data: Record<string | symbol, unknown> }[]): string | null => {
  const stage = targets[0]?.data['stage'];
  return typeof stage === 'string' ? stage : null;
};

/**
 * Lets a card be dragged with the pointer while an action is possible; the same decisions as by key and menu follow a
 * drop.
 */
export function useDraggableCard(
  card: RefObject<HTMLElement | null>,
  isMovable: boolean,
  onPickUp: () => void,
  dragController: DragController,
): void {
  const latest = useRef(onPickUp);
  useEffect(() => void (latest.current = onPickUp));
  useEffect(() => {
    const element = card.current;
    if (!element || !isMovable) return undefined;
    return draggable({
      element,
      onDragStart: () => latest.current(),
      onDropTargetChange: ({ location }) => dragController.hoverOver(stageOf(location.current.dropTargets)),
      onDrop: ({ location }) => {
        const stage = stageOf(location.current.dropTargets);
        if (stage === null) return dragController.cancel();
        dragController.hoverOver(stage);
        dragController.drop();
      },
    });
  }, [card, isMovable, dragController]);
}

/** Makes the element take the cards that may come to the stage. */
export function useDropColumn(
  column: RefObject<HTMLElement | null>,
  stage: BoardStage,
  dragController: DragController,
): void {
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    return dropTargetForElements({
      element,
      canDrop: () => dragController.accepts(stage),
      getData: () => ({ stage: stage.name }),
    });
  }, [column, stage, dragController]);
}
