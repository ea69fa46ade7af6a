import { everyRecord, type Rules } from '../kernel/ability.ts';
import { hasPermission } from '../kernel/actor.ts';

/** Listed jobs are read by everybody; those who manage external jobs do everything with all of them. */
export const externalJobRules: Rules = (actor, allow) => {
  allow('read', 'ExternalJob', { listed: true });
  if (!hasPermission(actor, 'external-jobs:manage')) return;
  allow(['read', 'create', 'update', 'delete', 'transition', 'export'], 'ExternalJob', everyRecord);
  allow(['read', 'create', 'update', 'delete'], 'ExternalJobSource', everyRecord);
};
