import type { OperationShape } from './kernel/operation.ts';
import { notificationOperations } from './notifications/notification.contract.ts';
import { skillOperations } from './skills/skill.contract.ts';

/** Every operation of the API by feature and name. */
export const operations = {
  notifications: notificationOperations,
  skills: skillOperations,
} as const;

/** All operations as a flat list with their full names, such as `applications.submit`. */
export const allOperations: readonly { name: string; operation: OperationShape }[] = Object.entries(operations).flatMap(
  ([feature, declared]) =>
    Object.entries(declared).map(([name, operation]) => ({ name: `${feature}.${name}`, operation })),
);
