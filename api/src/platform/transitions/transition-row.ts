import { transitionsFrom, type Lifecycle, type Transition } from '@prentice/contract';
import type { Machine, TransitionActor, Transitions } from './define-transitions.ts';

/** Returns the reason and note of a request that has fields of these names. */
function reasonAndNoteIn(request: object): { reason: string | null; note: string | null } {
  const text = (field: 'reason' | 'note'): string | null => {
    const value: unknown = Reflect.get(request, field);
    return typeof value === 'string' ? value : null;
  };
  return { reason: text('reason'), note: text('note') };
}

/** Returns the reason and note of a request, null for what it does not state. */
export const reasonAndNoteOf = <M extends Machine>(transitions: Transitions<M>, request: M['request']) =>
  transitions.reasonAndNote?.(request) ?? reasonAndNoteIn(request);

/**
 * Returns whether a request asks for a row: one that is reserved to a kind of request is asked for by that kind only,
 * which asks for no other.
 */
function isRequestOfKind(
  { transitions }: Lifecycle<string>,
  { requestKind }: Pick<Transition<string, string, string>, 'requestKind'>,
  request: object,
): boolean {
  const kind: unknown = Reflect.get(request, 'kind');
  const reserved = transitions.find((transition) => transition.requestKind && transition.requestKind === kind);
  return requestKind === reserved?.requestKind;
}

/** Returns the row of the lifecycle table for a request, with both states; undefined where the table has none. */
export function rowFor<M extends Machine>(
  transitions: Transitions<M>,
  record: M['record'],
  request: M['request'],
  actor: TransitionActor,
  now: Date,
) {
  const from = transitions.stateOf(record, request, actor, now);
  const to = transitions.target?.(record, request, now) ?? request.to;
  const possible = transitionsFrom(transitions.lifecycle, from, actor.actorKind);
  const row = possible.find(
    (transition) => transition.to === to && isRequestOfKind(transitions.lifecycle, transition, request),
  );
  return { from, to, row };
}
