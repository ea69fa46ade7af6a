import { dataRequestLifecycle, AppError, type DataRequestState, type dataRequestGuardNames } from '@prentice/contract';
import { Injectable } from '@nestjs/common';
import { instantOrNull } from '../../platform/clock/clock.ts';
import {
  defineTransitions,
  guardThat,
  type GuardsNamed,
  type TransitionContext,
} from '../../platform/transitions/define-transitions.ts';
import { DatabaseMembership } from '../members/index.ts';
import { ActiveAdmins, type UserRow } from '../accounts/index.ts';
import type { DataRequestRow } from './data-request.entity.ts';

/** What was prepared for an export. */
type Prepared = Pick<DataRequestRow, 'storageKey' | 'size' | 'dueAt'>;
type Request =
  | { readonly to: 'requested'; readonly user: UserRow }
  | { readonly to: 'cancelled'; readonly note: string | null }
  | { readonly to: 'ready'; readonly prepared: Prepared }
  | { readonly to: 'expired' | 'done' | 'failed' };

/** Whether the person is the last to keep something running; asked only about the person who goes. */
interface Facts {
  readonly isLastAdmin: () => Promise<boolean>;
  readonly isLastOwner: () => Promise<boolean>;
}
type Context = TransitionContext<DataRequestRow, DataRequestState, Request, Facts>;

const isOver = ({ record, now }: Context): boolean => Boolean(record.dueAt && record.dueAt <= now);

const guards: GuardsNamed<typeof dataRequestGuardNames, Context> = {
  notLastAdmin: guardThat(
    async ({ facts }) => !(await facts.isLastAdmin()),
    () => new AppError('LAST_ADMIN'),
  ),
  notLastOwner: guardThat(
    async ({ facts }) => !(await facts.isLastOwner()),
    () => new AppError('LAST_OWNER'),
  ),
  isExport: guardThat(({ record }) => record.kind === 'export'),
  isErasure: guardThat(({ record }) => record.kind === 'erase'),
  withinGrace: guardThat(({ record, now }) => Boolean(record.dueAt && record.dueAt > now)),
  graceOver: guardThat(isOver),
  due: guardThat(isOver),
};

const ids = ({ record }: Context) => ({
  requestId: record._id.toHexString(),
  userId: record.userId.toHexString(),
  kind: record.kind,
});
const withTime = (context: Context) => ({ ...ids(context), dueAt: instantOrNull(context.record.dueAt) });

/** Defines the transitions of data requests: the guards and effects of `dataRequestLifecycle`. */
@Injectable()
export class DataRequestTransitions {
  constructor(
    private readonly activeAdmins: ActiveAdmins,
    private readonly membership: DatabaseMembership,
  ) {}

  readonly definition = defineTransitions<typeof dataRequestLifecycle, Context>(dataRequestLifecycle, {
    stateOf: ({ state }, { to }) => (to === 'requested' ? null : state),
    setState: (row, to) => (row.state = to),
    facts: async ({ record, request }) => {
      const leaving = request.to === 'requested' && record.kind === 'erase' ? request.user : null;
      return {
        isLastAdmin: async () => leaving?.role === 'admin' && (await this.activeAdmins.isLast(leaving._id)),
        isLastOwner: async () => leaving !== null && (await this.membership.isLastOwner(leaving._id)),
      };
    },
    guards,
    effects: {
      to: {
        cancelled: ({ record, note }) => void (record.note = note ?? record.note),
        ready: ({ record, request }) => void (request.to === 'ready' && Object.assign(record, request.prepared)),
        expired: ({ record }) => void (record.storageKey = null),
        done: ({ record }) => void (record.note = null),
      },
    },
    /** What the system does by itself is no act of anybody. */
    audit: ({ record, from, to, actor, note }) =>
      actor.caller
        ? {
            caller: actor.caller,
            action: from === null ? 'created' : 'transition',
            resource: 'data-requests',
            id: record._id.toHexString(),
            ...(from !== null && { changes: [{ field: 'state', before: from, after: to }], reason: note }),
          }
        : null,
    event: {
      'data.requested': withTime,
      'data.cancelled': withTime,
      'data.ready': withTime,
      'data.failed': ids,
      'data.expired': ids,
      'data.erased': ids,
    },
  });
}
