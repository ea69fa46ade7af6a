import { expect, it } from 'vitest';
import { principalsByAction } from '../../test/principals.ts';
import { maintenanceOperations } from './maintenance.contract.ts';

it('is for full administrators alone', () => {
  expect(principalsByAction('MaintenanceRun', {})).toEqual({
    read: ['admin'],
    create: ['admin'],
    transition: ['admin'],
  });
});

it('looks without changing anything only where that means something', () => {
  const { body } = maintenanceOperations.start;
  expect(body.safeParse({ kind: 'creation_dates', dryRun: true }).success).toBe(true);
  expect(body.safeParse({ kind: 'files', dryRun: true }).success).toBe(false);
  expect(body.parse({ kind: 'files' }).dryRun).toBe(false);
});
