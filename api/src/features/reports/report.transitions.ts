import { consequencesOf, reportLifecycle, type ReportState, type ReportTransitionRequest } from '@prentice/contract';
import { hex, objectId } from '../../platform/database/ids.ts';
import { defineTransitions, type TransitionContext } from '../../platform/transitions/define-transitions.ts';
import type { ReportRow } from './report.entity.ts';

type ReportContext = TransitionContext<ReportRow, ReportState, ReportTransitionRequest | { readonly to: 'open' }, null>;

/** Returns what every event of a report says. */
const payload = ({ record, actor, now }: ReportContext) => ({
  reportId: record._id.toHexString(),
  targetType: record.targetType,
  targetId: record.targetId.toHexString(),
  targetLabel: record.targetLabel,
  employerId: hex(record.employerId),
  reporterId: hex(record.reporterId),
  code: record.code,
  answer: record.answer ?? null,
  consequences: [],
  by: actor.actorId,
  at: now.toISOString(),
});

function decide({ record, request, actor, now }: ReportContext): void {
  if (request.to === 'open') return;
  const { note, answer } = request;
  Object.assign(record, { note, answer, decidedBy: objectId(actor.actorId ?? ''), decidedAt: now });
}

/**
 * The transitions of reports: the effects of `reportLifecycle`. `ReportConsequences` performs what follows from an
 * upheld one.
 */
export const reportTransitions = defineTransitions<typeof reportLifecycle, ReportContext>(reportLifecycle, {
  stateOf: ({ state }, { to }) => (to === 'open' ? null : state),
  setState: (report, to) => (report.state = to),
  facts: async () => null,
  guards: {},
  effects: { to: { upheld: decide, dismissed: decide } },
  audit: ({ record, from, to, actor, note }) =>
    from === null
      ? null
      : {
          caller: actor.caller ?? null,
          action: 'transition',
          resource: 'reports',
          id: record._id.toHexString(),
          label: record.targetLabel,
          changes: [{ field: 'state', before: from, after: to }],
          reasonCode: record.code,
          reason: note,
        },
  event: {
    'report.created': payload,
    'report.upheld': (context) => ({
      ...payload(context),
      consequences: consequencesOf(context.record).map(({ action }) => action),
    }),
    'report.dismissed': payload,
  },
});
