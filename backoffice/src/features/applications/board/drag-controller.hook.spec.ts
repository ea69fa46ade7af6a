import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CandidateAction } from '../actions/available-actions.hook.ts';
import { useDragController } from './drag-controller.hook.ts';

const actionTo = (to: CandidateAction['to'], more: Partial<CandidateAction> = {}): CandidateAction => ({
  to,
  label: to,
  buttonProps: { variant: 'outlined' },
  start: vi.fn<() => void>(),
  ...more,
});

function dropOn(stage: string, actions: readonly CandidateAction[]): void {
  const { result } = renderHook(() => useDragController());
  const { dragController } = result.current;
  act(() => dragController.pickUp({ id: 'ada', name: 'Ada', stage: 'shortlisted', actions }));
  act(() => dragController.hoverOver(stage));
  act(() => dragController.drop());
}

it('asks before a drop that is told to the candidate and cannot be undone', () => {
  const finalist = actionTo('finalist', { confirmDrop: vi.fn<() => void>() });
  dropOn('finalist', [finalist]);
  expect(finalist.confirmDrop).toHaveBeenCalledOnce();
  expect(finalist.start).not.toHaveBeenCalled();
});

it('starts the action of any other drop, and none where no transition leads', () => {
  const rejected = actionTo('rejected');
  dropOn('rejected', [rejected]);
  expect(rejected.start).toHaveBeenCalledOnce();
  dropOn('offered', [rejected]);
  expect(rejected.start).toHaveBeenCalledOnce();
});

it('steps onto closed stages in their order, and keeps hold of the candidate there', () => {
  const { result } = renderHook(() => useDragController());
  const { dragController } = result.current;
  const [shortlisted, rejected] = [actionTo('shortlisted'), actionTo('rejected')];
  act(() => dragController.pickUp({ id: 'ada', name: 'Ada', stage: 'new', actions: [shortlisted, rejected] }));
  const passed = Array.from({ length: 3 }, () => {
    act(() => dragController.step(1));
    return result.current.dragged?.overStage;
  });
  expect(passed).toEqual(['shortlisted', 'interview', 'finalist']);
  act(() => dragController.drop());
  expect(result.current.dragged?.overStage).toBe('finalist');
  for (const step of [-1, -1] as const) act(() => dragController.step(step));
  act(() => dragController.drop());
  expect(shortlisted.start).toHaveBeenCalledOnce();
  expect(rejected.start).not.toHaveBeenCalled();
});

it('puts a candidate back who is dropped where they were', () => {
  const { result } = renderHook(() => useDragController());
  act(() => result.current.dragController.pickUp({ id: 'ada', name: 'Ada', stage: 'new', actions: [] }));
  act(() => result.current.dragController.drop());
  expect(result.current.dragged).toBeNull();
  expect(result.current.returnedName).toBe('Ada');
});
