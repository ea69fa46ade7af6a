import { id, maintenanceKind, type maintenanceRunEventNames } from '@prentice/contract';
import { z } from 'zod';
import { defineTransitionEvents, actingUserId } from './event-definition.ts';

const event = {
  version: 1,
  record: 'maintenanceRunId',
  payload: z.object({ maintenanceRunId: id, kind: maintenanceKind, dryRun: z.boolean(), by: actingUserId }),
} as const;

/** Runs of maintenance. */
export const maintenanceEvents = defineTransitionEvents<typeof maintenanceRunEventNames>()({
  'maintenance.requested': event,
  'maintenance.started': event,
  'maintenance.succeeded': event,
  'maintenance.failed': event,
  'maintenance.cancelled': event,
  'maintenance.undo_requested': event,
  'maintenance.undone': event,
});
