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
